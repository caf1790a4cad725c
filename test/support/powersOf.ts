import { allCards, type CardDefinition, type Player } from 'taiki';
import { powerOf } from '../../effects/questions/characteristics/characteristics.ts';
import type { Driver } from './driver.ts';
import { worldOf } from './worldOf.ts';

/** The creatures of a player with the power that they have now: `Fear Fang 3000`. Own cards of a test have to be given. */
export function powersOf(
  duel: Driver,
  player: Player,
  cards: readonly CardDefinition[] = [],
): readonly string[] {
  const world = worldOf(duel.duel.game, [...allCards, ...cards]);
  return world.game.zones[player].battleZone.map(
    (object) => `${world.game.cards[object.card]?.name} ${powerOf(world, object)}`,
  );
}

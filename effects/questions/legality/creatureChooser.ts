import type { CardObject, Player } from '../../../table/nouns.ts';
import type { World } from '../../state/world.ts';
import { creaturesOf, staticsOf } from '../characteristics/characteristics.ts';

/** 605.2b. Who chooses a creature in the battle zone: the player whom the effect names, unless a card lets the other player do so. */
export function creatureChooser(world: World, told: Player, object: CardObject): Player {
  if (object.zone !== 'battleZone') return told;
  const other = staticsOf(world).find(
    ({ effect, scope }) => effect.kind === 'choosesCreatures' && scope.player !== told,
  );
  if (other === undefined) return told;
  const isCreature = creaturesOf(world, object.owner).some(({ id }) => id === object.id);
  return isCreature ? other.scope.player : told;
}

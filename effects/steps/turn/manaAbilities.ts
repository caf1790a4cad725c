import type { CardObject, Player } from '../../../table/nouns.ts';
import { counted } from '../../../table/objects.ts';
import { setTapped } from '../../actions/tapping.ts';
import { activate } from '../../events/standbyEffect.ts';
import type { ManaAbilityKeyword } from '../../language/keywords/manaAbility.ts';
import type { Play } from '../../play/play.ts';
import { keywordsIn } from '../../questions/abilities/keywordsIn.ts';
import { repertoireOf } from '../../questions/abilities/repertoire.ts';
import { objectBan } from '../../questions/characteristics/bans.ts';
import { abilitiesOf, nameOf } from '../../questions/characteristics/characteristics.ts';
import { holds } from '../../questions/characteristics/conditions.ts';
import type { Procedure } from '../../state/game.ts';
import { scopeOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';

const NONE: readonly CardObject[] = [];

/** The mana ability of a card that can be used now, as it goes on standby: its condition is read as it is used. */
function usableOf(world: World, card: CardObject): ManaAbilityKeyword | undefined {
  const scope = scopeOf(card.owner, card.id, nameOf(world.game, card));
  for (const ability of keywordsIn(abilitiesOf(world, card), 'manaAbility')) {
    const { effect } = ability;
    if (effect.do !== 'if' || effect.otherwise !== undefined) return ability;
    if (holds(world, effect.condition, scope)) return { ...ability, effect: effect.then };
  }
  return undefined;
}

/** 313.2, 602.1. The cards in the mana zone of a player that may be tapped now to use an ability of their own. */
export function usableManaAbilities(world: World, player: Player): readonly CardObject[] {
  if (!repertoireOf(world).manaAbilities) return NONE;
  return counted(world.game, player, 'manaZone').filter(
    (card) =>
      !card.tapped &&
      objectBan(world, card, 'beTapped', { by: player }) === undefined &&
      usableOf(world, card) !== undefined,
  );
}

/** 602.1, 602.2. The card is tapped, and the effect of its mana ability goes on standby. */
export function* useManaAbility(play: Play, card: CardObject): Procedure {
  const ability = usableOf(play, card);
  if (ability === undefined) throw new Error(`No mana ability of object ${card.id} is in use.`);
  yield* setTapped(play, [card], 'tapped', '602.1').triggers;
  activate(play, card, card, ability);
}

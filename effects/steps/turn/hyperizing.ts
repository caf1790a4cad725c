import type { CardObject, Player } from '../../../table/nouns.ts';
import { REASONS } from '../../../table/sentences/reasons.ts';
import { activate } from '../../events/standbyEffect.ts';
import type { HyperizeKeyword } from '../../language/keywords/hyperize.ts';
import type { Effect } from '../../language/vocabulary.ts';
import { choose, tap, yourCreatures } from '../../language/words.ts';
import type { Play } from '../../play/play.ts';
import { keywordsIn } from '../../questions/abilities/keywordsIn.ts';
import { repertoireOf } from '../../questions/abilities/repertoire.ts';
import { type Refusal, refuse } from '../../questions/characteristics/bans.ts';
import { abilitiesOf, creaturesOf, nameOf } from '../../questions/characteristics/characteristics.ts';
import type { Procedure } from '../../state/game.ts';
import { isInHyperMode } from '../../state/hyperMode.ts';
import { scopeOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { canPayInFull } from '../../words/canPayInFull.ts';
import { useManaAbility } from './manaAbilities.ts';

const NONE: readonly CardObject[] = [];

/** The cost: other creatures are tapped. */
const costOf = ({ taps }: HyperizeKeyword): Effect => tap(choose(yourCreatures({ other: true }), taps));

const hyperizesOf = (world: World, creature: CardObject): readonly HyperizeKeyword[] =>
  keywordsIn(abilitiesOf(world, creature), 'hyperize');

const isPayable = (world: World, creature: CardObject, ability: HyperizeKeyword): boolean =>
  canPayInFull(world, [costOf(ability)], scopeOf(creature.owner, creature.id, nameOf(world.game, creature)));

/** 602.3, 816.2d. Why the hyperize of a creature may not be used; undefined if it may, or if it has none. */
export function hyperizeRefusal(world: World, creature: CardObject): Refusal | undefined {
  const abilities = hyperizesOf(world, creature);
  if (abilities.length === 0) return undefined;
  if (isInHyperMode(world.game, creature.id)) return refuse('816.2d', REASONS.hyperModeReleased);
  return abilities.some((ability) => isPayable(world, creature, ability))
    ? undefined
    : refuse('602.1', REASONS.noOthersToTap);
}

/** 504.1, 602.1. The creatures of a player whose hyperize may be used now. */
export function hyperizable(world: World, player: Player): readonly CardObject[] {
  if (!repertoireOf(world).hyperizes) return NONE;
  return creaturesOf(world, player).filter(
    (creature) => hyperizesOf(world, creature).length > 0 && hyperizeRefusal(world, creature) === undefined,
  );
}

/** 602.1, 602.2. Other creatures are tapped, and the effect of the hyperize goes on standby; or a mana ability is used. */
export function* useHyperize(play: Play): Procedure {
  const { use } = play.game;
  const creature = use === undefined ? undefined : play.find(use.object);
  play.set({ use: undefined });
  if (creature?.zone === 'manaZone') return yield* useManaAbility(play, creature);
  const ability =
    creature === undefined
      ? undefined
      : hyperizesOf(play, creature).find((one) => isPayable(play, creature, one));
  if (creature === undefined || ability === undefined) throw new Error('No hyperize is in use.');
  yield* play.pay(costOf(ability), scopeOf(creature.owner, creature.id, nameOf(play.game, creature)));
  activate(play, creature, creature, ability);
}

import { type CardObject, type ObjectId, opponentOf, type Player } from '../../../table/nouns.ts';
import { counted, inBattleZone } from '../../../table/objects.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { resolveNested } from '../../actions/resolving.ts';
import { shieldsToHand } from '../../actions/shields.ts';
import { happen } from '../../events/happen.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import type { Amount } from '../../language/vocabulary.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import {
  facesOf,
  isCreatureFace,
  lastObjectOf,
  nameOf,
} from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import { ALL_SHIELDS, brokenAtOnce } from '../../questions/legality/attacks.ts';
import { referents } from '../../questions/legality/choosable.ts';
import { shieldChooser } from '../../questions/legality/shieldChooser.ts';
import type { Procedure } from '../../state/game.ts';
import { playersInOrder, playersOf, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.14c. The shields of all players break at the same instant; the players declare and use in their order (101.4a). */
export const breakShieldsRules: InstructionRules<'breakShields'> = {
  *perform(play, effect, scope) {
    const breaker = breakerOf(play, effect, scope);
    if (breaker === undefined) return { performed: false, scope };
    const chosen: CardObject[] = [];
    for (const player of playersInOrder(play, effect.of, scope.player))
      chosen.push(...(yield* chooseShields(play, effect, player, scope, breaker)));
    yield* beforeBreak(play, chosen, breaker);
    const { happened } = yield* shieldsToHand(play, chosen, {
      as: 'shieldBroken',
      triggers: 'mayBeUsed',
      uses: 'atOnce',
      brokenBy: breaker.id,
    });
    return { performed: chosen.length > 0, happened: happened.length, scope };
  },
  isPossible: (attempt, effect) =>
    (effect.count === 'all' || numberOf(attempt.world, effect.count, attempt.scope) > 0) &&
    breakerOf(attempt.world, effect, attempt.scope) !== undefined &&
    playersOf(effect.of, attempt.scope.player).some((player) =>
      shieldsOf(attempt.world, effect, player, attempt.scope).some(({ id }) => !attempt.claimed.has(id)),
    ),
  canPay({ world, scope }, effect) {
    const { count, of } = effect;
    if (count === 'all') return true;
    const wanted = numberOf(world, count, scope);
    return playersOf(of, scope.player).some(
      (player) => shieldsOf(world, effect, player, scope).length >= wanted,
    );
  },
  takes({ world, scope }, effect) {
    const { count, of } = effect;
    if (count === 'all') return [];
    const wanted = numberOf(world, count, scope);
    return playersOf(of, scope.player).map((player) => ({
      from: ids(shieldsOf(world, effect, player, scope)),
      wanted,
      by: 'taking',
    }));
  },
};

/** What breaks the shields of an effect: its source, or the creature that it names, which has to be there (605.2d). */
interface BreakerOfEffect {
  readonly id: ObjectId;
  readonly player: Player;
  readonly name: string;
}

function breakerOf(
  world: World,
  { with: named }: Instruction<'breakShields'>,
  scope: Scope,
): BreakerOfEffect | undefined {
  if (named === undefined) return { id: scope.source, player: scope.player, name: scope.sourceName };
  const creature = referents(world, named, scope).find(({ zone }) => zone === 'battleZone');
  return creature && { id: creature.id, player: creature.owner, name: nameOf(world.game, creature) };
}

/** The shields of a player that an effect can break. */
const shieldsOf = (
  { game }: World,
  { other }: Instruction<'breakShields'>,
  player: Player,
  { source }: Scope,
): readonly CardObject[] =>
  counted(game, player, 'shieldZone').filter(({ id }) => other === undefined || id !== source);

/** 701.14a. The shields of one player that an effect breaks. */
function* chooseShields(
  play: Play,
  effect: Instruction<'breakShields'>,
  player: Player,
  scope: Scope,
  breaker: BreakerOfEffect,
): Procedure<readonly CardObject[]> {
  const shields = shieldsOf(play, effect, player, scope);
  const count = Math.min(countOf(play, effect.count, scope, breaker), shields.length);
  const breaks = isCreature(play, breaker) ? 'creatureBreaks' : 'other';
  const asked = effect.by === undefined ? scope.player : opponentOf(scope.player);
  const chooser = shieldChooser(play, asked, player, breaks);
  return yield* ask({
    player: chooser,
    kind: 'shields',
    rule: '701.14a',
    prompt: PROMPTS.brokenShields,
    source: sourceInfo(play, scope, chooser),
    options: shields.map((shield, index) => ({
      option: { label: LABELS.shield(index + 1), card: infoOf(play, shield, chooser, 'asViewed') },
      value: shield,
    })),
    min: count,
    max: count,
  });
}

/** 701.14d. What lets a creature break more shields counts for its effects as it does for its attacks. */
function countOf(play: Play, wanted: Amount | 'all', scope: Scope, { id }: BreakerOfEffect): number {
  const count = wanted === 'all' ? ALL_SHIELDS : numberOf(play, wanted, scope);
  const breaker = inBattleZone(play.game, id);
  return count === 0 || breaker === undefined ? count : brokenAtOnce(play, breaker, count);
}

/** 701.14a. Whether a creature breaks the shields, also one that has left. */
function isCreature(play: Play, { id }: BreakerOfEffect): boolean {
  const object = lastObjectOf(play, id);
  return object?.zone === 'battleZone' && facesOf(play, object).some(isCreatureFace);
}

/**
 * 603.7, 701.14a. What triggers before a break is resolved before the shields break, also inside a running effect. The
 * source of the effect is what breaks them.
 */
function* beforeBreak(
  play: Play,
  shields: readonly CardObject[],
  { id, player, name }: BreakerOfEffect,
): Procedure {
  if (shields.length === 0) return;
  const waiting = play.triggered.length;
  const fact = { kind: 'shieldsChosen', player, object: id, name, shields: ids(shields) } as const;
  yield* happen(play, [[fact, '701.14a']], play.game);
  yield* play.outsideClause(resolveNested(play, waiting, () => true));
}

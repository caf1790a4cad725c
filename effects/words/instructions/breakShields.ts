import type { CardObject, Player } from '../../../table/nouns.ts';
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
import { facesOf, isCreatureFace, lastObjectOf } from '../../questions/characteristics/characteristics.ts';
import { holds } from '../../questions/characteristics/conditions.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import { moreBroken } from '../../questions/legality/attacks.ts';
import { someHave } from '../../questions/legality/attempts.ts';
import { shieldChooser } from '../../questions/legality/shieldChooser.ts';
import type { Procedure } from '../../state/game.ts';
import { playersInOrder, playersOf, type Scope } from '../../state/scope.ts';
import { ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.14c. The shields of all players break at the same instant; the players declare and use in their order (101.4a). */
export const breakShieldsRules: InstructionRules<'breakShields'> = {
  *perform(play, effect, scope) {
    const chosen: CardObject[] = [];
    for (const player of playersInOrder(play, effect.of, scope.player))
      chosen.push(...(yield* chooseShields(play, effect, player, scope)));
    yield* beforeBreak(play, scope, chosen);
    const { happened } = yield* shieldsToHand(play, chosen, {
      as: 'shieldBroken',
      triggers: 'mayBeUsed',
      uses: 'atOnce',
      brokenBy: scope.source,
    });
    return { performed: chosen.length > 0, happened: happened.length, scope };
  },
  isPossible: (attempt, { of, count }) =>
    (count === 'all' || numberOf(attempt.world, count, attempt.scope) > 0) &&
    someHave(attempt, of, 'shieldZone'),
  canPay: ({ world, scope }, { of, count }) =>
    count === 'all' || holds(world, { kind: 'shields', of, is: { min: count } }, scope),
  takes: ({ world, scope }, { of, count }) =>
    count === 'all'
      ? []
      : playersOf(of, scope.player).map((player) => ({
          from: ids(counted(world.game, player, 'shieldZone')),
          wanted: numberOf(world, count, scope),
          by: 'taking',
        })),
};

/** 701.14a. The shields of one player that an effect breaks. */
function* chooseShields(
  play: Play,
  { count: wanted }: Instruction<'breakShields'>,
  player: Player,
  scope: Scope,
): Procedure<readonly CardObject[]> {
  const shields = play.game.zones[player].shieldZone.filter(({ pending }) => !pending);
  const count = wanted === 'all' ? shields.length : Math.min(countOf(play, wanted, scope), shields.length);
  const breaks = isOfCreature(play, scope) ? 'creatureBreaks' : 'other';
  const chooser = shieldChooser(play, scope.player, player, breaks);
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
function countOf(play: Play, wanted: Amount, scope: Scope): number {
  const count = numberOf(play, wanted, scope);
  const breaker = inBattleZone(play.game, scope.source);
  return count === 0 || breaker === undefined ? count : count + moreBroken(play, breaker);
}

/** 701.14a. Whether a creature is the source of an effect, also one that has left. */
function isOfCreature(play: Play, { source }: Scope): boolean {
  const object = lastObjectOf(play, source);
  return object?.zone === 'battleZone' && facesOf(play, object).some(isCreatureFace);
}

/**
 * 603.7, 701.14a. What triggers before a break is resolved before the shields break, also inside a running effect. The
 * source of the effect is what breaks them.
 */
function* beforeBreak(play: Play, scope: Scope, shields: readonly CardObject[]): Procedure {
  if (shields.length === 0) return;
  const waiting = play.triggered.length;
  const breaker = { player: scope.player, object: scope.source, name: scope.sourceName };
  const fact = { kind: 'shieldsChosen', ...breaker, shields: ids(shields) } as const;
  yield* happen(play, [[fact, '701.14a']], play.game);
  yield* play.outsideClause(resolveNested(play, waiting, () => true));
}

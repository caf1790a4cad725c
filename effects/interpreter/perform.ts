import type { ObjectId } from '../../table/nouns.ts';
import { cross } from '../actions/instructions/crossing.ts';
import { endAttack, skipRestOfTurn, win } from '../actions/instructions/ending.ts';
import { fight } from '../actions/instructions/fighting.ts';
import { asOf, bind, ids } from '../actions/instructions/instruction.ts';
import {
  become,
  beginDelayed,
  beginLasting,
  beginReplacement,
  extraTurn,
} from '../actions/instructions/lasting.ts';
import { look, lookAtTop, revealUntil, search, shuffle } from '../actions/instructions/looking.ts';
import {
  breakShields,
  destroy,
  discard,
  drawCards,
  moveAtOnce,
  moveCards,
  moveTop,
  moveUnder,
} from '../actions/instructions/moving.ts';
import { nameCard, nameNumber, nameRace, remember } from '../actions/instructions/naming.ts';
import { gacharangeSummon, putCards, swap, useCards, useIcons } from '../actions/instructions/putting.ts';
import { flip, tapOrUntap, turnOver } from '../actions/instructions/turning.ts';
import { countInstruction, endDuel, stateBasedActions } from '../actions/stateBased.ts';
import { resolveTarget, sourceInfo } from '../actions/targets.ts';
import { awaitEvent } from '../events/substitute.ts';
import { describeEffect } from '../language/describe.ts';
import type { Effect } from '../language/vocabulary.ts';
import { ask, confirm } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { numberOf } from '../questions/amounts.ts';
import { holds } from '../questions/conditions.ts';
import type { Procedure } from '../state/game.ts';
import type { Instruction, InstructionResult } from '../state/instruction.ts';
import { MAX_DEPTH } from '../state/limits.ts';
import { playersOf, type Scope } from '../state/scope.ts';

type Words = Effect['do'];
type Performers<W extends Words> = {
  readonly [D in W]: (play: Play, effect: Instruction<D>, scope: Scope) => Procedure<InstructionResult>;
};

/** Instructions made of other instructions; state-based actions are checked after each of those. */
type CompoundWords =
  | 'inOrder'
  | 'may'
  | 'ifDone'
  | 'if'
  | 'modes'
  | 'repeat'
  | 'forEach'
  | 'tally'
  | 'choose'
  | 'nameNumber'
  | 'nameCard'
  | 'nameRace'
  | 'remember';

const COMPOUND: Performers<CompoundWords> = {
  inOrder: (play, { effects }, scope) => oneAfterTheOther(play, effects, scope),
  may,
  *ifDone(play, effect, scope) {
    return yield* followUp(play, yield* perform(play, effect.first, scope), effect);
  },
  if: (play, effect, scope) => branch(play, holds(play, effect.condition, scope), effect, scope),
  modes,
  *repeat(play, effect, scope) {
    const times = numberOf(play, effect.times, scope);
    const results: InstructionResult[] = [];
    for (let time = 0; time < times; time++) results.push(yield* perform(play, effect.effect, scope));
    return together(scope, results);
  },
  *forEach(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.of, scope, 'Choose');
    const results: InstructionResult[] = [];
    for (const { id } of objects)
      results.push(yield* perform(play, effect.effect, bind(scope, effect.as, [id])));
    return together(scope, results, effect.as);
  },
  *tally(play, effect, scope) {
    const result = yield* perform(play, effect.effect, scope);
    const { happened = 0, scope: inner } = result;
    return { ...result, scope: { ...inner, named: { ...inner.named, [effect.as]: happened } } };
  },
  *choose(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.what, scope, 'Choose');
    return { performed: objects.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
  },
  nameNumber,
  nameCard,
  nameRace,
  remember,
};

const PERFORMERS: Performers<Words> = {
  ...COMPOUND,
  draw: drawCards,
  discard,
  destroy,
  move: moveCards,
  atOnce: moveAtOnce,
  moveTop,
  tap: tapOrUntap,
  untap: tapOrUntap,
  search,
  shuffle,
  lookAtTop,
  look,
  reveal: look,
  revealUntil,
  put: putCards,
  use: useCards,
  breakShields,
  cross,
  battle: fight,
  lasting: beginLasting,
  become,
  replaceUntil: beginReplacement,
  delayed: beginDelayed,
  moveUnder,
  flip,
  turn: turnOver,
  gacharangeSummon,
  useIcons,
  endAttack,
  skipRestOfTurn,
  extraTurn,
  swap,
  wins: win,
};

/** 605.2c, 101.3. Performs an effect in its printed order, as far as possible. */
export function* perform(play: Play, effect: Effect, scope: Scope): Procedure<InstructionResult> {
  yield* countInstruction(play);
  play.depth++;
  if (play.depth > MAX_DEPTH) yield* endDuel(play, { winner: undefined, reason: 'endlessLoop' }, '104.1');
  const { acting } = play;
  play.acting = scope.player;
  const result = yield* opensClause(play, effect)
    ? followClause(play, effect, scope)
    : follow(play, effect, scope);
  play.acting = acting;
  if (!Object.hasOwn(COMPOUND, effect.do)) yield* play.outsideClause(stateBasedActions(play));
  play.depth--;
  return result;
}

const follow = <D extends Words>(
  play: Play,
  effect: Instruction<D>,
  scope: Scope,
): Procedure<InstructionResult> => {
  const performer: Performers<Words>[D] = PERFORMERS[effect.do];
  return performer(play, effect, scope);
};

/** The compound instructions that are one clause each; what the others contain are clauses of their own. */
const IS_ONE_CLAUSE: ReadonlySet<Words> = new Set<Words>(['repeat', 'forEach']);

const opensClause = ({ clause }: Play, { do: word }: Effect): boolean =>
  clause !== undefined && !clause.begun && (!Object.hasOwn(COMPOUND, word) || IS_ONE_CLAUSE.has(word));

/** These choose their cards first, and then wait for the instant of the event themselves. */
const CHOOSES_FIRST: ReadonlySet<Words> = new Set<Words>([
  'move',
  'atOnce',
  'moveTop',
  'destroy',
  'discard',
  'put',
  'tap',
  'untap',
]);

/**
 * 101.5a. The first clause of what is done instead takes the place of the event and is not replaced again. What
 * follows it is an event of its own.
 */
function* followClause(play: Play, effect: Effect, scope: Scope): Procedure<InstructionResult> {
  if (play.clause !== undefined) play.clause = { ...play.clause, begun: true };
  if (!CHOOSES_FIRST.has(effect.do)) yield* awaitEvent(play, []);
  const result = yield* follow(play, effect, scope);
  play.clause = undefined;
  return result;
}

/** Each instruction sees the names bound by those before it. */
function* oneAfterTheOther(
  play: Play,
  effects: readonly Effect[],
  scope: Scope,
): Procedure<InstructionResult> {
  let inner = scope;
  let performed = false;
  let happened = 0;
  for (const one of effects) {
    const result = yield* perform(play, one, inner);
    inner = result.scope;
    performed ||= result.performed;
    happened += result.happened ?? 0;
  }
  return { performed, happened, scope: inner };
}

/**
 * 605.2c. The result of an instruction that was performed several times: what it named each time, taken together. The
 * name of the object that it was performed for does not outlive it.
 */
function together(outer: Scope, results: readonly InstructionResult[], variable?: string): InstructionResult {
  const found = new Map<string, ReadonlySet<ObjectId>>();
  let { named } = outer;
  for (const { scope } of results) {
    for (const [name, objects] of Object.entries(scope.bound)) {
      if (name === variable || objects === outer.bound[name]) continue;
      found.set(name, new Set([...(found.get(name) ?? []), ...objects]));
    }
    named = { ...named, ...scope.named };
  }
  const bound = Object.fromEntries([...found].map(([name, objects]) => [name, [...objects]]));
  return {
    performed: results.some(({ performed }) => performed),
    happened: results.reduce((sum, { happened = 0 }) => sum + happened, 0),
    scope: { ...outer, bound: { ...outer.bound, ...bound }, named },
  };
}

/** 603.2f. What was declared is carried out without asking; a further "may" in it is asked. */
function* may(
  play: Play,
  effect: Instruction<'may'>,
  { mustCarryOut, ...scope }: Scope,
): Procedure<InstructionResult> {
  const source = sourceInfo(play, scope, scope.player);
  const yes = mustCarryOut || (yield* confirm(scope.player, '606.1', promptOf(effect.effect), source));
  if (!yes) return yield* branch(play, false, effect, scope);
  return yield* followUp(play, yield* perform(play, effect.effect, scope), effect);
}

const promptOf = (effect: Effect): string => `${describeEffect(effect)}?`;

/** 101.3a. What follows an instruction that was attempted, or was not. */
function* followUp(
  play: Play,
  { performed, happened = 0, scope }: InstructionResult,
  effect: Instruction<'may' | 'ifDone'>,
): Procedure<InstructionResult> {
  const next = yield* branch(play, performed, effect, scope);
  return { ...next, happened: happened + (next.happened ?? 0) };
}

function* branch(
  play: Play,
  which: boolean,
  { then, otherwise }: { readonly then?: Effect; readonly otherwise?: Effect },
  scope: Scope,
): Procedure<InstructionResult> {
  const next = which ? then : otherwise;
  return next === undefined ? { performed: which, scope } : yield* perform(play, next, scope);
}

/** 700.2a. A mode chosen when the effect triggered is not chosen again; nested modes are. */
function* modes(
  play: Play,
  effect: Instruction<'modes'>,
  { mode: settled, ...scope }: Scope,
): Procedure<InstructionResult> {
  const only = settled === undefined ? undefined : effect.modes[settled];
  if (only !== undefined) return yield* perform(play, only, scope);
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const chosen = yield* ask({
    player: by,
    kind: 'mode',
    rule: '700.2a',
    prompt: 'Choose what is done',
    source: sourceInfo(play, scope, by),
    options: effect.modes.map((mode, index) => ({
      option: { label: `${index + 1}: ${describeEffect(mode)}` },
      value: mode,
    })),
    min: effect.count,
    max: effect.count,
  });
  return yield* oneAfterTheOther(play, chosen, scope);
}

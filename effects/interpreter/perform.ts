import { endDuel } from '../actions/ending/endDuel.ts';
import { countInstruction, stateBasedActions } from '../actions/stateBased.ts';
import { awaitEvent } from '../events/substitute.ts';
import type { Effect } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';
import type { InstructionResult } from '../state/instruction.ts';
import { MAX_DEPTH } from '../state/limits.ts';
import type { Scope } from '../state/scope.ts';
import { paysFor } from '../words/canPayInFull.ts';
import type { InstructionRules } from '../words/instructionRules.ts';
import { rulesOf } from '../words/instructions/table.ts';
import { chooseCosts } from './chooseCosts.ts';

type Rules = InstructionRules<Effect['do']>;

/** 605.2c, 101.3. Performs an effect in its printed order, as far as possible. */
export function* perform(play: Play, effect: Effect, scope: Scope): Procedure<InstructionResult> {
  yield* countInstruction(play);
  play.depth++;
  if (play.depth > MAX_DEPTH) yield* endDuel(play, { winner: undefined, reason: 'endlessLoop' }, '104.1');
  const { acting, cause } = play;
  play.acting = scope.player;
  play.cause = scope;
  const rules = rulesOf(effect);
  if (play.paying) play.paysWith = paysFor(play, effect, scope, play.laterThan(effect));
  const known = yield* chooseCosts(play, effect, scope);
  const result = yield* opensClause(play, rules)
    ? followClause(play, rules, effect, known)
    : rules.perform(play, effect, known);
  play.acting = acting;
  play.cause = cause;
  if (rules.compound !== 'clauses') play.endInstruction();
  if (rules.compound === undefined) yield* play.outsideClause(stateBasedActions(play));
  play.depth--;
  return result;
}

/** A compound instruction is one clause, or what it contains are clauses of their own. */
const opensClause = ({ clause }: Play, { compound }: Rules): boolean =>
  clause !== undefined && !clause.begun && compound !== 'clauses';

/**
 * 101.5a. The first clause of what is done instead takes the place of the event and is not replaced again, nor is the rest of its
 * sentence. What follows that is an event of its own.
 */
function* followClause(play: Play, rules: Rules, effect: Effect, scope: Scope): Procedure<InstructionResult> {
  if (play.clause !== undefined) play.clause = { ...play.clause, begun: true };
  if (!rules.choosesFirst) yield* awaitEvent(play, []);
  const result = yield* rules.perform(play, effect, scope);
  if (play.sentence === undefined) play.clause = undefined;
  return result;
}

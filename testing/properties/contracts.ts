import { type ConditionName, conditionNamed } from '../contracts/conditions.ts';
import type { Contract } from '../contracts/contract.ts';
import { stateContracts } from '../contracts/stateContracts.ts';
import type { Moment } from '../momentRecorder.ts';
import type { DuelProperty } from '../playDuel.ts';

/** A state and the states around it, outermost first: `turn`, `turn.draw`, `turn.draw.drawing`. */
const pathsTo = (state: string): readonly string[] =>
  state.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));

const isWithin = (state: string | undefined, outer: string): boolean =>
  state === outer || (state?.startsWith(`${outer}.`) ?? false);

/** 101.1. The rest of the turn is skipped: everything on standby lapses, wherever the turn was. */
const isSkip = (from: Moment, to: Moment): boolean =>
  to.state === 'turn.end.lapsing' &&
  from.state !== 'turn.end.announcing' &&
  from.state !== 'turn.end.arbitrating';

function askedProblem(
  { decision, game }: Moment,
  path: string,
  { rule, asks }: Contract,
): string | undefined {
  if (decision === undefined || asks === undefined) return undefined;
  const isActive = decision.player === game.turn.active;
  if (asks[isActive ? 'ap' : 'nap'].includes(decision.kind)) return undefined;
  const who = isActive ? 'active player' : 'non-active player';
  return `The contract of ${path} (${rule}) does not allow to ask the ${who} for "${decision.kind}".`;
}

/** What is wrong with the contracts at one moment of a duel; undefined if all of them hold. */
function contractProblem(
  moment: Moment,
  before: Moment | undefined,
  after: Moment | undefined,
): string | undefined {
  if (before?.game.result !== undefined && before.state !== moment.state && moment.state !== 'over')
    return `The duel was over in ${before.state} and went on to ${moment.state} (104.1).`;
  const hasEnded = moment.game.result !== undefined && moment.state !== 'over';
  const entered = (path: string): boolean => !isWithin(before?.state, path);
  const leavesFor =
    after === undefined || after.state === 'over' || isSkip(moment, after) ? undefined : after;
  const left = (path: string): boolean =>
    !hasEnded && leavesFor !== undefined && !isWithin(leavesFor.state, path);
  for (const path of pathsTo(moment.state)) {
    const terms = stateContracts[path];
    if (terms === undefined) return `The state ${path} has no contract.`;
    const asked = path === moment.state ? askedProblem(moment, path, terms) : undefined;
    if (asked !== undefined) return asked;
    const due: readonly (readonly [string, readonly ConditionName[]])[] = [
      ['in', hasEnded ? [] : terms.always],
      ['on entering', entered(path) ? terms.onEntry : []],
      ['on leaving', left(path) ? terms.onExit : []],
    ];
    for (const [when, names] of due) {
      for (const name of names) {
        const { holds, says, rule } = conditionNamed(name);
        if (!holds(moment, before)) return `Expected ${when} ${path}: ${says} (${rule}).`;
      }
    }
  }
  return undefined;
}

/** The first broken contract in a row of moments, with the index of its moment. */
export function brokenContract(
  moments: readonly Moment[],
): { readonly index: number; readonly problem: string } | undefined {
  for (const [index, moment] of moments.entries()) {
    const problem = contractProblem(moment, moments[index - 1], moments[index + 1]);
    if (problem !== undefined) return { index, problem };
  }
  return undefined;
}

/** The contracts of the states of the charts, as a property. */
export const contractsHold: DuelProperty = {
  name: 'contractsHold',
  rule: '500.2',
  says: 'In every state of the duel chart its contract holds: who may be asked and for what, what waits, and what is in progress.',
  check({ moments }) {
    const broken = brokenContract(moments);
    if (broken === undefined) return undefined;
    const { facts = 0 } = moments[broken.index] ?? {};
    return { message: broken.problem, facts: facts === 0 ? [] : [facts - 1] };
  },
};

import type { AnyStateNode } from 'xstate';
import type { PairCount, TransitionCount } from './traffic.ts';

/** Why something that the form of a chart allows cannot happen. */
export interface Reason {
  readonly rule: string;
  readonly says: string;
}

interface PairReason extends Reason {
  readonly covers: (pair: Pick<PairCount, 'first' | 'second' | 'between'>) => boolean;
}

const startsWindow = ({ guard, targets }: TransitionCount): boolean =>
  guard === 'somethingTriggered' || guard === 'startsAtMainWithStandby'
    ? targets.some((path) => path.endsWith('arbitrating'))
    : false;

const isInterrupt = ({ source, guard }: TransitionCount): boolean =>
  source === 'turn' && (guard === 'duelIsOver' || guard === 'restOfTurnIsSkipped');

/** Pairs of transitions that cannot happen one after the other, although the second leaves a state in which the first ends. */
export const PAIR_REASONS: readonly PairReason[] = [
  {
    rule: 'XState',
    says: 'a state with a transition that needs neither event nor guard is left before another event is received',
    covers: ({ second, between }) => second.event !== 'always' && between === 'leftAtOnce',
  },
  {
    rule: '104.1, 101.1',
    says: 'a duel or a turn ends within a procedure, and the state in which the first transition ends runs none',
    covers: ({ second, between }) => isInterrupt(second) && between !== 'runsProcedure',
  },
  {
    rule: '104.1, 101.1',
    says: 'a player only declares, or orders what is on standby, so neither the duel nor the turn ends',
    covers: ({ first, second }) =>
      isInterrupt(second) && first.targets.some((path) => /\.(ap|nap)(Resolve|Declare)$/.test(path)),
  },
  {
    rule: '506.3b',
    says: 'the active player declares in a substep for what has just been announced, and for nothing else',
    covers: ({ first, second }) =>
      second.event === 'standby.apDeclares' && !/\.(announcing|declaring)$/.test(first.source),
  },
  {
    rule: '506.3d',
    says: 'the non-active player declares once the active player has nothing left, for everything at once, and nothing happens meanwhile',
    covers: ({ first, second }) =>
      first.source.endsWith('.napDeclare') &&
      ['standby.apResolves', 'standby.napDeclares'].includes(second.event),
  },
  {
    rule: '500.2',
    says: 'what has triggered waits, unless the attack has ended and only its declarations were open (505.6a)',
    covers: ({ first, second }) =>
      startsWindow(first) && second.event === 'standby.empty' && second.guard !== 'attackHasEnded',
  },
];

/** Whether an entry action runs a procedure: it is told the state and the rule for the log. */
const isProcedure = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'params' in action && action.params !== undefined;

/** What a chart says about the states in which a transition ends. */
export function restBetween(active: readonly AnyStateNode[]): PairCount['between'] {
  const leaf = active.at(-1);
  if (leaf?.always?.some(({ guard }) => guard === undefined)) return 'leftAtOnce';
  return leaf?.entry.some(isProcedure) ? 'runsProcedure' : 'waits';
}

interface GuardReason extends Reason {
  readonly always: boolean;
  readonly covers: (place: TransitionCount) => boolean;
}

/** Guards that always or never hold where they are asked. */
export const GUARD_REASONS: readonly GuardReason[] = [
  {
    rule: '605.1',
    always: true,
    says: 'the arbiter is only asked, and answers, while no procedure runs',
    covers: ({ event, guard }) => event === 'standby.empty' && guard === 'isDone',
  },
  {
    rule: '703.1',
    always: true,
    says: 'what a position set going is done when its step begins, and no procedure runs there',
    covers: ({ source, guard }) => source === 'arriving.beginning' && guard === 'isDone',
  },
  {
    rule: '100',
    always: true,
    says: 'a choice is refused before it reaches the chart unless a player is asked',
    covers: ({ event, guard }) => event === 'choose' && guard === 'isAsking',
  },
  {
    rule: '512.1',
    always: true,
    says: 'pending cards go to the graveyard without anything that is replaced, triggered or chosen',
    covers: ({ source, guard }) => source === 'turn.end.ending' && guard === 'isDone',
  },
];

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
  (source === 'turn' || source === 'arriving') && (guard === 'duelIsOver' || guard === 'restOfTurnIsSkipped');

const isSkip = (transition: TransitionCount): boolean =>
  isInterrupt(transition) && transition.guard === 'restOfTurnIsSkipped';

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
    covers: ({ second, between }) => isInterrupt(second) && (between === 'leftAtOnce' || between === 'waits'),
  },
  {
    rule: '101.1',
    says: 'only an effect skips the rest of the turn, and the state follows none: players choose or declare, or a point of the turn is announced',
    covers: ({ second, between }) => isSkip(second) && between === 'followsNoEffect',
  },
  {
    rule: '101.1',
    says: 'as the effects of the turn end, a skip leads to its end without ending them again',
    covers: ({ first, second }) => isSkip(second) && first.targets.includes('turn.end.lapsing'),
  },
  {
    rule: '103',
    says: 'before the opening nothing lies in the battle zone, so nothing triggers',
    covers: ({ first, second }) => second.targets.includes('opening') && first.event === 'standby.empty',
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
    rule: '602.1, 101.4a',
    says: 'a hyperize or tap ability puts an effect of the active player on standby, which comes before everything of the other player',
    covers: ({ first, second }) =>
      /\.(hyperize|tapAbility\.using)$/.test(first.source) &&
      ['standby.napDeclares', 'standby.napResolves'].includes(second.event),
  },
  {
    rule: '500.2',
    says: 'what has triggered waits, unless the attack has ended and only its declarations were open (505.6a)',
    covers: ({ first, second }) =>
      startsWindow(first) && second.event === 'standby.empty' && second.guard !== 'attackHasEnded',
  },
];

/**
 * Procedures that follow no effect, and after which no state-based actions are checked: a player chooses or declares, a point of the turn
 * is announced, or the turn is over.
 */
const FOLLOW_NO_EFFECT: ReadonlySet<string> = new Set([
  'shuffleDecks',
  'placeShields',
  'takeHands',
  'chooseMainAction',
  'declareUse',
  'announceUse',
  'chooseBase',
  'declareGalaxyshield',
  'chooseAttack',
  'chooseBlockers',
  'beginBattle',
  'beginDirectAttack',
  'chooseBreaker',
  'chooseShields',
  'announceEndOfAttack',
  'announceEndOfTurn',
  'endTurn',
  'declareUsage',
  'chooseNextEffect',
]);

/** The procedure that an entry action runs, which receives the state and the rule for the log. */
const procedureOf = (action: unknown): readonly string[] =>
  typeof action === 'object' && action !== null && 'params' in action && action.params !== undefined
    ? ['type' in action ? String(action.type) : '']
    : [];

/** What a chart says about the states in which a transition ends. */
export function restBetween(active: readonly AnyStateNode[]): PairCount['between'] {
  const leaf = active.at(-1);
  if (leaf?.always?.some(({ guard }) => guard === undefined)) return 'leftAtOnce';
  const run = leaf?.entry.flatMap(procedureOf) ?? [];
  if (run.length === 0) return 'waits';
  return run.every((name) => FOLLOW_NO_EFFECT.has(name)) ? 'followsNoEffect' : 'runsProcedure';
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
];

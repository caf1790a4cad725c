import { assign, sendTo, setup } from 'xstate';
import { type PausedRun, type Ran, type RunResult, resume, run } from '../../effects/interpreter/run.ts';
import type { Place } from '../../effects/play/play.ts';
import {
  attackHasEnded,
  attackIsOnPlayer,
  attackIsOnPlayerWithoutShields,
  battleOf,
  nobodyMayBlock,
} from '../../effects/questions/attacks.ts';
import { useNeedsBase } from '../../effects/questions/uses.ts';
import { type Answer, type Decision, onlyAnswer, type Question } from '../../effects/state/decisions.ts';
import type { Game } from '../../effects/state/game.ts';
import { MOST_WAITING } from '../../effects/state/limits.ts';
import { turnAfter } from '../../effects/steps/turn/turn.ts';
import { type DuelEnd, opponentOf, type Player, type Result } from '../../table/nouns.ts';
import type { StandbyEvent } from '../standby/arbiter.ts';
import { standby } from '../standby/standby.ts';
import type { DuelContext, DuelEvent, DuelInput, Next, Paused } from './context.ts';
import { type ProcedureName, procedureNamed } from './procedures.ts';

const NOWHERE: Place = { state: '', rule: '' };

/** Runs that have paused, by what the context knows of them: going on saves running again what was run already. */
const pausedRuns = new WeakMap<Paused, PausedRun>();

/** Runs a procedure from its start with the answers it has. */
function start(context: DuelContext, paused: Paused): Partial<DuelContext> {
  const { pool, profile, asking } = context;
  const world = { game: paused.start, pool, profile };
  const procedure = procedureNamed(paused.procedure);
  return fold(
    context,
    paused,
    run(world, paused.place, (play) => procedure(play, context), paused.answers, asking),
  );
}

/** Goes on with the answer that was given; a run that is not at hand is run again from its start. */
function answered(before: DuelContext, answer: Answer): Partial<DuelContext> {
  if (before.paused === undefined) return {};
  const hadChoice = before.decision !== undefined && onlyAnswer(before.decision) === undefined;
  const context = { ...before, facts: [] };
  const paused = { ...before.paused, answers: [...before.paused.answers, answer] };
  const waiting = pausedRuns.get(before.paused);
  if (waiting !== undefined) pausedRuns.delete(before.paused);
  const next =
    waiting === undefined ? start(context, paused) : fold(context, paused, resume(waiting, answer));
  return hadChoice ? Object.assign(next, { unchosen: 0 }) : next;
}

/** Folds what came of a run into the context. */
function fold(context: DuelContext, run: Paused, { result, paused: waiting }: Ran): Partial<DuelContext> {
  const fresh = run.reported === 0 ? result.facts : result.facts.slice(run.reported);
  const facts = context.facts.length === 0 && waiting === undefined ? fresh : [...context.facts, ...fresh];
  if (result.end.kind !== 'asks') return over(context, result, facts);
  const asked = context.asked + 1;
  if (asked > context.limits.decisions) return endless('decisionLimit', result.game, facts, run.place.state);
  const paused: Paused = { ...run, reported: result.facts.length };
  if (waiting !== undefined) pausedRuns.set(paused, waiting);
  return { game: result.game, facts, asked, decision: decisionFrom(result.end.question, asked), paused };
}

function decisionFrom(question: Question, id: number): Decision {
  const { player, kind, rule, prompt, source, options, min, max, ordered, limits } = question;
  return { id, player, kind, rule, prompt, source, options, min, max, ordered, limits };
}

function over(
  context: DuelContext,
  { game, end, triggered, opened }: RunResult,
  facts: DuelContext['facts'],
): Partial<DuelContext> {
  return {
    game,
    facts,
    decision: undefined,
    paused: undefined,
    outcome: end.kind === 'done' ? end.outcome : undefined,
    stopped: end.kind === 'stopped' ? end.why : undefined,
    triggered: triggered.length === 0 ? context.triggered : [...context.triggered, ...triggered],
    opened: opened.length === 0 ? context.opened : [...context.opened, ...opened],
  };
}

/** 104.1. The duel ends with no winner: it would go on for too long. */
function endless(
  reason: DuelEnd,
  game: Game,
  facts: DuelContext['facts'],
  state: string,
): Partial<DuelContext> {
  const result: Result = { winner: undefined, reason, turn: game.turn.number };
  return {
    game: { ...game, result },
    facts: [...facts, { kind: 'duelEnded', result, state, rule: '104.1' }],
    decision: undefined,
    paused: undefined,
    outcome: undefined,
    stopped: 'duelOver',
  };
}

const isEndless = ({ limits, unchosen, next }: DuelContext, procedure: ProcedureName): boolean =>
  unchosen >= limits.steps ||
  (procedure === 'chooseNextEffect' && next !== undefined && next.effects.length > MOST_WAITING);

const perform = (procedure: ProcedureName) =>
  assign<DuelContext, DuelEvent, Place | undefined, DuelEvent, never>(({ context }, at) => {
    const place = at ?? NOWHERE;
    if (isEndless(context, procedure))
      return endless('endlessLoop', context.game, context.facts, place.state);
    const begun = start(context, { procedure, place, start: context.game, answers: [], reported: 0 });
    return Object.assign(begun, { unchosen: context.unchosen + 1 });
  });

const isDone = ({ paused, stopped }: DuelContext): boolean => paused === undefined && stopped === undefined;

const saidFor = (player: Player, event: DuelEvent): Next => ({
  player,
  opportunities: 'opportunities' in event ? event.opportunities : [],
  effects: 'effects' in event ? event.effects : [],
});

export const duelSetup = setup({
  types: {
    context: {} as DuelContext,
    events: {} as DuelEvent,
    input: {} as DuelInput,
    children: {} as { standby: 'standby' },
    meta: {} as { readonly rule: string },
  },
  actors: { standby },
  guards: {
    isDone: ({ context }) => isDone(context),
    isAsking: ({ context }) => context.paused !== undefined,
    duelIsOver: ({ context }) => context.game.result !== undefined,
    restOfTurnIsSkipped: ({ context }) => context.stopped === 'turnSkipped',
    somethingTriggered: ({ context }) =>
      isDone(context) && (context.triggered.length > 0 || context.opened.length > 0),
    startsAtStartOfTurn: ({ context }) => context.startAt === 'startOfTurn',
    startsAtDraw: ({ context }) => context.startAt === 'draw',
    startsAtCharge: ({ context }) => context.startAt === 'charge',
    startsAtMain: ({ context }) => context.startAt === 'main',
    startsAtAttack: ({ context }) => context.startAt === 'attack',
    startsAtEnd: ({ context }) => context.startAt === 'end',
    isFirstTurn: ({ context }) => isDone(context) && context.game.turn.number === 1,
    turnLimitIsReached: ({ context }) => isDone(context) && context.game.turn.number >= context.limits.turns,
    usesCard: ({ context }) => isDone(context) && context.outcome === 'use',
    crossesGear: ({ context }) => isDone(context) && context.outcome === 'cross',
    attacks: ({ context }) => isDone(context) && context.outcome === 'attack',
    attackHasEnded: ({ context }) => isDone(context) && attackHasEnded(context),
    hasBattle: ({ context }) => isDone(context) && battleOf(context) !== undefined,
    nobodyMayBlock: ({ context }) => isDone(context) && nobodyMayBlock(context),
    useNeedsBase: ({ context }) => isDone(context) && useNeedsBase(context),
    isOnPlayer: ({ context }) => isDone(context) && attackIsOnPlayer(context),
    isOnPlayerWithoutShields: ({ context }) => isDone(context) && attackIsOnPlayerWithoutShields(context),
  },
  actions: {
    shuffleDecks: perform('shuffleDecks'),
    placeShields: perform('placeShields'),
    takeHands: perform('takeHands'),
    untapAll: perform('untapAll'),
    drawForTurn: perform('drawForTurn'),
    chargeMana: perform('chargeMana'),
    chooseMainAction: perform('chooseMainAction'),
    declareUse: perform('declareUse'),
    payCost: perform('payCost'),
    announceUse: perform('announceUse'),
    chooseBase: perform('chooseBase'),
    putOrCast: perform('putOrCast'),
    crossGear: perform('crossGear'),
    chooseAttack: perform('chooseAttack'),
    declareAttack: perform('declareAttack'),
    chooseBlockers: perform('chooseBlockers'),
    announceBlock: perform('announceBlock'),
    beginBattle: perform('beginBattle'),
    fight: perform('fight'),
    winByDirectAttack: perform('winByDirectAttack'),
    chooseShields: perform('chooseShields'),
    breakShields: perform('breakShields'),
    announceEndOfAttack: perform('announceEndOfAttack'),
    endAttack: perform('endAttack'),
    announceEndOfTurn: perform('announceEndOfTurn'),
    endTurn: perform('endTurn'),
    declareUsage: perform('declareUsage'),
    chooseNextEffect: perform('chooseNextEffect'),
    resolveEffect: perform('resolveEffect'),
    beginTurn: assign(({ context }) => ({ game: turnAfter(context.game) })),
    endAtTurnLimit: assign(({ context: { game, facts } }) =>
      endless('turnLimit', game, facts, 'turn.end.ending'),
    ),
    answer: assign(({ context, event }) => (event.type === 'choose' ? answered(context, event.answer) : {})),
    concede: assign(({ context, event }) =>
      event.type === 'concede'
        ? {
            game: {
              ...context.game,
              result: {
                winner: opponentOf(event.player),
                reason: 'concession' as const,
                turn: context.game.turn.number,
              },
            },
            decision: undefined,
            paused: undefined,
          }
        : {},
    ),
    apIsNext: assign(({ context, event }) => ({ next: saidFor(context.game.turn.active, event) })),
    napIsNext: assign(({ context, event }) => ({
      next: saidFor(opponentOf(context.game.turn.active), event),
    })),
    pickEffect: assign(({ context }) => {
      const [id, ...order] = Array.isArray(context.outcome) ? context.outcome : [];
      return { order, resolving: context.next?.effects.find((effect) => effect.id === id) };
    }),
    effectIsOver: assign({ resolving: undefined }),
    arrivalsAreTaken: assign({ triggered: [], opened: [] }),
    turnIsSkipped: assign({
      stopped: undefined,
      triggered: [],
      opened: [],
      resolving: undefined,
      next: undefined,
      order: [],
    }),
    askArbiter: sendTo(
      'standby',
      ({ context }): StandbyEvent => ({
        type: 'standby.next',
        active: context.game.turn.active,
        triggered: context.triggered,
        opened: context.opened,
        attackEnded: context.game.attack !== undefined && attackHasEnded(context),
      }),
    ),
    tellEffectBegins: sendTo(
      'standby',
      ({ context }): StandbyEvent => ({
        type: 'standby.begin',
        effect: context.resolving?.id ?? -1,
      }),
    ),
    tellDeclared: sendTo(
      'standby',
      ({ context }): StandbyEvent => ({
        type: 'standby.close',
        player: context.next?.player ?? context.game.turn.active,
      }),
    ),
    tellLapse: sendTo('standby', { type: 'standby.lapse' } satisfies StandbyEvent),
  },
});

import type { Place } from '../../effects/play/play.ts';
import { attackHasEnded } from '../../effects/questions/legality/attacks.ts';
import { gameWith } from '../../effects/state/gameWith.ts';
import { turnAfter } from '../../effects/steps/turn/turn.ts';
import { opponentOf, type Player, type Result } from '../../table/nouns.ts';
import { mapTable } from '../mapTable.ts';
import type { StandbyEvent } from '../standby/arbiter.ts';
import {
  type ChartContext,
  type ContextDraft,
  type DuelContext,
  type DuelEvent,
  restoredContext,
} from './context.ts';
import { type NextToAct, nextOf, procedures, resolvingOf } from './procedures.ts';
import { answerProcedure, beginProcedure, endWithoutWinner } from './runner.ts';

/** Returns the changes to the context. */
type Action = (context: ChartContext, event: DuelEvent) => Partial<DuelContext>;

/** Changes the context in place. `placed` adds the place of the state that runs a procedure. */
export type InPlaceAction = (context: ContextDraft, event: DuelEvent, place: Place | undefined) => void;

/** Returns an event for the arbiter. */
type Message = (context: ChartContext) => StandbyEvent;

const nextFor = (player: Player, event: DuelEvent): { readonly next: NextToAct } => ({
  next: {
    player,
    opportunities: 'opportunities' in event ? event.opportunities : [],
    effects: 'effects' in event ? event.effects : [],
  },
});

const inPlaceProcedures = mapTable(
  procedures,
  (_run, name): InPlaceAction =>
    (context, _event, place) => {
      if (place === undefined)
        throw new Error(`Procedure ${name}: no place given, expected the path and rule of a state.`);
      beginProcedure(context, name, place);
    },
);

/** The actions of the duel chart that run or resume a procedure, which is most of what the chart does. */
export const inPlaceActions = {
  ...inPlaceProcedures,
  answer(context, event) {
    if (event.type === 'choose') answerProcedure(context, event.answer);
  },
} satisfies Readonly<Record<string, InPlaceAction>>;

/** The same on a copy, which is returned. */
const onCopy =
  (action: InPlaceAction) =>
  (context: ChartContext, event: DuelEvent, place?: Place): Partial<DuelContext> => {
    const copy: ContextDraft = restoredContext(context, context);
    action(copy, event, place);
    return copy;
  };

/** The other actions of the duel chart that change its context. */
export const actions = {
  beginTurn: ({ game }) => ({ game: turnAfter(game) }),
  endAtTurnLimit: onCopy((context) => endWithoutWinner(context, 'turnLimit', 'turn.end.ending')),
  /** 104.3. A player may concede at any time. */
  concede({ game }, event) {
    if (event.type !== 'concede') return {};
    const result: Result = {
      winner: opponentOf(event.player),
      reason: 'concession',
      turn: game.turn.number,
    };
    return { game: gameWith(game, { result }), decision: undefined, paused: undefined };
  },
  setApNext: ({ game }, event) => nextFor(game.turn.active, event),
  setNapNext: ({ game }, event) => nextFor(opponentOf(game.turn.active), event),
  pickEffect({ outcome, next }) {
    const [id, ...order] = Array.isArray(outcome) ? outcome : [];
    return { order, resolving: next?.effects.find((effect) => effect.id === id) };
  },
  finishEffect: () => ({ resolving: undefined }),
  clearArrivals: () => ({ triggered: [], opened: [] }),
  skipTurn: () => ({
    stopped: undefined,
    triggered: [],
    opened: [],
    resolving: undefined,
    next: undefined,
    order: [],
  }),
} satisfies Readonly<Record<string, Action>>;

/** The actions of the duel chart that send an event to the arbiter. */
export const messages = {
  askArbiter: (context) => ({
    type: 'standby.next',
    active: context.game.turn.active,
    triggered: context.triggered,
    opened: context.opened,
    attackEnded: context.game.attack !== undefined && attackHasEnded(context),
  }),
  reportEffectBegun: (context) => ({ type: 'standby.begin', effect: resolvingOf(context).id }),
  reportDeclared: (context) => ({ type: 'standby.close', player: nextOf(context).player }),
  reportTurnSkipped: () => ({ type: 'standby.lapse' }),
} satisfies Readonly<Record<string, Message>>;

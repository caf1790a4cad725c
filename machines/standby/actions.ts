import { standbyLane } from '../../effects/standby/nextOnStandby.ts';
import {
  begin,
  close,
  lapse,
  type StandbyAnswer,
  type StandbyContext,
  type StandbyEvent,
  take,
} from './arbiter.ts';

/** Returns the changes to the context. */
type Action = (context: StandbyContext, event: StandbyEvent) => Partial<StandbyContext>;

/** Returns an answer to the duel. */
type Message = (context: StandbyContext) => StandbyAnswer;

/** The actions of the standby chart that change its context. */
export const actions = {
  take: (context, event) => (event.type === 'standby.next' ? take(context, event) : {}),
  begin: (context, event) => (event.type === 'standby.begin' ? begin(context, event.effect) : {}),
  close: (context, event) => (event.type === 'standby.close' ? close(context, event.player) : {}),
  lapse,
} satisfies Readonly<Record<string, Action>>;

/** The actions of the standby chart that send an answer to the duel. */
export const messages = {
  answerApShieldUse: (context) => ({
    type: 'standby.apResolves',
    effects: standbyLane(context, 'apShieldUse').effects,
  }),
  answerNapShieldUse: (context) => ({
    type: 'standby.napResolves',
    effects: standbyLane(context, 'napShieldUse').effects,
  }),
  answerApBeforeBreak: (context) => ({
    type: 'standby.apResolves',
    effects: standbyLane(context, 'apBeforeBreak').effects,
  }),
  answerNapBeforeBreak: (context) => ({
    type: 'standby.napResolves',
    effects: standbyLane(context, 'napBeforeBreak').effects,
  }),
  answerApDeclaration: (context) => ({
    type: 'standby.apDeclares',
    opportunities: standbyLane(context, 'apDeclaration').opportunities,
  }),
  answerApEffect: (context) => ({
    type: 'standby.apResolves',
    effects: standbyLane(context, 'apEffect').effects,
  }),
  answerNapDeclaration: (context) => ({
    type: 'standby.napDeclares',
    opportunities: standbyLane(context, 'napDeclaration').opportunities,
  }),
  answerNapEffect: (context) => ({
    type: 'standby.napResolves',
    effects: standbyLane(context, 'napEffect').effects,
  }),
  answerEmpty: () => ({ type: 'standby.empty' }),
} satisfies Readonly<Record<string, Message>>;

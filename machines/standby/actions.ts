import {
  begin,
  close,
  effectsOf,
  lapse,
  opportunitiesOf,
  type StandbyAnswer,
  type StandbyContext,
  type StandbyEvent,
  shieldUsesOf,
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
  answerApShieldUse: (context) => ({ type: 'standby.apResolves', effects: shieldUsesOf(context, 'ap') }),
  answerNapShieldUse: (context) => ({ type: 'standby.napResolves', effects: shieldUsesOf(context, 'nap') }),
  answerApDeclaration: (context) => ({
    type: 'standby.apDeclares',
    opportunities: opportunitiesOf(context, 'ap'),
  }),
  answerApEffect: (context) => ({ type: 'standby.apResolves', effects: effectsOf(context, 'ap') }),
  answerNapDeclaration: (context) => ({
    type: 'standby.napDeclares',
    opportunities: opportunitiesOf(context, 'nap'),
  }),
  answerNapEffect: (context) => ({ type: 'standby.napResolves', effects: effectsOf(context, 'nap') }),
  answerEmpty: () => ({ type: 'standby.empty' }),
} satisfies Readonly<Record<string, Message>>;

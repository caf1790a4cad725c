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

/** What an action changes in the context. */
type Action = (context: StandbyContext, event: StandbyEvent) => Partial<StandbyContext>;

/** What an action answers the duel. */
type Message = (context: StandbyContext) => StandbyAnswer;

/** The actions of the standby chart that change its context. */
export const actions = {
  take: (context, event) => (event.type === 'standby.next' ? take(context, event) : {}),
  begin: (context, event) => (event.type === 'standby.begin' ? begin(context, event.effect) : {}),
  close: (context, event) => (event.type === 'standby.close' ? close(context, event.player) : {}),
  lapse,
} satisfies Readonly<Record<string, Action>>;

/** The actions of the standby chart that answer the duel. */
export const messages = {
  apUsesShield: (context) => ({ type: 'standby.apResolves', effects: shieldUsesOf(context, 'ap') }),
  napUsesShield: (context) => ({ type: 'standby.napResolves', effects: shieldUsesOf(context, 'nap') }),
  apDeclares: (context) => ({
    type: 'standby.apDeclares',
    opportunities: opportunitiesOf(context, 'ap'),
  }),
  apResolves: (context) => ({ type: 'standby.apResolves', effects: effectsOf(context, 'ap') }),
  napDeclares: (context) => ({
    type: 'standby.napDeclares',
    opportunities: opportunitiesOf(context, 'nap'),
  }),
  napResolves: (context) => ({ type: 'standby.napResolves', effects: effectsOf(context, 'nap') }),
  nothingWaits: () => ({ type: 'standby.empty' }),
} satisfies Readonly<Record<string, Message>>;

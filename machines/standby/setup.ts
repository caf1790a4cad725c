import { assign, sendParent, setup } from 'xstate';
import { mapTable } from '../mapTable.ts';
import { actions, messages } from './actions.ts';
import type { StandbyAnswer, StandbyContext, StandbyEvent } from './arbiter.ts';
import { guards } from './guards.ts';

/** The guards and actions of the standby chart for XState. They are plain functions in guards.ts and actions.ts. */
export const standbySetup = setup({
  types: {
    context: {} as StandbyContext,
    events: {} as StandbyEvent,
  },
  guards: mapTable(
    guards,
    (guard) =>
      ({ context }: { readonly context: StandbyContext }) =>
        guard(context),
  ),
  actions: {
    ...mapTable(actions, (action) =>
      assign<StandbyContext, StandbyEvent, undefined, StandbyEvent, never>(({ context, event }) =>
        action(context, event),
      ),
    ),
    ...mapTable(messages, (message) =>
      sendParent<StandbyContext, StandbyEvent, undefined, StandbyAnswer, StandbyEvent>(({ context }) =>
        message(context),
      ),
    ),
  },
});

import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Place } from '../../effects/play/play.ts';
import { mapTable } from '../mapTable.ts';
import { standby } from '../standby/standby.ts';
import { withInPlace } from '../withInPlace.ts';
import { actions, inPlaceActions, messages, onCopy } from './actions.ts';
import type { ChartContext, DuelEvent, DuelInput } from './context.ts';
import { guards } from './guards.ts';

/** The guards, actions and actors of the duel chart for XState. They are plain functions in guards.ts and actions.ts. */
export const duelSetup = setup({
  types: {
    context: {} as ChartContext,
    events: {} as DuelEvent,
    input: {} as DuelInput,
    children: {} as { standby: 'standby' },
    meta: {} as { readonly rule: string },
  },
  actors: { standby },
  guards: mapTable(
    guards,
    (guard) =>
      ({ context }: { readonly context: ChartContext }) =>
        guard(context),
  ),
  actions: {
    ...mapTable(actions, (action) =>
      assign<ChartContext, DuelEvent, undefined, DuelEvent, never>(({ context, event }) =>
        action(context, event),
      ),
    ),
    ...mapTable(inPlaceActions, (action) => {
      const change = onCopy(action);
      return withInPlace(
        assign<ChartContext, DuelEvent, Place | undefined, DuelEvent, never>(({ context, event }, place) =>
          change(context, event, place),
        ),
        action,
      );
    }),
    ...mapTable(messages, (message) =>
      sendTo<ChartContext, DuelEvent, undefined, ActorRefFrom<typeof standby>, DuelEvent>(
        'standby',
        ({ context }) => message(context),
      ),
    ),
  },
});

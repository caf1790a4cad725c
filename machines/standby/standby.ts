import { assign, sendParent, setup } from 'xstate';
import {
  begin,
  close,
  effectsOf,
  emptyStandby,
  lapse,
  opportunitiesOf,
  type StandbyAnswer,
  type StandbyContext,
  type StandbyEvent,
  shieldUsesOf,
  take,
} from './arbiter.ts';

/**
 * The standby actor: what waits, and what is next.
 *
 * 101.4a  uses of the shield-trigger class first, the active player's before the other's
 * 506.3b  then the active player declares
 * 101.4b  then the active player's effects, in the order that player likes (605.1)
 * 506.3d  then the non-active player declares, by what holds now
 * 101.4c  then the non-active player's effects; after each the arbiter looks again from the top
 */
const standbySetup = setup({
  types: {
    context: {} as StandbyContext,
    events: {} as StandbyEvent,
  },
  guards: {
    apHasShieldUse: ({ context }) => shieldUsesOf(context, 'ap').length > 0,
    napHasShieldUse: ({ context }) => shieldUsesOf(context, 'nap').length > 0,
    apMayDeclare: ({ context }) => opportunitiesOf(context, 'ap').length > 0,
    apHasEffect: ({ context }) => effectsOf(context, 'ap').length > 0,
    napMayDeclare: ({ context }) => opportunitiesOf(context, 'nap').length > 0,
    napHasEffect: ({ context }) => effectsOf(context, 'nap').length > 0,
  },
  actions: {
    take: assign(({ context, event }) => (event.type === 'standby.next' ? take(context, event) : context)),
    begin: assign(({ context, event }) =>
      event.type === 'standby.begin' ? begin(context, event.effect) : context,
    ),
    close: assign(({ context, event }) =>
      event.type === 'standby.close' ? close(context, event.player) : context,
    ),
    lapse: assign(({ context }) => lapse(context)),
    apUsesShield: sendParent(
      ({ context }): StandbyAnswer => ({ type: 'standby.apResolves', effects: shieldUsesOf(context, 'ap') }),
    ),
    napUsesShield: sendParent(
      ({ context }): StandbyAnswer => ({
        type: 'standby.napResolves',
        effects: shieldUsesOf(context, 'nap'),
      }),
    ),
    apDeclares: sendParent(
      ({ context }): StandbyAnswer => ({
        type: 'standby.apDeclares',
        opportunities: opportunitiesOf(context, 'ap'),
      }),
    ),
    apResolves: sendParent(
      ({ context }): StandbyAnswer => ({ type: 'standby.apResolves', effects: effectsOf(context, 'ap') }),
    ),
    napDeclares: sendParent(
      ({ context }): StandbyAnswer => ({
        type: 'standby.napDeclares',
        opportunities: opportunitiesOf(context, 'nap'),
      }),
    ),
    napResolves: sendParent(
      ({ context }): StandbyAnswer => ({ type: 'standby.napResolves', effects: effectsOf(context, 'nap') }),
    ),
    nothingWaits: sendParent((): StandbyAnswer => ({ type: 'standby.empty' })),
  },
});

export const standby = standbySetup.createMachine({
  id: 'standby',
  options: { maxIterations: 100 },
  context: emptyStandby,
  initial: 'empty',
  meta: { rule: '603.3' },
  on: {
    'standby.next': { target: '.arbitrating', actions: 'take' },
    'standby.begin': { actions: 'begin' },
    'standby.close': { actions: 'close' },
    'standby.lapse': { target: '.empty', actions: 'lapse' },
  },
  states: {
    empty: { meta: { rule: '500.2' } },
    arbitrating: {
      meta: { rule: '101.4' },
      always: [
        { guard: 'apHasShieldUse', target: 'apShieldUse' },
        { guard: 'napHasShieldUse', target: 'napShieldUse' },
        { guard: 'apMayDeclare', target: 'apDeclaration' },
        { guard: 'apHasEffect', target: 'apEffect' },
        { guard: 'napMayDeclare', target: 'napDeclaration' },
        { guard: 'napHasEffect', target: 'napEffect' },
        { target: 'empty', actions: 'nothingWaits' },
      ],
    },
    apShieldUse: { meta: { rule: '101.4a' }, entry: 'apUsesShield' },
    napShieldUse: { meta: { rule: '101.4a' }, entry: 'napUsesShield' },
    apDeclaration: { meta: { rule: '506.3b' }, entry: 'apDeclares' },
    apEffect: { meta: { rule: '101.4b' }, entry: 'apResolves' },
    napDeclaration: { meta: { rule: '506.3d' }, entry: 'napDeclares' },
    napEffect: { meta: { rule: '101.4c' }, entry: 'napResolves' },
  },
});

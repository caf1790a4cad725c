import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

/** Machines as the documentation of XState describes them. */

/** A light with a pedestrian signal in a parallel state. */
export const trafficLight = setup({
  types: { context: {} as { readonly waiting: number }, events: {} as { type: 'PUSH' } | { type: 'RESET' } },
  actions: { countPedestrian: assign({ waiting: ({ context }) => context.waiting + 1 }) },
  guards: { someoneWaits: ({ context }) => context.waiting > 0 },
  delays: { greenTime: 1000, yellowTime: 200 },
}).createMachine({
  id: 'trafficLight',
  context: { waiting: 0 },
  type: 'parallel',
  states: {
    cars: {
      initial: 'green',
      states: {
        green: { after: { greenTime: 'yellow' } },
        yellow: { after: { yellowTime: 'red' } },
        red: { after: { greenTime: 'green' } },
      },
    },
    pedestrians: {
      initial: 'wait',
      states: {
        wait: {
          on: { PUSH: { actions: 'countPedestrian' }, RESET: { guard: 'someoneWaits', target: 'walk' } },
        },
        walk: { after: { yellowTime: 'wait' } },
      },
    },
  },
});

/** A request that is tried again after a delay, at most `limit` times. */
export const fetchWithRetry = setup({
  types: {
    context: {} as { readonly tries: number; readonly limit: number; readonly data: string | undefined },
    input: {} as { readonly limit: number },
    events: {} as { type: 'FETCH' },
  },
  actors: {
    load: fromPromise(async ({ input }: { input: { readonly tries: number } }) => {
      if (input.tries < 2) throw new Error(`refused at try ${input.tries}`);
      return 'the answer';
    }),
  },
  guards: { mayRetry: ({ context }) => context.tries < context.limit },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }) },
  delays: { pause: 50 },
}).createMachine({
  id: 'fetch',
  context: ({ input }) => ({ tries: 0, limit: input.limit, data: undefined }),
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      entry: 'countTry',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ tries: context.tries }),
        onDone: { target: 'loaded', actions: assign({ data: ({ event }) => event.output }) },
        onError: [{ guard: 'mayRetry', target: 'waiting' }, { target: 'failed' }],
      },
    },
    waiting: { after: { pause: 'loading' } },
    loaded: { type: 'final' },
    failed: {},
  },
});

const spelling = setup({
  types: { context: {} as { readonly checked: number }, events: {} as { type: 'CHECK' } },
}).createMachine({
  id: 'spelling',
  context: { checked: 0 },
  initial: 'ready',
  states: {
    ready: { on: { CHECK: { actions: assign({ checked: ({ context }) => context.checked + 1 }) } } },
  },
});

/** An editor that invokes a machine and a callback while it edits. */
export const editor = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as
      | { type: 'OPEN' }
      | { type: 'TYPE'; readonly text: string }
      | { type: 'SAVE' }
      | { type: 'CLOSE' },
  },
  actors: { spelling, keys: fromCallback(() => () => undefined) },
  guards: {
    isDirty: ({ context }) => context.text !== '',
    isEmpty: ({ context }) => context.text === '',
  },
  actions: {
    insert: assign({
      text: ({ context, event }) => (event.type === 'TYPE' ? context.text + event.text : context.text),
    }),
    clear: assign({ text: '' }),
    checkSpelling: sendTo('spelling', { type: 'CHECK' }),
  },
}).createMachine({
  id: 'editor',
  context: { text: '' },
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'editing' } },
    editing: {
      invoke: [
        { id: 'spelling', src: 'spelling' },
        { id: 'keys', src: 'keys' },
      ],
      initial: 'clean',
      states: {
        clean: { on: { TYPE: { target: 'dirty', actions: ['insert', 'checkSpelling'] } } },
        dirty: {
          on: { TYPE: { actions: ['insert', 'checkSpelling'] }, SAVE: { target: 'clean', actions: 'clear' } },
        },
      },
      on: {
        CLOSE: [
          { guard: 'isEmpty', target: 'closed' },
          { guard: 'isDirty', target: 'asking' },
        ],
      },
    },
    asking: { on: { SAVE: 'closed', '*': 'editing' } },
  },
});

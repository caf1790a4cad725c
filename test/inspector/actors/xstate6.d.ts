/** What the tests use of the alpha of XState 6, whose own types change from one alpha to the next. */
declare module 'xstate6' {
  import type { RootActor } from '@taiki/inspector/core';

  export function createMachine(config: object): object;
  export function createAsyncLogic(config: { readonly run: () => Promise<unknown> }): object;
  export function createActor(logic: object): RootActor;
}

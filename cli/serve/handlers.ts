import type { MethodName, Params, ResultOf } from './protocol.ts';

/** What answers each method. */
export type Handlers = { readonly [M in MethodName]: (params: Params<M>) => ResultOf<M> };

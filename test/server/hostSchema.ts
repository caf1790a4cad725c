import { type HostMethod, hostSchema } from '@taiki/server';
import { type Definitions, type Schema, wrongWith } from '../cli/jsonSchema.ts';

interface Written {
  readonly methods: {
    readonly [M in HostMethod]: { readonly params: { readonly $ref: string }; readonly result: Schema };
  };
  readonly definitions: Definitions;
}

export const { methods, definitions } = JSON.parse(JSON.stringify(hostSchema)) as Written;

const isMethod = (name: string): name is HostMethod => Object.hasOwn(methods, name);

/** What is wrong with a message of the server, by the published schema. */
export function wrongWithMessage(message: unknown): readonly string[] {
  if (Array.isArray(message)) return message.flatMap(wrongWithMessage);
  const isAnswer = typeof message === 'object' && message !== null && 'id' in message;
  const name = isAnswer ? 'Response' : 'Notification';
  return wrongWith(message, { $ref: `#/definitions/${name}` }, definitions, name);
}

/** What is wrong with a request that was accepted, and its result. */
export function wrongWithExchange(method: string, params: unknown, result: unknown): readonly string[] {
  if (!isMethod(method)) return [`${method}: is no method`];
  const shapes = methods[method];
  return [
    ...wrongWith(params, shapes.params, definitions, `${method} params`),
    ...wrongWith(result, shapes.result, definitions, `${method} result`),
  ];
}

import {
  createJSONRPCErrorResponse,
  isJSONRPCID,
  type JSONRPCErrorResponse,
  type JSONRPCID,
  type JSONRPCRequest,
  type JSONRPCResponse,
  JSONRPCServer,
} from 'json-rpc-2.0';
import { errorObject, errorOf, refusal } from './errors.ts';
import { handlersOver } from './methods.ts';
import { OpenDuels } from './openDuels.ts';
import { checkedParams, isMethod, isObject } from './parameters.ts';
import type { ErrorObject, MethodName, Params, ServerLimits } from './protocol.ts';

export const DEFAULT_LIMITS: ServerLimits = {
  messageBytes: 4 * 1024 * 1024,
  depth: 200,
  batch: 1000,
  duels: 1000,
};

/** Answers messages about the duels that it keeps, one at a time and in their order. */
export class DuelServer {
  readonly #rpc = new JSONRPCServer({ errorListener: () => {} });
  readonly #limits: ServerLimits;

  constructor(limits: ServerLimits = DEFAULT_LIMITS) {
    this.#limits = limits;
    const handlers = handlersOver(new OpenDuels(limits.duels), limits);
    for (const method of Object.keys(handlers).filter(isMethod)) {
      this.#rpc.addMethod(method, (params: unknown) => answer(handlers, method, params));
    }
    this.#rpc.handleMethodNotFound = ({ method }) => {
      throw refusal('METHOD_NOT_FOUND', `There is no method ${JSON.stringify(method.slice(0, 80))}.`);
    };
    this.#rpc.mapErrorToJSONRPCErrorResponse = (id, thrown) => response(id, errorOf(thrown));
  }

  /** The answer to one message, as text; undefined for what asks for none. It never throws. */
  async receive(message: Uint8Array): Promise<string | undefined> {
    const answered = await this.#answerTo(message);
    return answered === undefined ? undefined : JSON.stringify(answered);
  }

  async #answerTo(message: Uint8Array): Promise<JSONRPCResponse | readonly JSONRPCResponse[] | undefined> {
    if (message.length > this.#limits.messageBytes) {
      const error = `A message has more than ${this.#limits.messageBytes} bytes: it was not read.`;
      return response(null, errorObject('MESSAGE_TOO_LARGE', error));
    }
    const parsed = parse(message, this.#limits.depth);
    if ('error' in parsed) return response(null, parsed.error);
    const { value } = parsed;
    if (!Array.isArray(value)) return this.#answerToOne(value);
    if (value.length === 0) return response(null, errorObject('INVALID_REQUEST', 'The batch is empty.'));
    if (value.length > this.#limits.batch) {
      const error = `The batch holds ${value.length} requests; at most ${this.#limits.batch} are taken.`;
      return response(null, errorObject('BATCH_TOO_LARGE', error));
    }
    const answers: JSONRPCResponse[] = [];
    for (const request of value) {
      const one = await this.#answerToOne(request);
      if (one !== undefined) answers.push(one);
    }
    return answers.length === 0 ? undefined : answers;
  }

  async #answerToOne(request: unknown): Promise<JSONRPCResponse | undefined> {
    const wrong = wrongWith(request);
    if (wrong !== undefined) return response(idOf(request), errorObject('INVALID_REQUEST', wrong));
    return (await this.#rpc.receive(request as JSONRPCRequest)) ?? undefined;
  }
}

function answer<M extends MethodName>(
  handlers: ReturnType<typeof handlersOver>,
  method: M,
  params: unknown,
): unknown {
  const handle: (params: Params<M>) => unknown = handlers[method];
  return handle(checkedParams(method, params));
}

const response = (id: JSONRPCID, { code, message, data }: ErrorObject): JSONRPCErrorResponse =>
  createJSONRPCErrorResponse(id, code, message, data);

type Parsed = { readonly value: unknown } | { readonly error: ErrorObject };

function parse(message: Uint8Array, deepest: number): Parsed {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(message);
    if (depthOf(text) > deepest) {
      return { error: errorObject('TOO_DEEP', `Lists and objects may lie ${deepest} deep in each other.`) };
    }
    return { value: JSON.parse(text) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return { error: errorObject('PARSE_ERROR', `This is no JSON in UTF-8: ${why}`) };
  }
}

/** How deep the brackets of a text in JSON lie in each other: told before it is parsed. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (quoted && character === '\\') index++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth);
    else if (!quoted && (character === ']' || character === '}')) depth--;
  }
  return deepest;
}

const own = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const isId = (id: unknown): id is JSONRPCID =>
  isJSONRPCID(id) && (typeof id !== 'number' || Number.isFinite(id));

function idOf(request: unknown): JSONRPCID {
  const id = own(request, 'id');
  return isId(id) ? id : null;
}

/** Why something is no request of JSON-RPC 2.0; undefined when it is one. */
function wrongWith(request: unknown): string | undefined {
  if (!isObject(request)) return 'A request is an object.';
  if (own(request, 'jsonrpc') !== '2.0') return 'A request has "jsonrpc": "2.0".';
  if (typeof own(request, 'method') !== 'string') return 'A request has a "method", which is text.';
  const id = own(request, 'id');
  if (id !== undefined && !isId(id)) return 'The "id" of a request is text, a number or null.';
  const params = own(request, 'params');
  if (params !== undefined && (typeof params !== 'object' || params === null))
    return 'The "params" of a request are an object.';
  if (Object.hasOwn(request, 'result') || Object.hasOwn(request, 'error'))
    return 'A request has neither "result" nor "error".';
  return undefined;
}

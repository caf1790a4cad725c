import {
  createJSONRPCErrorResponse,
  isJSONRPCID,
  type JSONRPCErrorResponse,
  type JSONRPCID,
  type JSONRPCRequest,
  type JSONRPCResponse,
  JSONRPCServer,
} from 'json-rpc-2.0';
import { type RpcError, rpcError, rpcRejection } from './errors.ts';
import { isObject } from './parameters.ts';

export interface RpcLimits {
  /** Maximum length of a message in bytes. */
  readonly messageBytes: number;
  /** Maximum nesting depth of arrays and objects. */
  readonly depth: number;
  /** Maximum number of requests in a batch. */
  readonly batch: number;
}

export interface RpcMethods<Caller> {
  readonly limits: RpcLimits;
  readonly names: readonly string[];
  /** Answers a request, or throws. */
  readonly answer: (method: string, params: unknown, caller: Caller) => unknown;
  /** The error for anything that `answer` throws. */
  readonly errorOf: (thrown: unknown) => RpcError<string>;
}

/** Answers messages of JSON-RPC 2.0, one at a time and in order. A caller is what methods need to know about who asks. */
export class RpcEndpoint<Caller = void> {
  readonly #rpc = new JSONRPCServer<Caller>({ errorListener: () => {} });
  readonly #limits: RpcLimits;

  constructor({ limits, names, answer, errorOf }: RpcMethods<Caller>) {
    this.#limits = limits;
    for (const name of names)
      this.#rpc.addMethod(name, (params: unknown, caller: Caller) => answer(name, params, caller));
    this.#rpc.handleMethodNotFound = ({ method }) => {
      throw rpcRejection(
        'METHOD_NOT_FOUND',
        `Unknown method ${JSON.stringify(method.slice(0, 80))}. The methods are listed by server.info.`,
      );
    };
    this.#rpc.mapErrorToJSONRPCErrorResponse = (id, thrown) => response(id, errorOf(thrown));
  }

  /** The response to one message as text; undefined if none is due. Never throws. */
  async receive(message: Uint8Array, caller: Caller): Promise<string | undefined> {
    const answered = await this.#answerTo(message, caller);
    return answered === undefined ? undefined : JSON.stringify(answered);
  }

  async #answerTo(
    message: Uint8Array,
    caller: Caller,
  ): Promise<JSONRPCResponse | readonly JSONRPCResponse[] | undefined> {
    if (message.length > this.#limits.messageBytes) {
      const error = `Message too large. The maximum is ${this.#limits.messageBytes} bytes.`;
      return response(null, rpcError('MESSAGE_TOO_LARGE', error));
    }
    const parsed = parse(message, this.#limits.depth);
    if ('error' in parsed) return response(null, parsed.error);
    const { value } = parsed;
    if (!Array.isArray(value)) return this.#answerToOne(value, caller);
    if (value.length === 0)
      return response(
        null,
        rpcError('INVALID_REQUEST', 'The batch is empty. Expected at least one request.'),
      );
    if (value.length > this.#limits.batch) {
      const error = `The batch has ${value.length} requests. The maximum is ${this.#limits.batch}.`;
      return response(null, rpcError('BATCH_TOO_LARGE', error));
    }
    const answers: JSONRPCResponse[] = [];
    for (const request of value) {
      const one = await this.#answerToOne(request, caller);
      if (one !== undefined) answers.push(one);
    }
    return answers.length === 0 ? undefined : answers;
  }

  async #answerToOne(request: unknown, caller: Caller): Promise<JSONRPCResponse | undefined> {
    const problem = requestProblem(request);
    if (problem !== undefined) return response(idOf(request), rpcError('INVALID_REQUEST', problem));
    return (await this.#rpc.receive(request as JSONRPCRequest, caller)) ?? undefined;
  }
}

const response = (id: JSONRPCID, { code, message, data }: RpcError<string>): JSONRPCErrorResponse =>
  createJSONRPCErrorResponse(id, code, message, data);

type Parsed = { readonly value: unknown } | { readonly error: RpcError<string> };

function parse(message: Uint8Array, maxDepth: number): Parsed {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(message);
    if (depthOf(text) > maxDepth) {
      return {
        error: rpcError(
          'TOO_DEEP',
          `Nesting too deep. The maximum depth of arrays and objects is ${maxDepth}.`,
        ),
      };
    }
    return { value: JSON.parse(text) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return { error: rpcError('PARSE_ERROR', `Invalid message. Expected JSON in UTF-8: ${why}`) };
  }
}

/** The nesting depth of a JSON text, measured before parsing. */
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

/** Why a value is not a valid JSON-RPC 2.0 request; undefined if it is. */
function requestProblem(request: unknown): string | undefined {
  if (!isObject(request)) return 'Invalid request. Expected an object.';
  if (own(request, 'jsonrpc') !== '2.0') return 'Invalid request. Expected "jsonrpc": "2.0".';
  if (typeof own(request, 'method') !== 'string') return 'Invalid request. Expected "method" to be a string.';
  const id = own(request, 'id');
  if (id !== undefined && !isId(id))
    return 'Invalid request. Expected "id" to be a string, a number or null.';
  const params = own(request, 'params');
  if (params !== undefined && (typeof params !== 'object' || params === null))
    return 'Invalid request. Expected "params" to be an object.';
  if (Object.hasOwn(request, 'result') || Object.hasOwn(request, 'error'))
    return 'Invalid request. Expected neither "result" nor "error".';
  return undefined;
}

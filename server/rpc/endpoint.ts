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
import { JsonText, jsonObject } from './jsonText.ts';
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
    const read = this.read(message);
    const answers: JSONRPCResponse[] = [...read.refused];
    for (const request of read.requests) {
      const one = await this.answer(request, caller);
      if (one !== undefined) answers.push(one);
    }
    return textOf(answers.map(printed), read);
  }

  /** Checks a message as a whole. Never throws. */
  read(message: Uint8Array): ReadMessage {
    const { messageBytes, depth, batch } = this.#limits;
    if (message.length > messageBytes)
      return refused(
        undefined,
        rpcError('MESSAGE_TOO_LARGE', `Message too large. The maximum is ${messageBytes} bytes.`),
      );
    const { value, error } = parse(message, depth);
    if (error !== undefined) return refused(value, error);
    if (!Array.isArray(value)) return { requests: [value], form: 'single', refused: [] };
    if (value.length === 0)
      return refused(
        undefined,
        rpcError('INVALID_REQUEST', 'The batch is empty. Expected at least one request.'),
      );
    if (value.length > batch)
      return refused(
        value,
        rpcError('BATCH_TOO_LARGE', `The batch has ${value.length} requests. The maximum is ${batch}.`),
      );
    return { requests: value, form: 'batch', refused: [] };
  }

  /** The response to a request of a message that was read; undefined if none is due. Never throws. */
  async answer(request: unknown, caller: Caller): Promise<JSONRPCResponse | undefined> {
    const problem = requestProblem(request);
    if (problem !== undefined) return response(idOf(request), rpcError('INVALID_REQUEST', problem));
    return (await this.#rpc.receive(request as JSONRPCRequest, caller)) ?? undefined;
  }

  /** The response to a request that is not answered; undefined if it is a notification. */
  refusalOf(request: unknown, error: RpcError<string>): JSONRPCResponse | undefined {
    return isNotification(request) ? undefined : response(idOf(request), error);
  }
}

/** A message whose requests are to be answered, or that is refused as a whole. */
export interface ReadMessage {
  readonly requests: readonly unknown[];
  readonly form: 'single' | 'batch';
  /** The responses if it is refused: one for each id. */
  readonly refused: readonly JSONRPCResponse[];
}

/** The text of the responses to a message; undefined if none is due. */
export function textOf(
  responses: readonly string[],
  { form }: Pick<ReadMessage, 'form'>,
): string | undefined {
  if (responses.length === 0) return undefined;
  return form === 'batch' ? `[${responses.join(',')}]` : responses[0];
}

/** Refuses a message, with an error for each request in it that has an id. */
function refused(value: unknown, error: RpcError<string>): ReadMessage {
  const ids = (Array.isArray(value) ? value : [value]).map(idOf).filter((id) => id !== null);
  if (ids.length === 0) return { requests: [], form: 'single', refused: [response(null, error)] };
  const form = Array.isArray(value) ? 'batch' : 'single';
  return { requests: [], form, refused: ids.map((id) => response(id, error)) };
}

/** A request without an id gets no response. */
const isNotification = (request: unknown): boolean =>
  requestProblem(request) === undefined && own(request, 'id') === undefined;

const response = (id: JSONRPCID, { code, message, data }: RpcError<string>): JSONRPCErrorResponse =>
  createJSONRPCErrorResponse(id, code, message, data);

/** A response as text. A result that is JSON already is not printed again. */
export const printed = (answer: JSONRPCResponse): string =>
  answer.result instanceof JsonText
    ? jsonObject({ jsonrpc: answer.jsonrpc, id: answer.id, result: answer.result })
    : JSON.stringify(answer);

interface Parsed {
  /** Also of a text that is refused, if it is JSON. */
  readonly value?: unknown;
  readonly error?: RpcError<string>;
}

function parse(message: Uint8Array, maxDepth: number): Parsed {
  let error: RpcError<string> | undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(message);
    if (isDeeper(text, maxDepth))
      error = rpcError(
        'TOO_DEEP',
        `Nesting too deep. The maximum depth of arrays and objects is ${maxDepth}.`,
      );
    const value: unknown = JSON.parse(text);
    return error === undefined ? { value } : { value, error };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return { error: error ?? rpcError('PARSE_ERROR', `Invalid message. Expected JSON in UTF-8: ${why}`) };
  }
}

/** Whether arrays and objects of a JSON text nest deeper. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (quoted && character === '\\') index++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '[' || character === '{')) {
      if (++depth > limit) return true;
    } else if (!quoted && (character === ']' || character === '}')) depth--;
  }
  return false;
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

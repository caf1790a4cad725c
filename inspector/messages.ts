import * as v from 'valibot';
import type { ChartLayout } from './model/layout.ts';
import type { ChartName, TraceHeader, TraceRecord } from './trace.ts';

/** The messages between the server and the page: JSON, one a WebSocket message. */

/** Where the page's socket is: `ws://127.0.0.1:PORT/socket?token=TOKEN`, with the token of the page's own address. */
export const SOCKET_PATH = '/socket';

/** One duel of a session. A fork is a line of its own, beside the one that it came from. */
export interface LineInfo {
  readonly id: number;
  readonly title: string;
  /** Where it was forked off: its first records, up to and with this one, are those of the other line. */
  readonly from: { readonly line: number; readonly seq: number } | undefined;
  /** `driven`: choices are taken. `watched`: somebody else plays it. `read`: it was opened from a file; it can be forked. */
  readonly mode: 'driven' | 'watched' | 'read';
  /** It has an origin, so that it can be forked from any moment. */
  readonly forks: 'yes' | 'no';
}

/** The first message of the server; the lines and their records follow. */
export interface Hello {
  readonly type: 'hello';
  /** The version of the inspector. */
  readonly version: string;
  /** Charts and rules; the title is that of the session. */
  readonly header: TraceHeader;
  /** The address of a page with a receiver of @xstate/inspect, which the page may open; undefined when there is none. */
  readonly receiver: string | undefined;
  /**
   * Both charts laid out, with nothing collapsed: in a page that needs no server. A page that is served lays them out
   * itself, beside its other work; it takes a second.
   */
  readonly layouts: { readonly [C in ChartName]: ChartLayout } | undefined;
}

/** A line that is new, or that has changed. */
export interface LineMessage {
  readonly type: 'line';
  readonly line: LineInfo;
}

/** The next records of a line, without those that it shares with the line it was forked from. */
export interface RecordsMessage {
  readonly type: 'records';
  readonly line: number;
  readonly records: readonly TraceRecord[];
}

export const MESSAGE_ERRORS = [
  'BAD_MESSAGE',
  'TOO_LARGE',
  'UNKNOWN_LINE',
  'NOT_DRIVEN',
  'CANNOT_FORK',
  'STALE_DECISION',
  'REFUSED',
  'BAD_FILE',
] as const;
/** `REFUSED`: the engine refused, and its own message says why. */
export type MessageErrorCode = (typeof MESSAGE_ERRORS)[number];

/** A message could not be followed; nothing has changed. */
export interface ErrorMessage {
  readonly type: 'error';
  /** The request that it answers; undefined when it could not be read. */
  readonly request: number | undefined;
  readonly code: MessageErrorCode;
  readonly message: string;
}

/** A request was followed. */
export interface DoneMessage {
  readonly type: 'done';
  readonly request: number;
  /** The line that was made, for `fork` and `load`; else the line that was meant. */
  readonly line: number;
}

export type ServerMessage = Hello | LineMessage | RecordsMessage | ErrorMessage | DoneMessage;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const player = v.picklist(['p1', 'p2']);
const request = whole;
const line = whole;

const choose = v.strictObject({
  type: v.literal('choose'),
  request,
  line,
  /** The id of the decision that is answered: another may be open by now. */
  decision: whole,
  answer: v.pipe(v.array(whole), v.maxLength(1000)),
});

const concede = v.strictObject({ type: v.literal('concede'), request, line, player });

/** A new line that goes on from the last decision at or before a record. */
const fork = v.strictObject({ type: v.literal('fork'), request, line, seq: whole });

/** The agents answer: the open decision, or all until the turn or the duel ends. */
const play = v.strictObject({
  type: v.literal('play'),
  request,
  line,
  until: v.picklist(['decision', 'turn', 'end']),
});

/** Stops `play`. */
const pause = v.strictObject({ type: v.literal('pause'), request, line });

/** A new line from the text of a record or of a trace. */
const load = v.strictObject({ type: v.literal('load'), request, name: v.string(), text: v.string() });

/** An event of XState that somebody wants sent to an actor; only those of a player are passed on. */
const send = v.strictObject({
  type: v.literal('send'),
  request,
  line,
  event: v.variant('type', [
    v.strictObject({ type: v.literal('choose'), answer: v.pipe(v.array(whole), v.maxLength(1000)) }),
    v.strictObject({ type: v.literal('concede'), player }),
  ]),
});

/** Everything that a page may ask of the server. */
export const pageMessage = v.variant('type', [choose, concede, fork, play, pause, load, send]);

export type PageMessage = v.InferOutput<typeof pageMessage>;

/** The events of XState that are passed on to a duel. */
export const playerEvent = send.entries.event;
export type PlayerEvent = v.InferOutput<typeof playerEvent>;

/** The lines of a session in one page that needs no server: what `taiki inspect --export` writes into the page. */
export interface Standalone {
  readonly hello: Hello;
  readonly lines: readonly { readonly line: LineInfo; readonly records: readonly TraceRecord[] }[];
}

/** The id of the element of an exported page that holds the `Standalone` as JSON. */
export const STANDALONE_ELEMENT = 'taiki-standalone';

import type { Answer, Decision, Fact, Result } from 'taiki';
import * as v from 'valibot';
import { PROGRAM_COMMANDS, type ProgramPause } from './core/attach/programState.ts';

export type { ProgramCommand, ProgramPause } from './core/attach/programState.ts';

import type { ChartLayout } from './core/charts/chartLayout.ts';
import type { Bookmark, ChartName, TraceHeader, TraceRecord } from './trace.ts';

/** The protocol between the server and the page: each WebSocket message is one JSON object. */

/** The page connects to `ws://127.0.0.1:PORT/socket?token=TOKEN`, with the token from its own address. */
export const SOCKET_PATH = '/socket';

/** A line of play: one duel of a session. Forking a line creates another line and leaves the original unchanged. */
export interface LineInfo {
  readonly id: number;
  readonly title: string;
  /** The name of the file that it was opened from. */
  readonly file: string | undefined;
  /** For a fork: it shares the records of this parent line up to and including `seq`. */
  readonly from: { readonly line: number; readonly seq: number } | undefined;
  /** `driven`: played from the page. `watched`: played by another program. `read`: opened from a file. */
  readonly mode: 'driven' | 'watched' | 'read';
  /** Whether it can be forked, which requires an `origin` record. */
  readonly forks: 'yes' | 'no';
  /** What is missing at the end of the file that it was opened from. */
  readonly warning: string | undefined;
  readonly bookmarks: readonly Bookmark[];
  /** How the program that played the duel ended; undefined while it runs. */
  readonly ended: ProgramEnd | undefined;
  /** Whether the program that plays the duel can be paused from the page. */
  readonly pauses: 'yes' | 'no';
  /** Where that program waits; undefined while it goes on. */
  readonly paused: ProgramPause | undefined;
}

/** The end of a watched program. */
export interface ProgramEnd {
  /** "exited with code 0", "was stopped by SIGINT", or the message of the error that it did not catch. */
  readonly message: string;
  /** The stack of that error; undefined if the program ended without one. */
  readonly stack: string | undefined;
}

/** The first message from the server, followed by the lines and their records. */
export interface Hello {
  readonly type: 'hello';
  /** The version of the inspector. */
  readonly version: string;
  /** The charts, the rules, and the title of the session. */
  readonly header: TraceHeader;
  /** The address of a receiver of @xstate/inspect that the page can open, if one was configured. */
  readonly receiver: string | undefined;
  /**
   * The layouts of both charts with nothing collapsed. Undefined if the server was built with other charts: the page then
   * computes them in a worker, which takes a second.
   */
  readonly layouts: { readonly [C in ChartName]: ChartLayout } | undefined;
}

/** A new or changed line. */
export interface LineMessage {
  readonly type: 'line';
  readonly line: LineInfo;
}

/** The next records of a line, excluding those shared with its parent line. */
export interface RecordsMessage {
  readonly type: 'records';
  readonly line: number;
  readonly records: readonly TraceRecord[];
}

/** A line was closed. Its number is not used again. */
export interface ClosedMessage {
  readonly type: 'closed';
  readonly line: number;
}

/** Everything that was recorded before the page connected has been sent. */
export interface ReadyMessage {
  readonly type: 'ready';
}

export const MESSAGE_ERRORS = [
  'BAD_MESSAGE',
  'TOO_LARGE',
  'UNKNOWN_LINE',
  'NOT_DRIVEN',
  'NOT_ATTACHED',
  'CANNOT_FORK',
  'CANNOT_CLOSE',
  'STALE_DECISION',
  'REFUSED',
  'BAD_FILE',
  'UNEXPECTED',
] as const;
/**
 * `REFUSED`: the engine rejected the request; `message` is the engine's. `UNEXPECTED`: a bug of the inspector; the session goes on.
 */
export type MessageErrorCode = (typeof MESSAGE_ERRORS)[number];

/** A request failed without any effect. */
export interface ErrorMessage {
  readonly type: 'error';
  /** The number of the failed request; undefined if the message had none. */
  readonly request: number | undefined;
  readonly code: MessageErrorCode;
  readonly message: string;
}

/** A request succeeded. */
export interface DoneMessage {
  readonly type: 'done';
  readonly request: number;
  /** The line created by `fork` or `load`; otherwise the line in the request. */
  readonly line: number;
}

/** What one answer to a decision leads to. */
export interface Outcome {
  readonly answer: Answer;
  /** The labels of its options. */
  readonly chose: readonly string[];
  /** What happens up to the next decision. */
  readonly facts: readonly Fact[];
  /** The next decision; undefined if the duel is over. */
  readonly next: Pick<Decision, 'player' | 'kind' | 'prompt'> | undefined;
  /** The dotted path of the state in which the duel asks it. */
  readonly state: string;
  readonly result: Result | undefined;
}

/** The answer to `outcomes`. */
export interface OutcomesMessage {
  readonly type: 'outcomes';
  readonly request: number;
  readonly line: number;
  /** The id of the decision. */
  readonly decision: number;
  readonly outcomes: readonly Outcome[];
  /** `some`: only the first answers, of a decision with very many. */
  readonly shown: 'all' | 'some';
}

/** `record`: of the duel so far. `test`: replays it. `scenario`: the table before the step, and the answers since. */
export const COPY_FORMS = ['scenario', 'record', 'test'] as const;
export type CopyForm = (typeof COPY_FORMS)[number];

/** The answer to `copy`. */
export interface CopiedMessage {
  readonly type: 'copied';
  readonly request: number;
  readonly line: number;
  readonly form: CopyForm;
  readonly text: string;
}

/** The answer to `position`: everything on the table, as the text of a position that `load` accepts. */
export interface PositionMessage {
  readonly type: 'position';
  readonly request: number;
  readonly line: number;
  readonly seq: number;
  readonly text: string;
}

export type ServerMessage =
  | PositionMessage
  | CopiedMessage
  | Hello
  | LineMessage
  | RecordsMessage
  | ReadyMessage
  | ClosedMessage
  | ErrorMessage
  | OutcomesMessage
  | DoneMessage;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const player = v.picklist(['p1', 'p2']);
const request = wholeNumber;
const line = wholeNumber;

const choose = v.strictObject({
  type: v.literal('choose'),
  request,
  line,
  /** The id of the decision being answered. The request fails if it is no longer open. */
  decision: wholeNumber,
  answer: v.pipe(v.array(wholeNumber), v.maxLength(1000)),
});

const concede = v.strictObject({ type: v.literal('concede'), request, line, player });

/** Creates a line that continues from the last decision at or before a record. */
const fork = v.strictObject({ type: v.literal('fork'), request, line, seq: wholeNumber });

/** Works out what each answer to the last decision at or before a record leads to. */
const outcomes = v.strictObject({ type: v.literal('outcomes'), request, line, seq: wholeNumber });

/** Lets the agents answer the open decision, or all decisions until the turn or the duel ends. */
const play = v.strictObject({
  type: v.literal('play'),
  request,
  line,
  until: v.picklist(['decision', 'turn', 'end']),
});

/** The table at a record as the text of a position, to change it and `load` it as a line of its own. */
const position = v.strictObject({ type: v.literal('position'), request, line, seq: wholeNumber });

/** A moment as text to paste elsewhere. */
const copy = v.strictObject({
  type: v.literal('copy'),
  request,
  line,
  seq: wholeNumber,
  form: v.picklist(COPY_FORMS),
});

/** Pauses an attached program before its next decision, or lets it go on. */
const control = v.strictObject({
  type: v.literal('control'),
  request,
  line,
  do: v.picklist(PROGRAM_COMMANDS),
});

const breakpoint = v.strictObject({
  query: v.pipe(v.string(), v.maxLength(1000)),
  condition: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** Replaces the breakpoints, at which attached programs and the agents wait before the next decision. */
const breakpoints = v.strictObject({
  type: v.literal('breakpoints'),
  request,
  line,
  breakpoints: v.pipe(v.array(breakpoint), v.maxLength(100)),
});

/** Replaces the bookmarks of a line, which are kept with its trace. */
const bookmarks = v.strictObject({
  type: v.literal('bookmarks'),
  request,
  line,
  bookmarks: v.pipe(
    v.array(v.strictObject({ seq: wholeNumber, note: v.pipe(v.string(), v.maxLength(500)) })),
    v.maxLength(200),
  ),
});

/** Ends the attached program and starts it again. Its new duels are new lines. */
const restart = v.strictObject({ type: v.literal('restart'), request, line });

/** Stops `play`. */
const pause = v.strictObject({ type: v.literal('pause'), request, line });

/** Removes a line, and frees the memory of its records. */
const close = v.strictObject({ type: v.literal('close'), request, line });

/** Creates a line from the text of a record, a trace or a position. */
const load = v.strictObject({ type: v.literal('load'), request, name: v.string(), text: v.string() });

/** Sends an XState event to the duel actor. Only the events of players are allowed. */
const send = v.strictObject({
  type: v.literal('send'),
  request,
  line,
  event: v.variant('type', [
    v.strictObject({ type: v.literal('choose'), answer: v.pipe(v.array(wholeNumber), v.maxLength(1000)) }),
    v.strictObject({ type: v.literal('concede'), player }),
  ]),
});

/** A request from the page. */
export const pageMessage = v.variant('type', [
  choose,
  concede,
  fork,
  outcomes,
  position,
  copy,
  control,
  breakpoints,
  bookmarks,
  restart,
  play,
  pause,
  load,
  close,
  send,
]);

export type PageMessage = v.InferOutput<typeof pageMessage>;

/** The XState events that may be sent to a duel. */
export const playerEvent = send.entries.event;
export type PlayerEvent = v.InferOutput<typeof playerEvent>;

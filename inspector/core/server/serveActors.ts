import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { type ActorBreakpoint, actorBreakpointProblem } from '../actors/actorBreakpoints.ts';
import { actorPage } from '../actors/actorPage.ts';
import type { ActorPanel } from '../actors/actorPanel.ts';
import type { ActorTrace } from '../actors/actorTrace.ts';
import { type ActorDifference, differenceOf } from '../actors/compareActors.ts';
import type { ActorCommand } from '../attach/command.ts';
import { PROGRAM_COMMANDS, type ProgramCommand, type ProgramPause } from '../attach/programState.ts';
import { breakpointText } from '../values/breakpoint.ts';
import { parseJson } from '../values/parseJson.ts';
import { type AccessPolicy, targetOf } from './accessPolicy.ts';
import { HEADERS, type Refusal, refusalOf, refuse, TEXT } from './respond.ts';

/** The page of XState actors that belong to no duel, and what it asks for. */
export const ACTORS_PATH = '/actors';
const NEWS_PATH = '/actors/news';
const COMMAND_PATH = '/actors/command';

export const isActorsPath = (path: string): boolean =>
  path === ACTORS_PATH || path === NEWS_PATH || path === COMMAND_PATH;

/** How a program with XState actors is, and its new records. */
export interface ActorNews {
  readonly run: number;
  /** The number of charts: a page that has fewer is loaded again. */
  readonly charts: number;
  /** The titles of the lines. */
  readonly lines: readonly string[];
  readonly records: ActorTrace['records'];
  readonly difference: ActorDifference | undefined;
  readonly status: 'runs' | 'waits' | 'ended';
  readonly paused: ProgramPause | undefined;
  /** Why the last command was refused. */
  readonly refused: string | undefined;
}

export type ControlCommand =
  | ActorCommand
  | { readonly type: 'control'; readonly do: ProgramCommand }
  | { readonly type: 'restart' };

/** The program whose XState actors are shown. */
export interface ActorControl {
  readonly run: () => number;
  readonly news: () => Pick<ActorNews, 'paused' | 'refused' | 'status'>;
  /** Those that were sent last. */
  readonly breakpoints: () => readonly ActorBreakpoint[];
  /** @returns why the command is refused, as far as that is known at once. */
  readonly tell: (command: ControlCommand) => string | undefined;
}

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const breakpoint = v.strictObject({
  query: v.string(),
  condition: v.optional(v.string()),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

const command = v.variant('type', [
  v.strictObject({ type: v.literal('control'), do: v.picklist(PROGRAM_COMMANDS) }),
  v.strictObject({ type: v.literal('restart') }),
  v.strictObject({
    type: v.literal('send'),
    line: wholeNumber,
    actor: v.string(),
    event: v.looseObject({ type: v.string() }),
  }),
  v.strictObject({
    type: v.literal('fork'),
    line: wholeNumber,
    seq: wholeNumber,
    context: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.strictObject({
    type: v.literal('actorBreakpoints'),
    breakpoints: v.pipe(v.array(breakpoint), v.maxLength(100)),
  }),
]);

const NONE: Refusal = { status: 404, reason: 'No XState actor without a duel has been created so far.' };
const NO_PROGRAM: Refusal = { status: 404, reason: 'No program is attached.' };
const MAX_COMMAND_LENGTH = 65_536;

interface Served {
  /** By line: the program itself, then its forks. */
  readonly traces: readonly ActorTrace[];
  readonly control: ActorControl | undefined;
}

interface ServedPage extends Served {
  readonly panels: readonly ActorPanel[];
}

/** Serves the page or its news, or takes a command. The page brings a policy of its own, which allows its one script. */
export async function serveActors(
  { traces, control, panels }: ServedPage,
  access: AccessPolicy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = targetOf(request);
  if (pathname === COMMAND_PATH) {
    await takeCommand({ traces, control }, access, request, response);
    return;
  }
  const line = numberIn(request, 'line');
  const trace = traces[line];
  const none = traces.length === 0 ? NONE : noLine(line, traces.length);
  const refusal = refusalOf(access, request, 'index.html') ?? (trace === undefined ? none : undefined);
  if (refusal !== undefined || trace === undefined) refuse(response, refusal ?? none);
  else if (pathname === NEWS_PATH) sendNews({ traces, control }, line, request, response);
  else await sendPage({ traces, control, panels }, trace, line, response);
}

const noLine = (line: number, lines: number): Refusal => ({
  status: 404,
  reason: `There is no line ${line}: the lines are numbered from 0 to ${lines - 1}.`,
});

/** 0 if the address has no such number. */
function numberIn(request: IncomingMessage, name: string): number {
  const number = Number(targetOf(request).searchParams.get(name) ?? 0);
  return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}

async function sendPage(
  { traces, control, panels }: ServedPage,
  trace: ActorTrace,
  line: number,
  response: ServerResponse,
): Promise<void> {
  const lines = traces.map(({ title }) => title);
  const live = control === undefined ? {} : { live: { run: control.run(), line, lines } };
  const page = await actorPage(trace, { ...live, panels }).catch((cause: unknown) => String(cause));
  const isPage = page.startsWith('<!doctype');
  response.writeHead(isPage ? 200 : 500, {
    ...HEADERS,
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': isPage ? 'text/html; charset=utf-8' : TEXT,
  });
  response.end(page);
}

function sendNews(
  { traces, control }: Served,
  line: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { charts = {}, records = [] } = traces[line] ?? {};
  if (control === undefined) {
    refuse(response, NO_PROGRAM);
    return;
  }
  const news: ActorNews = {
    run: control.run(),
    charts: Object.keys(charts).length,
    lines: traces.map(({ title }) => title),
    records: records.slice(numberIn(request, 'from')),
    difference: differenceOf(traces, line),
    ...control.news(),
  };
  sendJson(response, news);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, {
    ...HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json',
  });
  response.end(JSON.stringify(value));
}

async function takeCommand(
  { traces, control }: Served,
  access: AccessPolicy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const forbidden: Refusal = { status: 403, reason: 'The token or the origin is missing or wrong.' };
  const refusal = access.allowsSocket(request) ? (control === undefined ? NO_PROGRAM : undefined) : forbidden;
  if (refusal !== undefined || control === undefined) {
    refuse(response, refusal ?? NO_PROGRAM);
    return;
  }
  const problem =
    request.method === 'POST'
      ? obey({ traces, control }, await bodyOf(request))
      : 'A command is sent by POST.';
  if (problem === undefined) sendJson(response, {});
  else refuse(response, { status: 400, reason: problem });
}

/** Undefined if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MAX_COMMAND_LENGTH) return undefined;
  }
  return text;
}

/** @returns why the command was refused. */
function obey(
  { traces, control }: { readonly traces: readonly ActorTrace[]; readonly control: ActorControl },
  text: string | undefined,
): string | undefined {
  if (text === undefined) return `The command has more than ${MAX_COMMAND_LENGTH} characters.`;
  const { success, output, issues } = v.safeParse(command, parseJson(text));
  if (!success) return `${v.getDotPath(issues[0]) ?? 'the command'}: ${issues[0].message}`.slice(0, 300);
  if (output.type === 'fork') return control.tell({ ...output, context: output.context });
  if (output.type !== 'actorBreakpoints') return control.tell(output);
  const breakpoints = output.breakpoints.map(({ query, condition, count }) => ({ query, condition, count }));
  // Those of an earlier run name what this run may not have created yet.
  const known = new Set(control.breakpoints().map(breakpointText));
  const added = breakpoints.filter((one) => !known.has(breakpointText(one)));
  const problem = added.map((one) => actorBreakpointProblem(one, traces)).find((one) => one !== undefined);
  return problem ?? control.tell({ type: 'actorBreakpoints', breakpoints });
}

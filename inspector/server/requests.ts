import * as v from 'valibot';
import { parseJson } from '../core/values/parseJson.ts';
import {
  type CopiedMessage,
  type DoneMessage,
  type ErrorMessage,
  type OutcomesMessage,
  type PageMessage,
  type PositionMessage,
  pageMessage,
} from '../messages.ts';
import type { Session } from '../session/session.ts';
import { SessionError } from '../session/sessionError.ts';

/** Applies to all requests except `load`, which carries a file. */
const MAX_REQUEST_LENGTH = 65_536;

/** The request, or an error if the message is invalid. */
function parseRequest(text: string): PageMessage | ErrorMessage {
  const value = parseJson(text);
  const request = requestIn(value);
  const refuse = (code: ErrorMessage['code'], message: string): ErrorMessage => ({
    type: 'error',
    request,
    code,
    message,
  });
  if (value === undefined) return refuse('BAD_MESSAGE', 'The message is not valid JSON.');
  const { success, output, issues } = v.safeParse(pageMessage, value);
  if (!success) {
    const [issue] = issues;
    const where = v.getDotPath(issue) ?? 'the message';
    return refuse('BAD_MESSAGE', `${where}: ${issue.message}`.slice(0, 300));
  }
  if (output.type !== 'load' && text.length > MAX_REQUEST_LENGTH)
    return refuse(
      'TOO_LARGE',
      `The message has ${text.length} characters; the limit is ${MAX_REQUEST_LENGTH}.`,
    );
  return output;
}

function requestIn(value: unknown): number | undefined {
  const request: unknown =
    typeof value === 'object' && value !== null && 'request' in value ? value.request : undefined;
  return typeof request === 'number' && Number.isSafeInteger(request) ? request : undefined;
}

/** A bug ends one request, not the server with every other duel. */
export const unexpected = (cause: unknown, request?: number): ErrorMessage => ({
  type: 'error',
  request,
  code: 'UNEXPECTED',
  message: `A bug in the inspector: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`,
});

/** Executes a request. The response is `done` or the outcomes asked for, or `error` if the request is invalid or refused. */
export async function answerTo(
  text: string,
  session: Session,
): Promise<DoneMessage | OutcomesMessage | PositionMessage | CopiedMessage | ErrorMessage> {
  const message = parseRequest(text);
  if (message.type === 'error') return message;
  const { request } = message;
  try {
    if (message.type === 'outcomes') {
      const { line } = message;
      return { type: 'outcomes', request, line, ...session.line(line).outcomesAt(message.seq) };
    }
    if (message.type === 'copy') {
      const { line, form } = message;
      return { type: 'copied', request, line, form, text: session.copyOf(line, message.seq, form) };
    }
    if (message.type === 'position') {
      const { line, seq } = message;
      return { type: 'position', request, line, seq, text: session.positionAt(line, seq) };
    }
    return { type: 'done', request, line: await execute(message, session) };
  } catch (cause) {
    if (cause instanceof SessionError)
      return { type: 'error', request, code: cause.code, message: cause.message };
    return unexpected(cause, request);
  }
}

/** @returns the line that was created, or the line in the request. */
async function execute(
  message: Exclude<PageMessage, { readonly type: 'outcomes' | 'position' | 'copy' }>,
  session: Session,
): Promise<number> {
  switch (message.type) {
    case 'choose':
      session.choose(message.line, message.decision, message.answer);
      return message.line;
    case 'concede':
      session.concede(message.line, message.player);
      return message.line;
    case 'send':
      session.send(message.line, message.event);
      return message.line;
    case 'play':
      await session.play(message.line, message.until);
      return message.line;
    case 'pause':
      session.pause(message.line);
      return message.line;
    case 'fork':
      return session.fork(message.line, message.seq).id;
    case 'load':
      return session.load(message.name, message.text).id;
    case 'control':
      session.control(message.line, message.do);
      return message.line;
    case 'breakpoints':
      session.breakpoints = message.breakpoints.map(({ query, condition, count }) => ({
        query,
        condition,
        count,
      }));
      return message.line;
    case 'bookmarks':
      session.setBookmarks(message.line, message.bookmarks);
      return message.line;
    case 'restart':
      session.restart();
      return message.line;
    case 'close':
      session.close(message.line);
      return message.line;
  }
}

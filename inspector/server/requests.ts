import * as v from 'valibot';
import { type DoneMessage, type ErrorMessage, type PageMessage, pageMessage } from '../messages.ts';
import { SessionError } from '../session/errors.ts';
import type { Session } from '../session/session.ts';

/** A file may be long; nothing else that a page has to say is. */
const LONGEST_MESSAGE = 65_536;

/** What a message asks for, or the answer to one that cannot be read. */
function read(text: string): PageMessage | ErrorMessage {
  const value = jsonOf(text);
  const request = requestIn(value);
  const refuse = (code: ErrorMessage['code'], message: string): ErrorMessage => ({
    type: 'error',
    request,
    code,
    message,
  });
  if (value === undefined) return refuse('BAD_MESSAGE', 'This message is no JSON.');
  const { success, output, issues } = v.safeParse(pageMessage, value);
  if (!success) {
    const [issue] = issues;
    const where = v.getDotPath(issue) ?? 'the message';
    return refuse('BAD_MESSAGE', `${where}: ${issue.message}`.slice(0, 300));
  }
  if (output.type !== 'load' && text.length > LONGEST_MESSAGE)
    return refuse(
      'TOO_LARGE',
      `This message has ${text.length} characters; at most ${LONGEST_MESSAGE} are read.`,
    );
  return output;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requestIn(value: unknown): number | undefined {
  const request: unknown =
    typeof value === 'object' && value !== null && 'request' in value ? value.request : undefined;
  return typeof request === 'number' && Number.isSafeInteger(request) ? request : undefined;
}

/** Does what a message asks, and answers it. */
export async function answerTo(text: string, session: Session): Promise<DoneMessage | ErrorMessage> {
  const message = read(text);
  if (message.type === 'error') return message;
  const { request } = message;
  try {
    return { type: 'done', request, line: await follow(message, session) };
  } catch (cause) {
    if (!(cause instanceof SessionError)) throw cause;
    return { type: 'error', request, code: cause.code, message: cause.message };
  }
}

/** The line that was made or meant. */
async function follow(message: PageMessage, session: Session): Promise<number> {
  switch (message.type) {
    case 'choose':
      session.choose(message.line, message.decision, message.answer);
      return message.line;
    case 'concede':
      session.concede(message.line, message.player);
      return message.line;
    case 'send':
      session.take(message.line, message.event);
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
  }
}

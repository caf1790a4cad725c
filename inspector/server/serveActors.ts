import type { IncomingMessage, ServerResponse } from 'node:http';
import { actorPage } from '../actors/actorPage.ts';
import type { ActorTrace } from '../actors/actorTrace.ts';
import type { AccessPolicy } from './accessPolicy.ts';
import { HEADERS, type Refusal, refusalOf, refuse, TEXT } from './servePage.ts';

/** The page of XState actors that belong to no duel. */
export const ACTORS_PATH = '/actors';

const NONE: Refusal = { status: 404, reason: 'No XState actor without a duel has been created so far.' };

/** The page as it is now. It brings a policy of its own, which allows its one script. */
export async function serveActors(
  trace: ActorTrace | undefined,
  access: AccessPolicy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = refusalOf(access, request, 'index.html') ?? (trace === undefined ? NONE : undefined);
  if (refusal !== undefined || trace === undefined) {
    refuse(response, refusal ?? NONE);
    return;
  }
  const page = await actorPage(trace).catch((cause: unknown) => String(cause));
  const isPage = page.startsWith('<!doctype');
  response.writeHead(isPage ? 200 : 500, {
    ...HEADERS,
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': isPage ? 'text/html; charset=utf-8' : TEXT,
  });
  response.end(page);
}

import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Doors, targetOf } from './doors.ts';

/** The files that the page is built as. Nothing else is served. */
const FILES: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/index.html': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
  '/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
};

/** The page may talk to this server alone, and nobody may frame it. The layout of charts runs in a worker of its own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Serves the built page to who is let in. */
export function servePage(
  folder: URL,
  doors: Doors,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const found = FILES[targetOf(request).pathname];
  const refusal = refusalOf(doors, request, found?.file);
  const [status, type] = refusal === undefined ? [200, found?.type] : [refusal.status, TEXT];
  response.writeHead(status, { ...HEADERS, 'content-type': type ?? TEXT });
  if (refusal !== undefined) response.end(`${refusal.why}\n`);
  else if (found !== undefined) response.end(readFileSync(new URL(found.file, folder)));
}

const TEXT = 'text/plain; charset=utf-8';

function refusalOf(
  doors: Doors,
  request: IncomingMessage,
  file: string | undefined,
): { readonly status: number; readonly why: string } | undefined {
  if (!doors.hasLocalHost(request)) return { status: 403, why: 'This server answers to 127.0.0.1 only.' };
  if (request.method !== 'GET') return { status: 405, why: 'There is nothing here but pages to read.' };
  if (file === undefined) return { status: 404, why: 'There is no such page.' };
  if (file === 'index.html' && !doors.hasToken(request))
    return {
      status: 403,
      why: 'Open the whole address that taiki inspect has printed: the token is missing or wrong.',
    };
  return undefined;
}

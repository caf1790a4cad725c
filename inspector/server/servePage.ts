import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AccessPolicy, targetOf } from './accessPolicy.ts';

/** The files of the built page. Nothing else is served. */
const FILES: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/index.html': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
  '/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
};

/** The page may connect to this server only and cannot be framed. Chart layout runs in a worker loaded from a blob. */
const CONTENT_SECURITY_POLICY = [
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
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export function servePage(
  folder: URL,
  access: AccessPolicy,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const found = FILES[targetOf(request).pathname];
  const refusal = refusalOf(access, request, found?.file) ?? unbuilt(folder, found?.file);
  const [status, type] = refusal === undefined ? [200, found?.type] : [refusal.status, TEXT];
  response.writeHead(status, { ...HEADERS, 'content-type': type ?? TEXT });
  if (refusal !== undefined) response.end(`${refusal.reason}\n`);
  else if (found !== undefined) response.end(readFileSync(new URL(found.file, folder)));
}

const TEXT = 'text/plain; charset=utf-8';

interface Refusal {
  readonly status: number;
  readonly reason: string;
}

const unbuilt = (folder: URL, file: string | undefined): Refusal | undefined =>
  file === undefined || existsSync(new URL(file, folder))
    ? undefined
    : { status: 404, reason: 'The page has not been built: run "npm run build".' };

function refusalOf(
  access: AccessPolicy,
  request: IncomingMessage,
  file: string | undefined,
): Refusal | undefined {
  if (!access.hasLocalHost(request))
    return { status: 403, reason: 'This server accepts requests for 127.0.0.1 and localhost only.' };
  if (request.method !== 'GET') return { status: 405, reason: 'This server accepts GET requests only.' };
  if (file === undefined) return { status: 404, reason: 'This page does not exist.' };
  if (file === 'index.html' && !access.hasToken(request))
    return {
      status: 403,
      reason: 'The token is missing or wrong. Open the full address that taiki inspect printed.',
    };
  return undefined;
}

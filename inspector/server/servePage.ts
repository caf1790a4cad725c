import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AccessPolicy, targetOf } from './accessPolicy.ts';
import { type BuiltFile, type BuiltFiles, ENCODINGS } from './builtFiles.ts';

/** The files of the built page. Nothing else is served. */
const FILES: Readonly<Record<string, PageFile>> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/index.html': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
  '/elk.js': { file: 'elk.js', type: 'text/javascript; charset=utf-8' },
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

export const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

interface PageFile {
  readonly file: string;
  readonly type: string;
}

export function servePage(
  files: BuiltFiles,
  access: AccessPolicy,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const found = FILES[targetOf(request).pathname];
  const refusal = refusalOf(access, request, found?.file);
  const built = found === undefined ? undefined : files.read(found.file);
  if (refusal !== undefined) refuse(response, refusal);
  else if (found === undefined || built === undefined) refuse(response, UNBUILT);
  else sendFile(found, built, request, response);
}

export function refuse(response: ServerResponse, { status, reason }: Refusal): void {
  response.writeHead(status, { ...HEADERS, 'cache-control': 'no-store', 'content-type': TEXT });
  response.end(`${reason}\n`);
}

/** The page is asked for with the token in its address, so that no copy of it is kept; its files are, with a tag. */
function sendFile(
  { file, type }: PageFile,
  built: BuiltFile,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const cached = file === 'index.html' ? 'no-store' : 'no-cache';
  const common = { ...HEADERS, 'cache-control': cached, etag: built.tag, vary: 'accept-encoding' };
  if (headers['if-none-match'] === built.tag) {
    response.writeHead(304, common);
    response.end();
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find((one) => accepted.includes(one));
  const encoded = encoding === undefined ? {} : { 'content-encoding': encoding };
  response.writeHead(200, { ...common, ...encoded, 'content-type': type });
  response.end(encoding === undefined ? built.bytes : built[encoding]());
}

export const TEXT = 'text/plain; charset=utf-8';

export interface Refusal {
  readonly status: number;
  readonly reason: string;
}

const UNBUILT: Refusal = { status: 404, reason: 'The page has not been built: run "npm run build".' };

export function refusalOf(
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

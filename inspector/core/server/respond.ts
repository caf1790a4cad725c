import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessPolicy } from './accessPolicy.ts';

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

export function refuse(response: ServerResponse, { status, reason }: Refusal): void {
  response.writeHead(status, { ...HEADERS, 'cache-control': 'no-store', 'content-type': TEXT });
  response.end(`${reason}\n`);
}

export const TEXT = 'text/plain; charset=utf-8';

export interface Refusal {
  readonly status: number;
  readonly reason: string;
}

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

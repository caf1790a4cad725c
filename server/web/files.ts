import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { preferredLanguage } from './preferredLanguage.ts';

/** The files of the built page. Nothing else is served. */
const FILES: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
  '/japanese.js': { file: 'japanese.js', type: 'text/javascript; charset=utf-8' },
  '/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
};

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  // Tokens are in the fragment of an address, which is not sent; this keeps the rest from other sites too.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const TEXT = 'text/plain; charset=utf-8';

export const respond = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { ...HEADERS, 'content-type': TEXT });
  response.end(`${text}\n`);
};

/** The page says which language it begins in; what it says is the same in all of them. */
const inLanguage = (page: Buffer, language: string): Buffer =>
  Buffer.from(page.toString('utf8').replace(/<html lang="[^"]*"/u, `<html lang="${language}"`));

/** Answers requests for the page. @param folder of the built page. */
export function pageServer(folder: URL): (request: IncomingMessage, response: ServerResponse) => void {
  const read = new Map<string, Buffer>();
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const found = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') respond(response, 405, 'Expected GET.');
    else if (found === undefined || !existsSync(new URL(found.file, folder)))
      respond(response, 404, 'This page does not exist.');
    else {
      const file = read.get(path) ?? readFileSync(new URL(found.file, folder));
      read.set(path, file);
      const language = path === '/' ? preferredLanguage(request.headers['accept-language']) : undefined;
      const body = language === undefined ? file : inLanguage(file, language);
      response.writeHead(200, {
        ...HEADERS,
        ...(language === undefined ? {} : { 'content-language': language, vary: 'accept-language' }),
        'content-type': found.type,
        'content-length': body.length,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  };
}

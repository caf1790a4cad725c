import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AccessPolicy, targetOf } from '../core/server/accessPolicy.ts';
import { HEADERS, type Refusal, refusalOf, refuse } from '../core/server/respond.ts';
import { type BuiltFile, type BuiltFiles, ENCODINGS } from './builtFiles.ts';

/** The files of the built page. Nothing else is served. */
const FILES: Readonly<Record<string, PageFile>> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/index.html': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
  '/japanese.js': { file: 'japanese.js', type: 'text/javascript; charset=utf-8' },
  '/elk.js': { file: 'elk.js', type: 'text/javascript; charset=utf-8' },
  '/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
};

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

const UNBUILT: Refusal = { status: 404, reason: 'The page has not been built: run "npm run build".' };

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The only address that the server listens on: nobody outside this machine can reach it. */
export const LOCAL = '127.0.0.1';

export const newToken = (): string => randomBytes(24).toString('base64url');

/** Decides who is let in: who knows the token, asks by a local name, and comes from the server's own page. */
export class Doors {
  readonly #token: string;
  readonly #hosts: ReadonlySet<string>;

  constructor(token: string, port: number) {
    this.#token = token;
    this.#hosts = new Set([`${LOCAL}:${port}`, `localhost:${port}`]);
  }

  /** A name that points here from elsewhere is refused: a page of that name would count as ours (DNS rebinding). */
  hasLocalHost({ headers }: IncomingMessage): boolean {
    return this.#hosts.has(headers.host ?? '');
  }

  /** Whether a socket may be opened. Browsers always say which page asks; programs that are no browser say nothing. */
  letIn(request: IncomingMessage, other?: string): boolean {
    const { origin } = request.headers;
    const own = [...this.#hosts].map((host) => `http://${host}`);
    const isKnown = origin === undefined || own.includes(origin) || origin === other;
    return isKnown && this.hasLocalHost(request) && this.hasToken(request);
  }

  hasToken(request: IncomingMessage): boolean {
    const given = Buffer.from(targetOf(request).searchParams.get('token') ?? '');
    const wanted = Buffer.from(this.#token);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}

/** The path and the query that a request asks for. */
export const targetOf = ({ url = '/' }: IncomingMessage): URL =>
  new URL(`http://${LOCAL}${url.startsWith('/') ? '' : '/'}${url}`);

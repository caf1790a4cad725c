import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Binding to the loopback address makes the server unreachable from other machines. */
export const LOOPBACK = '127.0.0.1';
const HTTP_PORT = 80;

export const newToken = (): string => randomBytes(24).toString('base64url');

/** Requests need the token, a local host name, and, from a browser, the server's own origin. */
export class AccessPolicy {
  readonly #token: string;
  readonly #hosts: ReadonlySet<string>;

  constructor(token: string, port: number) {
    this.#token = token;
    const names = [LOOPBACK, 'localhost'];
    // A browser leaves out the port of HTTP.
    this.#hosts = new Set([...names.map((name) => `${name}:${port}`), ...(port === HTTP_PORT ? names : [])]);
  }

  /** Prevents DNS rebinding: a page from another host name that resolves to this machine would count as same-origin. */
  hasLocalHost({ headers }: IncomingMessage): boolean {
    return this.#hosts.has(headers.host ?? '');
  }

  /** Browsers always send an origin; other programs usually send none. @param extraOrigin also allowed. */
  allowsSocket(request: IncomingMessage, extraOrigin?: string): boolean {
    const { origin } = request.headers;
    const ownOrigins = [...this.#hosts].map((host) => `http://${host}`);
    const isAllowed = origin === undefined || ownOrigins.includes(origin) || origin === extraOrigin;
    return isAllowed && this.hasLocalHost(request) && this.hasToken(request);
  }

  hasToken(request: IncomingMessage): boolean {
    const given = Buffer.from(targetOf(request).searchParams.get('token') ?? '');
    const expected = Buffer.from(this.#token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

/** The path and query of a request. */
export const targetOf = ({ url = '/' }: IncomingMessage): URL =>
  new URL(`http://${LOOPBACK}${url.startsWith('/') ? '' : '/'}${url}`);

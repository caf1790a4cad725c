import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The address of a client that limits apply to; behind a proxy, the one that the proxy names last. */
export function addressOf(request: IncomingMessage, proxy: 'direct' | 'proxied'): string {
  const forwarded = request.headers['x-forwarded-for'];
  const named = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim();
  const address = proxy === 'proxied' && named ? named : (request.socket.remoteAddress ?? '');
  return networkOf(address);
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** One customer has a whole network of IPv6 addresses, of which limits apply to the first 64 bits. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const [before = [], after = []] = [first, last];
  const zeros = Array<string>(IPV6_GROUPS - before.length - after.length).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Whether a page in a browser may connect: one of this server or of a listed origin. Other programs name no origin. */
export function isAllowedOrigin(
  { headers: { origin, host } }: IncomingMessage,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

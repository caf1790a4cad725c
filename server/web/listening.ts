import type { Server } from 'node:http';

export const LOOPBACK = '127.0.0.1';
/** The path of the WebSocket. */
export const SOCKET_PATH = '/socket';
/** How often connections are asked whether their clients are there. */
export const PING_MS = 30_000;
/** How long a server that ends waits for its clients. */
export const CLOSING_MS = 1_000;

export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** @returns the port, which the system chooses if `port` is 0. */
export async function listen(http: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

export function closed(http: Server): Promise<void> {
  http.closeAllConnections();
  return new Promise((resolve) => {
    if (http.listening) http.close(() => resolve());
    else resolve();
  });
}

/** Answers a request for a WebSocket with an error. */
export const reject = (socket: { readonly end: (text: string) => unknown }, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

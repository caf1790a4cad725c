import { connect } from 'node:net';
import { rpcRejection } from '../rpc/errors.ts';
import type { AdminMethod, AdminParams, AdminResult } from './adminProtocol.ts';

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly data: { readonly code: string } };
}

/**
 * Asks the server that listens for administrators at a path.
 * @throws what the server refuses, with its code, or the system error if it cannot be reached.
 */
export function askAdmin<M extends AdminMethod>(
  path: string,
  method: M,
  params: AdminParams<M>,
): Promise<AdminResult<M>> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(path, () =>
      socket.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`),
    );
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server has closed the connection without an answer.')));
    socket.on('data', (data) => {
      text += data;
      if (!text.endsWith('\n')) return;
      const { result, error }: Answer = JSON.parse(text);
      if (error === undefined) resolve(result as AdminResult<M>);
      else reject(rpcRejection(error.data.code, error.message));
      socket.destroy();
    });
  });
}

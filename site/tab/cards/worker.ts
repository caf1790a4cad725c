/** The worker that reads the texts of cards. */

import { READER_METHODS, type ReaderMethods } from './readerHost.ts';

interface Request<M extends keyof ReaderMethods> {
  readonly id: number;
  readonly method: M;
  readonly params: ReaderMethods[M]['params'];
}

const answer = <M extends keyof ReaderMethods>({ method, params }: Request<M>): unknown =>
  READER_METHODS[method](params);

// A worker's `postMessage` has no target origin: the types here are those of a page.
const scope = globalThis as unknown as {
  postMessage(reply: object): void;
  onmessage: (event: MessageEvent<Request<keyof ReaderMethods>>) => void;
};
scope.onmessage = ({ data }) => {
  try {
    scope.postMessage({ id: data.id, result: answer(data) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'ERROR';
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id: data.id, error: { code, message } });
  }
};

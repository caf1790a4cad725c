import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { printTrace, serve } from '@taiki/inspector';
import { expect, test } from 'vitest';
import { longTrace } from '../bench/longTrace.ts';
import { Client, startedSession } from './client.ts';

const RECORDS = 10_000;
const MEBIBYTE = 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** What is reachable, in MiB, once sockets and timers have let go of what they held. */
async function heapUsed(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed / MEBIBYTE;
}

test('four large traces that were opened on a page and closed leave nothing in the server', async () => {
  const session = startedSession(5);
  const server = await serve({ session });
  const client = await Client.open(server.url);
  const openFour = async (): Promise<number> => {
    const text = printTrace(longTrace(RECORDS));
    for (let file = 0; file < 4; file++)
      expect(await client.ask({ type: 'load', name: `${file}.jsonl`, text })).toMatchObject({ type: 'done' });
    const opened = await heapUsed();
    for (const { id } of session.lines.slice(1))
      expect(await client.ask({ type: 'close', line: id })).toMatchObject({ type: 'done' });
    client.messages.length = 0;
    return opened;
  };
  await openFour();
  const before = await heapUsed();
  const opened = await openFour();
  const closed = await heapUsed();
  await server.close();
  expect(opened - before).toBeGreaterThan(20);
  expect(closed - before).toBeLessThan(2);
});

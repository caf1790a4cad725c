/**
 * Cuts a write of a store short at each byte: the process may not make its files longer. Prints the figures as JSON.
 * `shortWrites.ts FOLDER [SHARE]`: every SHARE-th byte only.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { levelStore } from '@taiki/server';
import { type Figures, History, sumOfFigures } from './history.ts';
import { bytesOf, logOf } from './logTails.ts';

const DUELS = 3;
const AFTERWARDS = 6;

const [, , place = '', share = '1'] = process.argv;
// Without a listener, the signal for a file that becomes too long ends the process.
process.on('SIGXFSZ', () => {});

const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

/** The bytes that one more choice takes in the log. */
async function bytesOfWrite(): Promise<number> {
  const folder = join(place, 'measured');
  const store = await levelStore(folder);
  const history = new History(0);
  await history.begin(store, DUELS, 2);
  const before = bytesOf(logOf(folder));
  await history.goOn(store, 1);
  await store.close();
  return bytesOf(logOf(folder)) - before;
}

async function cutAt(byte: number): Promise<Figures> {
  const folder = join(place, String(byte));
  const store = await levelStore(folder);
  const history = new History(byte);
  await history.begin(store, DUELS, 2);
  limitFiles(bytesOf(logOf(folder)) + byte);
  await history.goOn(store, 1);
  limitFiles('unlimited');
  await history.goOn(store, AFTERWARDS);
  await store.close();
  const again = await levelStore(folder);
  const figures = await history.check(again);
  await again.close();
  return figures;
}

const length = await bytesOfWrite();
const all: Figures[] = [];
for (let byte = 0; byte < length; byte += Number(share)) all.push(await cutAt(byte));
process.stdout.write(JSON.stringify({ ...sumOfFigures(all), places: all.length }));

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { root } from './workCopy.ts';

const FOLDER = join(root, 'reports');
const FILE = join(FOLDER, 'sabotage.jsonl');

interface Result {
  readonly name: string;
  readonly digest: string;
  readonly result: 'caught' | 'missed';
}

/** Changes whenever a fault does: its text, or the tests that must notice it. */
const digestOf = (fault: Fault): string =>
  createHash('sha256').update(JSON.stringify(fault)).digest('hex').slice(0, 16);

const earlier: readonly Result[] = existsSync(FILE)
  ? readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];

/** The last result of each fault, as it is written today. */
const last = new Map(earlier.map(({ digest, result }) => [digest, result]));

export const wasCaught = (fault: Fault): boolean => last.get(digestOf(fault)) === 'caught';

export function keepResult(fault: Fault, result: Result['result']): void {
  mkdirSync(FOLDER, { recursive: true });
  const kept: Result = { name: fault.name, digest: digestOf(fault), result };
  appendFileSync(FILE, `${JSON.stringify(kept)}\n`);
}

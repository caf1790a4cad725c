import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseTrace, type ServerMessage } from '@taiki/inspector';
import { afterEach, expect, test } from 'vitest';
import { Client } from '../inspector/client.ts';
import { sourceEnvironment, sourceOptions } from '../support/sourceProgram.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}/docs/inspector.md`, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'taiki-docs-'));
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
  }
});

/** Runs the example in docs/inspector.md that imports this name. @returns the first line that it prints. */
async function firstLineOf(imported: string): Promise<string> {
  const examples = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const example = examples.find(
    (code) => code.includes(imported) && code.includes("from '@taiki/inspector'"),
  );
  const file = join(folder, `${imported}.mts`);
  writeFileSync(file, example ?? '');
  const child = spawn(process.execPath, [...sourceOptions, file], {
    cwd: folder,
    env: sourceEnvironment,
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (part) => {
      printed += part;
      if (printed.includes('\n')) resolve(printed.split('\n')[0] ?? '');
    });
    child.stderr.on('data', (part) => reject(new Error(String(part))));
  });
}

test('the attachInspector example serves the duel', async () => {
  const client = await Client.open(await firstLineOf('attachInspector'));
  const isRecords = (message: ServerMessage): message is Extract<ServerMessage, { type: 'records' }> =>
    message.type === 'records' && message.records.at(-1)?.kind === 'end';
  const { line } = await client.message(isRecords);
  expect(await client.ask({ type: 'fork', line, seq: 100 })).toMatchObject({ type: 'done' });
  client.close();
});

test('the fileSink example writes the trace to a file', async () => {
  const printed = await firstLineOf('fileSink');
  const { header, records } = parseTrace(readFileSync(join(folder, 'trace.jsonl'), 'utf8'));
  expect(header.title).toBe('seed 7');
  expect(printed).toBe(`${records.length} records`);
});

test('the atDecision example plays a duel that the page may pause', async () => {
  const client = await Client.open(await firstLineOf('atDecision'));
  const isPausable = (message: ServerMessage): message is Extract<ServerMessage, { type: 'line' }> =>
    message.type === 'line' && message.line.pauses === 'yes';
  const { line } = await client.message(isPausable);
  expect(line.title).toBe('a duel that waits');
  client.close();
});

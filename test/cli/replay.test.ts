import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';

let path = '';
let record = '';
let told = '';

beforeAll(async () => {
  path = temporaryPath('duel.taiki');
  told = (await runTaiki('run', '--seed', '7', '--agents', 'random,greedy', '--record', path)).out;
  record = readFileSync(path, 'utf8');
});

const replayed = (text: string) => runTaiki('replay', temporaryFile('changed.taiki', text));

/** The record with one of its lines, counted from 1, replaced. */
const withLine = (number: number, line: string): string =>
  record
    .split('\n')
    .map((old, index) => (index + 1 === number ? line : old))
    .join('\n');

const lineOf = (start: RegExp): number => record.split('\n').findIndex((line) => start.test(line)) + 1;

describe('taiki replay', () => {
  it('prints a recorded duel as it was printed when it was played', async () => {
    const { code, out, errors } = await runTaiki('replay', path);
    const [, ...flow] = told.split('\n');
    expect(out).toBe(flow.slice(0, -1).join('\n'));
    expect([code, errors]).toEqual([0, '']);
  });

  it('prints the same JSON', async () => {
    const played = await runTaiki('run', '--seed', '7', '--agents', 'random,greedy', '--json');
    const { out } = await runTaiki('replay', path, '--json');
    expect(out).toBe(played.out);
  });

  it('names the line that cannot be read', async () => {
    const line = lineOf(/^choices:/) + 3;
    const { code, out, errors } = await replayed(withLine(line, '  p1 jumps high'));
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(
      new RegExp(`^error: .+changed.taiki: Line ${line} of the record: expected a choice`),
    );
  });

  it('names the line at which a record breaks off', async () => {
    const { code, errors } = await replayed(record.slice(0, record.indexOf('result:') - 20));
    expect(code).toBe(1);
    expect(errors).toMatch(/[Ll]ine \d+/);
  });

  it('prints up to a choice that cannot be made, and names it', async () => {
    const line = lineOf(/^choices:/) + 2;
    const { code, out, errors } = await replayed(withLine(line, '  p2 charge 77'));
    expect(code).toBe(1);
    expect(out).toContain('── Turn 1 · p1');
    expect(errors).toMatch(/Choice 2 of \d+: .*there is no option 77/);
  });

  it('says that the log does not come out as recorded', async () => {
    const { code, errors } = await replayed(record.replace(/^seed: 7$/m, 'seed: 8'));
    expect(code).toBe(1);
    expect(errors).toMatch(/^error: .+changed\.taiki: /);
  });

  it('says what is wrong with a file that is no record, or is not there', async () => {
    expect((await replayed('4 Aqua Hulcus\n')).errors).toContain('this is not a record');
    expect(await runTaiki('replay', '/no/such.taiki')).toEqual({
      code: 1,
      out: '',
      errors: 'error: Cannot read /no/such.taiki: no such file or directory.',
    });
  });
});

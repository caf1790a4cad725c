import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCard } from 'taiki';
import { describe, expect, it } from 'vitest';
import { runTaiki, temporaryFile, temporaryPath } from '../cli/commandLine.ts';
import { blocksOf, root } from '../support/printed.ts';

const page = readFileSync(join(root, 'docs/own-cards.md'), 'utf8');
const [json = ''] = blocksOf(page, 'json');
const [csv = ''] = blocksOf(page, 'csv');
const [commands = ''] = blocksOf(page, 'sh');
const [deck = '', refusal = ''] = blocksOf(page, 'text');

/** Runs the commands of the page on the files of the page. */
async function followed(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const printed: string[] = [];
  for (const line of commands.trim().split('\n')) {
    const [, , ...argv] = line.split(' ').map((word) => files[word] ?? word);
    const { code, out } = await runTaiki(...argv);
    expect(code).toBe(0);
    printed.push(out);
  }
  return printed;
}

describe('docs/own-cards.md', () => {
  it('goes from texts to a duel in its two commands', async () => {
    const own = temporaryPath('own.json');
    const printed = await followed({
      'scan.json': temporaryFile('scan.json', json),
      'own.json': own,
      'deck.txt': temporaryFile('deck.txt', deck),
    });
    expect(printed).toHaveLength(2);
    expect(printed[0]).toContain('Cards read whole: 2 of 2 (100 %)');
    expect(printed[1]).toContain('灯台のハルカ');
    const written: unknown = JSON.parse(readFileSync(own, 'utf8'));
    expect(Array.isArray(written) && written.map((card) => parseCard(card).name)).toEqual([
      '灯台のハルカ',
      'Lantern Spark',
    ]);
  });

  it('has a CSV file that says the same', async () => {
    const [fromJson, fromCsv] = [temporaryPath('json.json'), temporaryPath('csv.json')];
    await runTaiki('cards', '--read-file', temporaryFile('scan.json', json), '--write', fromJson);
    await runTaiki('cards', '--read-file', temporaryFile('scan.csv', csv), '--write', fromCsv);
    expect(readFileSync(fromCsv, 'utf8')).toBe(readFileSync(fromJson, 'utf8'));
  });

  it('shows the message for a wrong cell', async () => {
    const scan = temporaryFile('scan.csv', csv.replace('呪文,2,,光', '呪文,2,,月'));
    const { code, errors } = await runTaiki('cards', '--read-file', scan);
    expect(code).toBe(1);
    expect(errors.replace(scan, 'scan.csv')).toBe(`error: ${refusal.trim()}`);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTrace } from '@taiki/inspector';
import { describe, expect, it } from 'vitest';
import { temporaryPath } from '../cli/commandLine.ts';
import { printedBy, root } from '../support/printed.ts';

const examples = join(root, 'examples');

describe('the examples', () => {
  it('each have a README that says how to run them', () => {
    const folders = readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([
      'bot-match',
      'hosting',
      'inspect-a-card',
      'property-test',
      'python',
    ]);
    for (const { name } of folders)
      expect(readFileSync(join(examples, name, 'README.md'), 'utf8')).toMatch(/^# .+\n\n```sh\n.+/);
  });

  it('let bots play a match', async () => {
    const lines = await printedBy(join(examples, 'bot-match/botMatch.ts'), '2');
    const line = String.raw`\w+ beats \w+ in \d+ % of 2 duels \(\d+ % to \d+ %\), \d+(\.5)? turns\n`;
    expect(lines).toMatch(new RegExp(`^(${line}){3}$`));
  });

  it('check properties of a card, and show the shortest duel in which one does not hold', async () => {
    const printed = await printedBy(join(examples, 'property-test/propertyTest.ts'), '5');
    expect(printed).toMatch(/^5 duels with Ember Oath: every property holds\n/);
    expect(printed).toContain('The property "emberOathStaysAtHome" failed.');
    expect(printed).toMatch(/\n> .+attack declared: Ember Oath/);
    expect(printed).toContain('taiki record 1');
  });

  it('look into a card, and leave a trace', async () => {
    const file = temporaryPath('lantern-scout.jsonl');
    const printed = await printedBy(join(examples, 'inspect-a-card/inspectACard.ts'), file);
    expect(printed).toContain('turn.main.use.puttingOrCasting (isDone)\n');
    expect(printed).toMatch(/ {4}effectTriggered, by rule 603\.2\n/);
    expect(printed).toMatch(/ {4}cardTapped, by rule 701\.2a\n {4}effectResolved, by rule 605\.1\n/);
    expect(printed).toContain(`\nIn the browser: npx taiki inspect ${file}\n`);
    const { header, records } = parseTrace(readFileSync(file, 'utf8'));
    expect([header.title, records.length > 50]).toEqual(['Lantern Scout taps a creature', true]);
  });
});

import { readFileSync } from 'node:fs';
import { createDuel, playOut, replay } from 'taiki';
import { checkRecord, findProperty } from 'taiki/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';
import { runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';

const property = findProperty('cardsConserved');

/** As if the engine lost a card whenever a creature blocks. */
beforeAll(() => {
  vi.spyOn(property, 'check').mockImplementation(({ log }) => {
    const index = log.findIndex(({ kind }) => kind === 'creatureBlocked');
    return index < 0 ? undefined : { message: 'a card is lost', facts: [index] };
  });
});

afterAll(() => {
  vi.restoreAllMocks();
});

const long = (() => {
  for (let seed = 1; seed < 50; seed++) {
    const duel = createDuel(starterDuelOptions(seed));
    playOut(duel, agentsFor(seed));
    if (duel.log.some(({ kind }) => kind === 'creatureBlocked')) return duel.record();
  }
  throw new Error('Nobody blocks.');
})();

describe('taiki shrink', () => {
  it('prints a test to paste, and a report', async () => {
    const kept = temporaryPath('small.taiki');
    const { code, out, errors } = await runTaiki(
      'shrink',
      temporaryFile('long.taiki', long),
      '--property',
      'cardsConserved',
      '--record',
      kept,
    );
    expect(code).toBe(0);
    const small = readFileSync(kept, 'utf8');
    expect(Number(/^choices: (\d+)$/m.exec(small)?.[1])).toBeLessThanOrEqual(2);
    expect(out).toContain(`const record = \`${small}\`;`);
    expect(out).toMatch(/^\/\/ p[12] is asked "block": \S/m);
    expect(out).toContain("checkRecord(record, [findProperty('cardsConserved')]);");
    expect(errors).toMatch(
      /^The property "cardsConserved" .*failed\.\n.*\n {2}Violation: a card is lost\n {2}Shrunk by playing \d+ duels\.\n/,
    );
    expect(replay(small).log.some(({ kind }) => kind === 'creatureBlocked')).toBe(true);
    expect(() => checkRecord(small, [property])).toThrow('a card is lost');
  });

  it('says that there is nothing to shrink, or no such property', async () => {
    const file = temporaryFile('long.taiki', long);
    const holds = await runTaiki('shrink', file, '--property', 'newObjects');
    expect([holds.code, holds.out]).toEqual([1, '']);
    expect(holds.errors).toMatch(/^error: .+long\.taiki: The property "newObjects" holds on this record/);
    const unknown = await runTaiki('shrink', file, '--property', 'cardsConservd');
    expect([unknown.code, unknown.errors]).toEqual([
      1,
      'error: Unknown property "cardsConservd". Did you mean "cardsConserved"?',
    ]);
    expect((await runTaiki('shrink', file)).errors).toContain(
      "required option '--property <name>' not specified",
    );
  });
});

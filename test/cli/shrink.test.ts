import { readFileSync } from 'node:fs';
import { createDuel, EngineError, playOut, replay } from 'taiki';
import { checkRecord, findProperty } from 'taiki/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Duel } from '../../engine/duel/duel.ts';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';
import { runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';

const long = (() => {
  for (let seed = 1; seed < 50; seed++) {
    const duel = createDuel(starterDuelOptions(seed));
    playOut(duel, agentsFor(seed));
    if (duel.log.some(({ kind }) => kind === 'creatureBlocked')) return duel.record();
  }
  throw new Error('Nobody blocks.');
})();

/** As if the engine failed whenever a creature blocks. */
function failAtBlocks(): void {
  const original = Duel.prototype.choose;
  vi.spyOn(Duel.prototype, 'choose').mockImplementation(function (this: Duel, ...answer) {
    original.apply(this, answer);
    if (this.log.some(({ kind }) => kind === 'creatureBlocked'))
      throw new EngineError('The engine failed: it is tired.', this.record());
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('taiki shrink', () => {
  it('prints a test to paste, and a report', async () => {
    failAtBlocks();
    const kept = temporaryPath('small.taiki');
    const { code, out, errors } = await runTaiki(
      'shrink',
      temporaryFile('long.taiki', long),
      '--property',
      'duelsPlay',
      '--record',
      kept,
    );
    expect(code).toBe(0);
    const small = readFileSync(kept, 'utf8');
    expect(Number(/^choices: (\d+)$/m.exec(small)?.[1])).toBeLessThanOrEqual(2);
    expect(out).toContain(`const record = \`${small}\`;`);
    expect(out).toMatch(/^\/\/ p[12] is asked "block": \S/m);
    expect(out).toContain("checkRecord(record, [findProperty('duelsPlay')]);");
    expect(errors).toMatch(
      /^The property "duelsPlay" failed\.\n.*\n {2}Violation: The engine failed: it is tired\.\n {2}Shrunk by playing \d+ duels\.\n/,
    );
    expect(() => checkRecord(small, [findProperty('duelsPlay')])).toThrow('it is tired');
    vi.restoreAllMocks();
    expect(replay(small).log.some(({ kind }) => kind === 'creatureBlocked')).toBe(true);
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

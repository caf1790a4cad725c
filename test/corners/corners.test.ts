import { type Moment, runScenario, WAYS } from 'taiki/rulings';
import { describe, expect, test } from 'vitest';
import { waysOfThisRun } from '../support/ways.ts';
import { CIRCUMSTANCES, type Corner, type Decided } from './corner.ts';
import { rows } from './rows.ts';
import { scenarioOf } from './scenarioOf.ts';

const RULE = /^\d{3}(\.\d+[a-z]?)?$/;

const decidedIn = (corner: Corner): readonly Decided[] =>
  'never' in corner ? [] : 'says' in corner ? [corner] : corner;

/** Checks that the duel refuses the answer that the corner says is illegal, and counts how often it was asked. */
function refusing({ refused }: Decided): {
  readonly watch: (moment: Moment) => void;
  readonly asked: () => number;
} {
  let asked = 0;
  const watch = ({ duel, answer }: Moment): void => {
    const { decision } = duel;
    if (refused === undefined || answer === undefined || decision === undefined) return;
    if (`${decision.player} ${decision.kind}` !== refused.asked) return;
    asked++;
    expect(() => duel.fork().choose([...refused.options])).toThrow(
      expect.objectContaining({ code: 'ILLEGAL_CHOICE' }),
    );
  };
  return { watch, asked: () => asked };
}

for (const [name, row] of Object.entries(rows)) {
  describe(`corners of ${name}`, () => {
    for (const circumstance of CIRCUMSTANCES) {
      const corner = row.corners[circumstance];
      const decided = decidedIn(corner);
      test(`${circumstance}: is decided by a rule, or cannot arise by one`, () => {
        if ('never' in corner) expect(corner.never).toMatch(/^[a-z"].{20,}[^.]$/);
        else expect(decided.length).toBeGreaterThan(0);
        for (const { rule } of 'never' in corner ? [corner] : decided) expect(rule).toMatch(RULE);
        for (const { says } of decided) expect(says).toMatch(/^[A-Z].{20,}\.$/);
      });
      const scenario = scenarioOf(name, row, circumstance, decided);
      for (const [index, play] of scenario.plays.entries())
        for (const way of circumstance === 'restored' ? (['restored'] as const) : waysOfThisRun(WAYS))
          test(`${circumstance}: ${play.name} (${way})`, () => {
            const one = decided[index];
            const { watch, asked } = refusing(one ?? expect.fail('there is no corner for this play'));
            runScenario(scenario, play, { way, watch });
            expect(asked() > 0).toBe(one?.refused !== undefined);
          });
    }
  });
}

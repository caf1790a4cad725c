import { fc, test } from '@fast-check/vitest';
import { Recorder, TraceReader } from '@taiki/inspector';
import { createDuel, type Explanation } from 'taiki';
import { describe, expect } from 'vitest';
import { runs } from '../support/runs.ts';
import { agentsFor, playOn, starterDuelOptions } from '../support/starterDuels.ts';

describe('why not', () => {
  test.prop([fc.nat(9999)], { numRuns: runs(5) })(
    'has the same answer at every record of a decision, that of the engine',
    (seed) => {
      const recorder = new Recorder();
      const duel = createDuel({ ...starterDuelOptions(seed), inspect: recorder });
      recorder.follow(duel);
      const expected = new Map<number, readonly Explanation[]>();
      playOn(duel, agentsFor(seed), ({ id }) => void expected.set(id, duel.explain()));
      const reader = new TraceReader(recorder.trace);
      let checked = 0;
      for (const { seq } of reader.records) {
        const { decision, explanations } = reader.at(seq);
        if (decision === undefined) continue;
        checked++;
        expect(explanations, `record ${seq}`).toEqual(expected.get(decision.id));
      }
      expect(checked).toBeGreaterThan(expected.size);
    },
  );
});

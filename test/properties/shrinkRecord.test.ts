import fc from 'fast-check';
import { createDuel, parsePosition, playOut, RecordError, replay } from 'taiki';
import {
  chooserOf,
  type DuelProperty,
  duelArbitrary,
  findProperty,
  playDuel,
  printRecordTest,
  shrinkRecord,
} from 'taiki/testing';
import { describe, expect, test, vi } from 'vitest';
import { EngineError } from '../../boundary/errors.ts';
import { Duel } from '../../engine/duel/duel.ts';
import { parseRecord } from '../../engine/records/record.ts';
import { PLAYERS, ZONES } from '../../table/nouns.ts';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';

const nobodyBlocks: DuelProperty = {
  name: 'nobodyBlocks',
  rule: '507.1',
  says: 'No creature ever blocks.',
  check({ log }) {
    const index = log.findIndex(({ kind }) => kind === 'creatureBlocked');
    return index < 0 ? undefined : { message: 'a creature blocks', facts: [index] };
  },
};

/** A whole duel of starter decks in which a creature blocks. */
function blockedDuel(): string {
  for (let seed = 1; seed < 50; seed++) {
    const duel = createDuel(starterDuelOptions(seed));
    playOut(duel, agentsFor(seed));
    if (duel.log.some(({ kind }) => kind === 'creatureBlocked')) return duel.record();
  }
  throw new Error('Nobody blocks.');
}

const cardsIn = (text: string): readonly string[] => {
  const { beginning } = parseRecord(text);
  if (!('position' in beginning)) throw new Error('The record starts from decks.');
  return PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) =>
      beginning.position.players[player][zone].map(({ name }) => `${player} ${zone} ${name}`),
    ),
  );
};

describe('a shrunk record', () => {
  const long = blockedDuel();
  const shrunk = shrinkRecord(long, nobodyBlocks);

  test('is a minimal position with the choices that fail', () => {
    expect(parseRecord(long).choices.length).toBeGreaterThan(20);
    expect(parseRecord(shrunk.record).choices.map((choice) => 'kind' in choice && choice.kind)).toEqual([
      'attack',
      'block',
    ]);
    const cards = cardsIn(shrunk.record);
    const [, blocker] = shrunk.choices;
    expect(cards.filter((card) => !card.includes(' battleZone '))).toEqual([
      'p1 deck Filler',
      'p2 deck Filler',
    ]);
    expect(cards.filter((card) => card.includes(' battleZone '))).toHaveLength(2);
    expect(cards.filter((card) => / battleZone Filler$/.test(card))).toHaveLength(1);
    expect(blocker).toMatchObject({ kind: 'block' });
    expect(shrunk.tries).toBeGreaterThan(10);
  });

  test('fails in the same way, and replays', () => {
    const { property, violation, history } = shrunk.counterexample;
    expect(property).toBe(nobodyBlocks);
    expect(violation.message).toBe('a creature blocks');
    expect(replay(shrunk.record).log).toEqual(history?.log);
  });

  test('is not shrunk further', () => {
    const again = shrinkRecord(shrunk.record, nobodyBlocks);
    expect(again.record).toBe(shrunk.record);
  });

  test('keeps to its limit of tries', () => {
    const few = shrinkRecord(long, nobodyBlocks, { tries: 5 });
    expect(few.tries).toBe(5);
    expect(nobodyBlocks.check(few.counterexample.history ?? failure())).toBeDefined();
  });

  test('is printed as a test to paste', () => {
    const text = printRecordTest(shrunk);
    expect(text).toMatch(
      /^import \{ checkRecord, findProperty \} from 'taiki\/testing';\nimport \{ test \} from 'vitest';\n\n\/\/ p[12] is asked "attack": /,
    );
    expect(text).toContain(`const record = \`${shrunk.record}\`;`);
    expect(text).toContain("test('507.1 No creature ever blocks.', () => {");
    expect(text).toContain("checkRecord(record, [findProperty('nobodyBlocks')]);");
  });
});

const failure = (): never => {
  throw new Error('There is no history.');
};

describe('shrinkRecord', () => {
  test('drops what generated cards do not need for it', () => {
    const somethingTriggers: DuelProperty = {
      name: 'nothingTriggers',
      rule: undefined,
      says: 'Nothing triggers.',
      check: ({ log }) =>
        log.some((fact) => fact.kind === 'effectTriggered' && fact.name.startsWith('Card '))
          ? { message: 'an effect triggers', facts: [] }
          : undefined,
    };
    const duels = fc.sample(duelArbitrary({ from: 'positions' }), { numRuns: 60, seed: 4 });
    const records = duels.flatMap(({ options, choices }) => {
      const history = playDuel(options, chooserOf(choices));
      return somethingTriggers.check(history) === undefined ? [] : [history.duel.record()];
    });
    expect(records.length).toBeGreaterThan(0);
    for (const record of records.slice(0, 1)) {
      const small = parseRecord(shrinkRecord(record, somethingTriggers).record);
      // 801.1. An evolution creature is none without its evolution.
      const left = small.cards
        .flatMap(({ abilities }) => abilities ?? [])
        .filter((ability) => ability.kind !== 'keyword' || ability.name !== 'evolution');
      expect(left).toHaveLength(1);
      expect(small.choices.length).toBeLessThanOrEqual(parseRecord(record).choices.length);
      expect(small.asking).toEqual({ everything: false, concealed: false });
    }
  });

  test('shrinks a failure of the engine itself', () => {
    const original = Duel.prototype.choose;
    vi.spyOn(Duel.prototype, 'choose').mockImplementation(function (this: Duel, ...answer) {
      const tired = this.decision?.kind === 'attack' && this.game.turn.number > 2;
      original.apply(this, answer);
      if (tired) throw new EngineError('The engine failed: it is tired.', this.record());
    });
    try {
      const { options } = playDuel(starterDuelOptions(3), () => undefined);
      let record = '';
      const agents = agentsFor(3);
      try {
        playDuel(options, (decision, duel) => agents[decision.player](duel.view(decision.player), decision));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        ({ record } = error);
      }
      const small = shrinkRecord(record, findProperty('duelsPlay'));
      expect(small.choices.at(-1)).toMatchObject({ kind: 'attack' });
      expect(small.choices.length).toBeLessThan(parseRecord(record).choices.length);
      expect(small.counterexample.violation.message).toBe('The engine failed: it is tired.');
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('refuses a record on which the property holds, text that is no record, and choices that do not fit', () => {
    const quiet = createDuel({
      position: parsePosition('turn 5 of p1, main\np1 deck: Filler\np2 deck: Filler'),
      seed: 1,
    });
    const record = quiet.record();
    expect(() => shrinkRecord(record, nobodyBlocks)).toThrow(
      'The property "nobodyBlocks" holds on this record: there is nothing to shrink.',
    );
    expect(() => shrinkRecord('nonsense', nobodyBlocks)).toThrow(RecordError);
    const wrong = record.replace(/^choices: 0\n/m, 'choices: 1\n  p1 charge 0\n');
    expect(() => shrinkRecord(wrong, nobodyBlocks)).toThrow(RecordError);
  });
});

describe('findProperty', () => {
  test('finds the properties of the package by name, and suggests similar ones', () => {
    expect(findProperty('replacedOnce').rule).toBe('609.3');
    expect(findProperty('cardsConserved').name).toBe('cardsConserved');
    expect(() => findProperty('replacedTwice')).toThrow(
      'Unknown property "replacedTwice". Did you mean "replacedOnce"',
    );
    expect(() => findProperty('qqqqqqqqqqqqqqqq')).toThrow('Expected one of duelsPlay, cardsConserved');
  });
});

import { rulingInJapanese } from '@taiki/reader/rulings';
import { scenarios } from 'taiki/rulings';
import { describe, expect, it } from 'vitest';
import { BLOCKING } from '../../reader/rulings/texts/blocking.ts';
import { DECLARING_USAGE } from '../../reader/rulings/texts/declaringUsage.ts';
import { STANDBY } from '../../reader/rulings/texts/standby.ts';
import { TRIGGERING } from '../../reader/rulings/texts/triggering.ts';
import { USING } from '../../reader/rulings/texts/using.ts';

const TABLES = [DECLARING_USAGE, USING, BLOCKING, STANDBY, TRIGGERING];

/** Letters that Japanese players write too: players, shield triggers, names of cards and versions. */
const USUAL =
  /p[12]|S・(?:トリガー|バック)|SHOCKER|ZERO|G\.O\.D\.|レッドゾーンZ|ブラックV|ワルスラS|サイバー・I・チョイス/g;

describe('the rulings in Japanese', () => {
  it('are those that there are, with as many plays', () => {
    expect(TABLES.flatMap((table) => Object.keys(table)).toSorted()).toEqual(
      scenarios.map(({ id }) => id).toSorted(),
    );
    for (const scenario of scenarios) {
      const { plays } = rulingInJapanese(scenario);
      const [text] = TABLES.flatMap((table) => table[scenario.id] ?? []);
      expect(text?.plays, scenario.id).toEqual(plays.map(({ name }) => name));
      expect(new Set(plays.map(({ name }) => name)).size, scenario.id).toBe(scenario.plays.length);
    }
  });

  it('each ask one question, which no other asks, and answer it in whole sentences', () => {
    const rulings = scenarios.map(rulingInJapanese);
    expect(rulings.filter(({ asks }) => !/か？$/.test(asks)).map(({ asks }) => asks)).toEqual([]);
    expect(rulings.filter(({ says }) => !/。$/.test(says)).map(({ says }) => says)).toEqual([]);
    expect(new Set(rulings.map(({ asks }) => asks)).size).toBe(scenarios.length);
  });

  it('have no English words', () => {
    const texts = scenarios
      .map(rulingInJapanese)
      .flatMap(({ asks, says, plays }) => [asks, says, ...plays.map(({ name }) => name)]);
    expect(texts.filter((text) => /[A-Za-z]/.test(text.replace(USUAL, '')))).toEqual([]);
  });

  it('leave positions and steps as they are, and other scenarios in English', () => {
    const [scenario] = scenarios;
    if (scenario === undefined) throw new RangeError('There are no rulings.');
    const { begin, plays } = rulingInJapanese(scenario);
    expect(begin).toBe(scenario.begin);
    expect(plays.map(({ steps }) => steps)).toEqual(scenario.plays.map(({ steps }) => steps));
    const own = { ...scenario, id: 'XX-001' };
    expect(rulingInJapanese(own)).toBe(own);
  });
});

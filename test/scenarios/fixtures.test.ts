import { describe, expect, test } from 'vitest';
import { fixtureSchema, type RulingFixture, rulingFixture, scenarios } from '../../rulings/index.ts';
import { type Schema, wrongWith } from '../cli/jsonSchema.ts';
import { someOf } from '../support/runs.ts';
import { differencesIn } from './playFixture.ts';

const exported = scenarios.map((scenario) => JSON.stringify(rulingFixture(scenario)));
const fixtures: readonly RulingFixture[] = exported.map((text) => JSON.parse(text));
const { definitions = {}, ...root } = fixtureSchema as {
  readonly definitions?: Record<string, Schema>;
} & Schema;

describe('rulings as JSON for other engines', () => {
  test('are complete: every ruling, play and expectation', () => {
    expect(fixtures.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id));
    expect(fixtures.map(({ plays }) => plays.map(({ name }) => name))).toEqual(
      scenarios.map(({ plays }) => plays.map(({ name }) => name)),
    );
    const expectedOf = (one: {
      readonly facts?: readonly unknown[];
      readonly factsNot?: readonly unknown[];
    }) => (one.facts?.length ?? 0) + (one.factsNot?.length ?? 0);
    for (const [index, { id, plays }] of scenarios.entries()) {
      for (const [at, { steps, end }] of plays.entries()) {
        const checked = fixtures[index]?.plays[at]?.decisions.filter((one) => one.checked) ?? [];
        const asked = steps.filter((step) => 'choose' in step);
        expect(
          checked.map(({ player, kind }) => `${player} ${kind}`),
          id,
        ).toEqual(asked.map((step) => step.asked));
        expect(checked.map(expectedOf), id).toEqual(asked.map(expectedOf));
        expect(expectedOf(fixtures[index]?.plays[at]?.end ?? {}), id).toBe(expectedOf(end));
      }
    }
  });

  test('are as their schema', () => {
    expect(fixtures.flatMap((one) => wrongWith(one, root, definitions, one.id))).toEqual([]);
  });

  test.each(fixtures)('$id is replayed from its JSON', (fixture) => {
    for (const play of fixture.plays) expect(differencesIn(fixture, play), play.name).toEqual([]);
  });

  test('do not depend on chance', () => {
    const differing = someOf(fixtures, 3).filter((one) =>
      one.plays.some((play) => differencesIn(one, play, 99).length > 0),
    );
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  test('a runner notices what goes otherwise', () => {
    const [fixture] = fixtures;
    const [play] = fixture?.plays ?? [];
    if (fixture === undefined || play === undefined) throw new Error('no ruling');
    const { end } = play;
    const changed = { ...end, p1: { ...end.p1, zones: { ...end.p1.zones, hand: [{ name: 'Filler' }] } } };
    expect(differencesIn(fixture, { ...play, end: changed })).not.toEqual([]);
    const unasked = play.decisions.slice(1);
    expect(differencesIn(fixture, { ...play, decisions: unasked })).not.toEqual([]);
  });
});

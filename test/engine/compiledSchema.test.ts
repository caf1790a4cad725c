import fc from 'fast-check';
import { allCards, describeCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { explainMismatch, findMismatch } from '../../boundary/shape/checkShape.ts';
import { CompiledSchema } from '../../boundary/shape/compiledSchema.ts';
import { cardSchema } from '../../library/cardSchema.ts';

const schema = new CompiledSchema(cardSchema);

/** Every path to a part of a value. */
const pathsIn = (value: unknown): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...pathsIn(inner).map((path) => [key, ...path]),
      ]);

/** A copy of a value in which the part at a path is replaced; `undefined` removes it. */
function damaged(value: object, path: readonly string[], by: unknown): object {
  const copy: object = JSON.parse(JSON.stringify(value));
  const owner = path.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key), copy);
  const key = path.at(-1) ?? '';
  if (by === undefined) Reflect.deleteProperty(owner, key);
  else Reflect.set(owner, key, by);
  return copy;
}

const cards = allCards;
const arbitraryDamage = fc
  .tuple(
    fc.nat(),
    fc.nat(),
    fc.constantFrom(undefined, 0, -1.5, 'x', 'you', true, [], [1], {}, { do: 'draw' }, null),
  )
  .map(([card, path, by]) => {
    const chosen = cards[card % cards.length] ?? {};
    const paths = pathsIn(chosen);
    return damaged(chosen, paths[path % paths.length] ?? [], by);
  });

describe('a compiled schema', () => {
  test('accepts every card', () => {
    for (const card of cards) expect(schema.fits(card, 'CardDefinition'), describeCard(card)).toBe(true);
  });

  test('refuses what the explained check refuses, and nothing else', () => {
    const outcomes = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(arbitraryDamage, (card) => {
        const accepted = schema.fits(card, 'CardDefinition');
        outcomes[accepted ? 'accepted' : 'refused'] += 1;
        expect(accepted).toBe(explainMismatch(card, 'CardDefinition', cardSchema, '') === undefined);
      }),
      { numRuns: 2000 },
    );
    expect(outcomes.accepted).toBeGreaterThan(50);
    expect(outcomes.refused).toBeGreaterThan(500);
  });

  test('has no definition of another name', () => {
    expect(() => findMismatch({}, 'Unknown', cardSchema)).toThrow('The schema has no definition "Unknown".');
  });
});

import { isDeepStrictEqual } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import { canonicalAbility, readAbility } from '@taiki/reader';
import { allCards, describeAbility } from 'taiki';
import { abilityArbitrary } from 'taiki/testing';
import type { Ability, Filter, StaticEffect } from 'taiki/words';
import { describe, expect } from 'vitest';
import { UNREAD } from '../../reader/language/unread.ts';
import { runs, someOf } from '../support/runs.ts';
import { saidIn, wordsOfSchema } from '../support/vocabularyWords.ts';

const unread: ReadonlySet<string> = new Set(UNREAD);

function wordsIn(ability: Ability): ReadonlySet<string> {
  const said = new Set<string>();
  saidIn(ability, said);
  return said;
}

const isRead = (ability: Ability): boolean => [...wordsIn(ability)].every((word) => !unread.has(word));

/** Longer texts are refused as `TOO_LONG`. */
const isShort = (ability: Ability): boolean => describeAbility(ability).length <= 1000;

const pool = allCards.flatMap(({ name, abilities, otherFace }) =>
  [...abilities, ...(otherFace?.abilities ?? [])]
    .filter(isRead)
    .map((ability) => ({ name, ability, text: describeAbility(ability) })),
);

describe('reading what is printed', () => {
  test('gives every ability of every card', () => {
    expect(pool.length).toBeGreaterThan(700);
    const chosen = someOf(pool, 4);
    const texts = new Set(chosen.map(({ text }) => text));
    const read = new Map([...texts].map((text) => [text, readAbility(text)]));
    const others = chosen.filter(
      ({ ability, text }) => !isDeepStrictEqual(read.get(text), canonicalAbility(ability)),
    );
    expect(others).toEqual([]);
  });

  test.prop([abilityArbitrary()], { numRuns: runs(150) })('gives every generated ability', (ability) => {
    fc.pre(isRead(ability) && isShort(ability));
    expect(readAbility(describeAbility(ability))).toEqual(canonicalAbility(ability));
  });

  test('says what another player may be made to do, and reads it', () => {
    const ability: Ability = {
      kind: 'spell',
      effect: { do: 'may', effect: { do: 'draw', who: 'any', count: 2 } },
    };
    expect(describeAbility(ability)).toBe('You may have each player draw 2 cards.');
    expect(readAbility('You may have each player draw 2 cards.')).toEqual(ability);
  });

  test('takes the capitals of a card type for no race', () => {
    const ability: Ability = {
      kind: 'spell',
      effect: { do: 'tap', what: { in: 'battleZone', of: 'you', filter: { type: 'dgField' } } },
    };
    expect(readAbility(describeAbility(ability))).toEqual(ability);
  });

  test('tells an evolution of several types from an evolution creature among other types', () => {
    const tapped = (filter: Filter): Ability => ({
      kind: 'spell',
      effect: { do: 'tap', what: { in: 'manaZone', of: 'you', filter } },
    });
    const evolution = tapped({ evolution: true, type: ['creature', 'spell'] });
    const creature = tapped({ type: ['evolutionCreature', 'spell'] });
    expect(describeAbility(evolution)).not.toBe(describeAbility(creature));
    expect(readAbility(describeAbility(evolution))).toEqual(evolution);
    expect(readAbility(describeAbility(creature))).toEqual(creature);
  });

  test('knows every word of the vocabulary but those that are listed', () => {
    const understood = new Set<string>();
    for (const ability of fc.sample(abilityArbitrary(), 7000)) {
      const words = [...wordsIn(ability)].filter((word) => !understood.has(word));
      if (words.length === 0 || !isRead(ability) || !isShort(ability)) continue;
      readAbility(describeAbility(ability));
      for (const word of words) understood.add(word);
    }
    const known = new Set([...pool.flatMap(({ ability }) => [...wordsIn(ability)]), ...understood]);
    expect([...wordsOfSchema()].filter((word) => !known.has(word)).sort()).toEqual([...unread].sort());
  });
});

describe('the canonical form', () => {
  test.each<StaticEffect>([
    { kind: 'can', permission: { do: 'attackUntapped', what: { type: 'card' } } },
    { kind: 'cannot', ban: { do: 'summon', who: 'you', what: { type: 'card' } } },
    { kind: 'cannot', ban: { do: 'cast', who: 'opponent', what: {} } },
  ])('has the same text where a filter says nothing: %j', (effect) => {
    const ability: Ability = { kind: 'static', affects: { ref: 'this' }, effects: [effect] };
    expect(describeAbility(canonicalAbility(ability))).toBe(describeAbility(ability));
  });

  test.prop([abilityArbitrary()], { numRuns: runs(50) })('has the same text and is its own', (ability) => {
    const canonical = canonicalAbility(ability);
    expect(describeAbility(canonical)).toBe(describeAbility(ability));
    expect(canonicalAbility(canonical)).toEqual(canonical);
  });
});

import { isDeepStrictEqual } from 'node:util';
import { loadSets, MODERN_SETS } from '@taiki/modern';
import { allCards, type CardDefinition, findCard } from 'taiki';
import * as words from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { cardModule, cardSource } from '../../tools/cardSource.ts';
import { someOf } from '../support/runs.ts';

const vocabulary: Readonly<Record<string, unknown>> = { ...words };

/** What the source of a card builds. */
function evaluated(card: CardDefinition): unknown {
  const { code, words: needed } = cardSource(card);
  const names = [...needed];
  const build = new Function(...names, `return ${code};`) as (...values: readonly unknown[]) => unknown;
  return build(...names.map((name) => vocabulary[name]));
}

/** A definition without the optional lists that builders fill in. */
const complete = (card: CardDefinition): unknown => JSON.parse(JSON.stringify({ printings: [], ...card }));

describe('the source of a card', () => {
  test('builds the card again, for the cards of the engine and of today', async () => {
    const cards = someOf([...allCards, ...(await loadSets(MODERN_SETS))], 12);
    const others = cards.filter(
      (card) => !isDeepStrictEqual(JSON.parse(JSON.stringify(evaluated(card))), complete(card)),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('builds a dragheart with three sides again (807.1)', () => {
    const printed = { civilizations: ['fire'], cost: 4 } as const;
    const card = words.tripleFaced(
      words.dragheartWeapon({ ...printed, name: 'Blade', abilities: [] }),
      words.dragheartFortress({ ...printed, name: 'Keep', abilities: [] }),
      words.dragheartCreature({
        ...printed,
        name: 'Wyrm',
        races: ['Dragon'],
        power: 9000,
        abilities: [words.blocker],
      }),
    );
    expect(JSON.parse(JSON.stringify(evaluated(card)))).toEqual(complete(card));
  });

  test('is written in the words that a person would write', () => {
    const card = findCard('Bronze-Arm Tribe');
    expect(card && cardSource(card).code).toBe(
      "creature({ name: 'Bronze-Arm Tribe', civilizations: ['nature'], races: ['Beast Folk'], cost: 3, power: 1000, " +
        `abilities: [whenPut(self, topOfDeckTo('manaZone'))], printings: ${JSON.stringify(card?.printings).replaceAll('"', "'").replaceAll(',', ', ')} })`,
    );
  });
});

describe('the module of cards', () => {
  test('imports the words that it needs, and names its constants by hand', () => {
    const card = words.creature({
      name: "Lantern's Keeper",
      civilizations: ['light'],
      cost: 3,
      power: 2000,
      abilities: [words.blocker, words.whenPut(words.self, words.may(words.draw()))],
    });
    expect(cardModule('lanterns', [['keeper', card]])).toBe(`import type { CardDefinition } from 'taiki';
import { blocker, creature, draw, may, self, whenPut } from 'taiki/words';

const keeper = creature({ name: 'Lantern\\'s Keeper', civilizations: ['light'], cost: 3, power: 2000, abilities: [blocker, whenPut(self, may(draw()))] });

export const lanterns: readonly CardDefinition[] = [keeper];
`);
  });
});

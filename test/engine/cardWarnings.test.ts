import { allCards, cardWarnings, defineCard } from 'taiki';
import { createEngine } from 'taiki/engine';
import {
  any,
  creature,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  invasion,
  opponentsCreatures,
  power,
  spell,
  spellAbility,
  wheneverAttacks,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const tamer = creature({
  ...plain,
  name: 'Tamer',
  power: 1000,
  abilities: [each(yourCreatures({ not: { races: ['Armored Dragn'] } }), power(1000))],
});
const hunter = spell({
  ...plain,
  name: 'Hunter',
  abilities: [spellAbility(destroy(opponentsCreatures({ names: ['Aqua Hulcos', 'Aqua Hulcus'] })))],
});
const gnome = creature({ ...plain, name: 'Gnome', races: ['Clockwork Gnome'], power: 1000 });
const king = evolutionCreature({
  ...plain,
  name: 'King',
  power: 5000,
  abilities: [
    evolution({ races: ['Clockwork Gnome'] }),
    wheneverAttacks(any('you', { races: ['Gnome'] }), draw()),
  ],
});

describe('races and names that no card has', () => {
  test('are not refused, but told with the place and the nearest one', () => {
    expect(defineCard(tamer)).toEqual(tamer);
    expect(cardWarnings([tamer, hunter])).toEqual([
      {
        card: 'Tamer',
        path: 'abilities[0].affects.filter.not.races[0]',
        message: 'No card has the race "Armored Dragn". Did you mean "Armored Dragon"?',
      },
      {
        card: 'Hunter',
        path: 'abilities[0].effect.what.filter.names[0]',
        message: 'No card has the name "Aqua Hulcos". Did you mean "Aqua Hulcus"?',
      },
    ]);
  });

  test('are known where a card of the same list has them', () => {
    expect(cardWarnings([gnome, king])).toEqual([]);
    expect(cardWarnings([king]).map(({ path }) => path)).toEqual([
      'abilities[0].base.races[0]',
      'abilities[1].when.what.filter.races[0]',
    ]);
  });

  test('are told once for an ability of one word, and against the cards of the engine', () => {
    const raider = creature({
      ...plain,
      name: 'Raider',
      power: 1000,
      abilities: [invasion({ races: ['Human'] })],
    });
    expect(cardWarnings([raider])).toEqual([]);
    expect(
      createEngine({ cards: [gnome] })
        .cardWarnings([raider])
        .map(({ path }) => path),
    ).toEqual(['abilities[0].when.what.filter.races[0]', 'abilities[0].condition.like.races[0]']);
  });

  test('there are none among the cards of this package', () => {
    expect(cardWarnings(allCards)).toEqual([]);
  });
});

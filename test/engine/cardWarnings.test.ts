import { allCards, cardWarnings, defineCard } from 'taiki';
import { createEngine } from 'taiki/engine';
import {
  type Ability,
  any,
  cannot,
  cardsIn,
  castle,
  charger,
  choose,
  creature,
  crossGear,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  gets,
  has,
  invasion,
  opponentsCreatures,
  power,
  revolutionChange,
  self,
  shieldTrigger,
  silentSkill,
  slayer,
  spell,
  spellAbility,
  tap,
  that,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourShields,
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
        message: 'No card has the race "Armored Dragn". Did you mean "Armored Dragon", "Armored Arts"?',
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

  test('its own race is told if it is spelt almost like one of other cards', () => {
    const of = (name: string, race: string) => creature({ ...plain, name, races: [race], power: 1000 });
    expect(cardWarnings([of('Sailor', 'Liquid Peple')])).toEqual([
      {
        card: 'Sailor',
        path: 'races[0]',
        message: 'No other card has the race "Liquid Peple". Did you mean "Liquid People"?',
      },
    ]);
    expect(cardWarnings([of('Pilot', 'Sky Whale'), of('Sailor', 'Liquid People')])).toEqual([]);
    expect(cardWarnings([of('One', 'Liquid Peple'), of('Other', 'Liquid Peple')])).toEqual([]);
  });

  test('there are none among the cards of this package', () => {
    expect(cardWarnings(allCards)).toEqual([]);
  });
});

describe('what loads and does nothing is told with its place', () => {
  test('a keyword of creatures on another card, and charger on what is no spell', () => {
    const cards = [
      spell({ ...plain, name: 'Blast', abilities: [spellAbility(draw()), doubleBreaker] }),
      crossGear({ ...plain, name: 'Blade', abilities: [slayer] }),
      creature({ ...plain, name: 'Coach', power: 1000, abilities: [charger, doubleBreaker] }),
    ];
    expect(cardWarnings(cards)).toEqual([
      {
        card: 'Blast',
        path: 'abilities[1]',
        message: '"breaker" does nothing, because the card is a spell.',
      },
      {
        card: 'Blade',
        path: 'abilities[0]',
        message: '"slayer" does nothing, because the card is a crossGear.',
      },
      {
        card: 'Coach',
        path: 'abilities[0]',
        message: '"charger" does nothing, because the card is a creature.',
      },
    ]);
  });

  test('abilities and power for cards outside the battle zone', () => {
    const cards = [
      creature({
        ...plain,
        name: 'Warder',
        power: 1000,
        abilities: [each(cardsIn(['hand', 'manaZone'], 'you'), gains(shieldTrigger))],
      }),
      creature({
        ...plain,
        name: 'Armorer',
        power: 1000,
        abilities: [each(yourShields(), gains(shieldTrigger)), each(yourShields(), gains(slayer))],
      }),
      spell({
        ...plain,
        name: 'Drill',
        abilities: [spellAbility(draw(), gets(choose(yourHand()), 'turn', power(1000)))],
      }),
      castle({
        ...plain,
        name: 'Keep',
        abilities: [
          each(cardsIn('shieldZone', 'you', { type: 'castle' }), gains(slayer)),
          each(cardsIn(['battleZone', 'hand'], 'you'), power(1000)),
        ],
      }),
    ];
    expect(cardWarnings(cards)).toEqual([
      {
        card: 'Warder',
        path: 'abilities[0].effects[0]',
        message: '"gains" reaches only what is in the battle zone, not hand, manaZone.',
      },
      {
        card: 'Armorer',
        path: 'abilities[1].effects[0]',
        message: '"gains" reaches only what is in the battle zone, not shieldZone.',
      },
      {
        card: 'Drill',
        path: 'abilities[0].effect.effects[1].effects[0]',
        message: '"power" reaches only what is in the battle zone, not hand.',
      },
    ]);
  });
});

describe('what a card says of itself, and only creatures do or have', () => {
  const told = (ability: Ability) =>
    cardWarnings([defineCard(crossGear({ ...plain, name: 'Blade', abilities: [ability] }))]).map(
      ({ path, message }) => `${path}: ${message}`,
    );

  test.each([
    [
      wheneverAttacks(self, draw()),
      'abilities[0]: "attacks" never happens to it, because the card is a crossGear.',
    ],
    [has(power(1000)), 'abilities[0]: "power" does nothing to it, because the card is a crossGear.'],
    [silentSkill(draw()), 'abilities[0]: "silent skill" does nothing, because the card is a crossGear.'],
    [
      each(cardsIn('manaZone', 'you'), cannot({ do: 'attack' })),
      'abilities[0].effects[0]: "cannot" reaches only what is in the battle zone, not manaZone.',
    ],
  ] as const)('is told', (ability, message) => {
    expect(told(ability)).toEqual([message]);
  });

  test('701.26 so is changing places in the battle zone', () => {
    const knight = creature({
      ...plain,
      name: 'Knight',
      power: 1000,
      abilities: [whenPut(any('you'), { do: 'swap', what: that }), invasion({}), revolutionChange({})],
    });
    expect(cardWarnings([defineCard(knight)])).toMatchObject([
      { path: 'abilities[0]', message: expect.stringContaining('"swap" does nothing') },
    ]);
  });
});

describe('cards of zones in which an instruction cannot be done to them', () => {
  test.each([
    [
      destroy(yourHand()),
      'what.in',
      '"destroy" cannot be done to cards there (hand), only where they lie in battleZone.',
    ],
    [
      tap(choose(yourHand())),
      'what.choose.in',
      '"tap" cannot be done to cards there (hand), only where they lie in battleZone, manaZone.',
    ],
    [
      discard(yourCreatures()),
      'what.in',
      '"discard" cannot be done to cards there (battleZone), only where they lie in hand.',
    ],
  ] as const)('701.2a, 701.6a, 701.7a are told', (effect, field, message) => {
    const card = creature({
      ...plain,
      name: 'Page',
      power: 1000,
      abilities: [wheneverAttacks(self, effect)],
    });
    expect(cardWarnings([defineCard(card)])).toEqual([
      { card: 'Page', path: `abilities[0].effect.${field}`, message },
    ]);
  });

  test('304.2 but castles are destroyed in the shield zone', () => {
    const castles = cardsIn('shieldZone', 'opponent', { type: 'castle' });
    const card = creature({
      ...plain,
      name: 'Ram',
      power: 1000,
      abilities: [wheneverAttacks(self, destroy(castles))],
    });
    expect(cardWarnings([defineCard(card)])).toEqual([]);
  });
});

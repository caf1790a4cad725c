import { isDeepStrictEqual } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import {
  allCards,
  type CardDefinition,
  createDuel,
  describeAbility,
  describeCard,
  describeEffect,
  parseCard,
} from 'taiki';
import {
  abilityArbitrary,
  answerBy,
  cardArbitrary,
  choicesArbitrary,
  chooserOf,
  deckArbitrary,
  duelArbitrary,
  effectArbitrary,
  playDuel,
  positionArbitrary,
} from 'taiki/testing';
import { describe, expect } from 'vitest';
import { CARD_TYPE_FACTS, CARD_TYPES, type CardType } from '../../effects/language/cardTypes.ts';
import { answerRefusal, type Decision, type Limits } from '../../effects/state/reported/decisions.ts';
import type { Deck } from '../../library/deck.ts';
import { runs } from '../support/runs.ts';
import { saidIn, wordsOfSchema } from '../support/vocabularyWords.ts';

/** The value to which an arbitrary shrinks. */
function simplest<T>(arbitrary: fc.Arbitrary<T>): T {
  const { counterexample } = fc.check(
    fc.property(arbitrary, () => false),
    { numRuns: 1 },
  );
  const [value] = (counterexample ?? []) as readonly T[];
  if (value === undefined) throw new Error('Nothing was generated.');
  return value;
}

describe('a generated card', () => {
  test.prop([cardArbitrary()], { numRuns: runs(50) })(
    'is valid, survives JSON unchanged, and can be printed',
    (card) => {
      expect(isDeepStrictEqual(parseCard(JSON.stringify(card)), card)).toBe(true);
      const text = describeCard(card);
      expect(text.startsWith(card.name)).toBe(true);
      expect(text).not.toMatch(/undefined|\[object|NaN/);
    },
  );

  test.prop([abilityArbitrary(), effectArbitrary()], { numRuns: runs(50) })(
    'has abilities and effects that can be printed',
    (ability, effect) => {
      expect(describeAbility(ability)).not.toMatch(/undefined|\[object|NaN/);
      expect(describeEffect(effect)).not.toMatch(/undefined|\[object|NaN/);
    },
  );

  /** Types that random decks do without. */
  const RARE: ReadonlySet<CardType> = new Set<CardType>([
    'forbiddenBeat',
    'kingCell',
    'land',
    'rulePlus',
    'rite',
    'nebula',
    'zeroDragonCreature',
    'finalForbiddenField',
    'finalForbiddenCreature',
    'core',
    'exileEvolutionCreature',
    'forbiddenField',
    'dragonicField',
    'dgField',
    'fairyField',
    't2Field',
    'happinessField',
    'evolutionCrossGear',
  ]);

  test('uses every word of the vocabulary', () => {
    const said = new Set<string>();
    const types = new Set<string>();
    const apart = cardArbitrary({
      types: CARD_TYPES.filter((type) => RARE.has(type) || CARD_TYPE_FACTS[type].home !== undefined),
    });
    for (const card of fc.sample(
      fc.oneof({ weight: 9, arbitrary: cardArbitrary() }, { weight: 1, arbitrary: apart }),
      8000,
    )) {
      saidIn(card.abilities, said);
      saidIn(card.otherFace?.abilities, said);
      for (const { type } of [card, card.otherFace ?? card]) types.add(type);
    }
    expect(wordsOfSchema().size).toBeGreaterThan(130);
    expect([...wordsOfSchema()].filter((word) => !said.has(word)).sort()).toEqual([]);
    expect(types).toEqual(new Set(CARD_TYPES));
  });

  test('has the requested type, civilizations and name', () => {
    const options = { types: ['spell'], civilizations: ['water'], name: 'My Spell' } as const;
    for (const card of fc.sample(cardArbitrary(options), 20))
      expect(card).toMatchObject({ type: 'spell', civilizations: ['water'], name: 'My Spell' });
  });

  test('shrinks to a plain creature', () => {
    expect(simplest(cardArbitrary())).toMatchObject({
      name: 'Card A',
      type: 'creature',
      cost: 1,
      abilities: [],
    });
  });
});

describe('a generated duel', () => {
  test('has king cells that can be combined, lands, and rule plus with a bigger deck', () => {
    const found = new Set<string>();
    for (const { options } of fc.sample(duelArbitrary({ from: 'decks', choices: 0 }), 400)) {
      if (!('decks' in options)) continue;
      const types = new Map((options.cards ?? []).map(({ name, type }) => [name, type]));
      const { cards = [], hyperspatial = [] } = options.decks.p1 as Deck;
      const has = (names: readonly string[], type: CardType) =>
        new Set(names.filter((name) => types.get(name) === type)).size;
      if (has(cards, 'kingCell') === 2) found.add('kingCell');
      if (has(cards, 'land') > 0) found.add('land');
      if (has(hyperspatial, 'rulePlus') === 1 && cards.length === 45) found.add('rulePlus');
    }
    expect([...found].sort()).toEqual(['kingCell', 'land', 'rulePlus']);
  });
});

const vanilla: readonly CardDefinition[] = allCards.filter(
  ({ type, abilities }) => type === 'creature' && abilities.length === 0,
);

describe('a generated replacement', () => {
  test('speaks only of objects that its event names', () => {
    const namingNothing = fc
      .sample(abilityArbitrary(), { numRuns: 4000, seed: 1 })
      .filter((one) => one.kind === 'replacement' && one.of.event === 'loses');
    expect(namingNothing.length).toBeGreaterThan(3);
    expect(namingNothing.filter((one) => JSON.stringify(one).includes('"ref":"that"'))).toEqual([]);
  });
});

describe('a generated deck', () => {
  test.prop([deckArbitrary(), deckArbitrary({ cards: vanilla })], { numRuns: runs(20) })(
    'is legal, from any pool of cards (100.2)',
    (p1, p2) => {
      expect(createDuel({ decks: { p1, p2 }, seed: 7 }).decision?.kind).toBe('charge');
      const names = new Set(vanilla.map(({ name }) => name));
      expect(p2.cards.every((name) => names.has(name))).toBe(true);
    },
  );

  test('has more copies of cards with a higher weight', () => {
    const [heavy = '', light = ''] = [vanilla.at(-1)?.name, vanilla.at(-2)?.name];
    const decks = fc.sample(deckArbitrary({ cards: vanilla, weights: { [heavy]: 40 } }), 200);
    const copies = (name: string) =>
      decks.flatMap(({ cards }) => cards).filter((card) => card === name).length;
    expect(copies(heavy)).toBeGreaterThan(2 * copies(light));
  });

  test('shrinks to the first cards of the pool', () => {
    const first = vanilla.slice(0, 10).flatMap(({ name }) => [name, name, name, name]);
    expect(simplest(deckArbitrary({ cards: vanilla })).cards).toEqual(first);
  });

  test('needs a pool of at least ten cards', () => {
    expect(() => deckArbitrary({ cards: vanilla.slice(0, 9) })).toThrow(
      '9 different cards for a main deck, expected at least 10',
    );
  });
});

describe('a generated position', () => {
  test.prop([positionArbitrary()], { numRuns: runs(50) })('can be laid out and played', (position) => {
    const duel = createDuel({ position, seed: 7 });
    expect(duel.decision !== undefined || duel.result !== undefined).toBe(true);
  });

  test('starts at any step, and has cards in every zone', () => {
    const positions = fc.sample(positionArbitrary(), 300);
    expect(new Set(positions.map(({ step }) => step)).size).toBe(6);
    for (const zone of ['hand', 'battleZone', 'manaZone', 'shieldZone', 'graveyard'] as const)
      expect(positions.some(({ players }) => players.p1[zone].length > 2)).toBe(true);
  });

  test('shrinks to empty zones, except for the bottom of the decks', () => {
    const { p1, p2 } = simplest(positionArbitrary()).players;
    for (const zones of [p1, p2])
      expect(Object.entries(zones).filter(([, cards]) => cards.length > 0)).toEqual([
        ['deck', [{ name: 'Filler' }, { name: 'Filler' }]],
      ]);
  });
});

const limits = (count: number): fc.Arbitrary<Limits | undefined> =>
  fc.oneof<fc.Arbitrary<Limits | undefined>[]>(
    fc.constant(undefined),
    fc
      .array(fc.nat({ max: 3 }), { minLength: count, maxLength: count })
      .map((values) => ({ total: { values, max: 4 } })),
    fc.constant(count < 2 ? undefined : { exclusive: [[0, 1]] }),
    fc.constant({ required: [count - 1] }),
    fc.constant(count < 2 ? undefined : { preferred: [{ options: [count - 1], over: [0] }] }),
  );

/** Any decision that has a legal answer. */
const decision: fc.Arbitrary<Decision> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.nat(), fc.nat(), fc.boolean())
  .chain(([count, least, more, ordered]) =>
    limits(count).map((limited): Decision => {
      const min = limited === undefined ? least % (count + 1) : 0;
      return {
        id: 1,
        player: 'p1',
        kind: 'choose',
        rule: '605.2b',
        prompt: 'Choose',
        source: undefined,
        options: Array.from({ length: count }, (_, index) => ({ label: String(index) })),
        min,
        max: Math.max(1, min, (limited?.required ?? []).length, more % (count + 1)),
        ordered,
        limits: limited,
      };
    }),
  );

describe('a stream of choices', () => {
  test.prop([decision, fc.nat()], { numRuns: runs(50) })('gives legal answers only', (asked, number) => {
    expect(answerRefusal(asked, answerBy(asked, number))).toBeUndefined();
  });

  test('reaches every option', () => {
    const options = ['a', 'b', 'c'].map((label) => ({ label }));
    const [asked] = fc.sample(decision, 1);
    if (asked === undefined) throw new Error('Nothing was generated.');
    const plain = { ...asked, options, min: 1, max: 1, limits: undefined };
    expect(new Set([0, 1, 2].map((number) => answerBy(plain, number)[0]))).toEqual(new Set([0, 1, 2]));
  });

  test.prop([duelArbitrary({ generated: 0 }), choicesArbitrary({ maxLength: 10 })], { numRuns: runs(10) })(
    'plays the same duel again',
    ({ options }, choices) => {
      const one = playDuel(options, chooserOf(choices));
      const other = playDuel(options, chooserOf(choices));
      expect(other.duel.record()).toBe(one.duel.record());
    },
  );
});

import fc from 'fast-check';
import {
  allCards,
  type CardDefinition,
  currentRules,
  type Deck,
  type PlacedCard,
  type Position,
} from 'taiki';
import { DECISION_KINDS } from '../../effects/state/reported/decisions.ts';
import { STARTS } from '../../engine/records/position.ts';
import type { DuelRecord, RecordedChoice } from '../../engine/records/record.ts';
import { DUEL_ENDS, PLAYERS, ZONES, type Zone } from '../../table/nouns.ts';
import { ZONE_FACTS } from '../../table/zones.ts';
import { mainDeckCards } from '../../testing/arbitraries/decks.ts';

const names = allCards.map(({ name }) => name);
const deckNames = mainDeckCards.map(({ name }) => name);

function definitionAt(index: number): CardDefinition {
  const card = allCards[index];
  if (card === undefined) throw new Error(`No card has index ${index}.`);
  return card;
}

/** The name of a registered card. */
const cardName = fc.constantFrom(...names);

/** 302.2. The name of a registered card that can be in the battle zone. */
const elementName = fc.constantFrom(
  ...allCards.filter(({ type }) => type !== 'spell').map(({ name }) => name),
);

/** A name that a custom card may have, with commas, quotes, colons, slashes, brackets and other scripts. */
const anyName = fc
  .array(
    fc.constantFrom(
      'Propeller',
      'Mutant,',
      '"The',
      'Great"',
      "O'Brien's",
      'D.D.',
      'over:',
      '(tapped)',
      '#7',
      '4x',
      '100%',
      'a/b',
      'Ünïcode',
      '待機',
      'deck:',
      '-',
      '|x|',
      'turn',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((words) => words.join(' '));

const someName = fc.oneof({ weight: 3, arbitrary: cardName }, { weight: 1, arbitrary: anyName });

/** The names of cards, grouped and with at most four copies each, like in a parsed deck. */
const grouped = (cards: readonly (readonly [name: string, count: number])[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const [name, count] of cards) counts.set(name, Math.min(4, (counts.get(name) ?? 0) + count));
  return [...counts].flatMap(([name, count]) => Array<string>(count).fill(name));
};

const copies = (name: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(fc.tuple(name, fc.integer({ min: 1, max: 4 })), { maxLength }).map(grouped);

/** Any deck that can be written as text, of any size. */
export const deckText: fc.Arbitrary<Deck> = fc.record({
  name: fc.option(anyName, { nil: undefined }),
  cards: copies(someName, 20),
  hyperspatial: copies(someName, 3),
  superGR: copies(someName, 4),
});

/** 100.2. Forty registered cards, at most four of each name. */
export const legalDeck: fc.Arbitrary<Deck> = fc
  .tuple(
    fc.option(anyName, { nil: undefined }),
    fc.nat(),
    fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4 })), { maxLength: 40, size: 'max' }),
  )
  .map(([name, start, picks]) => {
    const counts = new Map<string, number>();
    const space = () => 40 - [...counts.values()].reduce((sum, count) => sum + count, 0);
    const add = (index: number, count: number) => {
      const card = deckNames[index % deckNames.length] ?? '';
      const had = counts.get(card) ?? 0;
      counts.set(card, had + Math.max(0, Math.min(count, 4 - had, space())));
    };
    for (const [index, count] of picks) add(index, count);
    for (let index = start; space() > 0; index++) add(index, 4);
    const cards = [...counts].flatMap(([card, count]) => Array<string>(count).fill(card));
    return { name, cards, hyperspatial: [], superGR: [] };
  });

/** A placed card and its non-default properties. */
const placedCard = (name: fc.Arbitrary<string>): fc.Arbitrary<PlacedCard> =>
  fc.record(
    {
      name,
      tapped: fc.constant(true),
      fresh: fc.constant(true),
      faceUp: fc.constant(true),
      over: fc.array(name, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['name'] },
  );

const zonesOf = (card: (zone: Zone) => fc.Arbitrary<PlacedCard>) =>
  fc.record(
    Object.fromEntries(ZONES.map((zone) => [zone, fc.array(card(zone), { maxLength: 4 })])) as Record<
      Zone,
      fc.Arbitrary<PlacedCard[]>
    >,
  );

const positionWith = (card: (zone: Zone) => fc.Arbitrary<PlacedCard>): fc.Arbitrary<Position> =>
  fc.record({
    turn: fc.integer({ min: 1, max: 200 }),
    active: fc.constantFrom(...PLAYERS),
    step: fc.constantFrom(...STARTS),
    players: fc.record({ p1: zonesOf(card), p2: zonesOf(card) }),
  });

/** A position that can be written as text, also where cards cannot lie as it says. */
export const position: fc.Arbitrary<Position> = positionWith(() => placedCard(someName));

/** 105, 302.2, 801. A position of registered cards that lie where they can. */
export const possiblePosition: fc.Arbitrary<Position> = positionWith((zone) =>
  placedCard(zone === 'battleZone' ? elementName : cardName).map(({ tapped, over, ...card }) => ({
    ...card,
    ...(tapped && ZONE_FACTS[zone].mayLieTapped ? { tapped } : {}),
    ...(over !== undefined && MAY_LIE_ON_OTHERS.includes(zone) ? { over } : {}),
  })),
);

const MAY_LIE_ON_OTHERS: readonly Zone[] = ['battleZone', 'shieldZone'];

const player = fc.constantFrom(...PLAYERS);

const recordedChoice: fc.Arbitrary<RecordedChoice> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      player,
      kind: fc.constantFrom(...DECISION_KINDS),
      answer: fc.array(fc.nat({ max: 300 }), { maxLength: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ player, concedes: fc.constant(true as const) }) },
);

/** A custom card. */
const customCard = fc
  .tuple(anyName, fc.nat({ max: allCards.length - 1 }))
  .map(([name, index]): CardDefinition => ({ ...definitionAt(index), name }));

const hexadecimal = (bits: bigint): fc.Arbitrary<string> =>
  fc
    .bigInt({ min: 0n, max: 2n ** bits - 1n })
    .map((sum) => sum.toString(16).padStart(Number(bits / 4n), '0'));

/** Any record that can be written as text, even one that no duel produces. */
export const record: fc.Arbitrary<DuelRecord> = fc.record({
  seed: fc.maxSafeNat(),
  rules: fc.constant(JSON.stringify(currentRules)),
  cards: fc.array(customCard, { maxLength: 3 }),
  asking: fc.record({ everything: fc.boolean(), concealed: fc.boolean() }),
  limits: fc.record({ turns: fc.nat(), decisions: fc.nat(), steps: fc.nat() }, { requiredKeys: [] }),
  beginning: fc.oneof(
    fc.record({ decks: fc.record({ p1: deckText, p2: deckText }), firstPlayer: player }),
    fc.record({ position }),
  ),
  engine: fc.option(
    fc.record({
      revision: fc.nat({ max: 999 }),
      definitions: fc.array(fc.record({ name: someName, digest: hexadecimal(64n) }), { maxLength: 5 }),
    }),
    { nil: undefined },
  ),
  choices: fc.array(recordedChoice, { maxLength: 30 }),
  checks: fc.array(hexadecimal(32n), { maxLength: 30 }),
  facts: fc.nat(),
  checksum: hexadecimal(64n),
  result: fc.option(
    fc.record({
      winner: fc.constantFrom(...PLAYERS, undefined),
      reason: fc.constantFrom(...DUEL_ENDS),
      turn: fc.nat({ max: 500 }),
    }),
    { nil: undefined },
  ),
});

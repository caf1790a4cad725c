import { allCards, createDuel, type Duel, playOut, randomAgent, type Seed, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { PLAYERS, type Player } from '../../table/nouns.ts';
import { seedRandom, shuffled } from '../../table/random.ts';
import { passingAnswer } from '../../testing/arbitraries/choices.ts';

/*
 * A player tries to compute the seed in the middle of a duel from what they see, and with it every hidden card. They hand in forty different
 * cards in an order of their choice, search the deck, and try all seeds: that took 474 seconds of one core for all numbers below 2^53.
 * Here the numbers have 20 bits.
 */

const SEARCH = 'Crystal Memory';
const BITS = 20;
const KEY_BITS = 256;

const isWater = ({ name, type, civilizations }: (typeof allCards)[number]): boolean =>
  (type === 'creature' || type === 'spell') && civilizations.join() === 'water' && name !== SEARCH;

/** Forty different cards. */
const attackersDeck = [SEARCH, ...allCards.filter(isWater).map(({ name }) => name)].slice(0, 40);
const decks = { p1: attackersDeck, p2: starterDecks['burning-shadow'] };

/** Everything p1 does is to charge mana and to cast the search. */
function p1Wants({ kind, options }: NonNullable<Duel['decision']>): number {
  return options.findIndex(({ label, card }) =>
    kind === 'charge' ? card !== undefined && label !== SEARCH : label.includes(SEARCH),
  );
}

const isSearch = ({ player, options }: NonNullable<Duel['decision']>): boolean =>
  player === 'p1' && options.length > 1 && options.every(({ card }) => card?.zone === 'deck');

/** A duel at the search of p1; undefined if it does not come in the first ten turns. */
function atSearch(seed: Seed): Duel | undefined {
  const duel = createDuel({ decks, seed, runtime: 'compiled', limits: { turns: 10 } });
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    if (isSearch(decision)) return duel;
    const wanted = decision.player === 'p1' ? p1Wants(decision) : -1;
    duel.choose(wanted >= 0 ? wanted : passingAnswer(decision));
  }
  return undefined;
}

function firstAtSearch(seeds: Iterable<Seed>): Duel {
  for (const seed of seeds) {
    const duel = atSearch(seed);
    if (duel !== undefined) return duel;
  }
  throw new Error('No duel has a search in its first ten turns.');
}

function* numbersFrom(first: number): Generator<number> {
  for (let seed = first; seed < 2 ** BITS; seed++) yield seed;
}

function* secrets(): Generator<string> {
  for (let nth = 1; nth < 1000; nth++)
    yield `chacha20:${'89abcdef'.repeat(7)}${String(nth).padStart(8, '0')}`;
}

/** What p1 is shown: the cards drawn, in order, and then those of the deck, as they are listed. */
interface Seen {
  readonly drawn: readonly string[];
  readonly listed: readonly string[];
}

function seenBy(duel: Duel): Seen {
  const drawn = duel
    .logFor('p1')
    .flatMap((fact) => (fact.kind === 'cardDrawn' && fact.player === 'p1' ? [fact.name ?? ''] : []));
  return { drawn, listed: duel.decisionFor('p1')?.options.map(({ label }) => label) ?? [] };
}

const SHIELDS = 5;

const sortedDeck = [...attackersDeck].sort();

/** Whether a seed deals and lists p1's cards as p1 has seen them. */
function fits(seed: Seed, { drawn, listed }: Seen): boolean {
  const isNumber = typeof seed === 'number';
  const [order] = shuffled(isNumber ? attackersDeck : sortedDeck, seedRandom(seed));
  if (order[SHIELDS] !== drawn[0]) return false;
  const [hand, rest] = [order.slice(SHIELDS, SHIELDS + drawn.length), order.slice(SHIELDS + drawn.length)];
  return [...hand, ...(isNumber ? rest : rest.sort())].join() === [...drawn, ...listed].join();
}

/** The attack: those of the seeds that agree with what p1 has seen. */
const attack = (seen: Seen, seeds: Iterable<Seed>): readonly Seed[] =>
  [...seeds].filter((seed) => fits(seed, seen));

/** The base 2 logarithm of the number of orders of this many different cards. */
const bitsOfOrders = (cards: number): number =>
  Array.from({ length: cards }, (_, index) => Math.log2(index + 1)).reduce((sum, bits) => sum + bits, 0);

const hiddenNames = ({ game }: Duel, player: Player, zone: 'hand' | 'shieldZone' | 'deck') =>
  game.zones[player][zone].map(({ card }) => game.cards[card]?.name);

describe('a player who computes the seed in mid-duel', () => {
  it(`finds a number of ${BITS} bits, and knows every hidden card`, () => {
    const duel = firstAtSearch(numbersFrom(777_777));
    const seen = seenBy(duel);
    const found = attack(seen, numbersFrom(0));
    expect(found).toEqual([duel.seed]);
    // The order of all but five of forty cards: almost three times the 53 bits of the largest number.
    expect(bitsOfOrders(40) - bitsOfOrders(SHIELDS)).toBeCloseTo(152.3, 1);

    const [seed = -1] = found;
    const guessed = atSearch(seed);
    for (const player of PLAYERS)
      for (const zone of ['hand', 'shieldZone', 'deck'] as const)
        expect(guessed && hiddenNames(guessed, player, zone)).toEqual(hiddenNames(duel, player, zone));
  });

  it('would have to try 2^256 keys for a secret seed', () => {
    const duel = firstAtSearch(secrets());
    const seen = seenBy(duel);
    // The attack recognizes a key that it tries, by eight cards in the order in which they were drawn.
    expect(attack(seen, secrets())).toEqual([duel.seed]);
    // But there are 2^256 to try: every bit of the key is drawn (secretSeed.test.ts) and counts (chacha20.test.ts).
    const key = String(duel.seed).slice('chacha20:'.length);
    expect(key).toHaveLength(KEY_BITS / 4);
    expect(duel.game.random).toMatchObject({ chacha20: key });
  });

  it('is told by a search which cards are left, and not where they lie', () => {
    const duel = firstAtSearch(secrets());
    const { listed } = seenBy(duel);
    expect(listed).toEqual([...listed].sort());
    expect(new Set(listed)).toEqual(new Set(hiddenNames(duel, 'p1', 'deck')));
    expect(listed).not.toEqual(hiddenNames(duel, 'p1', 'deck'));
  });

  it('sees fewer bits of a secret generator by a search than the key has', () => {
    const { drawn, listed } = seenBy(firstAtSearch(secrets()));
    // The order of the cards drawn, and which cards are in the deck and which are shields.
    const bits = bitsOfOrders(40) - bitsOfOrders(listed.length) - bitsOfOrders(SHIELDS);
    expect({ drawn: drawn.length, listed: listed.length }).toEqual({ drawn: 8, listed: 27 });
    expect(bits).toBeCloseTo(59.1, 1);
  });
});

/** The base 2 logarithm of how unlikely these names are to be dealt in this order. */
function bitsOf(names: readonly (string | undefined)[], deck: readonly string[]): number {
  const left = new Map<string, number>();
  for (const name of deck) left.set(name, (left.get(name) ?? 0) + 1);
  let total = deck.length;
  return names.reduce((bits, name = '') => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return bits + Math.log2(total-- / count);
  }, 0);
}

/** At most what a player learns of the first shuffles: every card that has left a deck, of both players, as if its place were known. */
function bitsLearned(seed: Seed): number {
  const starters = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
  const begun = createDuel({ decks: starters, seed, runtime: 'compiled' });
  const over = playOut(begun.fork(), { p1: randomAgent(1), p2: randomAgent(2) });
  return PLAYERS.reduce((bits, player) => {
    const { shieldZone, hand, deck } = begun.game.zones[player];
    const gone = deck.length - over.game.zones[player].deck.length;
    const dealt = [...shieldZone, ...hand, ...deck.slice(0, Math.max(0, gone))];
    const names = dealt.map(({ card }) => begun.game.cards[card]?.name);
    return bits + bitsOf(names, starters[player].cards);
  }, 0);
}

it('a duel between the starter decks shows more bits than a number has, and not even as many as a key', () => {
  const learned = [...secrets()].slice(0, 12).map(bitsLearned);
  expect(Math.min(...learned)).toBeGreaterThan(53);
  expect(Math.max(...learned)).toBeLessThan(KEY_BITS);
});

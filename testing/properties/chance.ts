import { type Fact, isZoneChange } from '../../effects/state/facts.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { PLAYERS, type Player } from '../../table/nouns.ts';
import type { DuelHistory, DuelProperty, Violation } from '../playDuel.ts';

/**
 * An independent implementation of the random generator, written from the published algorithms: xoshiro128**, seeded by
 * splitmix32, in bigint arithmetic. It shares no code with the generator of the engine.
 */
class ReferenceGenerator {
  #state: [bigint, bigint, bigint, bigint];

  constructor(seed: number) {
    const low = BigInt(seed) & WORD;
    const high = BigInt(seed) >> 32n;
    const first = splitmix((low + high * 0x85eb_ca6bn) & WORD);
    const second = splitmix((high ^ 0x632b_e5abn) & WORD);
    this.#state = [first(), first(), second(), second() | 1n];
  }

  #next(): bigint {
    let [s0, s1, s2, s3] = this.#state;
    const result = (rotated((s1 * 5n) & WORD, 7n) * 9n) & WORD;
    const t = (s1 << 9n) & WORD;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotated(s3, 11n);
    this.#state = [s0, s1, s2, s3];
    return result;
  }

  /** A uniform number below `count`, by rejection sampling. */
  #below(count: number): number {
    const limit = (2n ** 32n / BigInt(count)) * BigInt(count);
    let number = this.#next();
    while (number >= limit) number = this.#next();
    return Number(number % BigInt(count));
  }

  shuffle<T>(items: readonly T[]): readonly T[] {
    const left = [...items];
    const shuffled: T[] = [];
    while (left.length > 0) {
      const last = left.length - 1;
      const pick = last === 0 ? 0 : this.#below(left.length);
      const [taken] = left.slice(pick, pick + 1);
      const [moved] = left.slice(last);
      if (moved !== undefined) left[pick] = moved;
      left.pop();
      if (taken !== undefined) shuffled.unshift(taken);
    }
    return shuffled;
  }
}

const WORD = 0xffff_ffffn;

const rotated = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) & WORD;

function splitmix(from: bigint): () => bigint {
  let state = from;
  return () => {
    state = (state + 0x9e37_79b9n) & WORD;
    let z = state;
    z = ((z ^ (z >> 16n)) * 0x21f0_aaadn) & WORD;
    z = ((z ^ (z >> 15n)) * 0x735a_2d97n) & WORD;
    return z ^ (z >> 15n);
  };
}

const namesOf = (deck: unknown): readonly string[] => {
  if (Array.isArray(deck)) return deck;
  return typeof deck === 'object' && deck !== null && 'cards' in deck && Array.isArray(deck.cards)
    ? deck.cards
    : [];
};

const hasSuperGR = (deck: unknown): boolean =>
  typeof deck === 'object' && deck !== null && 'superGR' in deck && Array.isArray(deck.superGR)
    ? deck.superGR.length > 0
    : false;

/** The names dealt from the top of a deck in the opening: five shields, then five cards of the hand. */
const dealtTo = (
  log: readonly Fact[],
  player: Player,
): readonly { readonly name: string; readonly at: number }[] =>
  log.flatMap((fact, at) =>
    fact.state.startsWith('opening') && isZoneChange(fact) && fact.player === player
      ? [{ name: fact.name, at }]
      : [],
  );

const dealtAsSeeded: DuelProperty = {
  name: 'dealtAsSeeded',
  rule: '103.1',
  says: 'Both decks are shuffled by the generator of the seed, uniformly, and dealt from the top.',
  check: ({ options, log }): Violation | undefined => {
    if ('position' in options || PLAYERS.some((player) => hasSuperGR(options.decks[player])))
      return undefined;
    const generator = new ReferenceGenerator(options.seed ?? 0);
    for (const player of PLAYERS) {
      const expected = generator.shuffle(namesOf(options.decks[player]));
      const wrong = dealtTo(log, player).find(({ name }, nth) => name !== expected[nth]);
      if (wrong !== undefined)
        return {
          message: `${player} was dealt ${wrong.name} (fact ${wrong.at}); the seed gives ${expected.slice(0, 10).join(', ')}.`,
          facts: [wrong.at],
        };
    }
    return undefined;
  },
};

const shufflesAdvanceGenerator: DuelProperty = {
  name: 'shufflesAdvanceGenerator',
  rule: '701.9a',
  says: 'Every shuffle advances the random generator, so no two shuffles use the same numbers.',
  check: (history: DuelHistory): Violation | undefined => {
    const { log, moments } = history;
    for (const [nth, moment] of moments.entries()) {
      const before = moments[nth - 1];
      if (before === undefined || before.game.random.join() !== moment.game.random.join()) continue;
      for (let at = before.facts; at < moment.facts; at++) {
        const fact = log[at];
        if (fact?.kind !== 'deckShuffled' || before.game.zones[fact.player].deck.length < 3) continue;
        return {
          message: `The deck of ${fact.player} was shuffled (fact ${at}) without advancing the generator.`,
          facts: [at],
        };
      }
    }
    return undefined;
  },
};

/** Random outcomes follow from the seed alone. */
export const chanceProperties: readonly DuelProperty[] = deepFreeze([
  dealtAsSeeded,
  shufflesAdvanceGenerator,
]);

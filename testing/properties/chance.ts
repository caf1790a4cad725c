import { type Fact, isZoneChange } from '../../effects/state/facts.ts';
import { PLAYERS, type Player } from '../../table/nouns.ts';
import type { Course, DuelProperty, Violation } from '../course.ts';

/**
 * The generator that a seed stands for, once more and from its published form: xoshiro128**, whose state comes from
 * splitmix32, in whole numbers without bounds. It shares nothing with the one that duels are played with.
 */
class Reference {
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

  /** Each of `count` numbers is equally likely: what lies beyond the last whole round of them is thrown away. */
  #below(count: number): number {
    const whole = (2n ** 32n / BigInt(count)) * BigInt(count);
    let number = this.#next();
    while (number >= whole) number = this.#next();
    return Number(number % BigInt(count));
  }

  shuffle<T>(items: readonly T[]): readonly T[] {
    const left = [...items];
    const laid: T[] = [];
    while (left.length > 0) {
      const last = left.length - 1;
      const pick = last === 0 ? 0 : this.#below(left.length);
      const [taken] = left.slice(pick, pick + 1);
      const [moved] = left.slice(last);
      if (moved !== undefined) left[pick] = moved;
      left.pop();
      if (taken !== undefined) laid.unshift(taken);
    }
    return laid;
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

/** The names that left the top of a deck before anybody did anything: five shields, then five cards of the hand. */
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
  says: 'Both decks are shuffled as the seed says, each order being equally likely, and dealt from the top.',
  check: ({ options, log }): Violation | undefined => {
    if ('position' in options || PLAYERS.some((player) => hasSuperGR(options.decks[player])))
      return undefined;
    const chance = new Reference(options.seed ?? 0);
    for (const player of PLAYERS) {
      const wanted = chance.shuffle(namesOf(options.decks[player]));
      const wrong = dealtTo(log, player).find(({ name }, nth) => name !== wanted[nth]);
      if (wrong !== undefined)
        return {
          message: `${player} was dealt ${wrong.name} (fact ${wrong.at}), and the seed says ${wanted.slice(0, 10).join(', ')}.`,
          facts: [wrong.at],
        };
    }
    return undefined;
  },
};

const chanceMovesOn: DuelProperty = {
  name: 'chanceMovesOn',
  rule: '701.9a',
  says: 'No two shuffles are by the same numbers: each leaves the generator in another state.',
  check: (course: Course): Violation | undefined => {
    const { log, moments } = course;
    for (const [nth, moment] of moments.entries()) {
      const before = moments[nth - 1];
      if (before === undefined || before.game.random.join() !== moment.game.random.join()) continue;
      for (let at = before.facts; at < moment.facts; at++) {
        const fact = log[at];
        if (fact?.kind !== 'deckShuffled' || before.game.zones[fact.player].deck.length < 3) continue;
        return { message: `${fact.player}'s deck was shuffled (fact ${at}) without chance.`, facts: [at] };
      }
    }
    return undefined;
  },
};

/** What comes out by chance comes out as the seed says. */
export const chanceProperties: readonly DuelProperty[] = [dealtAsSeeded, chanceMovesOn];

import { OptionsError } from '../boundary/errors.ts';
import { formatValue } from '../boundary/formatValue.ts';
import type { Duel } from '../engine/duel/duel.ts';
import { printChoice } from '../engine/records/notation.ts';
import { placedCardOf, printPlacedCard } from '../engine/records/position.ts';
import { type CardObject, PLAYERS, type Player, ZONES, type Zone } from '../table/nouns.ts';
import { lyingIn } from '../table/seals.ts';
import { ZONE_FACTS, zoneName } from '../table/zones.ts';
import { positionKey } from './positionKey.ts';

/** The sequences of legal answers of one length from a position. */
export interface PerftCount {
  /** The number of sequences of exactly this many answers. */
  readonly sequences: number;
  /** The number of shorter sequences after which the duel is over. */
  readonly ended: number;
  /** The sum of the hashes of all leaves: 16 hexadecimal digits. Does not depend on their order. */
  readonly digest: string;
}

/** The sequences that begin with one answer. */
export interface PerftBranch extends PerftCount {
  /** The answer in text, as `printChoice` writes it. */
  readonly choice: string;
}

/** The result of `perft`. */
export interface Perft extends PerftCount {
  readonly depth: number;
  /** One for each legal answer to the first decision, in the order of `answersOf`. */
  readonly branches: readonly PerftBranch[];
}

/** Options of `perft`. */
export interface PerftOptions {
  /** Whether states that differ only in ids are searched once; `on` by default. The result is the same. */
  readonly transpositions?: 'on' | 'off';
}

interface Leaves {
  readonly sequences: number;
  readonly ended: number;
  readonly sum: bigint;
}

const MASK = (1n << 64n) - 1n;

function bytesOf(letter: string): readonly number[] {
  const code = letter.codePointAt(0) ?? 0;
  const last = (code & 0x3f) | 0x80;
  if (code < 0x80) return [code];
  if (code < 0x800) return [(code >> 6) | 0xc0, last];
  const third = ((code >> 6) & 0x3f) | 0x80;
  if (code < 0x10000) return [(code >> 12) | 0xe0, third, last];
  return [(code >> 18) | 0xf0, ((code >> 12) & 0x3f) | 0x80, third, last];
}

/** FNV-1a with 64 bits over UTF-8, then the finalizer of SplitMix64, so that sums of similar texts differ. */
export function hash64(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text)
    for (const byte of bytesOf(letter)) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK;
  hash = ((hash ^ (hash >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  hash = ((hash ^ (hash >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return hash ^ (hash >> 31n);
}

const printDigest = (sum: bigint): string => sum.toString(16).padStart(16, '0');

const countOf = ({ sequences, ended, sum }: Leaves): PerftCount => ({
  sequences,
  ended,
  digest: printDigest(sum),
});

function printObject({ game }: Duel, object: CardObject): string {
  const { pending, flipped, attachedTo } = object;
  const bearer = PLAYERS.flatMap((player) => ZONES.flatMap((zone) => lyingIn(game, player, zone))).find(
    ({ id }) => id === attachedTo,
  );
  return [
    printPlacedCard(placedCardOf(game, object)),
    ...(pending ? ['[pending]'] : []),
    ...(flipped ? ['[upside down]'] : []),
    ...(bearer === undefined ? [] : [`[on: ${game.cards[bearer.card]?.name}]`]),
  ].join(' ');
}

function zoneLine(duel: Duel, player: Player, zone: Zone): string {
  const cards = lyingIn(duel.game, player, zone).map((object) => printObject(duel, object));
  const ordered = ZONE_FACTS[zone].isShuffled ? cards : cards.sort();
  return `${player} ${zoneName(zone)}: ${ordered.join(' | ')}`.trimEnd();
}

function lastLine({ decision, result }: Duel): string {
  if (decision !== undefined)
    return `${decision.player} is asked ${decision.kind}, ${decision.options.length} options`;
  return `${result?.winner ?? 'nobody'} wins, ${result?.reason}`;
}

/**
 * The state of a duel as text, the same in every implementation of the rules: the turn and step, the zones as in the text of a
 * position (sorted, except for decks), and who is asked what, or the result. It contains no ids.
 */
export function stateText(duel: Duel): string {
  const { number, active } = duel.game.turn;
  const [first = '', within = first] = duel.state.split('.');
  const step = first === 'turn' ? within : first;
  return [
    `turn ${number} of ${active}, ${step}`,
    ...PLAYERS.flatMap((player) => ZONES.map((zone) => zoneLine(duel, player, zone))),
    lastLine(duel),
    '',
  ].join('\n');
}

const NO_LEAVES: Leaves = { sequences: 0, ended: 0, sum: 0n };

const added = (one: Leaves, other: Leaves): Leaves => ({
  sequences: one.sequences + other.sequences,
  ended: one.ended + other.ended,
  sum: (one.sum + other.sum) & MASK,
});

/** Counts leaves. `known` holds the leaves of states by their depth and key. */
class Counter {
  readonly #known: Map<string, Leaves> | undefined;

  constructor(transpositions: 'on' | 'off') {
    this.#known = transpositions === 'on' ? new Map() : undefined;
  }

  leavesOf(duel: Duel, depth: number): Leaves {
    if (depth === 0) return { sequences: 1, ended: 0, sum: hash64(stateText(duel)) };
    if (duel.decision === undefined) return { sequences: 0, ended: 1, sum: hash64(stateText(duel)) };
    if (this.#known === undefined) return this.#sum(duel, depth);
    const key = `${depth} ${positionKey(duel)}`;
    const leaves = this.#known.get(key) ?? this.#sum(duel, depth);
    this.#known.set(key, leaves);
    return leaves;
  }

  #sum(duel: Duel, depth: number): Leaves {
    let sum = NO_LEAVES;
    for (const { leaves } of this.branchesOf(duel, depth)) sum = added(sum, leaves);
    return sum;
  }

  *branchesOf(duel: Duel, depth: number) {
    const { decision } = duel;
    if (decision === undefined) return;
    for (const answer of duel.legalChoices()) {
      const next = duel.fork();
      next.choose(answer);
      yield { choice: printChoice(decision, answer), leaves: this.leavesOf(next, depth - 1) };
    }
  }
}

/**
 * Counts the sequences of legal answers from a duel, as `perft` of chess engines counts moves, to compare implementations of the
 * rules. Every answer of `answersOf` counts, in every order where the order matters; decisions with only one legal answer are
 * not asked and do not count. The duel is not changed.
 * @param depth the number of answers, at least 1.
 * @throws {OptionsError} if `depth` is not a whole number of at least 1.
 */
export function perft(duel: Duel, depth: number, { transpositions = 'on' }: PerftOptions = {}): Perft {
  if (!Number.isSafeInteger(depth) || depth < 1)
    throw new OptionsError(`depth: expected a whole number of at least 1, not ${formatValue(depth)}.`);
  const counter = new Counter(transpositions);
  const branches = [...counter.branchesOf(duel, depth)];
  const all =
    duel.decision === undefined
      ? counter.leavesOf(duel, depth)
      : branches.reduce((sum, { leaves }) => added(sum, leaves), NO_LEAVES);
  return {
    depth,
    ...countOf(all),
    branches: branches.map(({ choice, leaves }) => ({ choice, ...countOf(leaves) })),
  };
}

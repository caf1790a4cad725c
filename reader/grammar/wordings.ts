import type { Rule } from './rule.ts';

/** Cuts words of a wording that stand for themselves, each with its alternatives. */
export type WordsOf = (literal: string) => readonly (readonly string[])[];

/** A piece of a wording: a word with its alternatives, a part of speech, or the beginning of words that may be missing. */
type Piece =
  | { readonly words: readonly string[] }
  | { readonly part: string }
  | { readonly optionalUntil: number };

export interface Wording {
  /** Its place among the wordings of its part of speech. */
  readonly order: number;
  readonly read: Rule<unknown>['read'];
  readonly pieces: readonly Piece[];
}

/** A wording that has been followed up to one of its pieces. */
interface Place {
  readonly wording: Wording;
  readonly at: number;
}

const PATTERN = /<(\w+)>|\[([^\]]+)\]|([^\s<>[\]]+)/g;

const NO_WORDS: readonly string[] = [];

/**
 * Several wordings that a text has followed to the same place. They are followed together, so that what they begin with in common is read
 * once, and no further than texts go: a step is made when a text gets there.
 */
export class Step {
  /** The wordings that end here. */
  readonly ends: readonly Wording[];
  /** The words with which wordings go on. */
  readonly words: ReadonlySet<string>;
  readonly #places: readonly Place[];
  readonly #isFirst: boolean;
  readonly #afterWord = new Map<string, Step>();
  #parts: readonly (readonly [part: string, after: Step])[] | undefined;

  constructor(places: readonly Place[]) {
    this.#places = places.flatMap(withoutOptional);
    this.#isFirst = places.every(({ at }) => at === 0);
    this.ends = this.#places.flatMap(({ wording, at }) => (at === wording.pieces.length ? [wording] : []));
    this.words = new Set(this.#places.flatMap(wordsAt));
  }

  /** Undefined if no wording goes on with this word. */
  after(word: string): Step | undefined {
    if (!this.words.has(word)) return undefined;
    let step = this.#afterWord.get(word);
    if (step === undefined) {
      step = new Step(this.#places.filter((place) => wordsAt(place).includes(word)).map(following));
      this.#afterWord.set(word, step);
    }
    return step;
  }

  /** What an error says could have stood here: with what wordings begin, or go on if not with this word. */
  wordsInsteadOf(word: string): readonly string[] {
    return this.#places.flatMap((place) => {
      const words = wordsAt(place);
      return this.#isFirst || !words.includes(word) ? words : [];
    });
  }

  /** The parts of speech with which wordings go on. */
  get parts(): readonly (readonly [part: string, after: Step])[] {
    if (this.#parts === undefined) {
      const places = new Map<string, Place[]>();
      for (const place of this.#places) {
        const piece = place.wording.pieces[place.at];
        if (piece === undefined || !('part' in piece)) continue;
        places.set(piece.part, [...(places.get(piece.part) ?? []), following(place)]);
      }
      this.#parts = [...places].map(([part, some]) => [part, new Step(some)]);
    }
    return this.#parts;
  }
}

/** Where the wordings of a part of speech begin. */
export const firstStep = (rules: readonly Rule<unknown>[], wordsOf: WordsOf): Step =>
  new Step(
    rules.map(({ pattern, read }, order) => ({
      wording: { order, read, pieces: piecesOf(pattern, wordsOf) },
      at: 0,
    })),
  );

function piecesOf(pattern: string, wordsOf: WordsOf): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [, part, optional, literal] of pattern.matchAll(PATTERN)) {
    if (part !== undefined) pieces.push({ part });
    else {
      const words = wordsOf(optional ?? literal ?? '');
      if (optional !== undefined) pieces.push({ optionalUntil: pieces.length + 1 + words.length });
      pieces.push(...words.map((choices) => ({ words: choices })));
    }
  }
  return pieces;
}

const following = ({ wording, at }: Place): Place => ({ wording, at: at + 1 });

/** The places at which a wording goes on where words may be missing: before them and behind them. */
function withoutOptional(place: Place): readonly Place[] {
  const piece = place.wording.pieces[place.at];
  if (piece === undefined || !('optionalUntil' in piece)) return [place];
  return [following(place), { wording: place.wording, at: piece.optionalUntil }].flatMap(withoutOptional);
}

function wordsAt({ wording, at }: Place): readonly string[] {
  const piece = wording.pieces[at];
  return piece !== undefined && 'words' in piece ? piece.words : NO_WORDS;
}

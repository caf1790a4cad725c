import { allCards } from 'taiki';
import type { Ability } from 'taiki/words';
import { canonicalAbility, withCanonicalNames } from './canonical.ts';
import { english } from './grammar/english.ts';
import { type Parsed, TextParser } from './grammar/parser.ts';
import type { Values } from './grammar/values.ts';
import { japanese } from './japanese/dialect.ts';
import { japaneseGrammar } from './japanese/grammar.ts';
import { japaneseLines } from './japanese/lines.ts';
import { readRegular } from './japanese/regular/regular.ts';
import type { JapaneseValues } from './japanese/values.ts';
import { grammar } from './language/grammar.ts';
import { misprint } from './printable.ts';
import { notUnderstood, ReadError } from './readError.ts';
import { READ_PROBLEMS } from './readProblems.ts';

/** A language in which cards are printed. */
export type Language = 'en' | 'ja';

/** How a text is read. */
export interface ReadOptions {
  /** Without it, the language that the characters of a text show. */
  readonly language?: Language;
  /** Races that the text names, in addition to those of the engine's cards; needed only for their plurals. */
  readonly races?: readonly string[];
  /** Cards that the text names, in addition to those of the engine. */
  readonly names?: readonly string[];
}

/** A line of a card and what it says. */
export interface ReadLine {
  readonly text: string;
  /** Where the line starts in the text of the card. */
  readonly offset: number;
  /** Empty if the line only restates a rule of the game. */
  readonly abilities?: readonly Ability[];
  readonly error?: ReadError;
  /** 816.1. It stands on the half of a creature that is in effect while its hyper mode is released. */
  readonly ofHyperMode?: true;
}

/** The text of a whole card. */
export interface ReadCard {
  /** All abilities of the card in printed order; missing if a line was not read. */
  readonly abilities?: readonly Ability[];
  /** 816.1. What the hyper mode of the card gives, if lines of it are marked as its: `hyperMode(power, ...abilities)`. */
  readonly hyperMode?: readonly Ability[];
  readonly lines: readonly ReadLine[];
}

const POOL_RACES = [
  ...new Set(allCards.flatMap(({ races, otherFace }) => [...races, ...(otherFace?.races ?? [])])),
];

const POOL_NAMES = allCards.map(({ name }) => name);

/** The longest ability of an English card has fewer than 500. The parser calls itself for what is nested. */
const MAX_CHARACTERS = 1000;

/** 816.1. What stands behind a line of the half of a card that works while its hyper mode is released. */
const HYPER_MODE = /\s*[(（](?:hyper mode|ハイパーモード)[)）]\s*$/iu;

const KANA_OR_HAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The language that the characters of a text show: kana and kanji stand on Japanese cards only. */
export const languageOf = (text: string): Language => (KANA_OR_HAN.test(text) ? 'ja' : 'en');

/** Builds a value when it is asked for first. */
function once<Value>(build: () => Value): () => Value {
  let built: { readonly value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}

/** 104.2c, 604.4. What ends the duel while a condition holds is a static ability of what stands in the battle zone. */
function verdictOf(ability: Ability): Ability {
  if (ability.kind !== 'spell' || ability.effect.do !== 'if') return ability;
  const { condition, then, otherwise } = ability.effect;
  if (otherwise !== undefined || (then.do !== 'wins' && then.do !== 'loses')) return ability;
  const kind = then.do === 'wins' ? 'winsDuel' : 'losesDuel';
  return {
    kind: 'static',
    while: condition,
    affects: { ref: 'this' },
    effects: [{ kind, who: then.who }],
  };
}

const withVerdicts = (line: ReadLine): ReadLine =>
  line.abilities === undefined ? line : { ...line, abilities: line.abilities.map(verdictOf) };

/** Reads texts that name one list of races and cards. */
export class CardReader {
  readonly #language: Language | undefined;
  readonly #english: () => TextParser<Values>;
  readonly #japanese: () => TextParser<JapaneseValues>;

  constructor({ races = [], names = [], language }: ReadOptions = {}) {
    this.#language = language;
    const known = { races: [...POOL_RACES, ...races], names: [...POOL_NAMES, ...names] };
    this.#english = once(() => new TextParser<Values>(grammar, english(known)));
    this.#japanese = once(() => new TextParser<JapaneseValues>(japaneseGrammar, japanese({ races, names })));
  }

  /**
   * Reads the text of one ability: the wording that the engine prints, or that of the English cards.
   * @returns the definition in its canonical form.
   * @throws {ReadError} as `readAbility`.
   */
  ability(text: string): Ability {
    const [ability, ...more] = this.#line(text);
    if (ability !== undefined && more.length === 0) return ability;
    throw new ReadError(
      'SEVERAL',
      more.length === 0 ? READ_PROBLEMS.severalNone(text) : READ_PROBLEMS.several(text, `${more.length + 1}`),
      { place: { offset: 0, line: 1, column: 1 } },
    );
  }

  /**
   * Reads all lines of a card. On a spell, the lines that say what it does make one ability.
   * @returns every line, with its abilities or the error that says what was not understood.
   */
  card(text: string, type: 'spell' | 'other'): ReadCard {
    const lines: ReadLine[] = [];
    let offset = 0;
    const language = this.#language ?? languageOf(text);
    for (const line of language === 'ja' ? japaneseLines(text) : text.split('\n')) {
      if (line.trim() !== '') {
        const read = this.#readLine(line, offset);
        lines.push(type === 'spell' ? read : withVerdicts(read));
      }
      offset += line.length + 1;
    }
    if (lines.some(({ error }) => error !== undefined)) return { lines };
    const [released, own] = [true, undefined].map((half) =>
      lines.filter(({ ofHyperMode }) => ofHyperMode === half).flatMap((line) => line.abilities ?? []),
    );
    return {
      lines,
      abilities: type === 'spell' ? withOneSpellAbility(own ?? []) : (own ?? []),
      ...(released === undefined || released.length === 0 ? {} : { hyperMode: released }),
    };
  }

  #readLine(text: string, offset: number): ReadLine {
    const mark = HYPER_MODE.exec(text);
    const half = mark === null ? {} : { ofHyperMode: true as const };
    try {
      return { text, offset, ...half, abilities: this.#line(text.slice(0, mark?.index)) };
    } catch (error) {
      if (error instanceof ReadError) return { text, offset, ...half, error };
      throw error;
    }
  }

  /** What an English text may say as a part of an ability, which speaks of what was said before it. Nothing but its words is checked. */
  partial(text: string): readonly Ability[] {
    if (text.length > MAX_CHARACTERS) return [];
    const parsed = this.#english().parse('line', text);
    return 'token' in parsed
      ? []
      : parsed.meanings.flatMap(([only, ...more]) =>
          only === undefined || more.length > 0 ? [] : [canonicalAbility(only)],
        );
  }

  /** The abilities of one line of a card. */
  #line(text: string): readonly Ability[] {
    if (text.trim() === '')
      throw new ReadError('NO_TEXT', READ_PROBLEMS.empty, {
        place: { offset: 0, line: 1, column: 1 },
      });
    if (text.length > MAX_CHARACTERS)
      throw new ReadError('TOO_LONG', READ_PROBLEMS.tooLong(`${text.length}`, `${MAX_CHARACTERS}`), {
        place: { offset: 0, line: 1, column: 1 },
      });
    const language = this.#language ?? languageOf(text);
    const parsed = language === 'ja' ? this.#inJapanese(text) : this.#english().parse('line', text);
    if ('token' in parsed) {
      const { kind, text: word, pos } = parsed.token;
      const place = { offset: pos.index, line: pos.line, column: pos.column };
      throw notUnderstood(kind === 'end' ? '' : word, parsed.expected, place);
    }
    const settled = parsed.meanings.filter((one) => !leavesOpen(one));
    if (settled.length === 0) throw itIsNothing(text);
    const abilities = this.#only(
      settled.map((one) => one.map(canonicalAbility)),
      text,
    );
    if (abilities.some(speaksOfNothing)) throw itIsNothing(text);
    if (language === 'en' && heIsNobody(text)) throw standsForNothing('he', text, HE);
    const reason = misprint(abilities);
    if (reason !== undefined)
      throw new ReadError('NO_CARD', READ_PROBLEMS.noCard(text, reason), {
        place: { offset: 0, line: 1, column: 1 },
      });
    return abilities;
  }

  /** What a text means in the words of Japanese cards, and in the regular words that are printed where cards have none. */
  #inJapanese(text: string): Parsed<readonly Ability[]> {
    const parsed = this.#japanese().parse('line', text);
    const regular = readRegular(text.trim()).map((one) => [one]);
    if (regular.length === 0) return parsed;
    return { meanings: [...('token' in parsed ? [] : parsed.meanings), ...regular] };
  }

  #only(meanings: readonly (readonly Ability[])[], text: string): readonly Ability[] {
    const distinct = new Map(
      meanings.map((one) => [
        one.map((ability) => JSON.stringify(withCanonicalNames(ability))).join(', '),
        one,
      ]),
    );
    const [first, ...others] =
      distinct.size === 1 ? distinct.values() : [...distinct.values()].filter(canBePrinted);
    if (first !== undefined && others.length === 0) return first;
    throw new ReadError(
      'AMBIGUOUS',
      READ_PROBLEMS.ambiguous(text, `${distinct.size}`, [...distinct.keys()].join(' and ')),
      { place: { offset: 0, line: 1, column: 1 } },
    );
  }
}

/** Whether "that creature" has not been settled, as it is only in sentences of official cards. */
function leavesOpen(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(leavesOpen);
  if (typeof value !== 'object' || value === null) return false;
  return ('ref' in value && value.ref === 'thatCreature') || Object.values(value).some(leavesOpen);
}

const EVENTLESS: readonly unknown[] = ['startOfTurn', 'endOfTurn'];

/** Whether "it" or "the other creature" stands where no event has named one. */
function speaksOfNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(speaksOfNothing);
  if (typeof value !== 'object' || value === null) return false;
  if ('ref' in value && (value.ref === 'that' || value.ref === 'other')) return true;
  if ('kind' in value && value.kind === 'replacement') return false;
  if ('name' in value && value.name === 'tapAbility') return false;
  if ('kind' in value && value.kind === 'triggered' && 'when' in value) {
    const event: unknown = value.when;
    if (typeof event !== 'object' || event === null || !('event' in event)) return false;
    if (!EVENTLESS.includes(event.event)) return false;
  }
  return Object.values(value).some(speaksOfNothing);
}

const IT = /\b(?:it|them|they|that creature|the other creature)\b/i;
const HE = /\b(?:he|his)\b/i;

/** Whether "he" or "his" stands before any player is named. */
const heIsNobody = (text: string): boolean => {
  const he = text.search(HE);
  return he >= 0 && !/\b(?:opponent|player)/i.test(text.slice(0, he));
};

const itIsNothing = (text: string): ReadError => standsForNothing('it', text, IT);

function standsForNothing(word: string, text: string, pattern: RegExp): ReadError {
  const offset = Math.max(text.search(pattern), 0);
  const before = text.slice(0, offset).split('\n');
  const place = { offset, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return new ReadError(
    'NOT_UNDERSTOOD',
    READ_PROBLEMS.standsForNothing(word, `${place.line}`, `${place.column}`),
    { place, word },
  );
}

/** Whether some card can have these abilities: where a text has two meanings, one may name what nothing has named. */
const canBePrinted = (abilities: readonly Ability[]): boolean => misprint(abilities) === undefined;

const STANDARD: Readonly<Record<Language | 'detected', CardReader>> = {
  en: new CardReader({ language: 'en' }),
  ja: new CardReader({ language: 'ja' }),
  detected: new CardReader(),
};

/**
 * Reads the text of one ability: the wording that the engine prints, or that of the English cards.
 * @returns the definition in its canonical form.
 * @throws {ReadError} `NOT_UNDERSTOOD` with the first word that has no meaning there; `AMBIGUOUS` if the text has several meanings;
 * `NO_CARD` if no card can have it; `NO_TEXT` if it is empty; `TOO_LONG` if it has more than 1000 characters; `SEVERAL` if it is the text of several abilities or of none.
 */
export const readAbility = (text: string, { language }: Pick<ReadOptions, 'language'> = {}): Ability =>
  STANDARD[language ?? 'detected'].ability(text);

/** What the English text of a part of an ability may say. */
export const readPartial = (text: string): readonly Ability[] => STANDARD.en.partial(text);

/** 603.6. What a spell says of the end of the turn is set up by its effect. */
const asSpell = (ability: Ability): Ability =>
  ability.kind === 'triggered' && ability.when.event === 'endOfTurn' && ability.when.of === 'any'
    ? { kind: 'spell', effect: { do: 'delayed', ability, until: 'turn' } }
    : ability;

/** 605.2c. The lines of a spell are followed in printed order. */
function withOneSpellAbility(abilities: readonly Ability[]): readonly Ability[] {
  const effects = abilities
    .map(asSpell)
    .filter((one) => one.kind === 'spell')
    .map(({ effect }) => effect);
  const [first] = effects;
  if (first === undefined) return abilities;
  const whole: Ability = { kind: 'spell', effect: effects.length === 1 ? first : { do: 'inOrder', effects } };
  const place = abilities.findIndex((one) => asSpell(one).kind === 'spell');
  return abilities
    .map(asSpell)
    .map((one, index) => (index === place ? whole : one))
    .filter((one) => one === whole || one.kind !== 'spell');
}

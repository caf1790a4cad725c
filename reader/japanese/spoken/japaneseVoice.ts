import { describeEffect, SENTENCES } from 'taiki';
import type { Ability, Effect } from 'taiki/words';
import { ReadError } from '../../readError.ts';
import { readAbility, readPartial } from '../../readText.ts';
import { describeAbility } from '../print/describe.ts';
import { withNamesInJapanese } from './bindings.ts';
import { saidBy, type Understood, understanding } from './pattern.ts';
import { ProblemVoice } from './problemVoice.ts';
import { JAPANESE_SENTENCES } from './sentences.ts';

/** How a card is called: its Japanese name, or the one that it has in the duel. */
export type NameOf = (name: string) => string;

type Table = keyof typeof JAPANESE_SENTENCES;

const UNDERSTOOD: { readonly [T in Table]: (text: string) => Understood | undefined } = {
  prompts: understanding(SENTENCES.prompts),
  labels: understanding(SENTENCES.labels),
  breakers: understanding(SENTENCES.breakers),
  reasons: understanding(SENTENCES.reasons),
  deeds: understanding(SENTENCES.deeds),
};

function saidIn(table: Table, text: string, part: NameOf): string | undefined {
  const understood = UNDERSTOOD[table](text);
  if (understood === undefined) return undefined;
  return saidBy(JAPANESE_SENTENCES[table], { ...understood, parts: understood.parts.map(part) });
}

/** What a trigger before it makes an ability of an effect that is printed alone. */
const ALONE = 'When this attacks, ';

const effectIn = (ability: Ability): Effect | undefined =>
  ability.kind !== 'triggered'
    ? undefined
    : ability.condition === undefined
      ? ability.effect
      : { do: 'if', condition: ability.condition, then: ability.effect };

function read(text: string): Ability | undefined {
  try {
    return readAbility(text, { language: 'en' });
  } catch (error) {
    if (error instanceof ReadError) return undefined;
    throw error;
  }
}

/** An effect that refers to what was said before it. It is what it says if the engine prints it with the same words. */
function readBound(text: string): Effect | undefined {
  const readings = [`${ALONE}${text}.`, `${text.charAt(0).toUpperCase()}${text.slice(1)}.`];
  return readings
    .flatMap((reading) => readPartial(reading))
    .map((ability) => (ability.kind === 'spell' ? ability.effect : effectIn(ability)))
    .find((effect) => effect !== undefined && describeEffect(effect) === text);
}

/** An effect or an ability as the engine prints it in English, in Japanese. What no card says is left as it is. */
function inOwnWords(text: string): string {
  const effect = text.endsWith('.') ? undefined : read(`${ALONE}${text}.`);
  const alone = effect === undefined ? undefined : effectIn(effect);
  const ability = alone === undefined ? read(text) : spell(alone);
  if (ability !== undefined) return printed(ability);
  const bound = text.endsWith('.') ? undefined : readBound(text);
  return bound === undefined ? text : printed(spell(bound));
}

const spell = (effect: Effect): Ability => ({ kind: 'spell', effect });

const printed = (ability: Ability): string =>
  withNamesInJapanese(describeAbility(ability, { language: 'ja' }).replace(/。$/u, ''));

/** A card with one of its abilities, which is a whole sentence: `Lookout: When this is put into the battle zone, draw a card.` */
const WITH_ABILITY = /^(.+?): ([A-Z].*\.)$/su;
const FORBIDDEN_BY = /^(.+?) \((.+)\)$/u;

/** The name of a card of today, which has no other. In quotes it stands within a text. */
const isInJapanese = (text: string): boolean =>
  /^[^a-z"][^"]*$/u.test(text) && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);

/** Says in Japanese what the engine says in English. Names that are not known keep their own. */
export class JapaneseVoice {
  readonly #nameOf: NameOf;
  #problems: ProblemVoice | undefined;

  constructor(nameOf: NameOf = (name) => name) {
    this.#nameOf = nameOf;
  }

  /** A card, several that stand with commas between them, or a text. */
  #part = (text: string): string => {
    const name = this.#nameOf(text);
    if (name !== text) return name;
    const names = this.#names(text);
    if (names !== undefined) return names;
    return saidIn('labels', text, this.#nameOf) ?? (/^[a-z].* /u.test(text) ? inOwnWords(text) : text);
  };

  /**
   * Cards with commas between them, of which one at least is known. Names with commas in them are put together again; what is not known
   * stays as it is.
   */
  #names(text: string): string | undefined {
    const pieces = text.split(', ');
    const names: string[] = [];
    let unknown: string[] = [];
    const endUnknown = (): void => {
      if (unknown.length > 0) names.push(unknown.join(', '));
      unknown = [];
    };
    let isKnown = false;
    while (pieces.length > 0) {
      const known = this.#knownAtStart(pieces);
      if (known !== undefined) {
        endUnknown();
        names.push(this.#nameOf(pieces.splice(0, known).join(', ')));
        isKnown = true;
      } else if (isInJapanese(pieces[0] ?? '')) {
        endUnknown();
        names.push(...pieces.splice(0, 1));
        isKnown = true;
      } else if (/^\p{Lu}/u.test(pieces[0] ?? '')) unknown.push(...pieces.splice(0, 1));
      else return undefined;
    }
    endUnknown();
    return isKnown ? names.join('、') : undefined;
  }

  /** Of how many pieces the longest known name is that stands at the start. */
  #knownAtStart(pieces: readonly string[]): number | undefined {
    for (let count = pieces.length; count > 0; count--) {
      const text = pieces.slice(0, count).join(', ');
      if (this.#nameOf(text) !== text) return count;
    }
    return undefined;
  }

  name(name: string): string {
    return this.#nameOf(name);
  }

  prompt(prompt: string): string {
    const said = saidIn('prompts', prompt, this.#part);
    if (said !== undefined) return said;
    return prompt.endsWith('?') ? `${inOwnWords(prompt.slice(0, -1))}か？` : prompt;
  }

  label(label: string): string {
    const name = this.#nameOf(label);
    if (name !== label) return name;
    const [, card, ability] = WITH_ABILITY.exec(label) ?? [];
    if (card !== undefined && ability !== undefined) return `${this.#part(card)}：${inOwnWords(ability)}`;
    return saidIn('breakers', label, this.#part) ?? saidIn('labels', label, this.#part) ?? this.#part(label);
  }

  /** An ability or an effect as the engine prints it. A label may begin as an ability does: "Tap all ...". */
  words(text: string): string {
    const said = inOwnWords(text);
    return said === text ? this.label(text) : said;
  }

  /** Why something cannot be done, as `reason` of an explanation; the card that forbids it may stand after it in brackets. */
  reason(reason: string): string {
    const said = saidIn('reasons', reason, this.#part);
    if (said !== undefined) return said;
    const [, why, by] = FORBIDDEN_BY.exec(reason) ?? [];
    return why === undefined || by === undefined ? reason : `${this.reason(why)}（${this.#nameOf(by)}）`;
  }

  /** What was wrong, as the message of an error. A text that is no sentence of the engine is left as it is. */
  problem(message: string): string {
    return this.#ofProblems().problem(message);
  }

  /** Why a text cannot be read, as the message of a `ReadError`. */
  readProblem(message: string): string {
    return this.#ofProblems().readProblem(message);
  }

  #ofProblems(): ProblemVoice {
    this.#problems ??= new ProblemVoice(this.#nameOf, (prompt) => this.prompt(prompt));
    return this.#problems;
  }

  /** What cannot be done, as `what` of an explanation. */
  deed(deed: string): string {
    return saidIn('deeds', deed, this.#part) ?? deed;
  }
}

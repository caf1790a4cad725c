import { SENTENCES } from 'taiki';
import type { Ability, Effect } from 'taiki/words';
import { ReadError } from '../../readError.ts';
import { readAbility } from '../../readText.ts';
import { describeAbility } from '../print/describe.ts';
import { type Understood, understanding } from './pattern.ts';
import { JAPANESE_SENTENCES } from './sentences.ts';

/** How a card is called: its Japanese name, or the one that it has in the duel. */
export type NameOf = (name: string) => string;

type Table = keyof typeof SENTENCES;

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
  const said = (
    JAPANESE_SENTENCES[table] as Readonly<Record<string, string | ((...parts: string[]) => string)>>
  )[understood.key];
  return typeof said === 'function' ? said(...understood.parts.map(part)) : said;
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

/** An effect or an ability as the engine prints it in English, in Japanese. What no card says is left as it is. */
function inOwnWords(text: string): string {
  const effect = text.endsWith('.') ? undefined : read(`${ALONE}${text}.`);
  const alone = effect === undefined ? undefined : effectIn(effect);
  const ability: Ability | undefined = alone === undefined ? read(text) : { kind: 'spell', effect: alone };
  return ability === undefined ? text : describeAbility(ability, { language: 'ja' }).replace(/。$/u, '');
}

/** Says in Japanese what the engine says in English. Names that are not known keep their own. */
export class JapaneseVoice {
  readonly #nameOf: NameOf;

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
    return saidIn('breakers', label, this.#part) ?? saidIn('labels', label, this.#part) ?? this.#part(label);
  }

  /** An ability or an effect as the engine prints it. */
  words(text: string): string {
    const said = this.label(text);
    return said === text ? inOwnWords(text) : said;
  }

  /** Why something cannot be done, as `reason` of an explanation. */
  reason(reason: string): string {
    return saidIn('reasons', reason, this.#part) ?? reason;
  }

  /** What cannot be done, as `what` of an explanation. */
  deed(deed: string): string {
    return saidIn('deeds', deed, this.#part) ?? deed;
  }
}

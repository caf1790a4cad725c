/** The grammar of English that every text needs. */

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a capital letter and a full stop. */
export const sentence = (text: string): string =>
  text === '' ? '' : `${capitalized(text)}${/[.!?]$/.test(text) ? '' : '.'}`;

export const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** `"One." and "Another."` */
export const quotedList = (texts: readonly string[]): string =>
  texts.map((text) => `"${text}"`).join(' and ');

export const plural = (noun: string): string => {
  if (noun.endsWith('y')) return `${noun.slice(0, -1)}ies`;
  return noun.endsWith('s') ? `${noun}es` : `${noun}s`;
};

/** A part that would otherwise run into what stands around it. */
export const bracketed = (text: string): string => `(${text})`;

/** A name that a card, a player or an effect gives. */
export const quoted = (name: string): string => `"${name}"`;

/** The name that an effect gives to what it did something to; unsaid if it is the usual one. */
export const calledBy = (as: string | undefined, usual?: string): string =>
  as === undefined || as === usual ? '' : ` as ${quoted(as)}`;

export const withArticle = (noun: string): string => {
  if (noun.startsWith('other ')) return `an${noun}`;
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
};

/** The first verb of a phrase in the third person: `draw a card` as `draws a card`. */
export const thirdPerson = (phrase: string): string =>
  phrase.replace(/^\w+/, (verb) => {
    if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
    return /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
  });

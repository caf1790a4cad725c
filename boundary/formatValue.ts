const MAX_LENGTH = 80;

/** Formats any value for an error message: on one line and truncated to 80 characters. */
export function formatValue(value: unknown): string {
  const text = stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text;
}

/** The message of what was thrown, which need not be an error. */
export function messageOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? `${thrown.message}` : String(thrown);
  } catch {
    return formatValue(thrown);
  }
}

/** A name in quotes for an error message: as it is written, but on one line and truncated as `formatValue` does. */
export function formatName(name: string): string {
  const shown = name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}...` : name;
  return `"${shown.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))}"`;
}

/** What a value that is not JSON is called: JSON writes each of these as `{}`. */
const NOT_JSON: Readonly<Record<string, string>> = {
  '[object Promise]': 'a Promise',
  '[object Map]': 'a Map',
  '[object Set]': 'a Set',
  '[object Date]': 'a Date',
  '[object RegExp]': 'a RegExp',
};

/** What a value is called that is an object, but not plain data; undefined for plain data. */
export const notJsonName = (value: object): string | undefined =>
  NOT_JSON[Object.prototype.toString.call(value)];

/** Characters that turn the text around them, or show nothing and join nothing. */
const UNSEEN = /[\p{Bidi_Control}\u200b\u2060\u3164\ufeff]/gu;

const escaped = (text: string): string =>
  text.replace(UNSEEN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function stringify(value: unknown): string {
  try {
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value !== 'object' && typeof value !== 'string') return String(value);
    return notJsonName(Object(value)) ?? escaped(JSON.stringify(value) ?? typeof value);
  } catch {
    return `${typeof value === 'function' ? 'a function' : 'an object'} that is not JSON`;
  }
}

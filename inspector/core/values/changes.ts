/** A difference between two values. */
export interface ContextChange {
  /** Where it is: `table.cards.205.tapped`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The differences between two values. Objects of a list are told apart by their ids.
 * @param textOf a value as a person reads it.
 */
export function changesIn(
  path: string,
  before: unknown,
  after: unknown,
  textOf: (value: unknown) => string = valueText,
): readonly ContextChange[] {
  if (Object.is(before, after)) return [];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  if (old === undefined || now === undefined || old['id'] !== now['id']) {
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [{ path, before: textOf(before), after: textOf(after) }];
  }
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    changesIn(path === '' ? key : `${path}.${key}`, old[key], now[key], textOf),
  );
}

/** The fields of an object, or the objects of a list by their ids; undefined for any other value. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isObject(value)) return undefined;
  if (!Array.isArray(value)) return value;
  const byId = value.flatMap((one: unknown) =>
    isObject(one) && 'id' in one ? [[String(one['id']), one] as const] : [],
  );
  return byId.length === value.length ? Object.fromEntries(byId) : undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const MAX_LENGTH = 160;

/** A value on one line: its JSON, shortened. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'none';
  return typeof value === 'string' ? value : shortened(JSON.stringify(value));
}

export const shortened = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`;

import { isActor } from './xstate.ts';

const MAX_DEPTH = 8;

/** A copy as JSON, and how many levels of objects it has; infinitely many if it may read otherwise next time, or elsewhere. */
interface Copy {
  readonly value: unknown;
  readonly levels: number;
}

/** Copies of frozen data, which stays as it is. */
const copies = new WeakMap<object, Copy>();

/**
 * Any value as JSON: what JSON cannot hold is replaced by words that say what it was.
 * @param before an earlier copy: its parts that have not changed are parts of the new one.
 */
export const plain = (value: unknown, before?: unknown): unknown => copyOf(value, before, []).value;

const unstable = (value: unknown): Copy => ({ value, levels: Number.POSITIVE_INFINITY });

function copyOf(value: unknown, before: unknown, above: object[]): Copy {
  if (typeof value !== 'object' || value === null) return { value: plainPrimitive(value), levels: 0 };
  if (isActor(value)) return unstable(`[actor ${value.id}]`);
  const known = copies.get(value);
  if (known !== undefined && above.length + known.levels <= MAX_DEPTH) return known;
  if (above.includes(value)) return unstable('[circular]');
  if (above.length >= MAX_DEPTH) return unstable('[deeper than shown]');
  if (value instanceof Error) return unstable({ error: value.name, message: value.message });
  if (value instanceof Date)
    return unstable(Number.isNaN(value.getTime()) ? '[invalid date]' : value.toISOString());
  above.push(value);
  const copy = copyOfParts(value, before, above);
  above.pop();
  if (!Number.isFinite(copy.levels) || !isFixed(value)) return unstable(copy.value);
  copies.set(value, copy);
  return copy;
}

function copyOfParts(value: object, before: unknown, above: object[]): Copy {
  if (value instanceof Map) return unstable(collected('map', [...value], before, above));
  if (value instanceof Set) return unstable(collected('set', [...value], before, above));
  return Array.isArray(value) ? listOf(value, before, above) : fieldsOf(value, before, above);
}

function collected(kind: 'map' | 'set', list: readonly unknown[], before: unknown, above: object[]): unknown {
  const old = isFields(before) && Object.keys(before).join() === kind ? before[kind] : undefined;
  const { value } = listOf(list, old, above);
  return old !== undefined && value === old ? before : { [kind]: value };
}

function listOf(list: readonly unknown[], before: unknown, above: object[]): Copy {
  const old: readonly unknown[] | undefined = Array.isArray(before) ? before : undefined;
  let isSame = old?.length === list.length;
  let levels = 0;
  const value = Array.from(list, (one, index) => {
    const part = copyOf(one, old?.[index], above);
    isSame &&= Object.is(part.value, old?.[index]);
    levels = Math.max(levels, part.levels);
    return part.value;
  });
  return { value: isSame ? old : value, levels: levels + 1 };
}

function fieldsOf(object: object, before: unknown, above: object[]): Copy {
  const old = isFields(before) ? before : undefined;
  const oldKeys = old === undefined ? [] : Object.keys(old);
  const entries = Object.entries(object);
  let isSame = old !== undefined && oldKeys.length === entries.length;
  let levels = 0;
  for (const [index, entry] of entries.entries()) {
    const [key, one] = entry;
    const part = copyOf(one, old?.[key], above);
    isSame &&= key === oldKeys[index] && Object.is(part.value, old?.[key]);
    levels = Math.max(levels, part.levels);
    entry[1] = part.value;
  }
  return { value: isSame ? old : Object.fromEntries(entries), levels: levels + 1 };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Frozen, without getters, whose values may change. */
const isFixed = (value: object): boolean =>
  Object.isFrozen(value) &&
  Object.values(Object.getOwnPropertyDescriptors(value)).every(({ get }) => get === undefined);

function plainPrimitive(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (typeof value === 'symbol') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value;
}

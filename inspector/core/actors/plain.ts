import { isActor } from './xstate.ts';

const MAX_DEPTH = 8;

/** Any value as JSON: what JSON cannot hold is replaced by words that say what it was. */
export function plain(value: unknown, depth = 0, above: readonly object[] = []): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (typeof value === 'symbol') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isActor(value)) return `[actor ${value.id}]`;
  if (above.includes(value)) return '[circular]';
  if (depth >= MAX_DEPTH) return '[deeper than shown]';
  const inner = (one: unknown): unknown => plain(one, depth + 1, [...above, value]);
  if (value instanceof Error) return { error: value.name, message: value.message };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '[invalid date]' : value.toISOString();
  if (value instanceof Map) return { map: [...value].map(inner) };
  if (value instanceof Set) return { set: [...value].map(inner) };
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
}

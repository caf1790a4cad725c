import { checksumOf } from '../boundary/checksum.ts';
import type { Duel } from '../engine/duel/duel.ts';

/** Fields with ids of objects or effects, or lists of them. */
const IDS: ReadonlySet<string> = new Set([
  'id',
  'object',
  'was',
  'attacker',
  'blocker',
  'creature',
  'attachedTo',
  'shields',
  'crossing',
  'discard',
  'affects',
  'battle',
  'order',
  'effect',
  'against',
  'by',
]);

/** Fields with counters or past events, which do not affect the rest of the duel. */
const HISTORY: ReadonlySet<string> = new Set(['nextId', 'nextEffect', 'asked', 'reported', 'facts']);

/**
 * A digest of a position, such that duels with the same key have the same future. Ids are renumbered in order of occurrence, so
 * positions that differ only in ids have the same key. This is sound as long as no rule compares ids; only the one about D2 fields
 * does (703.4), and no small world contains any.
 */
export function positionKey(duel: Duel): string {
  const { state, context, standby } = duel.snapshot();
  const numbers = new Map<number, number>();
  const renamed = (id: number): string => {
    const known = numbers.get(id) ?? numbers.size;
    numbers.set(id, known);
    return `#${known}`;
  };
  const plain = (value: unknown, key: string, inBound: boolean): unknown => {
    if (typeof value === 'number') return IDS.has(key) || inBound ? renamed(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => plain(one, key, inBound));
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) =>
        HISTORY.has(name) ? [] : [[name, plain(inner, name, inBound || name === 'bound')]],
      ),
    );
  };
  return checksumOf(JSON.stringify([state, plain({ context, standby }, '', false)]));
}

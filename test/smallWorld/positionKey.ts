import { createHash } from 'node:crypto';
import type { Duel } from 'taiki';

/** Fields that hold ids, or lists of them: of objects, of effects and of opportunities. */
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

/** What counts up, or says how the duel came here: it decides nothing that can still happen. */
const HISTORY: ReadonlySet<string> = new Set(['nextId', 'nextEffect', 'asked', 'reported', 'facts']);

/**
 * A digest of what a duel can still become: two duels with the same key go on alike. Ids are numbered anew in the order in
 * which they are met, each always by the same number, so that equal keys are equal up to the names of objects. That is
 * sound where no rule compares ids by size: only that for D2 fields does (703.4), and no small world has any.
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
  const text = JSON.stringify([state, plain({ context, standby }, '', false)]);
  return createHash('sha1').update(text).digest('base64');
}

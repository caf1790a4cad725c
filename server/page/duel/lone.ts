import type { Decision } from 'taiki';

const HIDDEN_ZONES: ReadonlySet<string> = new Set(['deck', 'hand', 'shieldZone']);

/**
 * The only answer to a decision, if giving it shows the opponent nothing: passing, or taking all of what both players see.
 * Undefined if there are several, or if it names a card that lies hidden.
 */
export function loneAnswer({ options, min, max, ordered }: Decision): readonly number[] | undefined {
  const indexes = options.map((_, index) => index);
  if (options.length === 1 && options[0]?.pass === true) return min === 0 ? undefined : indexes;
  const isForced = min === max && max === options.length && (!ordered || options.length < 2);
  if (!isForced) return undefined;
  const names = options.flatMap(({ card, target, uses }) => [card, target, uses]);
  return names.some((named) => named !== undefined && HIDDEN_ZONES.has(named.zone)) ? undefined : indexes;
}

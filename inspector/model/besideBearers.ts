import type { ObjectId } from 'taiki';
import type { SeenCard } from './table.ts';

/** The card that this one lies on or is attached to, as a seal (116.1), a crossed gear or a weapon does. */
export const bearerOf = (seen: SeenCard): ObjectId | undefined =>
  seen.hidden ? seen.on : seen.card.attachedTo;

/** The cards of a zone with those that are attached to a card of it right after that card. */
export function besideBearers(cards: readonly SeenCard[]): readonly SeenCard[] {
  const there = new Set(cards.map(idOf));
  const isBorne = (seen: SeenCard): boolean => {
    const bearer = bearerOf(seen);
    return bearer !== undefined && there.has(bearer);
  };
  const withOwn = (seen: SeenCard): readonly SeenCard[] => [
    seen,
    ...cards.filter((one) => bearerOf(one) === idOf(seen)).flatMap(withOwn),
  ];
  return cards.filter((one) => !isBorne(one)).flatMap(withOwn);
}

export const idOf = (seen: SeenCard): ObjectId => (seen.hidden ? seen.id : seen.card.id);

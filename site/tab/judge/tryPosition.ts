import type { CardDefinition, PlacedCard, Position } from 'taiki';
import { added, EMPTY_POSITION, FILLER } from './board.ts';

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** A position in which a card can be used at once: in the hand, with mana of its civilizations, and creatures on both sides. */
export function tryPosition({ name, civilizations, cost = 0 }: CardDefinition): Position {
  const mana = Array.from({ length: Math.max(cost, civilizations.length) }, (_, index): PlacedCard => {
    const civilization = civilizations[index % Math.max(1, civilizations.length)];
    return civilization === undefined ? FILLER : { name: `${capital(civilization)} Filler` };
  });
  const own = { player: 'p1', zone: 'battleZone' } as const;
  const other = { player: 'p2', zone: 'battleZone' } as const;
  let position = added(EMPTY_POSITION, { player: 'p1', zone: 'hand' }, { name });
  for (const card of mana) position = added(position, { player: 'p1', zone: 'manaZone' }, card);
  for (const card of [FILLER, { ...FILLER, tapped: true }]) {
    position = added(position, own, card);
    position = added(position, other, card);
  }
  for (const player of ['p1', 'p2'] as const)
    position = added(position, { player, zone: 'graveyard' }, FILLER);
  return added(position, { player: 'p2', zone: 'hand' }, FILLER);
}

import type { CardId, CardObject, Player, Table } from './nouns.ts';
import { cardsOnShield, changed, isShield, zonesWith } from './objects.ts';
import { shuffled } from './random.ts';

/**
 * 113.2a. Turns the shields of a player face down and deals their cards anew. A shield is its place: it keeps its number of cards and
 * stays the same object, so that castles, shield forces and attacks refer to what lies there now. Cards that lay face up on it are among those
 * that are dealt. Pending shields keep their cards.
 */
export function shuffleShields(table: Table, player: Player): Pick<Table, 'zones' | 'random'> {
  const { shieldZone } = table.zones[player];
  const places = shieldZone.filter(isShield);
  const cardsAt = (shield: CardObject): readonly CardId[] => [
    shield.card,
    ...shield.under,
    ...cardsOnShield(table, shield).map(({ card }) => card),
  ];
  const [cards, random] = shuffled(
    places.flatMap((shield) => (shield.pending ? [] : cardsAt(shield))),
    table.random,
  );
  let dealt = 0;
  const shields = places.flatMap((shield) => {
    if (shield.pending) return [shield, ...cardsOnShield(table, shield)];
    const [card = shield.card, ...under] = cards.slice(dealt, dealt + cardsAt(shield).length);
    dealt += 1 + under.length;
    return [changed(shield, { card, under, faceUp: false })];
  });
  return { zones: zonesWith(table.zones, player, 'shieldZone', shields), random };
}

import type { CardObject, Player, Table, Zone } from '../../table/nouns.ts';
import { lyingIn } from '../../table/seals.ts';

/** 400.2. The cards of a zone in the order in which a player is shown them: of the opponent's hand, known cards first, by name. */
export function asShown(table: Table, owner: Player, zone: Zone, viewer: Player): readonly CardObject[] {
  const { cards } = table;
  const objects = lyingIn(table, owner, zone);
  const isKnown = ({ faceUp, pending }: CardObject) => faceUp || pending;
  if (zone !== 'hand' || owner === viewer || objects.every(isKnown)) return objects;
  const nameOf = (object: CardObject) => (isKnown(object) ? `0 ${cards[object.card]?.name}` : '1');
  return objects.toSorted((one, other) =>
    nameOf(one) === nameOf(other) ? 0 : nameOf(one) < nameOf(other) ? -1 : 1,
  );
}

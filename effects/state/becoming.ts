import type { CardObject } from '../../table/nouns.ts';
import type { Game } from './game.ts';

/** 200. The name of the card that an effect has made of a creature, the latest if there are several; undefined if it is itself. */
export function becomes(
  { lasting }: Pick<Game, 'lasting'>,
  { id, card, zone }: CardObject,
): string | undefined {
  if (lasting.length === 0 || zone !== 'battleZone') return undefined;
  const last = lasting.findLast(
    ({ becomes: made, affects }) =>
      made !== undefined && !('in' in affects) && affects.includes(id) && made.over.includes(card),
  );
  return last?.becomes?.name;
}

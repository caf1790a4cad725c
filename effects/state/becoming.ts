import type { CardObject } from '../../table/nouns.ts';
import type { Game } from './game.ts';

/** 200. The name of the card that an effect has made of a creature, the latest if there are several; undefined if it is itself. */
export function becomes(
  { lasting }: Pick<Game, 'lasting'>,
  { id, card, zone }: CardObject,
): string | undefined {
  if (lasting.length === 0 || zone !== 'battleZone') return undefined;
  for (let index = lasting.length - 1; index >= 0; index--) {
    const one = lasting[index];
    if (one?.becomes === undefined || 'in' in one.affects) continue;
    if (one.affects.includes(id) && one.becomes.over.includes(card)) return one.becomes.name;
  }
  return undefined;
}

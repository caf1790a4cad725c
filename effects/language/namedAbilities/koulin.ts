import type { Zone } from '../../../table/zones.ts';
import { isLike } from '../conditions/index.ts';
import { may, put, search } from '../instructions/index.ts';
import type { Effect, Filter, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { choose } from '../words/choices.ts';
import { cardsIn, self } from '../words/nouns.ts';

/** 701.10. Koulin: at the end of your turn, if this is tapped, you may put such a creature from your deck into the battle zone. */
export const koulin = (filter: Filter): Triggered =>
  atTheEnd(search({ type: 'creature', ...filter }, 'battleZone'));

/** Mana or graveyard koulin: at the end of your turn, if this is tapped, you may put such a creature from that zone. */
export const koulinFrom = (zone: Zone, filter: Filter): Triggered =>
  atTheEnd(put(choose(cardsIn(zone, 'you', { type: 'creature', ...filter }))));

const atTheEnd = (effect: Effect): Triggered =>
  when({ event: 'endOfTurn', of: 'you' }, may(effect), isLike(self, { tapped: true }));

import { whenDestroyed } from '../events/index.ts';
import { may, put } from '../instructions/index.ts';
import type { Effect, Filter, Static, Triggered } from '../vocabulary.ts';
import { from, when } from '../words/abilities.ts';
import { choose } from '../words/choices.ts';
import { any, itself, self, yourHand } from '../words/nouns.ts';
import { has } from '../words/statics.ts';

const putExile = (filter: Filter): Effect => may(put(choose(yourHand({ type: 'exileCreature', ...filter }))));

/** Doron go: when this is destroyed, you may put such an exile creature from your hand into the battle zone. */
export const doronGo = (filter: Filter): Triggered => whenDestroyed(self, putExile(filter));

/** Ultra doron go: when this leaves the battle zone, you may put such an exile creature from your hand into the battle zone. */
export const ultraDoronGo = (filter: Filter): Triggered =>
  when({ event: 'moved', what: itself, from: 'battleZone' }, putExile(filter));

/** 110.4b. Climax doron go: when such an exile creature of yours is destroyed, you may put this from your hand into the battle zone. */
export const climaxDoronGo = (filter: Filter = {}): Triggered =>
  from(['hand'], whenDestroyed(any('you', { type: 'exileCreature', ...filter }), may(put(self))));

/** 101.2. While this is in the battle zone, its player puts no other exile creature whose name contains this. */
export const onlyExileNamed = (part: string): Static =>
  has({
    kind: 'cannot',
    ban: { do: 'put', who: 'you', what: { type: 'exileCreature', other: true, nameContains: part } },
  });

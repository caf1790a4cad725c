import { deepFreeze } from '../../../table/deepFreeze.ts';
import { anyOf, whenDestroyed } from '../events/index.ts';
import { may, useFree } from '../instructions/index.ts';
import type { Effect, EventPattern, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { choose } from '../words/choices.ts';
import { itself, self, that } from '../words/nouns.ts';

/** 810.4. The spell half of a twinpact is cast from where the card has gone. */
const castSpellHalf: Effect = may(useFree(choose({ ...that, filter: { type: 'spell' } })));

/** Last burst: when this is destroyed, its spell half may be cast without paying. */
export const lastBurst: Triggered = deepFreeze(whenDestroyed(self, castSpellHalf));

const goes = (to: 'hand' | 'manaZone' | 'graveyard'): EventPattern => ({
  event: 'moved',
  what: itself,
  from: 'battleZone',
  to,
});

/** Mega last burst: when this is put from the battle zone into the hand, mana zone or graveyard, its spell half may be cast without paying. */
export const megaLastBurst: Triggered = deepFreeze(
  when(anyOf(goes('hand'), goes('manaZone'), goes('graveyard')), castSpellHalf),
);

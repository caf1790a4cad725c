import { destroyingReduces } from '../statics/index.ts';
import type { Static } from '../vocabulary.ts';
import { cardsIn } from '../words/nouns.ts';
import { each } from '../words/statics.ts';

/** 601.1a. Sasageru: a Dispector that you summon may cost so much less, but at least 1; then this is destroyed. */
export const sasageru = (by: number): Static =>
  each(
    cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Dispector'] }),
    destroyingReduces(by),
  );

import { deepFreeze } from '../../../table/deepFreeze.ts';
import { delayed, gets, inOrder, putOnDeckBottom } from '../instructions/index.ts';
import type { Ability } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { itself, self } from '../words/nouns.ts';
import { has } from '../words/statics.ts';

/**
 * 601.1a. Abyss rush: this may be summoned from the graveyard; then it can attack players in this turn, and goes to the bottom of the deck at
 * the end of the turn.
 */
export const abyssRush: readonly Ability[] = deepFreeze([
  { ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }), from: ['graveyard'] },
  when(
    { event: 'put', what: itself, how: 'summoned', from: 'graveyard' },
    inOrder(
      gets(self, 'turn', { kind: 'can', permission: { do: 'attackPlayersAtOnce' } }),
      delayed(when({ event: 'endOfTurn', of: 'any' }, putOnDeckBottom(self)), 'turn'),
    ),
  ),
]);

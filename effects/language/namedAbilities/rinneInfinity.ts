import { deepFreeze } from '../../../table/deepFreeze.ts';
import { countOf } from '../amounts/index.ts';
import { castSpellHalf, may, topOfDeckTo } from '../instructions/index.ts';
import type { Ability, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { itself, self, yourCreatures } from '../words/nouns.ts';
import { has } from '../words/statics.ts';

/**
 * 302.2, 603.1. Rinne infinity: the spell half of this may be cast for its cost while it stays in the battle zone; then as many cards from the
 * top of the deck go to the mana zone as creatures of this name are yours.
 */
export const rinneInfinity = (name: string): readonly Ability[] => [
  has({ kind: 'can', permission: { do: 'castSpellHalf' } }),
  when(
    { event: 'used', by: 'you', what: { itself: true }, from: ['battleZone'] },
    topOfDeckTo('manaZone', countOf(yourCreatures({ names: [name] }))),
  ),
];

/** 302.2. Zero rinne infinity: as this is put by being summoned or attacks, its spell half may be cast for nothing; then five cards go to the mana zone. */
export const zeroRinneInfinity: Triggered = deepFreeze(
  when(
    {
      event: 'anyOf',
      patterns: [
        { event: 'put', what: itself, how: 'summoned' },
        { event: 'attacks', what: itself },
      ],
    },
    may(castSpellHalf(self), topOfDeckTo('manaZone', 5)),
  ),
);

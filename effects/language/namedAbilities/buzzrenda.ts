import { plus, timesPaid } from '../amounts/index.ts';
import { whenPut } from '../events/index.ts';
import { repeat } from '../instructions/index.ts';
import type { Ability, Effect, ManaCost } from '../vocabulary.ts';
import { spellAbility } from '../words/abilities.ts';
import { self, the } from '../words/nouns.ts';

/** 112.2d. A mana cost that may be paid any number of times. */
const anyTimes = (mana: ManaCost): Ability => ({
  kind: 'cost',
  way: 'optional',
  mana,
  repeat: true,
  effect: { do: 'inOrder', effects: [] },
});

/**
 * 112.2d. Buzzrenda: as this is used, this mana may be paid any number of times besides; when it is put, you follow the effect once, and once
 * more for each time.
 */
export const buzzrenda = (mana: ManaCost, effect: Effect): readonly Ability[] => [
  anyTimes(mana),
  whenPut(self, repeat(plus(1, timesPaid(the('was'))), effect)),
];

/** 112.2d. Buzzrenda of a spell: its text is followed once, and once more for each time that this mana was paid besides. */
export const buzzrendaOfSpell = (mana: ManaCost, effect: Effect): readonly Ability[] => [
  anyTimes(mana),
  spellAbility(repeat(plus(1, timesPaid(self)), effect)),
];

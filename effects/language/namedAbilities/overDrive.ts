import { timesPaid } from '../amounts/index.ts';
import { whenPut } from '../events/index.ts';
import type { Ability, Civilization, Condition, Effect } from '../vocabulary.ts';
import { given, spellAbility } from '../words/abilities.ts';
import { self, the } from '../words/nouns.ts';

/** 112.2d. So many more cards of these civilizations may be tapped, once. */
const drive = (of: readonly Civilization[]): Ability => ({
  kind: 'cost',
  way: 'optional',
  mana: { count: of.length, of },
  effect: { do: 'inOrder', effects: [] },
});

const wasPaid = (what: 'this' | 'was', nth: number): Condition => ({
  kind: 'compare',
  a: timesPaid(what === 'this' ? self : the('was'), nth),
  is: 'atLeast',
  b: 1,
});

/**
 * 112.2d. O-Drive: as this is summoned, cards of these civilizations may be tapped besides, one for each; if they were, this follows as it is
 * put. A card with several gives each its number, from 1 on.
 */
export const overDrive = (of: readonly Civilization[], effect: Effect, nth = 1): readonly Ability[] => [
  drive(of),
  given(wasPaid('was', nth), whenPut(self, effect)),
];

/** 112.2d. O-Drive of a spell: the effect follows its text if it was paid. */
export const overDriveOfSpell = (of: readonly Civilization[], effect: Effect): readonly Ability[] => [
  drive(of),
  spellAbility({ do: 'if', condition: wasPaid('this', 1), then: effect }),
];

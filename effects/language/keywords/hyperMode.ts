import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import { quotedList } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Ability, Keyword } from '../vocabulary.ts';

/** 816.1. The power and the abilities of the half that is in effect only while it is released. */
export interface HyperModeKeyword {
  readonly kind: 'keyword';
  readonly name: 'hyperMode';
  readonly power: number;
  readonly grants: readonly Ability[];
}

/** 816.2. Hyper mode: while it is released, the creature has this power instead of its own, and these abilities besides its own. */
export const hyperMode = (power: number, ...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'hyperMode',
  power,
  grants,
});

export const hyperModeWord: KeywordWord<HyperModeKeyword> = {
  label: 'hyper mode',
  text: ({ power, grants }, describe) =>
    `Hyper mode, power ${power}: ${quotedList(grants.map(describe.ability))}`,
  ofCreatures: true,
  grantsWhile: deepFreeze({ kind: 'inHyperMode', what: { ref: 'this' } }),
  generated: [form(2, ['grant'], (grant) => hyperMode(7000, grant))],
};

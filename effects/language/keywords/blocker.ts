import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Filter, Keyword } from '../vocabulary.ts';

/** 507.1a. Blocks any attacking creature, or such creatures only. */
export interface BlockerKeyword {
  readonly kind: 'keyword';
  readonly name: 'blocker';
  readonly against?: Filter;
}

/** Blocker: can tap to redirect an attack of an opponent's creature to itself. */
export const blocker: Keyword = deepFreeze({ kind: 'keyword', name: 'blocker' });

/** Blocker against such creatures only. */
export const blockerAgainst = (against: Filter): Keyword => ({ kind: 'keyword', name: 'blocker', against });

export const blockerWord: KeywordWord<BlockerKeyword> = {
  label: 'blocker',
  text: ({ against }, describe) =>
    against === undefined || describe.filter(against, 'many') === 'cards'
      ? 'Blocker'
      : `Blocker against ${describe.filter(against, 'many')}`,
  ofCreatures: true,
  generated: [form(3, [], () => blocker), form(1, ['base'], blockerAgainst)],
};

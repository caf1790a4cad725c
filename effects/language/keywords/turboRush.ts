import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import { quotedList } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Ability, Keyword } from '../vocabulary.ts';

/** Works while another creature of its player has broken a shield in this turn. */
export interface TurboRushKeyword {
  readonly kind: 'keyword';
  readonly name: 'turboRush';
  readonly grants: readonly Ability[];
}

/** Turbo rush: it has these abilities in a turn in which another creature of its player has broken a shield. */
export const turboRush = (...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'turboRush',
  grants,
});

export const turboRushWord: KeywordWord<TurboRushKeyword> = {
  label: 'turbo rush',
  text: ({ grants }, describe) => `Turbo rush: ${quotedList(grants.map(describe.ability))}`,
  grantsWhile: deepFreeze({
    kind: 'happened',
    event: {
      event: 'shieldBroken',
      of: 'any',
      by: { of: 'you', filter: { type: 'creature', other: true } },
    },
    is: { min: 1 },
  }),
  generated: [form(1, ['grant'], turboRush)],
};

import { describeRef } from '../nounParts.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Ref, StaticEffect } from '../vocabulary.ts';

/** 608.2. It has the abilities of another object besides its own: as an effect begins it, all that the object has then; of a static ability, those that are printed on it. */
export interface GainsAbilitiesOfStatic {
  readonly kind: 'gainsAbilitiesOf';
  readonly of: Ref;
}

/** The abilities of another object, besides its own. */
export const gainsAbilitiesOf = (of: Ref): StaticEffect => ({ kind: 'gainsAbilitiesOf', of });

export const gainsAbilitiesOfWord: StaticWord<GainsAbilitiesOfStatic> = {
  text: ({ of: { ref } }) => `has the abilities of ${describeRef(ref)}`,
  inBattleZone: () => true,
  generated: { weight: 1, fields: { of: 'ref' } },
};

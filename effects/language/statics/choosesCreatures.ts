import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 605.2b. Where the opponent would choose creatures in the battle zone, the player of this ability chooses them. */
export interface ChoosesCreaturesStatic {
  readonly kind: 'choosesCreatures';
}

/** You choose creatures in the battle zone where your opponent would. */
export const choosesCreatures: StaticEffect = deepFreeze({ kind: 'choosesCreatures' });

export const choosesCreaturesWord: StaticWord<ChoosesCreaturesStatic> = {
  text: () => 'lets you choose creatures where your opponent would',
  generated: { weight: 1 },
};

import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 315. It does not count as a creature in the battle zone: a tamaseed that is a creature is then only a tamaseed. */
export interface IsNoCreatureStatic {
  readonly kind: 'isNoCreature';
}

/**
 * It is no creature in the battle zone. Two cards that want it: Drache der'Zen and Jashin, Ruler of the Abyss, each while its player has fewer
 * than four creatures and tamaseeds of its civilization.
 */
export const isNoCreature: StaticEffect = deepFreeze({ kind: 'isNoCreature' });

export const isNoCreatureWord: StaticWord<IsNoCreatureStatic> = {
  text: () => 'is not a creature',
  inBattleZone: () => true,
  generated: { weight: 1 },
};

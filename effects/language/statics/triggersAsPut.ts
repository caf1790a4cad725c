import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 603.2, 609. As it is put, its own abilities do not trigger; or the player of this ability uses them in its player's place. */
export interface TriggersAsPutStatic {
  readonly kind: 'triggersAsPut';
  readonly for: 'nobody' | 'you';
}

/** None of its own abilities triggers as it is put. */
export const nothingTriggersAsPut: StaticEffect = deepFreeze({ kind: 'triggersAsPut', for: 'nobody' });

/** You use those of its own abilities that trigger as it is put, in its player's place. */
export const triggersForYouAsPut: StaticEffect = deepFreeze({ kind: 'triggersAsPut', for: 'you' });

export const triggersAsPutWord: StaticWord<TriggersAsPutStatic> = {
  text: ({ for: who }) =>
    who === 'nobody'
      ? 'does not trigger as it is put into the battle zone'
      : 'triggers for you as it is put into the battle zone',
  inBattleZone: () => true,
  generated: { weight: 1, fields: { for: ['nobody', 'you'] } },
};

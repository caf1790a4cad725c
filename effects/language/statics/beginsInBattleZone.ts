import type { StaticWord } from '../staticWord.ts';
import type { Static, StaticEffect } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 103.3, 307.2. It begins the duel in the battle zone, with so many seals on it. */
export interface BeginsInBattleZoneStatic {
  readonly kind: 'beginsInBattleZone';
  readonly seals: number;
}

const begins = (seals: number): StaticEffect => ({ kind: 'beginsInBattleZone', seals });

/** 103.3, 307.2, 308.4. The bearer begins the duel in the battle zone, with so many seals on it. */
export const beginsInBattleZone = (seals = 0): Static => ({
  kind: 'static',
  affects: self,
  effects: [begins(seals)],
});

export const beginsInBattleZoneWord: StaticWord<BeginsInBattleZoneStatic> = {
  text: ({ seals }) => `begins the duel in the battle zone${seals === 0 ? '' : ` with ${seals} seals on it`}`,
  generated: { weight: 0, fields: { seals: [2] } },
};

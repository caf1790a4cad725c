import { describeNames } from '../filters/names.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Static } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 103.3, 307.2, 812.3. It begins the duel in the battle zone, with so many seals on it, and with other cards of the deck beside it. */
export interface BeginsInBattleZoneStatic {
  readonly kind: 'beginsInBattleZone';
  readonly seals: number;
  /** The names of the others, of each of which one lies beside it. */
  readonly beside?: readonly string[];
  /** 701.29a. The others are linked with it. */
  readonly linked?: true;
}

/** 103.3, 307.2, 308.4, 812.3. The bearer begins the duel in the battle zone, with so many seals on it, and with one card of each of these names beside it. */
export const beginsInBattleZone = (seals = 0, beside?: readonly string[]): Static => ({
  kind: 'static',
  affects: self,
  effects: [{ kind: 'beginsInBattleZone', seals, ...(beside === undefined ? {} : { beside }) }],
});

/** 103.3, 701.29a. The bearer begins the duel in the battle zone, linked with one card of each of these names, and with so many seals on it. */
export const beginsLinkedInBattleZone = (seals: number, others: readonly string[]): Static => ({
  kind: 'static',
  affects: self,
  effects: [{ kind: 'beginsInBattleZone', seals, beside: others, linked: true }],
});

export const beginsInBattleZoneWord: StaticWord<BeginsInBattleZoneStatic> = {
  text: ({ seals, beside, linked }) =>
    [
      'begins the duel in the battle zone',
      seals === 0 ? '' : ` with ${seals} seals on it`,
      beside === undefined
        ? ''
        : ` ${linked ? 'linked with' : 'beside'} one of each card named ${describeNames(beside)}`,
    ].join(''),
  generated: {
    weight: 0,
    fields: { seals: [0, 2] },
    optional: { beside: [['Card A', 'Card B']], linked: [true] },
  },
};

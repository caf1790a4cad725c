import { describeAmount } from '../describeNouns.ts';
import { perEach, signOf } from '../staticParts.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Amount, StaticEffect } from '../vocabulary.ts';

/** 206.4. More power, or less. */
export interface PowerStatic {
  readonly kind: 'power';
  readonly by: Amount;
}

/** More power, or less for a negative number. */
export const power = (by: Amount): StaticEffect => ({ kind: 'power', by });

export const powerWord: StaticWord<PowerStatic> = {
  text: ({ by }) => {
    const each = perEach(by);
    return each === undefined
      ? `gets ${signOf(by)}${describeAmount(by)} power`
      : `gets ${signOf(by)}${each.by} power for ${each.of}`;
  },
  ofCreatures: true,
  amounts: ['by'],
  generated: { weight: 6, fields: { by: 'powerOrLess' } },
};

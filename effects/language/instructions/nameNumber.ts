import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { withValue } from '../boundNames.ts';
import { does } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import { type InstructionWord, misfitOfDecider } from '../instructionWord.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** 605.2c. A player names a number. */
export interface NameNumberInstruction {
  readonly do: 'nameNumber';
  readonly by: Who;
  readonly min: number;
  readonly max: number;
  /** Only every `step`-th number, counted from `min`. */
  readonly step?: number;
  readonly as: string;
}

/** 605.2c. A number is named; later parts of the effect, and what it leaves behind, refer to it by this name. */
export const nameNumber = (as: string, max: number, by: Who = 'you'): Effect => ({
  do: 'nameNumber',
  by,
  min: 0,
  max,
  as,
});

/** 605.2c. A number is named, of those that are multiples of `step`. */
export const nameMultiple = (as: string, step: number, max: number): Effect => ({
  do: 'nameNumber',
  by: 'you',
  min: 0,
  max,
  step,
  as,
});

/** The largest allowed difference between `max` and `min`. */
const MAX_RANGE = 1000;

export const nameNumberWord: InstructionWord<NameNumberInstruction> = {
  text: ({ by, min, max, step, as }) => {
    const every = step === undefined ? '' : ` in steps of ${step}`;
    return `${does(by, `name a number from ${min} to ${max}${every}`)}${calledBy(as, 'number')}`;
  },
  names: ({ as }, names) => withValue(names, as),
  misfit: ({ min, max, step = 1, by }) => {
    if (min < 0) return ['min', EXPECTATIONS.atLeast('0'), min];
    if (step < 1) return ['step', EXPECTATIONS.atLeast('1'), step];
    const most = min + MAX_RANGE * step;
    if (max < min || max > most) return ['max', EXPECTATIONS.numberFromTo(`${min}`, `${most}`), max];
    return misfitOfDecider({ by });
  },
  generated: {
    weight: 1,
    fields: { by: 'decider', min: [0], max: [3, 5], as: ['number'] },
    optional: { step: [2] },
    gives: { numbers: ['number'], only: true },
  },
};

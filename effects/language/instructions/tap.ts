import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 701.2a. Cards are tapped. */
export interface TapInstruction {
  readonly do: 'tap';
  readonly what: Target;
}

/** 701.2b. Cards are untapped. */
export interface UntapInstruction {
  readonly do: 'untap';
  readonly what: Target;
}

/** Cards are tapped. */
export const tap = (what: Target): Effect => ({ do: 'tap', what });

/** Cards are untapped. */
export const untap = (what: Target): Effect => ({ do: 'untap', what });

const word = <I extends TapInstruction | UntapInstruction>(
  generated: InstructionWord<I>['generated'],
): InstructionWord<I> => ({
  text: ({ do: verb, what }) => `${verb} ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone', 'manaZone'] }),
  notTheSpell: ['what'],
  generated,
});

export const tapWord: InstructionWord<TapInstruction> = word({
  weight: 4,
  fields: { what: { target: ['battleZone'] } },
});

export const untapWord: InstructionWord<UntapInstruction> = word({
  weight: 3,
  fields: { what: { target: ['battleZone'] } },
});

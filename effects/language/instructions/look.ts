import type { Zone } from '../../../table/zones.ts';
import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 701.9a. You look at cards. */
export interface LookInstruction {
  readonly do: 'look';
  readonly what: Target;
}

/** 701.9a. Cards are shown to both players. */
export interface RevealInstruction {
  readonly do: 'reveal';
  readonly what: Target;
}

/** You look at cards. */
export const lookAt = (what: Target): Effect => ({ do: 'look', what });

/** Cards of hands are looked at most often. */
const LOOK_ZONES: readonly Zone[] = ['hand', 'hand', 'graveyard', 'manaZone', 'shieldZone', 'deck'];

export const lookWord: InstructionWord<LookInstruction> = {
  text: ({ what }) => `look at ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  generated: { weight: 1, harmless: true, fields: { what: { target: LOOK_ZONES } } },
};

export const revealWord: InstructionWord<RevealInstruction> = {
  text: ({ what }) => `reveal ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  generated: { weight: 1, harmless: true, fields: { what: { target: LOOK_ZONES } } },
};

import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 400.2b, 405.4. Cards are turned where they lie: seen or not, they stay in a private zone, and do not move. */
export interface TurnInstruction {
  readonly do: 'turn';
  readonly what: Target;
  readonly to: 'faceUp' | 'faceDown';
}

/** Shields or mana cards are turned face up or face down where they are. */
export const turnFace = (what: Target, to: 'faceUp' | 'faceDown'): Effect => ({ do: 'turn', what, to });

export const turnWord: InstructionWord<TurnInstruction> = {
  text: ({ what, to }) => `turn ${describeTarget(what)} face ${to === 'faceUp' ? 'up' : 'down'}`,
  binds: ({ what }) => chosenIn(what),
  generated: {
    weight: 1,
    fields: { what: { target: ['shieldZone', 'manaZone', 'hand'] }, to: ['faceUp', 'faceDown'] },
  },
};

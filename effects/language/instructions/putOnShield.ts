import { ZONES } from '../../../table/zones.ts';
import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 113.2. Cards are put face up on a shield of their owner, as part of it: it stays one shield. */
export interface PutOnShieldInstruction {
  readonly do: 'putOnShield';
  readonly what: Target;
  readonly on: Target;
}

/** Cards are put face up on a shield, as part of it. */
export const putOnShield = (what: Target, on: Target): Effect => ({ do: 'putOnShield', what, on });

export const putOnShieldWord: InstructionWord<PutOnShieldInstruction> = {
  text: ({ what, on }) => `put ${describeTarget(what)} face up on ${describeTarget(on)}`,
  binds: ({ what, on }) => [...chosenIn(what), ...chosenIn(on)],
  reach: () => ({ what: ZONES, on: ['shieldZone'] }),
  notTheSpell: ['on'],
  generated: { weight: 1, fields: { what: 'target', on: { target: ['shieldZone'] } } },
};

import { STEP_NAMES } from '../describeDurations.ts';
import { OWNERS } from '../describeNouns.ts';
import { type EventWord, notSeen } from '../eventWord.ts';
import type { BeginningStep, Effect, Triggered, Who } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';

/** 500.4. A step or substep of a player's turn begins. */
export interface StartOfStepEvent {
  readonly event: 'startOfStep';
  readonly step: BeginningStep;
  readonly of: Who;
}

/** 603.2a. At the start of a step of your turn. */
export const atStartOfYour = (step: BeginningStep, effect: Effect): Triggered =>
  when({ event: 'startOfStep', step, of: 'you' }, effect);

export const startOfStepWord: EventWord<StartOfStepEvent> = {
  text: ({ step, of }) => `the start of ${of === 'any' ? 'each' : OWNERS[of]} ${STEP_NAMES[step]} step`,
  binds: [],
  seesItself: notSeen,
  isTime: true,
  generated: {
    weight: 2,
    fields: { step: ['draw', 'charge', 'main', 'attack', 'block', 'battle', 'directAttack'], of: 'who' },
    rare: true,
  },
};

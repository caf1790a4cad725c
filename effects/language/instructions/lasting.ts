import { chosenIn, withRefs } from '../boundNames.ts';
import { DURATIONS } from '../describeDurations.ts';
import { bindPlayers, describeStatics } from '../describeStatics.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Duration, Effect, Group, StaticEffect, Target } from '../vocabulary.ts';
import { cardsIn } from '../words/nouns.ts';

/** 607.1. Static effects on objects for some time. */
export interface LastingInstruction {
  readonly do: 'lasting';
  readonly affects: Target;
  readonly effects: readonly StaticEffect[];
  readonly until: Duration;
  readonly alsoLater?: true;
  /** 601.1g. It also ends when one of the affected cards is used. */
  readonly untilUsed?: true;
}

/** Static effects on objects for some time. */
export const gets = (affects: Target, until: Duration, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until,
});

/** Static effects on the next of a group that is used, for some time. */
export const forNextUsed = (
  until: Duration,
  affects: Group,
  ...effects: readonly StaticEffect[]
): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until,
  alsoLater: true,
  untilUsed: true,
});

/** Static effects on a group, also on what joins it later, for as long as the bearer is in the battle zone. */
export const getsWhileThere = (affects: Group, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until: 'whileThere',
  alsoLater: true,
});

/** A rule that binds players, not objects: it reaches what comes later too. */
export const ruleUntil = (until: Duration, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects: cardsIn('battleZone', 'any'),
  effects,
  until,
  alsoLater: true,
});

export const lastingWord: InstructionWord<LastingInstruction> = {
  text: ({ until, affects, effects, alsoLater, untilUsed }, describe) => {
    const later = alsoLater ? ', now and later' : '';
    const once = untilUsed ? ', until one of them is used' : '';
    const marks = bindPlayers(effects) ? '' : `${later}${once}`;
    return `${DURATIONS[until]}${marks}, ${describeStatics(affects, effects, describe)}`;
  },
  names: ({ affects }, names, flow) => {
    flow.uses('affects', names);
    flow.statics('effects', names);
    return withRefs(names, chosenIn(affects));
  },
  notTheSpell: ['affects'],
  generated: {
    weight: 6,
    harmless: true,
    fields: { affects: { target: ['battleZone'] }, effects: 'statics', until: 'duration' },
    optional: { alsoLater: [true], untilUsed: [true] },
  },
};

import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { DURATIONS } from '../describeDurations.ts';
import { describeReplacement } from '../describeReplacements.ts';
import { bracketed } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Duration, Effect, Replacement } from '../vocabulary.ts';

/** 609.2. A replacement effect for some time. */
export interface ReplaceUntilInstruction {
  readonly do: 'replaceUntil';
  readonly replacement: Replacement;
  readonly until: Duration;
}

/** A replacement effect for some time. */
export const replaceUntil = (until: Duration, replacement: Replacement): Effect => ({
  do: 'replaceUntil',
  replacement,
  until,
});

/** What ends in brackets, which could belong to what is around it. */
const endsInBrackets = ({ limit, from }: Replacement): boolean => limit !== undefined || from !== undefined;

export const replaceUntilWord: InstructionWord<ReplaceUntilInstruction> = {
  text: ({ until, replacement }, describe) => {
    const text = describeReplacement(replacement, describe);
    return `${DURATIONS[until]}, ${endsInBrackets(replacement) ? bracketed(text) : text}`;
  },
  names: (_, names, flow) => {
    flow.replacement('replacement', names);
    return names;
  },
  misfit: ({ replacement: { from } }) =>
    from === undefined ? undefined : ['replacement.from', EXPECTATIONS.noneInNoZone, from],
  generated: { weight: 1, fields: { replacement: 'replacement', until: 'duration' } },
};

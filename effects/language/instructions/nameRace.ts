import { withValue } from '../boundNames.ts';
import { does } from '../describeNouns.ts';
import { calledBy, listed } from '../grammar.ts';
import { type InstructionWord, misfitOfDecider } from '../instructionWord.ts';
import { describeRace } from '../nounParts.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** 605.2c. A player names a race of some card, but none of `except`. */
export interface NameRaceInstruction {
  readonly do: 'nameRace';
  readonly by: Who;
  readonly except?: readonly string[];
  readonly as: string;
}

/** 605.2c. You name a race, but none of these; `ofRace(name)` is the creatures of it. */
export const nameRace = (as: string, ...except: readonly string[]): Effect =>
  except.length === 0 ? { do: 'nameRace', by: 'you', as } : { do: 'nameRace', by: 'you', except, as };

export const nameRaceWord: InstructionWord<NameRaceInstruction> = {
  text: ({ by, except, as }) => {
    const other = except === undefined ? '' : ` other than ${listed(except.map(describeRace), 'or')}`;
    return `${does(by, `name a race${other}`)}${calledBy(as, 'race')}`;
  },
  names: ({ as }, names) => withValue(names, as),
  misfit: misfitOfDecider,
  generated: {
    weight: 1,
    fields: { by: 'decider', as: ['race'] },
    optional: { except: [['Human']] },
    gives: { raceNames: ['race'] },
  },
};

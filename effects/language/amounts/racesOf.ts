import type { AmountWord } from '../amountWord.ts';
import { listed } from '../grammar.ts';
import { describeRace } from '../nounParts.ts';
import type { Amount, Group } from '../vocabulary.ts';

/** 203. How many different races the cards of a group have, apart from some. */
export interface RacesOfAmount {
  readonly racesOf: Group;
  readonly except?: readonly string[];
}

/** How many different races the cards of a group have, apart from these. */
export const racesIn = (of: Group, ...except: readonly string[]): Amount =>
  except.length === 0 ? { racesOf: of } : { racesOf: of, except };

export const racesOfWord: AmountWord<RacesOfAmount> = {
  text: ({ racesOf, except }, { group }) => {
    const others = except === undefined ? '' : ` other than ${listed(except.map(describeRace), 'or')}`;
    return `the number of races${others} among ${group(racesOf)}`;
  },
  ends: 'noun',
  reads: 'races',
  generated: { as: 'number', weight: 1, fields: { racesOf: 'plainGroup' }, optional: { except: 'races' } },
};

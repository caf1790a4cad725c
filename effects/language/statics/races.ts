import { listed } from '../grammar.ts';
import { describeRace } from '../nounParts.ts';
import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 203. It has these races in addition to its own. */
export interface RacesStatic {
  readonly kind: 'races';
  readonly also: readonly string[];
}

/** More races than its own. */
export const alsoOfRaces = (...also: readonly string[]): StaticEffect => ({ kind: 'races', also });

export const racesWord: StaticWord<RacesStatic> = {
  text: ({ also }) => `is ${listed(also.map(describeRace), 'and')} in addition to its other races`,
  generated: { weight: 1, fields: { also: 'races' } },
};

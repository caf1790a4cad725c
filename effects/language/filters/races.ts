import type { FilterWord } from '../filterWord.ts';
import { listed, quoted } from '../grammar.ts';
import { describeRace, describeRef } from '../nounParts.ts';
import type { Filter, Ref } from '../vocabulary.ts';

/** A race, or a word that race names contain, such as `Command`. */
export interface RacesFilter {
  readonly races?: readonly string[];
}

/** The race that an effect has named. */
export interface OfRaceFilter {
  readonly ofRace?: { readonly named: string };
}

/** 203. A race of one of the objects that a name stands for. */
export interface SameRaceAsFilter {
  readonly sameRaceAs?: Ref;
}

/** Of the race that `nameRace` gave this name. */
export const ofRace = (name: string): Filter => ({ ofRace: { named: name } });

/** Of a race that an object has. */
export const sameRaceAs = (what: Ref): Filter => ({ sameRaceAs: what });

export const racesWord: FilterWord<'races'> = {
  stands: 'before',
  place: 100,
  text: (races) => listed(races.map(describeRace), 'or'),
  reads: 'races',
  generated: {
    weight: 1,
    value: [['Human'], ['Liquid People'], ['Angel Command'], ['Armored Dragon'], ['Command'], ['Dragon']],
  },
};

export const ofRaceWord: FilterWord<'ofRace'> = {
  stands: 'after',
  place: 10,
  text: ({ named }) => `of the named race${named === 'race' ? '' : ` ${quoted(named)}`}`,
  reads: 'races',
  generated: { weight: 4, value: 'namedRace' },
};

export const sameRaceAsWord: FilterWord<'sameRaceAs'> = {
  stands: 'after',
  place: 55,
  text: ({ ref }) => `of the same race as ${describeRef(ref)}`,
  reads: 'races',
  generated: { weight: 1, value: 'ref' },
};

import type { Filter } from '../../../language/vocabulary.ts';
import type { FilterRules } from '../filterRules.ts';
import { isOfRace } from '../races.ts';

export const evolvesFromRules: FilterRules<'evolvesFrom'> = {
  fits: (words, _, __, { abilities }) =>
    abilities.some(
      (ability) =>
        ability.kind === 'keyword' &&
        ability.name === 'evolution' &&
        [ability.base, ...(ability.also ?? [])].some((base) => namesRace(base, words)),
    ),
};

const namesRace = ({ races = [], anyOf = [] }: Filter, words: readonly string[]): boolean =>
  races.some((race) => words.some((word) => isOfRace(race, word))) ||
  anyOf.some((one) => namesRace(one, words));

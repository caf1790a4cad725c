import type { Face } from '../../../language/vocabulary.ts';
import { isEvolution } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

/** 801.1a. An ultimate evolution is put on an evolution creature, an ultimate evolution MAX on an ultimate evolution. */
const isPutOnEvolution = ({ abilities }: Face, which: 'ultimate' | 'ultimateMax'): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.name === 'evolution' &&
      ability.base.evolution === (which === 'ultimate' ? true : 'ultimate'),
  );

export const evolutionRules: FilterRules<'evolution'> = {
  fits: (evolution, _, object, face) =>
    typeof evolution === 'boolean'
      ? isEvolution(object, face) === evolution
      : isPutOnEvolution(face, evolution),
};

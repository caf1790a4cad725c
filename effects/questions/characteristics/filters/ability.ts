import type { Ability, EventPattern } from '../../../language/vocabulary.ts';
import { abilitiesOf, lastCharacteristicsOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

/** Whether an event is that the bearer is put, however that happens. */
const isOwnPut = (when: EventPattern): boolean =>
  when.event === 'put' &&
  when.what.filter?.itself === true &&
  Object.keys(when).every((field) => field === 'event' || field === 'what');

/** 205.1a. The text that an ability begins with: of several events, the first. */
const beginsWithOwnPut = (ability: Ability): boolean => {
  if (ability.kind !== 'triggered') return false;
  const { when } = ability;
  const first = when.event === 'anyOf' ? when.patterns[0] : when;
  return first !== undefined && isOwnPut(first);
};

export const abilityRules: FilterRules<'ability'> = {
  fits: (_, world, object, face) => {
    const abilities =
      object.zone === 'battleZone'
        ? (lastCharacteristicsOf(world, object)?.abilities ?? abilitiesOf(world, object))
        : face.abilities;
    return abilities.some(beginsWithOwnPut);
  },
};

import type { CardDefinition } from 'taiki';
import type { Filter } from 'taiki/words';

const isOf = (card: CardDefinition, races: readonly string[]): boolean =>
  card.races.some((race) => races.some((word) => race === word || race.split(/[ /]/).includes(word)));

/** Whether a printed creature is like this, as far as its type, races, names and civilizations tell. */
export const fits = (card: CardDefinition, { races, civilizations, anyOf, names }: Filter): boolean =>
  (card.type === 'creature' || card.type === 'evolutionCreature') &&
  (races === undefined || isOf(card, races)) &&
  (names === undefined || names.includes(card.name)) &&
  (civilizations === undefined || card.civilizations.some((one) => civilizations.includes(one))) &&
  (anyOf === undefined || anyOf.some((one) => fits(card, one)));

/** The kinds of creature on which a card is put. */
export const basesOf = (card: CardDefinition): readonly Filter[] =>
  card.abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.name === 'evolution' ? [ability.base, ...(ability.also ?? [])] : [],
  );

import { CARD_TYPE_FACTS, type CardType } from '../cardTypes.ts';
import type { FilterWord } from '../filterWord.ts';
import { listed, plural } from '../grammar.ts';
import type { GrammaticalNumber } from '../nounParts.ts';
import type { Filter } from '../vocabulary.ts';

/** The type of a card, or any of several; "creature" is every type of creature, an element whatever can lie in the battle zone by itself (316.1), and a seal lies on a card there (116.1). */
export interface TypeFilter {
  readonly type?: 'creature' | 'card' | 'element' | 'seal' | CardType | readonly CardType[];
}

/** A card of this type as a noun. */
export function describeType(type: Filter['type'], number: GrammaticalNumber): string {
  const name = (noun: string): string => (number === 'one' ? noun : plural(noun));
  if (type === undefined || type === 'card') return name('card');
  if (type === 'element' || type === 'seal') return name(type);
  if (typeof type === 'string') return name(CARD_TYPE_FACTS[type].name);
  return listed(
    type.map((one) => name(CARD_TYPE_FACTS[one].name)),
    'or',
  );
}

export const typeWord: FilterWord<'type'> = {
  stands: 'noun',
  place: 0,
  text: describeType,
  generated: { weight: 3, value: 'cardType' },
};

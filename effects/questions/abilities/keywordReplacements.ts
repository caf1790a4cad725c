import { deepFreeze } from '../../../table/deepFreeze.ts';
import { onlyCardsBelow } from '../../language/instead/cardsBelow.ts';
import { onlyTopCard } from '../../language/instead/topCard.ts';
import { wouldLeave } from '../../language/replacedEvents/leaves.ts';
import type { Ability, EvolutionForm, Replacement } from '../../language/vocabulary.ts';
import { self } from '../../language/words/nouns.ts';

/**
 * 803.2, 813.1. What leaves instead of an evolution creature of such a form: only its top card, or all cards below it. These are replacement
 * effects like any other (803.2a, 813.1a).
 */
const OF_FORM: { readonly [F in EvolutionForm]: Replacement | undefined } = deepFreeze({
  star: wouldLeave(self, onlyTopCard),
  neo: undefined,
  gNeo: wouldLeave(self, onlyCardsBelow),
});

/** 609. The replacement effect of an ability; undefined if it has none. */
export function replacementIn(ability: Ability): Replacement | undefined {
  if (ability.kind === 'replacement') return ability;
  if (ability.kind !== 'keyword' || ability.name !== 'evolution' || ability.form === undefined)
    return undefined;
  return OF_FORM[ability.form];
}

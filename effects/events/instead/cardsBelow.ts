import { claimOnCard } from '../../state/claims.ts';
import { type InsteadRules, isFree } from '../insteadRules.ts';

/** 803.2. The creature has not left; what lay below it goes as cards. */
export const cardsBelowRules: InsteadRules<'cardsBelow'> = {
  isPossible: (_, __, event, place) =>
    isFree(event, place) &&
    event.object?.under.some((card) => !place.claimed.has(claimOnCard(card))) === true,
  replace: function* (_, __, { request }, { occurrence }) {
    if (request === undefined) return {};
    const move = { ...request.move, belowOnly: true, topOnly: false };
    return { requests: [{ ...request, move, insteadOf: occurrence }] };
  },
};

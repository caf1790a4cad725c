import { type InsteadRules, isFree } from '../insteadRules.ts';
import { choosePiles } from '../piles.ts';

export const topCardRules: InsteadRules<'topCard'> = {
  isPossible: (_, __, event, place) => isFree(event, place) && (event.object?.under.length ?? 0) > 0,
  replace: function* (play, instead, { request, object }, { occurrence }) {
    if (request === undefined) return {};
    const move = { ...request.move, topOnly: true };
    const piles = instead.apart && object !== undefined ? yield* choosePiles(play, object) : undefined;
    const apart = piles?.map(([card, ...under]) => ({ card, under, links: undefined }));
    return { requests: [{ ...request, move, apart, insteadOf: occurrence }] };
  },
  letsItHappen: true,
};

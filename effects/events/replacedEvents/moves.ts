import { placeOf } from '../../questions/characteristics/characteristics.ts';
import { isMoveOf, type ReplacedEventRules } from '../replacedEventRules.ts';

export const movesRules: ReplacedEventRules<'moves'> = {
  isAbout: (play, { what, from, to, how }, event, scope) => {
    const { request, object } = event;
    if (request === undefined || object === undefined) return false;
    if (how !== undefined && (request.how === undefined || request.how === 'summoned')) return false;
    const zone = placeOf(play, object);
    return (
      placeOf(play, object, request.move.to) === to &&
      ((from ?? zone) === zone || (from === 'hand' && request.as === 'cardDiscarded')) &&
      isMoveOf(play, what, event, scope)
    );
  },
};

import { moveTo } from '../../../table/objects.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { canGo } from '../../questions/legality/attempts.ts';
import { type InsteadRules, isFree } from '../insteadRules.ts';
import { performInstead } from '../performInstead.ts';
import { isThere } from '../replaceableEvent.ts';

export const moveRules: InsteadRules<'move'> = {
  isPossible: (play, { to }, event, place) => {
    const { object } = event;
    return (
      object !== undefined &&
      isFree(event, place) &&
      (isThere(object, to) || canGo(play, object, to, undefined))
    );
  },
  /** A card that goes to the battle zone is put there, with all that this needs. */
  replace: function* (play, { to, position = 'top', tapped }, { request, object }, place) {
    if (object !== undefined && isThere(object, to)) return {};
    if (to === 'battleZone' && object !== undefined) {
      const marks = tapped === undefined ? {} : { tapped };
      return yield* performInstead(play, { do: 'put', what: { ref: 'that' }, ...marks }, place);
    }
    if (request === undefined) return {};
    const { topOnly, object: id } = request.move;
    const move = moveTo(id, to, { position, tapped: tapped ?? false, topOnly });
    const { moveKind } = ZONE_FACTS[to];
    return { requests: [{ move, as: moveKind, rule: '609.1', insteadOf: place.occurrence }] };
  },
};

import { placeOf } from '../../questions/characteristics/characteristics.ts';
import { isMoveOf, type ReplacedEventRules } from '../replacedEventRules.ts';

export const destroyedRules: ReplacedEventRules<'destroyed'> = {
  isAbout: (play, { what, by }, event, scope) => {
    const { request, object } = event;
    return (
      request?.as === 'cardDestroyed' &&
      object !== undefined &&
      placeOf(play, object) === 'battleZone' &&
      (by === undefined || request.lostTo !== undefined) &&
      isMoveOf(play, what, event, scope)
    );
  },
};

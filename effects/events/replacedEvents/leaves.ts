import { placeOf } from '../../questions/characteristics/characteristics.ts';
import { isMoveOf, type ReplacedEventRules } from '../replacedEventRules.ts';

export const leavesRules: ReplacedEventRules<'leaves'> = {
  isAbout: (play, { what, from = 'battleZone', to: only }, event, scope) => {
    const { request, object } = event;
    if (request === undefined || object === undefined) return false;
    const to = placeOf(play, object, request.move.to);
    return (
      placeOf(play, object) === from &&
      to !== from &&
      (only ?? to) === to &&
      isMoveOf(play, what, event, scope)
    );
  },
};

import { isSubject } from '../../questions/characteristics/patterns.ts';
import { breakerOf } from '../replaceableEvent.ts';
import type { ReplacedEventRules } from '../replacedEventRules.ts';

export const breaksRules: ReplacedEventRules<'breaks'> = {
  isAbout: (play, { what }, { request }, scope) => {
    if (request?.as !== 'shieldBroken') return false;
    const breaker = breakerOf(play, request);
    return breaker !== undefined && isSubject(play, what, breaker.id, breaker.owner, scope);
  },
  namedBy: breakerOf,
};

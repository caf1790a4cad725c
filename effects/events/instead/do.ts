import type { InsteadRules } from '../insteadRules.ts';
import { performInstead } from '../performInstead.ts';

export const doRules: InsteadRules<'do'> = {
  isPossible: (play, { effect }, _, { scope, claimed }) => play.canBeDone(effect, scope, claimed),
  replace: (play, { effect }, _, place) => performInstead(play, effect, place),
  actsAlone: true,
};

import { isPlayer } from '../../state/scope.ts';
import type { ReplacedEventRules } from '../replacedEventRules.ts';

/** 104.1. A loss moves nothing. */
export const losesRules: ReplacedEventRules<'loses'> = {
  isAbout: (_, { by }, { loses, player }, scope) => loses === true && isPlayer(by, player, scope.player),
};

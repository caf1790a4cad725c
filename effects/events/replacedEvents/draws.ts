import { isPlayer } from '../../state/scope.ts';
import type { ReplacedEventRules } from '../replacedEventRules.ts';

/** 114.6a. A draw from an empty deck asks for nothing to move. */
export const drawsRules: ReplacedEventRules<'draws'> = {
  isAbout: (_, { by }, { request, loses, player }, scope) =>
    loses !== true &&
    (request === undefined || request.as === 'cardDrawn') &&
    isPlayer(by, player, scope.player),
};

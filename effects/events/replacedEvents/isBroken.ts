import { isPlayer } from '../../state/scope.ts';
import type { ReplacedEventRules } from '../replacedEventRules.ts';

export const isBrokenRules: ReplacedEventRules<'isBroken'> = {
  isAbout: (_, { of }, { request, player }, scope) =>
    request?.as === 'shieldBroken' && isPlayer(of, player, scope.player),
};

import { isPlayer } from '../../state/scope.ts';
import type { EventRules } from './eventRules.ts';

export const startOfStepRules: EventRules<'startOfStep'> = {
  facts: ['stepBegan'],
  matches: (_ask, _world, { step, of }, fact, scope) =>
    fact.kind === 'stepBegan' && fact.step === step && isPlayer(of, fact.player, scope.player),
};

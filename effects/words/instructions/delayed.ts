import { lasts } from '../../questions/legality/attempts.ts';
import { endsWithoutSource } from '../../state/durations.ts';
import type { Delayed } from '../../state/game.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 603.6. Creates a delayed trigger. */
export const delayedRules: InstructionRules<'delayed'> = {
  *perform(play, effect, scope) {
    const source = { object: scope.source, name: scope.sourceName };
    if (endsWithoutSource(play.game, { until: effect.until, source })) return { performed: false, scope };
    const delayed: Delayed = {
      id: play.nextEffect(),
      player: scope.player,
      source,
      ability: effect.ability,
      bound: scope.bound,
      named: scope.named,
      until: effect.until,
      since: play.game.turn.number,
    };
    play.set({ delayed: [...play.game.delayed, delayed] });
    return { performed: true, scope };
  },
  isPossible: (attempt, { until }) => lasts(attempt, until),
};

import { counted } from '../../../table/objects.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { moveAndTell } from '../../actions/moves.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { canGo } from '../../questions/legality/attempts.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { playersInOrder, playersOf } from '../../state/scope.ts';
import { arrivals, bind } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { putFound } from './put.ts';

/** 400.7. The cards of all players move at the same instant. */
export const moveTopRules: InstructionRules<'moveTop'> = {
  *perform(play, effect, scope) {
    const count = numberOf(play, effect.count, scope);
    const top = playersInOrder(play, effect.who, scope.player).flatMap((player) =>
      play
        .deckOf(player)
        .filter(({ id }) => !play.clause?.claimed.has(id))
        .slice(0, count),
    );
    if (effect.to === 'battleZone') return yield* putFound(play, top, effect.as ?? 'moved', scope);
    const { happened } = yield* moveAndTell(
      play,
      top.map((object) =>
        request(object, effect.to, ZONE_FACTS[effect.to].moveKind, '400.5', {
          tapped: effect.tapped ?? false,
          faceDown: effect.faceDown ?? false,
        }),
      ),
    );
    const into = arrivals(happened);
    return {
      performed: top.length > 0,
      happened: into.length,
      scope: bind(scope, effect.as ?? 'moved', into),
    };
  },
  isPossible: (attempt, { who, count, to }) =>
    playersOf(who, attempt.scope.player).some((player) =>
      counted(attempt.world.game, player, 'deck')
        .filter(({ id }) => !attempt.claimed.has(id))
        .slice(0, numberOf(attempt.world, count, attempt.scope))
        .some((object) => to === 'deck' || canGo(attempt.world, object, to, attempt.scope)),
    ),
  canPay: ({ world, scope }, { who, count }) =>
    playersOf(who, scope.player).every(
      (player) => counted(world.game, player, 'deck').length >= numberOf(world, count, scope),
    ),
  takes: ({ world, scope }, { who, count }) =>
    playersOf(who, scope.player).map((player) => ({
      from: counted(world.game, player, 'deck').map(({ id }) => id),
      wanted: numberOf(world, count, scope),
      by: 'taking',
    })),
  choosesFirst: true,
};

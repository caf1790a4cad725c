import type { CardObject } from '../../../table/nouns.ts';
import { isSeal } from '../../../table/seals.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { moveTogether } from '../../actions/moves.ts';
import { happen } from '../../events/happen.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { some } from '../../questions/legality/attempts.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { playersInOrder } from '../../state/scope.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 116.1a, 409.1f, 701.24. Seals come from the deck of the card's owner, and all of one effect are put on at the same time. */
export const sealRules: InstructionRules<'seal'> = {
  *perform(play, effect, scope) {
    const count = numberOf(play, effect.count, scope);
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.sealed);
    const hosts = found.filter(canBeSealed);
    const requests = playersInOrder(play, 'any', scope.player).flatMap((player) => {
      const deck = [...play.deckOf(player)];
      return hosts
        .filter(({ owner }) => owner === player)
        .flatMap((host) =>
          deck
            .splice(0, count)
            .map((card) =>
              request(card, 'battleZone', 'cardMoved', '701.24a', { faceDown: true, attachedTo: host.id }),
            ),
        );
    });
    const moved = yield* moveTogether(play, requests);
    const counts = new Map<number | undefined, number>();
    for (const { move } of moved) counts.set(move.attachedTo, (counts.get(move.attachedTo) ?? 0) + 1);
    const sealed = hosts.filter(({ id }) => counts.has(id));
    yield* happen(
      play,
      sealed.map((host) => [
        { kind: 'cardSealed', ...play.about(host), count: counts.get(host.id) ?? 0 },
        '701.24a',
      ]),
      play.game,
    );
    return {
      performed: sealed.length > 0,
      happened: sealed.length,
      scope: bind(scope, asOf(effect.what), ids(found)),
    };
  },
  isPossible: (attempt, { what, count }) =>
    numberOf(attempt.world, count, attempt.scope) > 0 && some(attempt, what, canBeSealed),
  choosesFirst: true,
};

/** 116.1. A seal lies on a card, not on another seal. */
const canBeSealed = (object: CardObject): boolean => object.zone === 'battleZone' && !isSeal(object);

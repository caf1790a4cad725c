import type { CardObject } from '../../../table/nouns.ts';
import { putBelow } from '../../../table/objects.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { happen } from '../../events/happen.ts';
import { nameOf, nameOfCard } from '../../questions/characteristics/characteristics.ts';
import { some } from '../../questions/legality/attempts.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 801.4, 200.3a. The cards lie below all others, are no objects any more, and are not put into the battle zone. */
export const putUnderRules: InstructionRules<'putUnder'> = {
  *perform(play, effect, scope) {
    const [host] = yield* resolveTarget(play, effect.under, scope, PROMPTS.theyArePutUnder);
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.putUnder);
    const objects = host === undefined ? [] : found.filter((object) => canLieBelow(object, host));
    const unchanged = { performed: false, scope: bind(scope, asOf(effect.what), []) };
    if (host === undefined || host.zone !== 'battleZone' || objects.length === 0) return unchanged;
    const before = play.game;
    play.set(putBelow(play.game, host, objects));
    const hostName = nameOf(play.game, host);
    yield* happen(
      play,
      objects.map((object) => {
        const { owner: player, id: was, zone: from } = object;
        const name = nameOfCard(before, object);
        const hidden = object.faceDown ? ({ wasFaceDown: true } as const) : {};
        return [
          {
            kind: 'cardPutUnder',
            player,
            object: host.id,
            name,
            was,
            from,
            to: 'battleZone',
            ...hidden,
            hostName,
          },
          '801.4',
        ] as const;
      }),
      before,
    );
    return {
      performed: true,
      happened: objects.length,
      scope: bind(scope, asOf(effect.what), ids(objects)),
    };
  },
  isPossible: (attempt, { what, under }) =>
    some(attempt, under, (host) => host.zone === 'battleZone') &&
    some(attempt, what, ({ zone }) => zone !== 'battleZone'),
};

const canLieBelow = ({ zone, owner }: CardObject, host: CardObject): boolean =>
  zone !== 'battleZone' && owner === host.owner;

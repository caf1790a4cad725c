import type { CardId, CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { happen } from '../../events/happen.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { nameOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 309.6. Cores lie below the creature that they were part of. They have not left the battle zone, and the creature is the same. */
export const putCellsUnderRules: InstructionRules<'putCellsUnder'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.choose);
    let happened = 0;
    for (const { id } of found) {
      const object = play.find(id);
      if (object === undefined || !hasEnough(object, effect.count)) continue;
      const chosen = yield* chooseLinked(play, object, effect.count);
      const before = play.game;
      const links = object.links?.filter(({ card }) => !chosen.includes(card));
      const under = object.links?.flatMap((one) =>
        chosen.includes(one.card) ? [one.card, ...one.under] : [],
      );
      play.change([id], {
        links: links?.length === 0 ? undefined : links,
        under: [...object.under, ...(under ?? [])],
      });
      const hostName = nameOf(play.game, object);
      yield* happen(
        play,
        chosen.map((card) => [
          {
            kind: 'cardPutUnder',
            player: object.owner,
            object: id,
            name: play.game.cards[card]?.name ?? '',
            was: id,
            from: 'battleZone',
            to: 'battleZone',
            hostName,
          },
          '309.6',
        ]),
        before,
      );
      happened += chosen.length;
    }
    return { performed: happened > 0, happened, scope: bind(scope, asOf(effect.what), ids(found)) };
  },
  isPossible: (attempt, { what, count }) => some(attempt, what, (object) => hasEnough(object, count)),
  choosesFirst: true,
};

const hasEnough = ({ zone, links = [] }: CardObject, count: number): boolean =>
  zone === 'battleZone' && links.length >= count;

/** Its owner chooses among the cards that it is linked with. */
function chooseLinked(play: Play, object: CardObject, count: number): Procedure<readonly CardId[]> {
  return ask({
    player: object.owner,
    kind: 'choose',
    rule: '309.6',
    prompt: PROMPTS.putUnder,
    source: infoOf(play, object, object.owner, 'known'),
    options: (object.links ?? []).map(({ card }) => ({
      option: { label: play.game.cards[card]?.name ?? '' },
      value: card,
    })),
    min: count,
    max: count,
  });
}

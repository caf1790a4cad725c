import type { CardId, CardObject } from '../../../table/nouns.ts';
import { takeFromUnder } from '../../../table/objects.ts';
import { ZONE_FACTS, type Zone } from '../../../table/zones.ts';
import { happen } from '../../events/happen.ts';
import type { Play } from '../../play/play.ts';
import { arrivalOf } from '../../questions/triggers/arrivals.ts';
import type { Procedure } from '../../state/game.ts';
import { paymentFacts } from '../../state/reported/facts.ts';
import { replaceFromBelow } from './replaceFromBelow.ts';

/** What has been taken out, and how much of it went where it was meant to. */
export interface TakenOut {
  readonly moved: readonly CardObject[];
  readonly happened: number;
}

/** 801.4. Cards below an object go to a zone, each as a card by itself. */
export function* takeOut(
  play: Play,
  object: CardObject,
  cards: readonly CardId[],
  to: Zone,
): Procedure<TakenOut> {
  const sent = yield* replaceFromBelow(play, object, cards, to);
  const before = play.game;
  const [change, moved] = takeFromUnder(play.game, object.id, cards, (card) => {
    const instead = sent.get(card)?.move;
    const arrival = { to: instead?.to ?? to, tapped: instead?.tapped ?? false, faceDown: false };
    return arrivalOf(play, arrival, object, card);
  });
  play.set(change);
  yield* happen(
    play,
    moved.map((card) => {
      const about = { ...play.about(card), was: card.id, from: object.zone, to: card.zone };
      const isPut = to === 'battleZone';
      const how = isPut ? ('effect' as const) : undefined;
      const payment = paymentFacts(isPut ? 'unpaid' : 'mana');
      return [
        {
          kind: ZONE_FACTS[card.zone].moveKind,
          ...about,
          how,
          ...payment,
          onto: undefined,
          insteadOf: sent.get(card.card)?.insteadOf,
        },
        '801.4',
      ] as const;
    }),
    before,
  );
  return { moved, happened: moved.length - sent.size };
}

import { type CardObject, type ObjectId, PLAYERS } from '../../table/nouns.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { definitionOf } from '../questions/characteristics/characteristics.ts';

const NONE: readonly CardObject[] = [];

function castlesOf(play: Play): readonly CardObject[] {
  if (!repertoireOf(play).castles) return NONE;
  const found: CardObject[] = [];
  for (const player of PLAYERS)
    for (const object of play.game.zones[player].battleZone)
      if (definitionOf(play, object).type === 'castle') found.push(object);
  return found;
}

function attach(play: Play, castles: readonly CardObject[], to: ObjectId | undefined): void {
  if (castles.length === 0) return;
  play.change(
    castles.map(({ id }) => id),
    { attachedTo: to },
  );
}

/** Whether a castle is attached to a shield, or to the card of one whose shield trigger is still to be used. */
const isAttached = (play: Play, { owner, attachedTo }: CardObject): boolean => {
  const { shieldZone, hand } = play.game.zones[owner];
  return [shieldZone, hand].some((zone) => zone.some(({ id }) => id === attachedTo));
};

/** 304.3, 703.4k. Castles that nothing holds any more. */
export const looseCastles = (play: Play): readonly CardObject[] =>
  castlesOf(play).filter((castle) => !isAttached(play, castle));

/** 304.3, 703.4k. The castles of a shield whose shield trigger will be used stay with the card until then. */
export const holdCastles = (play: Play, shield: ObjectId, card: ObjectId): void =>
  attach(
    play,
    castlesOf(play).filter(({ attachedTo }) => attachedTo === shield),
    card,
  );

/** 703.4k. The castles that stayed with a card leave once that has been used, or could not be. */
export const releaseCastles = (play: Play, card: ObjectId): void =>
  attach(
    play,
    castlesOf(play).filter(({ attachedTo }) => attachedTo === card),
    undefined,
  );

/** 512.1. Nothing is used any more as the turn ends. */
export function releaseAllCastles(play: Play): void {
  const isInHand = ({ owner, attachedTo }: CardObject) =>
    play.game.zones[owner].hand.some(({ id }) => id === attachedTo);
  attach(play, castlesOf(play).filter(isInHand), undefined);
}

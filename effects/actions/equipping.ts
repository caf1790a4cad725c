import { type CardObject, PLAYERS } from '../../table/nouns.ts';
import type { CardType } from '../language/cardTypes.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { creaturesOf, faceOf } from '../questions/characteristics/characteristics.ts';
import { type MoveRequest, request } from '../state/reported/moveRequest.ts';

/** Cards that lie in the battle zone only on a creature. */
const isBorne = (type: CardType): boolean => type === 'dragheartWeapon' || type === 'aura';

/** 305.3, 703.4m, 310.5. Weapons and auras that are on no creature. */
export const unborneCards = (play: Play): readonly CardObject[] =>
  PLAYERS.flatMap((player) =>
    play.game.zones[player].battleZone.filter(
      (object) =>
        !object.pending &&
        isBorne(faceOf(play, object).type) &&
        !creaturesOf(play, player).some(({ id }) => id === object.attachedTo),
    ),
  );

const NONE: readonly MoveRequest[] = [];

/**
 * 310.8. Where creatures leave the battle zone the auras on them go along, to the same zone. What moves the creatures does nothing else to the
 * auras (310.8a): they are neither destroyed nor tapped.
 */
export function aurasGoingAlong(play: Play, requests: readonly MoveRequest[]): readonly MoveRequest[] {
  if (!repertoireOf(play).auras) return NONE;
  return requests.flatMap(({ move }) => {
    const bearer = play.find(move.object);
    const leaves = bearer?.zone === 'battleZone' && move.to !== 'battleZone';
    if (!leaves || move.topOnly || move.belowOnly) return [];
    return play.game.zones[bearer.owner].battleZone
      .filter(
        (object) =>
          object.attachedTo === bearer.id &&
          !object.faceDown &&
          faceOf(play, object).type === 'aura' &&
          !requests.some((one) => one.move.object === object.id),
      )
      .map((aura) => request(aura, move.to, 'cardMoved', '310.8', { position: move.position }));
  });
}

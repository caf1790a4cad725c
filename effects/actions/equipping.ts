import { type CardObject, PLAYERS } from '../../table/nouns.ts';
import type { Play } from '../play/play.ts';
import { creaturesOf, faceOf } from '../questions/characteristics/characteristics.ts';

/** 305.3, 703.4m. Weapons that are equipped to no creature. */
export const looseWeapons = (play: Play): readonly CardObject[] =>
  PLAYERS.flatMap((player) =>
    play.game.zones[player].battleZone.filter(
      (object) =>
        !object.pending &&
        faceOf(play, object).type === 'dragheartWeapon' &&
        !creaturesOf(play, player).some(({ id }) => id === object.attachedTo),
    ),
  );

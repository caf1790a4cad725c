import { type CardObject, PLAYERS } from '../../table/nouns.ts';
import { inBattleZone } from '../../table/objects.ts';
import { isOfType } from '../language/cardTypes.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { faceOf, isCreature, nameOf } from '../questions/characteristics/characteristics.ts';

/** 303.4a. A cross gear is crossed onto a creature, and no longer onto the one it was crossed onto. */
export function crossOnto(play: Play, gear: CardObject, creature: CardObject, rule: string): void {
  play.change([gear.id], { attachedTo: creature.id });
  play.note(
    { kind: 'gearCrossed', ...play.about(gear), onto: creature.id, ontoName: nameOf(play.game, creature) },
    rule,
  );
}

/** 303.3. A cross gear is crossed onto nothing any more. */
export function takeOff(play: Play, gear: CardObject): void {
  play.change([gear.id], { attachedTo: undefined });
  play.note({ kind: 'gearUncrossed', ...play.about(gear) }, '303.3');
}

/** 303.3. Cross gears that are crossed onto what is no creature any more. One that is ignored is a creature still (116.2a). */
export const looseGears = (play: Play): readonly CardObject[] =>
  repertoireOf(play).losesGears
    ? PLAYERS.flatMap((player) =>
        play.game.zones[player].battleZone.filter((object) => {
          if (object.attachedTo === undefined || !isOfType(faceOf(play, object).type, 'crossGear'))
            return false;
          const bearer = inBattleZone(play.game, object.attachedTo);
          return bearer !== undefined && !isCreature(play, bearer);
        }),
      )
    : NONE;

const NONE: readonly CardObject[] = [];

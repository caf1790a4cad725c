import type { CardObject } from '../../table/nouns.ts';
import type { Play } from '../play/play.ts';
import { nameOf } from '../questions/characteristics/characteristics.ts';

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

import type { CardObject } from '../../table/nouns.ts';
import { tapObjects } from '../../table/objects.ts';
import { happen } from '../events/happen.ts';
import type { Play } from '../play/play.ts';
import { nameOf } from '../questions/characteristics/characteristics.ts';
import { canLieTapped } from '../questions/costs/canLieTapped.ts';
import { FINISHED } from '../state/finished.ts';
import type { Procedure } from '../state/game.ts';
import type { Fact } from '../state/reported/facts.ts';

/** The cards that were tapped or untapped, and what the players are asked about what has triggered. */
export interface Tapped {
  readonly changed: readonly CardObject[];
  readonly triggers: Procedure;
}

/** 105.4a, 105.6, 603.2c. Tapping a tapped card, or what is not tapped at all, changes nothing and triggers nothing. */
export function setTapped(
  play: Play,
  objects: readonly CardObject[],
  to: 'tapped' | 'untapped',
  rule: string,
): Tapped {
  const changed: CardObject[] = [];
  for (const object of objects) {
    if (object.tapped === (to === 'tapped') || (to === 'tapped' && !canLieTapped(play, object))) continue;
    const now = play.find(object.id);
    if (now !== undefined) changed.push(now);
  }
  if (changed.length === 0) return { changed, triggers: FINISHED };
  const { game } = play;
  play.set(tapObjects(game, changed, to));
  const kind = to === 'tapped' ? 'cardTapped' : 'cardUntapped';
  const { state } = play.place;
  const events = changed.map((object): readonly [Fact, string] => [
    { kind, player: object.owner, object: object.id, name: nameOf(game, object), state, rule },
    rule,
  ]);
  return { changed, triggers: happen(play, events, game) };
}

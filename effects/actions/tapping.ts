import type { CardObject } from '../../table/nouns.ts';
import { mayLieTapped } from '../../table/zones.ts';
import { happen } from '../events/happen.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';

/**
 * 105.6, 603.2c. Tapping a tapped card changes nothing and triggers nothing. Returns the number of cards changed.
 */
export function* setTapped(
  play: Play,
  objects: readonly CardObject[],
  to: 'tapped' | 'untapped',
  rule: string,
): Procedure<number> {
  const changed = objects.filter(
    ({ id, zone, tapped }) =>
      mayLieTapped(zone) && tapped !== (to === 'tapped') && play.find(id) !== undefined,
  );
  if (changed.length === 0) return 0;
  const before = play.game;
  play.change(
    changed.map(({ id }) => id),
    { tapped: to === 'tapped' },
  );
  const kind = to === 'tapped' ? 'cardTapped' : 'cardUntapped';
  yield* happen(
    play,
    changed.map((object) => [{ kind, ...play.about(object) }, rule] as const),
    before,
  );
  return changed.length;
}

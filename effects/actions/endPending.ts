import type { ObjectId } from '../../table/nouns.ts';
import type { Play } from '../play/play.ts';
import type { Lasting } from '../state/game.ts';

/** 409.1d, 409.2. A card that did not move is no longer pending. The effects that were on it are over. */
export function endPending(play: Play, id: ObjectId): void {
  if (!play.find(id)?.pending) return;
  play.change([id], { pending: false });
  const { lasting } = play.game;
  if (lasting.some(({ affects }) => !('in' in affects) && affects.includes(id)))
    play.set({ lasting: lasting.flatMap((one) => withoutObject(one, id)) });
}

/** An effect on the other objects that it affects; none if there is no other. */
function withoutObject(one: Lasting, id: ObjectId): readonly Lasting[] {
  if ('in' in one.affects || !one.affects.includes(id)) return [one];
  const affects = one.affects.filter((other) => other !== id);
  return affects.length === 0 ? [] : [{ ...one, affects }];
}

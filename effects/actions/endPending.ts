import type { ObjectId } from '../../table/nouns.ts';
import type { Play } from '../play/play.ts';
import type { Lasting } from '../state/game.ts';

/** 409.1d, 409.2a. Cards that did not move are no longer pending. The effects that were on them are over. */
export function endPending(play: Play, ids: readonly ObjectId[]): void {
  const unmoved = ids.filter((id) => play.find(id)?.pending);
  if (unmoved.length === 0) return;
  play.change(unmoved, { pending: false });
  const isOnOne = ({ affects }: Lasting): boolean =>
    !('in' in affects) && affects.some((id) => unmoved.includes(id));
  const { lasting } = play.game;
  if (lasting.some(isOnOne)) play.set({ lasting: lasting.flatMap((one) => withoutObjects(one, unmoved)) });
}

/** An effect on the other objects that it affects; none if there is no other. */
function withoutObjects(one: Lasting, ids: readonly ObjectId[]): readonly Lasting[] {
  if ('in' in one.affects || one.affects.length === 0) return [one];
  const affects = one.affects.filter((id) => !ids.includes(id));
  return affects.length === 0 ? [] : [{ ...one, affects }];
}

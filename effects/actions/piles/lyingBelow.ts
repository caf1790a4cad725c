import { partsOf } from '../../../table/links.ts';
import type { CardId, ObjectId } from '../../../table/nouns.ts';
import { findObject, type Moved } from '../../../table/objects.ts';
import type { Play } from '../../play/play.ts';
import type { Game, LyingBelow } from '../../state/game.ts';
import type { MoveRequest } from '../../state/reported/moveRequest.ts';

/**
 * 801.4c, 805.3, 807.3. Remembers with which side up cards lie that are covered now. 801.2: a base is the creature that is put on it, and has been there
 * as long; what goes below otherwise has been there since its own turn.
 * @param covered what is covered, as it was before.
 */
export function rememberBelow(
  play: Play,
  covered: readonly ObjectId[],
  as: 'base' | 'below',
  before: Game,
): void {
  if (covered.length === 0) return;
  const { lyingBelow: known = NONE, turn } = play.game;
  const added: LyingBelow[] = [];
  for (const id of covered) {
    const base = findObject(before, id);
    if (base === undefined) continue;
    const lay = base.zone === 'battleZone';
    const since = lay ? base.since : turn.number;
    const fresh = as === 'below' && since === turn.number ? { since } : {};
    for (const { card } of partsOf(base)) added.push({ card, face: lay ? base.face : 0, ...fresh });
  }
  const told = added.filter(({ face, since }) => face !== 0 || since !== undefined);
  if (known.length + told.length > 0)
    keep(play, [...known.filter((one) => !added.some(({ card }) => card === one.card)), ...told]);
}

/** The objects on which these moves have put a card. */
export const coveredBy = (requests: readonly MoveRequest[]): readonly ObjectId[] =>
  requests.flatMap(({ move }) => (move.onto === undefined ? move.alsoOnto : [move.onto, ...move.alsoOnto]));

/** 801.4c. What has come to light lies as it lay when it was covered. */
export function bringToLight(play: Play): void {
  const { lyingBelow: known = NONE } = play.game;
  if (known.length === 0) return;
  const { p1, p2 } = play.game.zones;
  const found = [...p1.battleZone, ...p2.battleZone].flatMap(({ id, card }) => {
    const below = known.find((one) => one.card === card);
    return below === undefined ? [] : [{ id, ...below }];
  });
  for (const { id, face, since } of found)
    play.change([id], since === undefined ? { face } : { face, since });
  forget(
    play,
    found.map(({ card }) => card),
  );
}

/** 400.5. Cards that have gone to another zone are new there. */
export function forgetLeft(play: Play, moved: readonly Moved[]): void {
  if (play.game.lyingBelow === undefined) return;
  const arrived = moved.flatMap(({ became }) => became);
  forget(
    play,
    arrived.flatMap(({ card, zone }) => (zone === 'battleZone' ? [] : [card])),
  );
}

function forget(play: Play, cards: readonly CardId[]): void {
  const { lyingBelow: known = NONE } = play.game;
  if (known.some(({ card }) => cards.includes(card)))
    keep(
      play,
      known.filter(({ card }) => !cards.includes(card)),
    );
}

const keep = (play: Play, below: readonly LyingBelow[]): void =>
  play.set({ lyingBelow: below.length === 0 ? undefined : below });

const NONE: readonly LyingBelow[] = [];

import type { CardObject } from '../../table/nouns.ts';
import { type Moved, moveObjects } from '../../table/objects.ts';
import { happen } from '../events/happen.ts';
import { type MoveRequest, request } from '../events/moveRequest.ts';
import { replaceMoves } from '../events/replacements.ts';
import type { Play } from '../play/play.ts';
import { arrivalOf } from '../questions/arrivals.ts';
import { moveBan } from '../questions/bans.ts';
import { characteristicsOf } from '../questions/characteristics.ts';
import type { FactBody } from '../state/facts.ts';
import type { Game, Procedure } from '../state/game.ts';

/**
 * 400.7. Moves cards at the same instant: bans (101.2), then replacement effects (609), then the move, then triggers
 * (603.5).
 */
export function* moveTogether(play: Play, requests: readonly MoveRequest[]): Procedure<readonly Moved[]> {
  const allowed = requests.filter(({ move }) => {
    const object = play.find(move.object);
    return object !== undefined && (object.zone === move.to || moveBan(play, object, move.to) === undefined);
  });
  if (allowed.length === 0) return [];
  const { moves, afterwards } = yield* replaceMoves(play, allowed);
  const moved = yield* carryOut(play, moves);
  for (const substitute of afterwards) yield* substitute();
  return moved;
}

/** 801.2. A pile is one creature: the cards below go along, but are not themselves destroyed. */
function* carryOut(play: Play, requests: readonly MoveRequest[]): Procedure<readonly Moved[]> {
  if (requests.length === 0) return [];
  const before = play.game;
  rememberLeaving(play, requests);
  const [game, moved] = moveObjects(
    play.game,
    requests.map(({ move }) => move),
    (move, was, card) => arrivalOf(play, move, was.zone, card),
  );
  play.game = game;
  const events: (readonly [FactBody, string])[] = [];
  for (const { move, was, became } of moved) {
    const cause = requests.find((one) => one.move.object === move.object);
    if (cause === undefined) continue;
    for (const [index, object] of became.entries()) {
      const wasBelow = index > 0;
      const isOnlyMoved = cause.as === 'cardDestroyed' ? wasBelow : object.zone !== cause.move.to;
      const fact: FactBody = {
        kind: isOnlyMoved ? 'cardMoved' : cause.as,
        ...play.about(object),
        was: wasBelow ? object.id : was.id,
        from: was.zone,
        to: object.zone,
        how: cause.how,
        unpaid: cause.unpaid ?? false,
        onto: move.onto === undefined ? undefined : game.cards[object.under[0] ?? -1]?.name,
      };
      events.push([fact, cause.rule]);
    }
  }
  yield* happen(play, events, before);
  return moved;
}

/**
 * 605.2e. Keeps last-known information about objects that leave the battle zone, and about cards being used.
 */
function rememberLeaving(play: Play, requests: readonly MoveRequest[]): void {
  const leaving = requests.flatMap(({ move }) => {
    const object = play.find(move.object);
    if (object === undefined || (move.topOnly && object.under.length > 0)) return [];
    const isUsed = object.pending && object.zone !== 'shieldZone';
    if (object.zone !== 'battleZone' && !isUsed) return [];
    return [{ object, characteristics: characteristicsOf(play, object) }];
  });
  if (leaving.length === 0) return;
  const game: Game = { ...play.game, lastKnown: [...play.game.lastKnown, ...leaving] };
  play.game = game;
}

/** 701.3a. Destroys objects at the same instant. */
export const destroyTogether = (
  play: Play,
  objects: readonly CardObject[],
  rule: string,
): Procedure<readonly Moved[]> =>
  moveTogether(
    play,
    objects.map((object) => request(object, 'graveyard', 'cardDestroyed', rule)),
  );

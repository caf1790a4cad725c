import type { CardObject } from '../../table/nouns.ts';
import type { DeckPlace } from '../../table/objects.ts';
import { ZONE_FACTS } from '../../table/zones.ts';
import {
  chooseOrder,
  type DeckOrder,
  type GoingToDeck,
  goingToDeck,
  layInOrder,
  shuffledOrder,
} from '../actions/choosing/deckOrder.ts';
import { resolveTarget } from '../actions/choosing/targets.ts';
import { type MoveOutcome, moveAndTell } from '../actions/moves.ts';
import { chooseLeaving } from '../actions/piles/linking.ts';
import { shieldsToHand } from '../actions/shields.ts';
import type { Move } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import type { Procedure } from '../state/game.ts';
import { type MoveRequest, request } from '../state/reported/moveRequest.ts';
import type { Scope } from '../state/scope.ts';
import { ids } from './binding.ts';

/** Cards that an instruction has found and is about to move. */
export interface Moving {
  readonly effect: Move;
  readonly objects: readonly CardObject[];
  readonly shields: readonly CardObject[];
  readonly requests: readonly MoveRequest[];
}

/** Finds the cards of a move, but none that another of the same instant moves. */
export function* prepareMove(
  play: Play,
  effect: Move,
  scope: Scope,
  others: readonly Moving[] = [],
): Procedure<Moving> {
  const found = yield* resolveTarget(play, effect.what, scope, ZONE_FACTS[effect.to].prompt);
  const taken = new Set(others.flatMap(({ objects }) => ids(objects)));
  const objects = found.filter(({ id }) => !taken.has(id));
  const shields = effect.to === 'hand' ? objects.filter(({ zone }) => zone === 'shieldZone') : [];
  const requests = objects
    .filter((object) => !shields.includes(object))
    .map((object) =>
      request(object, effect.to, ZONE_FACTS[effect.to].moveKind, '400.5', {
        position: effect.position ?? 'top',
        tapped: effect.tapped ?? false,
        // 400.2. Cards of a hand are shown only while the whole hand is revealed.
        faceUp: effect.to !== 'hand' && effect.faceUp === true,
        faceDown: effect.faceDown ?? false,
        topOnly: effect.topOnly ?? false,
      }),
    )
    .map((one) => (effect.to === 'deck' && effect.shuffled ? { ...one, shuffled: true as const } : one));
  return { effect, objects, shields, requests };
}

/** 400.7. Moves cards at the same instant. */
export function* carryOutMoves(play: Play, moving: readonly Moving[], scope: Scope): Procedure<MoveOutcome> {
  const { godLinks } = repertoireOf(play);
  const leaving: Moving[] = [];
  for (const one of moving)
    leaving.push(
      godLinks && one.effect.to === 'deck'
        ? { ...one, requests: yield* chooseLeaving(play, one.requests) }
        : one,
    );
  const orders = moving.some(({ effect }) => effect.to === 'deck')
    ? yield* chooseOrders(play, leaving, scope)
    : [];
  const shields = leaving.flatMap((one) => one.shields);
  const requests = leaving.flatMap((one) => one.requests);
  const silenced = moving.some(({ effect }) => effect.withoutShieldTrigger);
  const outcome =
    shields.length === 0
      ? yield* moveAndTell(play, requests)
      : yield* shieldsToHand(play, shields, {
          as: 'cardMoved',
          triggers: silenced ? 'mayNotBeUsed' : 'mayBeUsed',
          uses: 'atOnce',
          along: requests,
        });
  for (const order of orders) layInOrder(play, order, outcome.moved);
  return outcome;
}

/** The cards of these moves that go to the top of decks, or to the bottom. */
const allGoingToDeck = (
  moving: readonly Moving[],
  position: DeckPlace,
  shuffled?: true,
): readonly GoingToDeck[] =>
  moving.flatMap(({ effect, objects, requests }) =>
    effect.to === 'deck' && (effect.position ?? 'top') === position && effect.shuffled === shuffled
      ? objects.flatMap((object) =>
          goingToDeck(object, {
            topOnly: effect.topOnly ?? false,
            fromLink: requests.find(({ move }) => move.object === object.id)?.move.fromLink,
          }),
        )
      : [],
  );

/** 401.6. The places of decks, counted from the top, to which cards go. */
const placesBetween = (moving: readonly Moving[]): ReadonlySet<number> =>
  new Set(moving.flatMap(({ effect: { position } }) => (typeof position === 'number' ? [position] : [])));

/** 401.4, 701.11a. The order of what goes to the top of each deck, then of what goes to the bottom. Shuffled cards lie outside of the others. */
function* chooseOrders(play: Play, moving: readonly Moving[], scope: Scope): Procedure<readonly DeckOrder[]> {
  const onTop = yield* chooseOrder(play, allGoingToDeck(moving, 'top'), 'top', scope);
  const below = yield* chooseOrder(play, allGoingToDeck(moving, 'bottom'), 'bottom', scope);
  const between: DeckOrder[] = [];
  for (const place of placesBetween(moving)) {
    between.push(...(yield* chooseOrder(play, allGoingToDeck(moving, place), place, scope)));
    between.push(...shuffledOrder(play, allGoingToDeck(moving, place, true), place));
  }
  const shuffledOnTop = shuffledOrder(play, allGoingToDeck(moving, 'top', true), 'top');
  const shuffledBelow = shuffledOrder(play, allGoingToDeck(moving, 'bottom', true), 'bottom');
  return [...onTop, ...below, ...between, ...shuffledOnTop, ...shuffledBelow];
}

import { type CardObject, type ObjectId, opponentOf, PLAYERS, type Player } from '../../table/nouns.ts';
import { inBattleZone } from '../../table/objects.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { cannotLose, isDeckHidden } from '../questions/characteristics/bans.ts';
import {
  creaturesOf,
  faceOf,
  isCreature,
  isSomePrintedPowerless,
  powerOf,
  somePowerIsChanged,
  staticsOf,
} from '../questions/characteristics/characteristics.ts';
import { FINISHED } from '../state/finished.ts';
import type { Procedure } from '../state/game.ts';
import { MAX_INSTRUCTIONS } from '../state/limits.ts';
import { type MoveRequest, request } from '../state/reported/moveRequest.ts';
import { isPlayer } from '../state/scope.ts';
import { looseCastles } from './castles.ts';
import { looseGears, takeOff } from './crossing.ts';
import { endDuel, isLossPrevented } from './ending/endDuel.ts';
import { applyVerdict, verdictOf, winsBeforeLosing } from './ending/verdicts.ts';
import { unborneCards } from './equipping.ts';
import { destroyTogether, moveTogether } from './moves.ts';
import { leavesAsCells, loneCells } from './piles/cells.ts';
import { linkableDuelmates, linkDuelmates } from './piles/duelmates.ts';
import { looseLinks, loosenLinks } from './piles/linking.ts';
import { canHaveSeals, ignoreSealedCreatures, looseSeals, sealsTakenAway } from './seals.ts';
import { hasOneSMaxAtMost, keepOneSMax } from './sMaxEvolutions.ts';

/**
 * 104.1. Counts an instruction or a round of state-based actions; too many within one effect are an endless loop.
 */
export function countInstruction(play: Play): Procedure {
  play.instructions++;
  return play.instructions > MAX_INSTRUCTIONS
    ? endDuel(play, { winner: undefined, reason: 'endlessLoop' }, '104.1')
    : FINISHED;
}

/** 104.2b, 703.4b. Players with an empty deck. */
function deckedOut(play: Play): readonly Player[] {
  const { zones } = play.game;
  return zones.p1.deck.length > 0 && zones.p2.deck.length > 0
    ? NOBODY
    : PLAYERS.filter((player) => zones[player].deck.length === 0 && !cannotLose(play, player, 'deckOut'));
}

const NOBODY: readonly Player[] = [];

/**
 * 703. State-based actions, which belong to nobody (703.2). All that apply happen as one event (703.3), then they are checked again, even in the
 * middle of an effect (111.2d).
 */
export function stateBasedActions(play: Play): Procedure {
  if (play.settled === play.game) return FINISHED;
  if (needsMore(play)) {
    if (repertoireOf(play).revealsHands) revealHands(play);
    if (repertoireOf(play).seesDeckTops) lookAtTops(play);
    if (canHaveSeals(play)) ignoreSealedCreatures(play);
  }
  return isSettled(play) ? FINISHED : play.actingAs(undefined, settle(play));
}

/** Whether more than decks and powers has to be looked at. */
const needsMore = (play: Play): boolean => repertoireOf(play).settles || play.game.ignored !== undefined;

/** Whether no state-based action applies, and no one-shot effect of a static ability (604.4). */
function isSettled(play: Play): boolean {
  if (deckedOut(play).length > 0 || powerlessCreatures(play).length > 0) return false;
  if (play.game.commands !== undefined || play.game.putField !== undefined) return false;
  if (needsMore(play)) {
    if (displacedCards(play).length > 0 || looseLinks(play).length > 0) return false;
    if (looseGears(play).length > 0) return false;
    if (!hasOneSMaxAtMost(play) || verdictOf(play) !== undefined) return false;
    if (linkableDuelmates(play) !== undefined) return false;
  }
  play.settled = play.game;
  return true;
}

function* settle(play: Play): Procedure {
  do {
    const losers: Player[] = [];
    const empty = deckedOut(play);
    if (empty.length > 0) yield* winsBeforeLosing(play, empty);
    for (const player of empty) if (!(yield* isLossPrevented(play, player))) losers.push(player);
    const [first, second] = losers;
    if (first !== undefined && second !== undefined) {
      return yield* endDuel(play, { winner: undefined, reason: 'bothLose' }, '703.4b');
    }
    if (first !== undefined) {
      return yield* endDuel(play, { winner: opponentOf(first), reason: 'deckOut' }, '703.4b');
    }
    const powerless = powerlessCreatures(play);
    const displaced = displacedCards(play);
    if (play.game.putField !== undefined) play.set({ putField: undefined });
    yield* countInstruction(play);
    const destroyed = yield* destroyTogether(play, powerless, '703.4c');
    const seals = yield* sealsTakenAway(play);
    const gone = yield* moveTogether(play, [
      ...displaced.map(
        ({ object, rule }): MoveRequest => ({
          ...request(object, 'graveyard', 'cardMoved', rule),
          ...(rule === '703.4g' && leavesAsCells(play, object) ? { cell: rule } : {}),
        }),
      ),
      ...seals,
    ]);
    const loose = looseLinks(play);
    yield* loosenLinks(play, loose);
    const gears = looseGears(play);
    for (const gear of gears) takeOff(play, gear);
    const acted = empty.length + destroyed.length + gone.length + loose.length + gears.length > 0;
    const applied =
      acted || (yield* keepOneSMax(play)) || (yield* linkDuelmates(play)) || (yield* applyVerdict(play));
    if (!applied) return;
  } while (!isSettled(play));
}

/**
 * 111.2d, 703.3. State-based actions between the cards of one effect. What takes the place of an event is part of it: the check is
 * repeated once the event has been processed.
 */
export const stateBasedActionsBetween = (play: Play): Procedure =>
  play.clause === undefined ? stateBasedActions(play) : FINISHED;

const NONE: readonly CardObject[] = [];

/** 703.4c. Creatures with power 0 or less. */
function powerlessCreatures(play: Play): readonly CardObject[] {
  if (!somePowerIsChanged(play) && !(repertoireOf(play).powerless && isSomePrintedPowerless(play)))
    return powerlessAttacker(play);
  const found: CardObject[] = [];
  for (const player of PLAYERS) {
    for (const creature of creaturesOf(play, player)) if (isPowerless(play, creature)) found.push(creature);
  }
  return found;
}

/** The attacking creature, whose power may differ although no effect changes it, if that is 0 or less. */
function powerlessAttacker(play: Play): readonly CardObject[] {
  const { attack } = play.game;
  if (attack === undefined) return NONE;
  const attacker = inBattleZone(play.game, attack.attacker);
  return attacker !== undefined && isCreature(play, attacker) && isPowerless(play, attacker)
    ? [attacker]
    : NONE;
}

const isPowerless = (play: Play, creature: CardObject): boolean => (powerOf(play, creature) ?? 1) <= 0;

/** 703.4l. The D2 fields that were there as another one was put. One that comes to light below another card was not put (801.4c). */
const earlierFields = (play: Play, put: ObjectId): readonly CardObject[] =>
  PLAYERS.flatMap((player) =>
    play.game.zones[player].battleZone.filter(
      (object) => object.id !== put && faceOf(play, object).type === 'd2Field',
    ),
  );

interface Displaced {
  readonly object: CardObject;
  readonly rule: string;
}

const NONE_DISPLACED: readonly Displaced[] = [];

/**
 * 703.4k-m, 116.1. Castles whose shield has left, D2 fields that were there as another one was put, seals of cards that have left, weapons and auras without
 * a creature and cells that are alone (703.4g).
 */
function displacedCards(play: Play): readonly Displaced[] {
  const { auras, castles, weapons } = repertoireOf(play);
  const { putField } = play.game;
  const seals = canHaveSeals(play) ? looseSeals(play) : NONE;
  const alone = weapons || auras ? unborneCards(play) : NONE;
  const cells = loneCells(play);
  if (!castles && putField === undefined && seals.length + alone.length + cells.length === 0)
    return NONE_DISPLACED;
  const loose = castles ? looseCastles(play) : NONE;
  const fields = putField === undefined ? NONE : earlierFields(play, putField);
  return [
    ...loose.map((object) => ({ object, rule: '703.4k' })),
    ...seals.map((object) => ({ object, rule: '116.1' })),
    ...alone.map((object) => ({ object, rule: '703.4m' })),
    ...cells.map((object) => ({ object, rule: '703.4g' })),
    ...fields.map((object) => ({ object, rule: '703.4l' })),
  ];
}

/** Turns a hand face up while its player must play with it revealed. */
function revealHands(play: Play): void {
  for (const player of PLAYERS) {
    const open = staticsOf(play).some(
      ({ effect, scope }) => effect.kind === 'handRevealed' && isPlayer(effect.of, player, scope.player),
    );
    const wrong = play.game.zones[player].hand.filter(({ faceUp }) => faceUp !== open);
    if (wrong.length === 0) continue;
    play.change(
      wrong.map(({ id }) => id),
      { faceUp: open },
    );
  }
}

/** 701.9a. A player who may look at the top card of the own deck at any time knows each card that lies there, and is told of it once. */
function lookAtTops(play: Play): void {
  const tops = PLAYERS.flatMap((player) => {
    const open =
      !isDeckHidden(play, player) &&
      staticsOf(play).some(
        ({ effect, scope }) => effect.kind === 'deckTopSeen' && isPlayer(effect.of, player, scope.player),
      );
    return open ? play.deckOf(player).slice(0, 1) : [];
  });
  const { seenTops = [] } = play.game;
  for (const top of tops)
    if (!seenTops.includes(top.id))
      play.note({ kind: 'cardLookedAt', ...play.about(top), by: top.owner }, '701.9a');
  const ids = tops.map(({ id }) => id);
  if (ids.join() !== seenTops.join()) play.set({ seenTops: ids.length === 0 ? undefined : ids });
}

import { type CardObject, opponentOf, PLAYERS, type Player } from '../../table/nouns.ts';
import { moveObjects, moveTo } from '../../table/objects.ts';
import { shuffleZone } from '../../table/setUp.ts';
import { ZONE_FACTS, ZONES } from '../../table/zones.ts';
import { join } from '../actions/piles/linking.ts';
import type { Play } from '../play/play.ts';
import {
  type Beginning,
  type BeginsInBattleZone,
  beginningIn,
  moreForOpponent,
} from '../questions/abilities/beginnings.ts';
import { definitionAt, repertoireOf } from '../questions/abilities/repertoire.ts';
import type { Procedure } from '../state/game.ts';

/** 103.2. Both decks are shuffled. */
export function* shuffleDecks(play: Play): Procedure {
  for (const player of PLAYERS) {
    for (const zone of ZONES)
      if (ZONE_FACTS[zone].isShuffled && play.game.zones[player][zone].length > 0)
        play.set(shuffleZone(play.game, player, zone));
    play.note({ kind: 'deckShuffled', player });
  }
}

/** 103.3. How many shields a player begins with, and how many cards in the hand. */
const DEALT = 5;

function placeTop(play: Play, to: 'shieldZone' | 'hand', as: 'shieldPlaced' | 'cardDrawn'): void {
  for (const player of PLAYERS) {
    const { deck, [to]: there } = play.game.zones[player];
    const number = to === 'hand' ? DEALT + moreInHand(play, player) : DEALT;
    moveDealt(play, deck.slice(0, number - there.length), to, as);
  }
}

/** 103.3. How many more cards a player begins with because of what begins in the battle zone of the other. */
const moreInHand = (play: Play, player: Player): number =>
  play.game.zones[opponentOf(player)].battleZone
    .filter(({ faceDown }) => !faceDown)
    .reduce((sum, { card }) => sum + moreForOpponent(definitionAt(play, card)), 0);

function moveDealt(
  play: Play,
  cards: readonly CardObject[],
  to: 'shieldZone' | 'hand',
  as: 'shieldPlaced' | 'cardDrawn',
): void {
  const [change, moved] = moveObjects(
    play.game,
    cards.map(({ id }) => moveTo(id, to)),
  );
  play.set(change);
  for (const { was, became } of moved) {
    for (const object of became) {
      const about = play.about(object);
      play.note({
        kind: as,
        ...about,
        was: was.id,
        from: 'deck',
        to,
        how: undefined,
        unpaid: false,
        onto: undefined,
      });
    }
  }
}

/** What a card says about where it begins the duel. */
const beginningOf = (play: Play, { card }: CardObject): Beginning | undefined =>
  beginningIn(definitionAt(play, card));

function layOne(play: Play, { id }: CardObject, how?: Parameters<typeof moveTo>[2]): CardObject | undefined {
  const [change, [moved]] = moveObjects(play.game, [moveTo(id, 'battleZone', how)]);
  play.set(change);
  const laid = moved?.became[0];
  if (moved === undefined || laid === undefined) return undefined;
  play.change([laid.id], { since: 0 });
  const faceDown = laid.faceDown ? ({ faceDown: true } as const) : {};
  play.note({
    kind: 'cardMoved',
    ...play.about(laid),
    was: moved.was.id,
    from: 'deck',
    to: 'battleZone',
    how: undefined,
    unpaid: false,
    onto: undefined,
    ...faceDown,
  });
  return laid;
}

/** 812.3. One card of the deck of each of these names. */
const oneOfEach = (play: Play, { owner }: CardObject, names: readonly string[]): readonly CardObject[] =>
  names.flatMap(
    (name) => play.game.zones[owner].deck.find(({ card }) => definitionAt(play, card).name === name) ?? [],
  );

/** 701.29a. Where the cards of a final forbidden field lie: at its corners, any others in a row to the right. */
const CORNERS = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
] as const;

/** 701.29a, 812.3. Lays what begins beside a card, or linked with it. */
function layBeside(play: Play, laid: CardObject, { beside = [], linked }: BeginsInBattleZone): void {
  const others = oneOfEach(play, laid, beside).flatMap((other) => layOne(play, other) ?? []);
  if (linked === undefined || others.length === 0) return;
  const places = new Map([
    [laid.card, { x: 0, y: 0 }],
    ...others.map(({ card }, index) => [card, CORNERS[index] ?? { x: index - 2, y: 0 }] as const),
  ]);
  join(play, [laid.id, ...others.map(({ id }) => id)], places, play.game);
}

/**
 * 100.5, 103.3, 307.2, 308.4, 701.29a, 812.3. What begins in the battle zone is laid there with what lies beside it, and sealed with the top cards of
 * the deck: one card of each player. Nothing triggers before the duel.
 */
function layWhatBegins(play: Play): void {
  for (const player of PLAYERS)
    for (const object of play.game.zones[player].deck) {
      const beginning = beginningOf(play, object);
      if (beginning?.kind !== 'beginsInBattleZone') continue;
      const laid = layOne(play, object);
      if (laid === undefined) continue;
      layBeside(play, laid, beginning);
      const seals = play.game.zones[player].deck.slice(0, beginning.seals);
      for (const seal of seals) layOne(play, seal, { faceDown: true, attachedTo: laid.id });
      if (seals.length > 0) play.note({ kind: 'cardSealed', ...play.about(laid), count: seals.length });
      break;
    }
}

/** 103.3. What begins in the hand is taken there; it is one of the five cards of the hand. */
function takeWhatBegins(play: Play): void {
  for (const player of PLAYERS) {
    const { deck } = play.game.zones[player];
    const taken = deck.filter((object) => beginningOf(play, object)?.kind === 'beginsInHand').slice(0, DEALT);
    moveDealt(play, taken, 'hand', 'cardDrawn');
  }
}

/** 103.3. What begins elsewhere than in the deck is laid there. Then the top five cards of each deck become shields, unseen. */
export function* placeShields(play: Play): Procedure {
  if (repertoireOf(play).begins) {
    layWhatBegins(play);
    takeWhatBegins(play);
  }
  placeTop(play, 'shieldZone', 'shieldPlaced');
}

/** 103.3. Each player draws until there are five cards in the hand, or more where a card says so. */
export function* takeHands(play: Play): Procedure {
  placeTop(play, 'hand', 'cardDrawn');
  play.note({ kind: 'duelBegan', player: play.game.turn.active });
}

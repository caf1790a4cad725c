import { type CardObject, PLAYERS } from '../../table/nouns.ts';
import { moveObjects, moveTo } from '../../table/objects.ts';
import { shuffleZone } from '../../table/setUp.ts';
import { ZONE_FACTS, ZONES } from '../../table/zones.ts';
import type { Play } from '../play/play.ts';
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

function placeTop(play: Play, to: 'shieldZone' | 'hand', as: 'shieldPlaced' | 'cardDrawn'): void {
  for (const player of PLAYERS) {
    const top = play.game.zones[player].deck.slice(0, 5);
    const [change, moved] = moveObjects(
      play.game,
      top.map(({ id }) => moveTo(id, to)),
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
}

/** The seals with which a card begins the duel in the battle zone; undefined for one that does not begin there. */
function sealsAtBeginning(play: Play, { card }: CardObject): number | undefined {
  for (const ability of definitionAt(play, card).abilities)
    if (ability.kind === 'static')
      for (const effect of ability.effects) if (effect.kind === 'beginsInBattleZone') return effect.seals;
  return undefined;
}

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

/** 103.3, 307.2. What begins in the battle zone is laid there, and sealed with the top cards of the deck. Nothing triggers before the duel. */
function layWhatBegins(play: Play): void {
  if (!repertoireOf(play).seals) return;
  for (const player of PLAYERS)
    for (const object of play.game.zones[player].deck) {
      const count = sealsAtBeginning(play, object);
      const laid = count === undefined ? undefined : layOne(play, object);
      if (count === undefined || laid === undefined) continue;
      const seals = play.game.zones[player].deck.slice(0, count);
      for (const seal of seals) layOne(play, seal, { faceDown: true, attachedTo: laid.id });
      play.note({ kind: 'cardSealed', ...play.about(laid), count: seals.length });
    }
}

/** 103.3. What begins in the battle zone is laid there. Then the top five cards of each deck become shields, unseen. */
export function* placeShields(play: Play): Procedure {
  layWhatBegins(play);
  placeTop(play, 'shieldZone', 'shieldPlaced');
}

/** 103.3. Each player takes the next five cards into the hand. */
export function* takeHands(play: Play): Procedure {
  placeTop(play, 'hand', 'cardDrawn');
  play.note({ kind: 'duelBegan', player: play.game.turn.active });
}

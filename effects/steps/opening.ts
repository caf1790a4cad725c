import { PLAYERS } from '../../table/nouns.ts';
import { moveObjects, moveTo } from '../../table/objects.ts';
import { shuffleZone } from '../../table/setUp.ts';
import { ZONE_FACTS, ZONES } from '../../table/zones.ts';
import type { Play } from '../play/play.ts';
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

/** 103.3. The top five cards of each deck become shields, unseen. */
export function* placeShields(play: Play): Procedure {
  placeTop(play, 'shieldZone', 'shieldPlaced');
}

/** 103.3. Each player takes the next five cards into the hand. */
export function* takeHands(play: Play): Procedure {
  placeTop(play, 'hand', 'cardDrawn');
  play.note({ kind: 'duelBegan', player: play.game.turn.active });
}

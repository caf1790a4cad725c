import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import { shuffleZone } from '../../table/setUp.ts';
import type { Play } from '../play/play.ts';
import { isDeckHidden } from '../questions/characteristics/bans.ts';
import type { Scope } from '../state/scope.ts';
import { ids } from './binding.ts';

/** 701.10a, 101.2. A card of the own deck may be hidden from its player. */
export const mayLookAt = (play: Play, player: Player, { zone, owner }: CardObject): boolean =>
  zone !== 'deck' || owner !== player || !isDeckHidden(play, player);

/** 605.4. A scope that knows which cards of a deck the effect looks at or reveals. */
export const seeing = (scope: Scope, objects: readonly CardObject[]): Scope => {
  const inDeck = objects.filter(({ zone }) => zone === 'deck');
  return inDeck.length === 0 ? scope : { ...scope, seen: [...(scope.seen ?? []), ...ids(inDeck)] };
};

export function show(play: Play, objects: readonly CardObject[], to: Player, how: 'look' | 'reveal'): void {
  for (const object of objects) {
    if (how === 'reveal') play.note({ kind: 'cardRevealed', ...play.about(object) }, '701.9a');
    else play.note({ kind: 'cardLookedAt', ...play.about(object), by: to }, '701.9a');
  }
}

/** Shuffles a deck, without what is set aside (605.4) and without these cards (701.11b). */
export function shuffleDeck(play: Play, player: Player, without: readonly ObjectId[] = []): void {
  play.set(shuffleZone(play.game, player, 'deck', new Set([...(play.setAside ?? []), ...without])));
  play.note({ kind: 'deckShuffled', player }, '701.11a');
}

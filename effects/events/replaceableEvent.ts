import type { CardObject, Player } from '../../table/nouns.ts';
import type { Zone } from '../../table/zones.ts';
import type { Play } from '../play/play.ts';
import { lastKnownOf } from '../questions/characteristics/characteristics.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';

/** An event that may be replaced: a move, or a draw from an empty deck (114.6a) or a loss (104.1), which move nothing. */
export interface ReplaceableEvent {
  readonly request: MoveRequest | undefined;
  readonly object: CardObject | undefined;
  /** The owner of the object, or the player who draws or loses. */
  readonly player: Player;
  /** 104.1. The player would lose the duel. */
  readonly loses?: true;
}

export const eventsOf = (play: Play, requests: readonly MoveRequest[]): readonly ReplaceableEvent[] =>
  requests.flatMap((request) => {
    const object = play.find(request.move.object);
    return object === undefined ? [] : [{ request, object, player: object.owner }];
  });

/** 509.4c. What breaks a shield, also where it has left. */
export const breakerOf = (play: Play, { brokenBy }: MoveRequest): CardObject | undefined =>
  brokenBy === undefined ? undefined : lastKnownOf(play, brokenBy)?.object;

/** 409.2a. A card that would go to where it lies stays there. Only in a deck does it change its place. */
export const isThere = ({ zone }: CardObject, to: Zone): boolean => zone === to && to !== 'deck';

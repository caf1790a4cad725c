import type { CardObject } from '../../table/nouns.ts';
import type { ReplacedEventOf } from '../language/replacedEvents/index.ts';
import type { ReplacementPattern, Subject } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import { isSubject } from '../questions/characteristics/patterns.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';
import type { Scope } from '../state/scope.ts';
import type { ReplaceableEvent } from './replaceableEvent.ts';

/** Which events are replaced. What the language knows of one is in the file of the same name in `effects/language/replacedEvents`. */
export interface ReplacedEventRules<W extends ReplacementPattern['event']> {
  /** 609.1. Whether an event is the one that a replacement effect waits for. */
  readonly isAbout: (play: Play, of: ReplacedEventOf<W>, event: ReplaceableEvent, scope: Scope) => boolean;
  /** What the fact names: the card that would have moved, unless it is said here. */
  readonly namedBy?: (play: Play, request: MoveRequest) => CardObject | undefined;
}

/** Whether a card that would move is what a replacement effect speaks of. */
export const isMoveOf = (
  play: Play,
  what: Subject,
  { object, player }: ReplaceableEvent,
  scope: Scope,
): boolean => object !== undefined && isSubject(play, what, object.id, player, scope);

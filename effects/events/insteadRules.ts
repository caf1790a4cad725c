import type { ObjectId } from '../../table/nouns.ts';
import type { InsteadOf } from '../language/instead/index.ts';
import type { Instead } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';
import type { Scope } from '../state/scope.ts';
import type { ReplaceableEvent } from './replaceableEvent.ts';
import type { Substitute } from './substitute.ts';

/** What happens instead. What the language knows of it is in the file of the same name in `effects/language/instead`. */
export interface InsteadRules<W extends Instead['kind']> {
  /** 609.4. Whether it can be carried out. */
  readonly isPossible: (
    play: Play,
    instead: InsteadOf<W>,
    event: ReplaceableEvent,
    place: ReplacementPlace,
  ) => boolean;
  /** What is done; nothing where the event just does not happen. */
  readonly replace?: (
    play: Play,
    instead: InsteadOf<W>,
    event: ReplaceableEvent,
    place: NumberedPlace,
  ) => Procedure<Replaced>;
  /** It does something of its own, so that several events can compete for what it needs. */
  readonly actsAlone?: true;
  /** 801.4. What was asked for still happens to the object. */
  readonly letsItHappen?: true;
}

/** Where a replacement effect is carried out. */
export interface ReplacementPlace {
  /** The names that what is done instead may use. */
  readonly scope: Scope;
  /** 609.9. The objects that take the places of other events. */
  readonly claimed: ReadonlySet<ObjectId>;
}

export interface NumberedPlace extends ReplacementPlace {
  /** The number of the fact that the event was replaced. */
  readonly occurrence: number;
}

/** What takes the place of an event; nothing if the event just does not happen. */
export interface Replaced {
  readonly requests?: readonly MoveRequest[];
  readonly substitute?: Substitute;
}

/** Whether nothing else takes the place of the event of an object. */
export const isFree = ({ object }: ReplaceableEvent, { claimed }: ReplacementPlace): boolean =>
  object !== undefined && !claimed.has(object.id);

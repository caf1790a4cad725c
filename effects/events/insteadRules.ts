import type { InsteadOf } from '../language/instead/index.ts';
import type { Instead } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import type { Claims } from '../state/claims.ts';
import type { Procedure } from '../state/game.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';
import type { Scope } from '../state/scope.ts';
import type { ReplaceableEvent } from './replaceableEvent.ts';
import type { Substitute } from './substitute.ts';

/** The rules of a substitute for an event. Its type and text are in the file of the same name in `effects/language/instead`. */
export interface InsteadRules<W extends Instead['kind']> {
  /** 609.4. Whether it can be carried out. */
  readonly isPossible: (
    play: Play,
    instead: InsteadOf<W>,
    event: ReplaceableEvent,
    place: ReplacementPlace,
  ) => boolean;
  /** Carries out the substitute. Missing where the event simply does not happen. */
  readonly replace?: (
    play: Play,
    instead: InsteadOf<W>,
    event: ReplaceableEvent,
    place: NumberedPlace,
  ) => Procedure<Replaced>;
  /** The substitute uses objects of its own, so several events can compete for them. */
  readonly actsAlone?: true;
  /** 801.4. The requested event still happens to the object. */
  readonly letsItHappen?: true;
}

/** Where a replacement effect is carried out. */
export interface ReplacementPlace {
  /** The names that the substitute may use. */
  readonly scope: Scope;
  /** 609.9. Objects already used by substitutes of other events. */
  readonly claimed: Claims;
}

export interface NumberedPlace extends ReplacementPlace {
  /** The `occurrence` of the `eventReplaced` fact. */
  readonly occurrence: number;
}

/** The substitute for an event; empty if the event simply does not happen. */
export interface Replaced {
  readonly requests?: readonly MoveRequest[];
  readonly substitute?: Substitute;
}

/** Whether the object of an event is not used by another substitute. */
export const isFree = ({ object }: ReplaceableEvent, { claimed }: ReplacementPlace): boolean =>
  object !== undefined && !claimed.has(object.id);

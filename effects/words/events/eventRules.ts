import type { CardObject, ObjectId, Player, Zone } from '../../../table/nouns.ts';
import type { EventOf, EventPattern } from '../../language/events/index.ts';
import type { Filter, Subject } from '../../language/vocabulary.ts';
import type { FactBody, FactKind } from '../../state/reported/facts.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';

/** Which facts match an event. What the language knows of it is in the file of the same name in `effects/language/events`. */
export interface EventRules<W extends EventPattern['event']> {
  /** The kinds of fact that it can match. */
  readonly facts: readonly FactKind[];
  /** Kinds of fact that only some patterns of this event can match. */
  readonly moreFacts?: (pattern: EventOf<W>) => readonly FactKind[];
  /** The kinds of fact of this turn that it looks back at besides those that it matches. */
  readonly looksBackAt?: (pattern: EventOf<W>) => readonly FactKind[];
  /** 601.1f. It asks which mana was tapped for what was used. */
  readonly asksForMana?: (pattern: EventOf<W>) => boolean;
  /** 703.2. It asks whose effect caused the fact. */
  readonly asksForCause?: (pattern: EventOf<W>) => boolean;
  /** 603.2. Whether what happened is what the trigger waits for. */
  readonly matches: (
    ask: EventQuestions,
    world: World,
    pattern: EventOf<W>,
    fact: FactBody,
    scope: Scope,
  ) => boolean;
}

/** What an event asks of objects. Handed in: filters ask for conditions, and conditions ask what has happened. */
export interface EventQuestions {
  /** Whether an object, or what was last known of it, is what a trigger speaks of. */
  readonly isSubject: (
    world: World,
    subject: Subject,
    id: ObjectId,
    owner: Player,
    scope: Scope,
    object?: CardObject,
  ) => boolean;
  /** Whether an object, or what was last known of it, has these properties. */
  readonly isLike: (world: World, id: ObjectId, filter: Filter | undefined, scope: Scope) => boolean;
  readonly matches: (world: World, object: CardObject, filter: Filter, scope: Scope) => boolean;
  /** 701.5a, 810.3a. Whether the face that was used is such a one. */
  readonly isUsedFaceLike: (
    world: World,
    used: { readonly object: ObjectId; readonly name: string },
    filter: Filter | undefined,
    scope: Scope,
  ) => boolean;
  /** 304.2. The zone in which an object counts as lying if it lies there. */
  readonly placeOf: (world: World, object: CardObject, zone: Zone) => Zone;
  /** The object as it is, or as it was last. */
  readonly lastKnown: (world: World, id: ObjectId) => CardObject | undefined;
  /** The same without working out what it is now. */
  readonly lastObject: (world: World, id: ObjectId) => CardObject | undefined;
  /** Whether one of several events matches. */
  readonly patternMatches: (world: World, pattern: EventPattern, fact: FactBody, scope: Scope) => boolean;
}

/** Facts about one object, which the trigger names as its subject. */
export type FactAboutObject = Extract<FactBody, { object: ObjectId }>;

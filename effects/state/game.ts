import type { CardId, CardObject, FaceIndex, ObjectId, Player, Table } from '../../table/nouns.ts';
import type {
  Ability,
  Activated,
  CardType,
  Civilization,
  Duration,
  ManaCost,
  Replacement,
  StaticEffect,
  Target,
  Triggered,
} from '../language/vocabulary.ts';
import type { Claim } from './claims.ts';
import type { Answer, Question } from './reported/decisions.ts';
import type { FactBody } from './reported/facts.ts';
import type { MoveRequest } from './reported/moveRequest.ts';

/** The objects that an effect has given names to. */
export interface Bindings {
  readonly [name: string]: readonly ObjectId[];
}
/** The numbers and card names that an effect has given names to. */
export interface NamedValues {
  readonly [name: string]: number | string;
}

/** The card that an effect comes from. */
export interface SourceInfo {
  readonly object: ObjectId;
  readonly name: string;
}

/** 607.1. A continuous effect created by a resolution. */
export interface Lasting {
  readonly id: number;
  readonly player: Player;
  readonly source: SourceInfo;
  /** 608. Fixed objects, or a group that also takes in objects that come later. */
  readonly affects: readonly ObjectId[] | Extract<Target, { in: unknown }>;
  readonly effects: readonly StaticEffect[];
  readonly replacement: Replacement | undefined;
  /** The name of the card that the affected creatures are, for as long as these cards are on top of them. */
  readonly becomes?: { readonly name: string; readonly over: readonly CardId[] };
  /** 816.2. It releases the hyper mode of what it affects. */
  readonly releasesHyperMode?: true;
  /** 601.1g. Ends with the first use of what it affects. */
  readonly untilUsed?: true;
  readonly until: Duration;
  /** The turn in which it began. */
  readonly since: number;
  readonly named: NamedValues;
  readonly bound: Bindings;
}

/** 603.6. A delayed trigger, created by a resolution. */
export interface Delayed {
  readonly id: number;
  readonly player: Player;
  readonly source: SourceInfo;
  readonly ability: Triggered;
  readonly bound: Bindings;
  readonly named: NamedValues;
  readonly until: Duration | 'once';
  readonly since: number;
}

/** 110.5a, 605.2e. Last-known information about an object that has left the battle zone. */
export interface LastKnown {
  readonly object: CardObject;
  readonly characteristics: Characteristics;
}

/** 801.2. An object that has become part of another, with which it is the same creature. */
export interface BecameOne {
  readonly was: ObjectId;
  readonly now: ObjectId;
}

/** 200. The characteristics of an object after all continuous effects. */
export interface Characteristics {
  readonly names: readonly string[];
  readonly types: readonly CardType[];
  readonly civilizations: readonly Civilization[];
  readonly races: readonly string[];
  readonly cost: number;
  readonly power: number | undefined;
  readonly abilities: readonly Ability[];
}

/** 601.1a. A card that is tapped, destroyed, put into the mana zone or covered as another is used, and what that takes off its cost. */
export interface PaidReduction {
  readonly object: ObjectId;
  readonly by: number;
  readonly atLeast: number;
  /** `later`: nothing now, since the card itself is used for less and its player gives something for it later; `nothing`: nor then. */
  readonly pay: 'tap' | 'destroy' | 'mana' | 'base' | 'later' | 'nothing';
  /** What allows it, if that counts how often it does. */
  readonly allowedBy?: ObjectId;
}

/** 601. The card that a player is using, crossing or laying as a galaxyshield in the main step. */
export interface UseInProgress {
  readonly object: ObjectId;
  readonly face: FaceIndex;
  readonly player: Player;
  /** Index of the alternative cost among the face's abilities. */
  readonly alternative: number | undefined;
  /** 601.1a. The mana that is paid in place of its cost because an effect says so, or that nothing is. */
  readonly granted?: ManaCost | 'nothing';
  /** The reductions that its player pays for. */
  readonly reductions?: readonly PaidReduction[];
  /** 112.2d. How often each of its optional costs is paid, if any is. */
  readonly extras?: readonly number[];
  /** What allows it to be used from where it lies, if that counts what it allows; chosen by the player if there is more than one thing. */
  readonly allowedBy?: ObjectId;
  /** 601.1f. The mana that was tapped to pay for it, if any was. */
  readonly mana?: readonly ObjectId[];
  readonly onto: readonly ObjectId[];
}

/** 602.1. A tap ability that is being used: the creature that is tapped for it, and the object that bears it. */
export interface TapAbilityUse {
  readonly creature: ObjectId;
  readonly source: ObjectId;
  readonly ability: Activated;
}

/** The table and the effects that are in force on it. */
export interface Game extends Table {
  readonly lasting: readonly Lasting[];
  readonly delayed: readonly Delayed[];
  /** Facts of this turn that conditions or limits may look back at, and uses of what is limited for the whole duel. */
  readonly thisTurn: readonly FactBody[];
  /** Facts of all turns that conditions may look back at; undefined before the first. */
  readonly ofDuel: readonly FactBody[] | undefined;
  readonly lastKnown: readonly LastKnown[];
  /** 701.9a. The top cards of decks that players may look at at any time, as they last looked at them. */
  readonly seenTops: readonly ObjectId[] | undefined;
  /** 801.2. Creatures of this turn that another one was put on beside its first base, each with the object that it is now. */
  readonly becameOne: readonly BecameOne[] | undefined;
  /** 703.4j. Commands that were put, each of which takes a seal away at the next check for state-based actions. */
  readonly commands: readonly PutCommand[] | undefined;
  /** 703.4l. The D2 field that was put last, until the next check for state-based actions: the others go. */
  readonly putField: ObjectId | undefined;
  /** 801.4c, 805.3. The cards below others of which one has to know more as they come to light. */
  readonly lyingBelow: readonly LyingBelow[] | undefined;
  readonly use: UseInProgress | undefined;
  readonly tapAbility: TapAbilityUse | undefined;
  /** 115. The two creatures of the battle in progress. */
  readonly battle: readonly [ObjectId, ObjectId] | undefined;
  /** The id for the next standby effect, lasting effect, delayed trigger or replaceable event. */
  readonly nextEffect: number;
}

/** 804.1c. A Command that was put: the creature, and the card, with which gods may have been linked. */
export interface PutCommand {
  readonly id: ObjectId;
  readonly card: CardId;
}

/** A card below another one, and which of its sides lies up. */
export interface LyingBelow {
  readonly card: CardId;
  readonly face: FaceIndex;
  /** The number of the turn in which it came to the battle zone, if it was not there as long as what it lies below. */
  readonly since?: number;
}

/** How a shield-class ability was declared. */
export interface ShieldUse {
  readonly way: 'shieldTrigger' | 'guardStrike' | 'strikeBack' | 'judgmentZ';
  readonly face: FaceIndex;
}

/** What all effects on standby have. */
export interface Waiting {
  readonly id: number;
  readonly player: Player;
  readonly source: SourceInfo;
  /** The kind of the fact that triggered it. */
  readonly event: string;
}

/** 602.1, 603.3. The effect of an ability on standby. It no longer depends on its source (110.5a). */
export interface WaitingAbility extends Waiting {
  readonly kind: 'ability';
  readonly ability: Triggered | Activated;
  readonly bound: Bindings;
  readonly named: NamedValues;
  /** 603.2f, 603.4. The card that was shown to declare it, which is located again when the effect begins to resolve. */
  readonly declaredCard: CardId | undefined;
  readonly mode: number | undefined;
}

/** 112.3. A declared use of the shield-trigger class. */
export interface WaitingShieldUse extends Waiting {
  readonly kind: 'shieldUse';
  readonly use: ShieldUse;
}

/** 603.3. An effect on standby. */
export type StandbyEffect = WaitingAbility | WaitingShieldUse;

/** 603.2e. An opportunity for a player to declare usage. */
export interface Opportunity {
  readonly player: Player;
  readonly event: FactBody;
  /** 505.6a. Lost when the attack ends early. */
  readonly ofAttack: boolean;
}

export type Signal =
  | { readonly ask: Question }
  /**
   * 609.9. Pauses what is done instead of an event until the event happens: these moves happen with it. `claims` are
   * further objects that are acted on then.
   */
  | { readonly joins: readonly MoveRequest[]; readonly claims: readonly Claim[] }
  /** Abandons the running procedure: the duel is over, or the rest of the turn is skipped. */
  | { readonly stop: 'duelOver' | 'turnSkipped' };

/** Rule code that may ask players. It can be run again from the start with the answers so far. */
export type Procedure<T = undefined> = Generator<Signal, T, Answer>;

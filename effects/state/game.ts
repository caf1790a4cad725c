import type { CardId, CardObject, ObjectId, Player, Table } from '../../table/nouns.ts';
import type {
  Ability,
  CardPool,
  CardType,
  Civilization,
  Duration,
  Replacement,
  StaticEffect,
  Target,
  Triggered,
} from '../language/vocabulary.ts';
import type { Answer, Question } from './decisions.ts';
import type { FactBody } from './facts.ts';
import type { RulesProfile } from './profile.ts';

/** Names that an effect has bound: objects and numbers. */
export interface Bindings {
  readonly [name: string]: readonly ObjectId[];
}
/** Numbers and names that an effect has bound. */
export interface NamedValues {
  readonly [name: string]: number | string;
}

/** The card that an effect comes from. */
export interface SourceInfo {
  readonly object: ObjectId;
  readonly name: string;
}

/** 607.1. An effect made by a resolution that lasts. */
export interface Lasting {
  readonly id: number;
  readonly player: Player;
  readonly source: SourceInfo;
  /** 608. Locked objects, or a group that is read anew (a rule for all that come). */
  readonly affects: readonly ObjectId[] | Extract<Target, { in: unknown }>;
  readonly effects: readonly StaticEffect[];
  readonly replacement: Replacement | undefined;
  readonly until: Duration;
  /** The turn in which it began. */
  readonly since: number;
  readonly named: NamedValues;
  readonly bound: Bindings;
}

/** 603.6. A trigger made by an effect. */
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

/** 110.5a, 605.2e. What was last known of an object that has left the battle zone. */
export interface LastKnown {
  readonly object: CardObject;
  readonly characteristics: Characteristics;
}

/** 200. What an object is now. */
export interface Characteristics {
  readonly names: readonly string[];
  readonly types: readonly CardType[];
  readonly civilizations: readonly Civilization[];
  readonly races: readonly string[];
  readonly cost: number;
  readonly power: number | undefined;
  readonly abilities: readonly Ability[];
}

/** 601. The card that a player is using in the main step. */
export interface UseInProgress {
  readonly object: ObjectId;
  readonly face: 0 | 1;
  readonly player: Player;
  /** Index of the alternative cost among the face's abilities; -1 for none. */
  readonly alternative: number;
  readonly onto: readonly ObjectId[];
  /**
   * A card may be laid out as a galaxyshield in place of being used. Crossing a cross gear that is in the battle zone is no use
   * either (701.5a).
   */
  readonly way: 'use' | 'galaxyshield' | 'cross';
}

/** The table and everything that effects have left on it. */
export interface Game extends Table {
  readonly lasting: readonly Lasting[];
  readonly delayed: readonly Delayed[];
  /** What happened in this turn, as far as conditions may ask for it. */
  readonly thisTurn: readonly FactBody[];
  readonly lastKnown: readonly LastKnown[];
  readonly use: UseInProgress | undefined;
  /** 115. The two creatures of the battle in progress. */
  readonly battle: readonly [ObjectId, ObjectId] | undefined;
  /** Number of the next standby effect, lasting effect, delayed trigger or event that may be replaced. */
  readonly nextEffect: number;
}

/** Everything that a rule may look at. */
export interface World {
  readonly game: Game;
  readonly pool: CardPool;
  readonly profile: RulesProfile;
}

/** How an ability on standby came to be used by being shown. */
export type ShieldUse =
  | { readonly way: 'shieldTrigger' | 'guardStrike'; readonly face: 0 | 1 }
  | { readonly way: 'strikeBack'; readonly discard: ObjectId; readonly face: 0 | 1 };

/** 603.3. A triggered effect that waits. It needs its source no more (110.5a). */
export interface StandbyEffect {
  readonly id: number;
  readonly player: Player;
  readonly source: SourceInfo;
  readonly ability: Triggered | undefined;
  readonly shieldUse: ShieldUse | undefined;
  readonly bound: Bindings;
  readonly named: NamedValues;
  /** 603.2f. It was declared: the card was shown. */
  readonly declared: boolean;
  /** The card whose ability was declared: it is looked for where it lies when its effect begins (603.4). */
  readonly card: CardId | undefined;
  /** The kind of the fact that triggered it. */
  readonly event: string;
  readonly mode: number | undefined;
}

/** 603.2e. A point at which a player may declare usage. */
export interface Opportunity {
  readonly player: Player;
  readonly event: FactBody;
  /** 505.6a. Gone when the attack ends early. */
  readonly ofAttack: boolean;
}

export type Signal =
  | { readonly ask: Question }
  /** Nothing more of what is running is done: the duel is over, or the turn is skipped. */
  | { readonly stop: 'duelOver' | 'turnSkipped' };

/** A piece of play that may ask. It is run again from its start with the answers so far. */
export type Procedure<T = undefined> = Generator<Signal, T, Answer>;

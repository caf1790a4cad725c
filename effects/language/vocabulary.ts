import type { Zone } from '../../table/nouns.ts';
import type { Amount } from './amounts/index.ts';
import type { CardType } from './cardTypes.ts';
import type { Condition } from './conditions/index.ts';
import type { EventPattern } from './events/index.ts';
import type { Filter } from './filters/index.ts';
import type { Instead } from './instead/index.ts';
import type { Effect } from './instructions/index.ts';
import type {
  DynamoKeyword,
  HyperizeKeyword,
  Keyword,
  ManaAbilityKeyword,
  SilentSkillKeyword,
  TapAbilityKeyword,
} from './keywords/index.ts';
import type { TriggerWord } from './namedAbilities/index.ts';
import type { ReplacementPattern } from './replacedEvents/index.ts';
import type { StaticEffect } from './statics/index.ts';

export type { Amount } from './amounts/index.ts';
export type { Ban } from './bans/index.ts';
export { CARD_TYPES, type CardType } from './cardTypes.ts';
export type { Condition } from './conditions/index.ts';
export type { EventPattern } from './events/index.ts';
export type { Filter } from './filters/index.ts';
export type { Instead } from './instead/index.ts';
export type { Effect } from './instructions/index.ts';
export type { MoveInstruction as Move } from './instructions/move.ts';
export type { Keyword } from './keywords/index.ts';
export type { TriggerWord } from './namedAbilities/index.ts';
export type { Permission } from './permissions/index.ts';
export type { ReplacementPattern } from './replacedEvents/index.ts';
export type { StaticEffect } from './statics/index.ts';

/**
 * The words in which cards are written. Everything here is JSON: a definition can be stored, sent, printed as text and
 * generated. The functions that build these values in a card's own order of words are in `words.ts`.
 */

export const CIVILIZATIONS = ['light', 'water', 'darkness', 'fire', 'nature'] as const;
Object.freeze(CIVILIZATIONS);

/** One of the five civilizations. */
export type Civilization = (typeof CIVILIZATIONS)[number];

/** Seen from the player who controls the ability. */
export type Who = 'you' | 'opponent' | 'any';

/** A range of numbers, open below without `min` and above without `max`. */
export interface Bounds {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** Cards in one or several zones. */
export interface Group {
  readonly in: Zone | readonly Zone[];
  readonly of: Who;
  readonly filter?: Filter;
}

/**
 * Something already settled. `this` bears the ability; `that`, `other` and `was` are what its trigger speaks of (603.1); `crossed` is the
 * creature of a cross gear. Each instruction binds names for those after it in the same effect (605.2c): what was chosen is `chosen`, or
 * the name that the choice gives it, and what is done to cards gives `moved`, `put`, `used`, `found` or `revealed`. A name stands for a
 * list of objects, which is empty if nothing was found, and follows cards that the effect itself moves to their new objects. The name
 * of a `forEach` ends with it. What an effect leaves behind (`delayed`, `lasting`, `replaceUntil`) keeps the names as they are at that
 * moment; in a delayed trigger they win over the names of its event. An ability that is gained knows the numbers of the effect that
 * gives it, and none of its objects (608.2).
 */
export interface Ref {
  readonly ref: string;
}

/**
 * 605.2b. Cards that a player chooses. What cannot be chosen is not offered, and what must be chosen comes before the rest, up to the
 * number. If fewer can be chosen than `exactly` asks for, all of them are; if none can, this part does nothing and the next one follows.
 * Each choice of an effect is made when its instruction is reached, and sees what the instructions before it have done.
 */
export interface Choice {
  readonly choose: Group | (Ref & { readonly filter?: Filter });
  readonly count: Amount;
  /** `exactly`: as many as possible up to the number (605.2b); `upTo`: the player may stop earlier; `any`: any number. */
  readonly amount: 'exactly' | 'upTo' | 'any';
  readonly by: Who;
  readonly atRandom?: true;
  /** 506.1. Only creatures that can attack now. */
  readonly able?: 'attack';
  /** The costs, or powers, of what is chosen may add up to this at most. */
  readonly total?: { readonly of: 'cost' | 'power'; readonly max: Amount };
  readonly as?: string;
}

/** What an instruction is about: something named before, all of a group, or what is chosen. */
export type Target = Ref | Group | Choice;

/** All ways to break several shields at once. */
export const BREAKERS = ['double', 'triple', 'quattro', 'world', 'powered', 'null', 'infinite'] as const;
Object.freeze(BREAKERS);

/** How many shields a creature breaks. */
export type Breaker = (typeof BREAKERS)[number];

/** How long a continuous effect made by a resolution lasts. */
export type Duration =
  | 'turn'
  | 'attack'
  | 'battle'
  /** Until that turn begins. */
  | 'yourNextTurn'
  | 'opponentsNextTurn'
  /** Until that turn has ended. */
  | 'endOfYourNextTurn'
  | 'endOfOpponentsNextTurn'
  /** For as long as the object that has the ability is in the battle zone. */
  | 'whileThere'
  | 'duel'
  /** Until this step ends. */
  | 'step'
  /** Until the next such step of any player begins. */
  | 'nextDrawStep'
  | 'nextChargeStep'
  | 'nextMainStep'
  | 'nextAttackStep';

/** 500.4. The steps and substeps at whose start abilities can trigger, besides the start and the end of the turn, and of the attack. */
export type BeginningStep = 'draw' | 'charge' | 'main' | 'attack' | 'block' | 'battle' | 'directAttack';

/** The objects that a trigger refers to. */
export interface Subject {
  readonly of: Who;
  readonly filter?: Filter;
}

/** 603. A trigger condition and an effect. */
export interface Triggered {
  readonly kind: 'triggered';
  readonly when: EventPattern;
  /** 603.2. A restriction inside the trigger clause: tested as it triggers, or as it is declared, and never again. */
  readonly given?: Condition;
  /** 603.4. The "if" after the comma: tested at resolution only. */
  readonly condition?: Condition;
  readonly effect: Effect;
  /**
   * 110.4, 603.2e. The zones in which it works. When not given it is the battle zone, or the zone to which its card goes in an event that
   * cannot happen in the battle zone (110.4g). Where one of them is private, using it must be declared.
   */
  readonly from?: readonly Zone[];
  /** At most this many times a turn, an attack or the duel; by this object, by all cards of its name, or by all abilities of its kind. */
  readonly limit?: {
    readonly times: number;
    readonly per: 'turn' | 'attack' | 'duel';
    readonly by: 'this' | 'name' | 'word';
  };
  /** What kind of printed ability this is, for those that print as one word. */
  readonly word?: TriggerWord;
  /** 603.3b. Bears an icon, so that other abilities can use it. */
  readonly icon?: string;
}

/** `affects` may name `this`, the bearer, or `crossed`, the creature that a cross gear is crossed onto. */
export interface Static {
  readonly kind: 'static';
  readonly while?: Condition;
  readonly affects: Ref | Group;
  readonly effects: readonly StaticEffect[];
  readonly from?: readonly Zone[];
}

/** 609. An ability that replaces an event. */
export interface Replacement {
  readonly kind: 'replacement';
  readonly of: ReplacementPattern;
  readonly instead: Instead;
  readonly may?: true;
  readonly while?: Condition;
  /** At most this many times a turn, for each object that has it. */
  readonly limit?: number;
  /** 110.4. The zones in which it works. When not given it is the battle zone, or the zone from which its own card would go (110.4g). */
  readonly from?: readonly Zone[];
}

/** What a spell does. */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly effect: Effect;
}

/** 112.2. A mana cost, and the civilizations that are paid with it. */
export interface ManaCost {
  readonly count: number;
  /** The civilizations of the card that is used if not given. */
  readonly of?: readonly Civilization[];
  /** 601.1a. A creature of the player is put into the mana zone tapped for it, and what that costs is taken off. */
  readonly offering?: 'creature';
}

/** 601.1a, 112.2d. An alternative cost, an additional one, or an additional mana cost that its player may pay. */
export interface CostAbility {
  readonly kind: 'cost';
  readonly way: 'alternative' | 'additional' | 'optional';
  readonly effect: Effect;
  /**
   * The mana cost that an alternative or an optional cost contains. What increases or reduces the cost of the card changes the alternative one
   * too.
   */
  readonly mana?: ManaCost;
  /** An optional cost that may be paid several times. */
  readonly repeat?: true;
  /** Where the card lies as it is used. An alternative cost also opens these zones: the card is used from there for this cost. */
  readonly from?: readonly Zone[];
}

/** May be used only while this holds. */
export interface UseCondition {
  readonly kind: 'useOnlyIf';
  readonly condition: Condition;
}

/** All forms of evolution that have rules of their own. */
export const EVOLUTION_FORMS = ['star', 'neo', 'gNeo'] as const;
Object.freeze(EVOLUTION_FORMS);

/**
 * 802, 803, 813. `star`: when it would leave, only its top card does. `neo`: it may be put by itself too. `gNeo`: so may this one, and when
 * it would leave, the cards below it do instead.
 */
export type EvolutionForm = (typeof EVOLUTION_FORMS)[number];

/** 602.1. An ability whose effect goes on standby when its player does what the ability asks for. */
export type Activated =
  | SilentSkillKeyword
  | TapAbilityKeyword
  | HyperizeKeyword
  | DynamoKeyword
  | ManaAbilityKeyword;

/** The name of a keyword. */
export type KeywordName = Keyword['name'];

/** An ability that is printed on a card, or that a card has been given. */
export type Ability = Triggered | Static | Replacement | SpellAbility | CostAbility | UseCondition | Keyword;

/** One printed face. */
export interface Face {
  readonly name: string;
  readonly type: CardType;
  /** Empty: colorless. */
  readonly civilizations: readonly Civilization[];
  readonly races: readonly string[];
  readonly cost: number;
  /** Only what is a creature has power. */
  readonly power?: number;
  readonly abilities: readonly Ability[];
}

/** A card as it is printed. */
export interface CardDefinition extends Face {
  /** The spell half of a twinpact; the other side of a card that begins in the hyperspatial zone (805.1, 807.1). */
  readonly otherFace?: Face;
  /** 807.1. The third side of a dragheart that is folded: it turns over from the second, and back. */
  readonly thirdFace?: Face;
  /**
   * 810.4. The name of the creature half of a twinpact, which it has in the battle zone. Not needed where `name` is this name and that of the
   * other half with ` / ` between them.
   */
  readonly faceName?: string;
  /** 207.1. How much mana it gives in the mana zone, if its mana number is not one. */
  readonly manaNumber?: number;
  /** Number and set of each printing that we know of, as `DM-01 23/110`. */
  readonly printings?: readonly string[];
  /** What we assume about a card that is known only from rulings. */
  readonly reconstructed?: string;
}

/** All cards that a duel may use, by name. */
export type CardPool = ReadonlyMap<string, CardDefinition>;

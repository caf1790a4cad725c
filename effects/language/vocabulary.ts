import type { Zone } from '../../table/nouns.ts';
import type { CardType } from './cardTypes.ts';

export { CARD_TYPES, type CardType } from './cardTypes.ts';

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

/** A whole number, or how to find it when it is needed (605.2d). */
export type Amount =
  | number
  | { readonly count: Group }
  | { readonly powerOf: Ref }
  | { readonly costOf: Ref }
  /** How many objects a name stands for. */
  | { readonly sizeOf: Ref }
  /** How many different civilizations the cards of a group have. */
  | { readonly civilizationsOf: Group }
  | { readonly named: string }
  /** The highest power among the creatures of a group; 0 if there is none. */
  | { readonly highestPower: Group }
  /** 203. How many different races the cards of a group have, apart from some. */
  | { readonly racesOf: Group; readonly except?: readonly string[] }
  /** 701.14a. How many shields of a player such a creature has broken in this turn, or since the attack in progress was declared. */
  | { readonly shieldsBroken: Who; readonly by: Subject; readonly in: 'turn' | 'attack' }
  /** Half of it, rounded down. */
  | { readonly half: Amount }
  | { readonly times: readonly [Amount, Amount] }
  | { readonly plus: readonly [Amount, Amount] };

/** A range of numbers, open below without `min` and above without `max`. */
export interface Bounds {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** The properties that a card or creature must have. All given fields must hold; of a list, any element suffices. */
export interface Filter {
  readonly type?: 'creature' | 'card' | CardType | readonly CardType[];
  readonly civilizations?: readonly Civilization[];
  readonly multicolored?: boolean;
  /** A race, or a word that race names contain, such as `Command`. */
  readonly races?: readonly string[];
  /** The race that an effect has named. */
  readonly ofRace?: { readonly named: string };
  readonly cost?: Bounds;
  readonly power?: Bounds;
  readonly evolution?: boolean;
  readonly keyword?: Keyword['name'];
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly blocking?: boolean;
  readonly names?: readonly string[];
  /** A word that the name contains. */
  readonly nameContains?: string;
  readonly named?: string;
  readonly faceUp?: boolean;
  /** Came to its zone in this turn. */
  readonly fresh?: boolean;
  /** 202. The name of one of the objects that a name stands for, or of another card of a group. */
  readonly sameNameAs?: Ref | Group;
  /** 203. A race of one of the objects that a name stands for. */
  readonly sameRaceAs?: Ref;
  /** 801.1a. An evolution creature that is put on a creature of one of these races. */
  readonly evolvesFrom?: readonly string[];
  /** One of the objects that a name stands for. */
  readonly is?: Ref;
  /** 303. A cross gear that is crossed onto one of the objects that a name stands for, or a creature that one of those is crossed onto. */
  readonly crossedWith?: Ref;
  /** 112.3a. A card that is being used by its shield trigger. */
  readonly usedThrough?: 'shieldTrigger';
  /** Not the object that bears the ability. */
  readonly other?: true;
  /** Only the object that bears the ability. */
  readonly itself?: true;
  readonly not?: Filter;
  readonly anyOf?: readonly Filter[];
  /** Has at least this many cards under it. */
  readonly under?: Bounds;
  /** Highest power among the creatures that the group would otherwise hold; ties count. */
  readonly extreme?: 'highestPower' | 'lowestPower';
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
export const BREAKERS = ['double', 'triple', 'quattro', 'world'] as const;
Object.freeze(BREAKERS);

/** How many shields a creature breaks. */
export type Breaker = (typeof BREAKERS)[number];

/** 607. A lasting change of what something is or may do. */
export type StaticEffect =
  | { readonly kind: 'power'; readonly by: Amount }
  /** 206.3. Multiplies what additions and subtractions have made of it. */
  | { readonly kind: 'multipliesPower'; readonly by: Amount }
  | { readonly kind: 'setPower'; readonly to: Amount }
  | { readonly kind: 'gains'; readonly abilities: readonly Ability[] }
  | { readonly kind: 'civilizations'; readonly are: readonly Civilization[] }
  | { readonly kind: 'cannot'; readonly ban: Ban }
  | { readonly kind: 'can'; readonly permission: Permission }
  /** 506.1b. Attacks each turn if it can; where such creatures are named, one of these rather than anything else. */
  | { readonly kind: 'mustAttack'; readonly such?: Filter }
  /** 506.1d. If it attacks, it attacks such a creature if it can. */
  | { readonly kind: 'attacksFirst'; readonly such: Filter }
  /** 507.1. Blocks if it can, or if such a creature attacks. */
  | { readonly kind: 'mustBlock'; readonly such?: Filter }
  /** 509.2. Breaks this many more shields when it attacks. */
  | { readonly kind: 'breaksMore'; readonly by: Amount }
  /** 605.2b. The shields of a player are chosen by that player; only those that a creature of the other player breaks, or all. */
  | { readonly kind: 'ownerChoosesShields'; readonly of: Who; readonly when?: 'broken' }
  /** 203. It has these races in addition to its own. */
  | { readonly kind: 'races'; readonly also: readonly string[] }
  /** 605.2b. Whoever chooses among its player's creatures in the battle zone must choose it before creatures without this effect. */
  | { readonly kind: 'mustBeChosen'; readonly by: Who }
  /**
   * 601.1d. Changes what has to be paid, not the cost of the card (201.2a). Increases come first, then reductions, the one with the highest
   * floor first: a reduction stops at its own floor `atLeast`, and never raises the cost.
   */
  | { readonly kind: 'cost'; readonly by: Amount; readonly atLeast: number }
  /** 603.5d. Put into the battle zone tapped, or into the mana zone. */
  | { readonly kind: 'entersTapped'; readonly zone?: 'manaZone' }
  | { readonly kind: 'doesNotUntap' }
  | { readonly kind: 'winsBattles'; readonly against?: Filter }
  /** At the start of their player's turn, at most this many of the affected cards untap. */
  | { readonly kind: 'untapAtMost'; readonly count: Amount }
  /** A player plays with the hand revealed. */
  | { readonly kind: 'handRevealed'; readonly of: Who };

/** 101.2. Something that may not be done. Where it names an object, the object is what the static effect affects. */
export type Ban =
  | { readonly do: 'attack'; readonly target?: 'player' | 'creature' }
  | { readonly do: 'block' }
  | { readonly do: 'beBlocked'; readonly by?: Filter }
  | { readonly do: 'beAttacked'; readonly by?: Filter }
  | { readonly do: 'beChosen'; readonly by: Who }
  /** 701.1a. Effects of that player do not tap it. */
  | { readonly do: 'beTapped'; readonly by: Who }
  /** 703.4d. It is not destroyed although it has lost a battle, or one against such a creature. */
  | { readonly do: 'beDestroyedByBattle'; readonly against?: Filter }
  | { readonly do: 'summon'; readonly who: Who; readonly what?: Filter; readonly limit?: number }
  | { readonly do: 'cast'; readonly who: Who; readonly what?: Filter; readonly limit?: number }
  | { readonly do: 'use'; readonly who: Who; readonly what?: Filter; readonly limit?: number }
  | { readonly do: 'put'; readonly who: Who; readonly what?: Filter; readonly unless?: 'summoned' }
  | { readonly do: 'move'; readonly from: Zone; readonly to?: Zone }
  | { readonly do: 'useShieldTrigger' }
  | { readonly do: 'useTapAbility'; readonly who: Who }
  /** 701.10a. A player can neither search their own deck nor look at its cards. Revealing cards is not looking. */
  | { readonly do: 'lookAtOwnDeck'; readonly who: Who };

/** 101.2. A permission on a card that overrides a basic rule. */
export type Permission =
  | { readonly do: 'attackUntapped'; readonly what?: Filter }
  /** Lifts "cannot attack players" only; what cannot attack at all still cannot (506.1c). */
  | { readonly do: 'attackPlayersDespiteBans' }
  | { readonly do: 'summonFrom'; readonly zone: Zone; readonly what?: Filter }
  /** 801.1a. As the base of an evolution creature it counts as a creature of any race. */
  | { readonly do: 'beBaseOfAnyRace' }
  /** 504.2. Its player crosses cross gears onto it in the main step without paying. */
  | { readonly do: 'beCrossedFree' }
  /** 506.1a. Attacks players despite all prohibitions, even in the turn in which it is put. */
  | { readonly do: 'attackPlayersRegardless' };

/** Tested when it is read: after the comma of a trigger, while a static ability lasts, inside an effect. */
export type Condition =
  | { readonly kind: 'count'; readonly of: Group; readonly is: Bounds }
  | {
      readonly kind: 'compare';
      readonly a: Amount;
      readonly b: Amount;
      readonly is: 'more' | 'less' | 'atLeast' | 'atMost' | 'equal';
    }
  | { readonly kind: 'all'; readonly of: Group; readonly are: Filter }
  | { readonly kind: 'is'; readonly what: Ref; readonly like: Filter }
  | { readonly kind: 'turnOf'; readonly who: Who }
  | { readonly kind: 'attacking'; readonly what: Ref; readonly target?: 'player' | 'creature' }
  | { readonly kind: 'battling'; readonly what: Ref; readonly against?: Filter }
  | { readonly kind: 'shields'; readonly of: Who; readonly is: Bounds }
  | { readonly kind: 'happened'; readonly event: EventPattern; readonly is: Bounds }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'both'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'either'; readonly conditions: readonly Condition[] };

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
  | 'duel';

/** The objects that a trigger refers to. */
export interface Subject {
  readonly of: Who;
  readonly filter?: Filter;
}

/** 603.1. What must happen. */
export type EventPattern =
  | {
      readonly event: 'put';
      readonly what: Subject;
      readonly how?: 'summoned' | 'notSummoned' | 'unpaid' | 'revolutionChange';
      readonly onto?: Filter;
    }
  | { readonly event: 'destroyed'; readonly what: Subject; readonly tense: 'destroyed' | 'destroying' }
  | {
      readonly event: 'moved';
      readonly what: Subject;
      readonly from?: Zone;
      readonly to?: Zone;
      /** 703.2. The player whose effect moves it; state-based actions and the steps of the turn belong to nobody. */
      readonly by?: Who;
    }
  | {
      readonly event: 'attacks';
      readonly what: Subject;
      readonly target?: 'player' | 'creature';
      readonly nth?: number;
    }
  | { readonly event: 'attacked'; readonly what: Subject }
  | { readonly event: 'blocks'; readonly what: Subject }
  /** 507.3b. It attacks, a player or a creature, and a blocking creature is named. */
  | {
      readonly event: 'becomesBlocked';
      readonly what: Subject;
      readonly by?: Filter;
      readonly target?: 'player' | 'creature';
    }
  /** 507.3c. It attacks, a player or a creature, and no blocking creature is named. */
  | { readonly event: 'isNotBlocked'; readonly what: Subject; readonly target?: 'player' | 'creature' }
  | { readonly event: 'battles'; readonly what: Subject }
  | { readonly event: 'winsBattle'; readonly what: Subject }
  | { readonly event: 'losesBattle'; readonly what: Subject }
  | { readonly event: 'battleEnds'; readonly what: Subject }
  | {
      readonly event: 'used';
      readonly by: Who;
      readonly what?: Filter;
      readonly unpaid?: true;
      /** Where the card is used from. A shield trigger is declared in the shield zone, and used from the hand (113.6). */
      readonly from?: readonly Zone[];
      /** 112.3a. By its shield trigger. */
      readonly through?: 'shieldTrigger';
    }
  /** 502.1. Any card, only the one that is drawn for the draw step, or any other. */
  | { readonly event: 'drawn'; readonly by: Who; readonly for?: 'drawStep' | 'otherwise' }
  | { readonly event: 'discarded'; readonly by: Who; readonly what?: Filter }
  | { readonly event: 'tapped'; readonly what: Subject; readonly first?: true }
  | { readonly event: 'untapped'; readonly what: Subject }
  | { readonly event: 'chosen'; readonly what: Subject; readonly by: Who }
  | {
      readonly event: 'shieldBroken';
      readonly of: Who;
      readonly last?: true;
      /** 701.14a. What breaks it: a creature, or the source of an effect. */
      readonly by?: Subject;
    }
  /** 509.3, 603.7. Shields to be broken were chosen: resolved before they break. */
  | { readonly event: 'breaksShields'; readonly what: Subject }
  | { readonly event: 'startOfTurn'; readonly of: Who }
  | { readonly event: 'endOfTurn'; readonly of: Who }
  | { readonly event: 'endOfAttack'; readonly what: Subject }
  | { readonly event: 'anyOf'; readonly patterns: readonly EventPattern[] };

/** 609. What would happen, and what happens instead. */
export type ReplacementPattern =
  /** 703.4d. By whatever destroys it, or only because it has lost a battle against `other`. */
  | { readonly event: 'destroyed'; readonly what: Subject; readonly by?: 'battle' }
  | { readonly event: 'leaves'; readonly what: Subject; readonly to?: Zone }
  | { readonly event: 'moves'; readonly what: Subject; readonly from?: Zone; readonly to: Zone }
  /** 701.14a. A creature, or the source of an effect, would break a shield, which `that` names; once for each shield. */
  | { readonly event: 'breaks'; readonly what: Subject }
  /** 701.14a. A shield of a player would be broken, whatever breaks it; `that` names it. */
  | { readonly event: 'isBroken'; readonly of: Who }
  /** 114.4. A player would draw a card, also from an empty deck (114.6a). */
  | { readonly event: 'draws'; readonly by: Who };

/** 609.1. What happens in place of what is replaced. */
export type Instead =
  | { readonly kind: 'move'; readonly to: Zone; readonly position?: 'top' | 'bottom'; readonly tapped?: true }
  | { readonly kind: 'stays' }
  /**
   * 801.4. Only the top card goes where the creature would have gone; what is below is rebuilt: as one creature, or apart, as the
   * creatures that it was put on.
   */
  | { readonly kind: 'topCard'; readonly apart?: true }
  | { readonly kind: 'do'; readonly effect: Effect };

/** 701.2. Cards go to a zone. */
export interface Move {
  readonly do: 'move';
  readonly what: Target;
  readonly to: Zone;
  readonly position?: 'top' | 'bottom';
  readonly tapped?: true;
  readonly faceUp?: true;
  readonly topOnly?: true;
  /** The shield trigger of a shield that goes to the hand may not be used. */
  readonly withoutShieldTrigger?: true;
  readonly as?: string;
}

/**
 * What is done, in printed order (605.2c). "If you do" (`then` of `may` and `ifDone`) asks whether the instruction was attempted: whether
 * there was something to apply it to, even if a replacement changed the result (101.3a). `otherwise` follows if it was not. "That many" asks for
 * something else: `tally` counts what really happened (609.4).
 */
export type Effect =
  | { readonly do: 'draw'; readonly who: Who; readonly count: Amount; readonly upTo?: true }
  | { readonly do: 'discard'; readonly what: Target }
  | { readonly do: 'destroy'; readonly what: Target }
  | Move
  /** 400.7. Cards move at the same instant: all are found before any of them moves. */
  | { readonly do: 'atOnce'; readonly moves: readonly Move[] }
  | {
      readonly do: 'moveTop';
      readonly who: Who;
      readonly count: Amount;
      readonly to: Zone;
      readonly as?: string;
    }
  | { readonly do: 'tap'; readonly what: Target }
  | { readonly do: 'untap'; readonly what: Target }
  | {
      readonly do: 'search';
      readonly who: Who;
      /** The opponent's deck, not the deck of the player who searches. */
      readonly of?: 'opponent';
      readonly filter?: Filter;
      readonly count: Amount;
      readonly to: Zone;
      readonly show?: true;
      readonly as?: string;
    }
  | { readonly do: 'shuffle'; readonly who: Who }
  | {
      readonly do: 'lookAtTop';
      readonly who: Who;
      readonly count: Amount;
      readonly as: string;
      readonly show?: true;
    }
  | { readonly do: 'look'; readonly what: Target }
  | { readonly do: 'reveal'; readonly what: Target }
  | {
      readonly do: 'revealUntil';
      /** Of the opponent's deck, not of yours. */
      readonly who?: 'opponent';
      readonly filter: Filter;
      readonly count: Amount;
      readonly as: string;
    }
  | { readonly do: 'choose'; readonly what: Choice }
  | {
      readonly do: 'put';
      readonly what: Target;
      readonly onto?: Target;
      readonly tapped?: true;
      /** 507.4. It becomes the blocking creature of the attack in progress, without having blocked. */
      readonly blocking?: true;
      readonly as?: string;
    }
  | {
      readonly do: 'use';
      readonly what: Target;
      readonly onto?: Target;
      /** 701.4a. Your opponent's spells are cast by you, and go to their owner's graveyard; other cards of the opponent are not used. */
      readonly by?: 'you';
    }
  | { readonly do: 'breakShields'; readonly of: Who; readonly count: Amount | 'all' }
  | { readonly do: 'battle'; readonly a: Target; readonly b: Target }
  /** 303.4a. Cross gears in the battle zone are crossed onto a creature of their player without paying. */
  | { readonly do: 'cross'; readonly what: Target; readonly onto: Target }
  | {
      readonly do: 'lasting';
      readonly affects: Target;
      readonly effects: readonly StaticEffect[];
      readonly until: Duration;
      readonly alsoLater?: true;
      /** 601.1g. It also ends when one of the affected cards is used. */
      readonly untilUsed?: true;
    }
  /** 200. A creature has the characteristics that are printed on a creature card, which may be anywhere, in place of its own. */
  | { readonly do: 'become'; readonly what: Target; readonly card: Ref; readonly until: Duration }
  | { readonly do: 'replaceUntil'; readonly replacement: Replacement; readonly until: Duration }
  | { readonly do: 'delayed'; readonly ability: Triggered; readonly until: Duration | 'once' }
  | { readonly do: 'inOrder'; readonly effects: readonly Effect[] }
  | { readonly do: 'may'; readonly effect: Effect; readonly then?: Effect; readonly otherwise?: Effect }
  | { readonly do: 'ifDone'; readonly first: Effect; readonly then: Effect; readonly otherwise?: Effect }
  | { readonly do: 'if'; readonly condition: Condition; readonly then: Effect; readonly otherwise?: Effect }
  | { readonly do: 'modes'; readonly modes: readonly Effect[]; readonly count: number; readonly by: Who }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effect: Effect }
  | { readonly do: 'forEach'; readonly of: Target; readonly as: string; readonly effect: Effect }
  | {
      readonly do: 'nameNumber';
      readonly by: Who;
      readonly min: number;
      readonly max: number;
      /** Only every `step`-th number, counted from `min`. */
      readonly step?: number;
      readonly as: string;
    }
  | { readonly do: 'nameCard'; readonly by: Who; readonly as: string }
  /** A race of some card, but none of `except`. */
  | {
      readonly do: 'nameRace';
      readonly by: Who;
      readonly except?: readonly string[];
      readonly as: string;
    }
  /** 801.4. Cards below the top card go somewhere; the player picks which. */
  | {
      readonly do: 'moveUnder';
      readonly what: Ref;
      readonly count: Amount | 'all';
      readonly filter?: Filter;
      readonly to: Zone;
      readonly as?: string;
    }
  /** A D2 field is turned upside down; once it is, it cannot be again. */
  | { readonly do: 'flip'; readonly what: Ref }
  /** 400.2b. Cards are turned where they lie: seen or not, they stay in a private zone, and do not move. */
  | { readonly do: 'turn'; readonly what: Target; readonly to: 'faceUp' | 'faceDown' }
  /** The top cards of the super GR zone are summoned without paying. */
  | { readonly do: 'gacharangeSummon'; readonly count: Amount }
  /** 603.3b. Abilities that bear an icon are chosen and go on standby. */
  | { readonly do: 'useIcons'; readonly icon: string; readonly count: Amount }
  /**
   * 609.4, 101.3a. Performs an effect, and keeps as a number how many cards it really drew, destroyed, discarded, moved,
   * put, used, tapped or broke: "that many". What was replaced does not count, and a pile counts once (801.2).
   */
  | { readonly do: 'tally'; readonly effect: Effect; readonly as: string }
  /** Keeps a number for later parts of the effect, and for what it leaves behind. */
  | { readonly do: 'remember'; readonly amount: Amount; readonly as: string }
  | { readonly do: 'endAttack' }
  | { readonly do: 'skipRestOfTurn' }
  | { readonly do: 'extraTurn'; readonly who: Who }
  /** 701.26. The bearer comes from where it is, and what is named goes to the hand. */
  | { readonly do: 'swap'; readonly what: Ref }
  | { readonly do: 'wins'; readonly who: Who };

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
  /** At most this many times a turn; by this object, or by all cards of its name. */
  readonly limit?: {
    readonly times: number;
    readonly per: 'turn' | 'attack';
    readonly by: 'this' | 'name' | 'word';
  };
  /** What kind of printed ability this is, for those that print as one word. */
  readonly word?: TriggerWord;
  /** 603.3b. Bears an icon, so that other abilities can use it. */
  readonly icon?: string;
}

/** Named abilities that are triggered abilities with a declaration of usage. */
export type TriggerWord =
  | { readonly name: 'invasion' | 'revolutionChange' | 'attackChance'; readonly base: Filter }
  | { readonly name: 'ninjaStrike'; readonly mana: number }
  | { readonly name: 'revolution0Trigger' | 'oniend' | 'zero' | 'dSwitch' | 'kizunaPlus' | 'meteorburn' }
  | { readonly name: 'gateOfMoonlessNight'; readonly form: 'plain' | 'void' | 'fantasy' | 'zetsu' }
  | {
      readonly name:
        | 'finalRevolution'
        | 'spaceCharge'
        | 'manaArms'
        | 'revolution0'
        | 'galaxyshield'
        | 'exLife';
    };

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
  /** 110.4. The zones in which it works. When not given it is the battle zone, or the zone from which its own card would go (110.4g). */
  readonly from?: readonly Zone[];
}

/** What a spell does. */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly effect: Effect;
}

/** 601.1a. An alternative or an additional cost. */
export interface CostAbility {
  readonly kind: 'cost';
  readonly way: 'alternative' | 'additional';
  readonly effect: Effect;
  readonly from?: readonly Zone[];
}

/** May be used only while this holds. */
export interface UseCondition {
  readonly kind: 'useOnlyIf';
  readonly condition: Condition;
}

/** An ability that is printed as one word. */
export type Keyword =
  | {
      readonly kind: 'keyword';
      readonly name: 'speedAttacker' | 'machFighter' | 'slayer' | 'charger' | 'shieldTrigger';
    }
  /** 507.1a. Blocks any attacking creature, or such creatures only. */
  | { readonly kind: 'keyword'; readonly name: 'blocker'; readonly against?: Filter }
  | { readonly kind: 'keyword'; readonly name: 'breaker'; readonly breaker: Breaker }
  /** Breaks one shield, and one more for each other such creature of its player. */
  | { readonly kind: 'keyword'; readonly name: 'breaker'; readonly breaker: 'crew'; readonly crew: Filter }
  | { readonly kind: 'keyword'; readonly name: 'powerAttacker'; readonly by: Amount }
  | {
      readonly kind: 'keyword';
      readonly name: 'evolution';
      readonly base: Filter;
      readonly count?: number;
      /** 801.1a. Further bases of other kinds, one of each. */
      readonly also?: readonly Filter[];
      readonly from?: Zone;
    }
  | { readonly kind: 'keyword'; readonly name: 'strikeBack'; readonly discards: Filter }
  | { readonly kind: 'keyword'; readonly name: 'guardStrike' }
  | { readonly kind: 'keyword'; readonly name: 'galaxyshield'; readonly cost: number }
  | { readonly kind: 'keyword'; readonly name: 'shieldForce'; readonly grants: readonly Ability[] }
  /** Works while another creature of its player has broken a shield in this turn. */
  | { readonly kind: 'keyword'; readonly name: 'turboRush'; readonly grants: readonly Ability[] }
  /** Works while two or more other creatures in the battle zone have wave striker. */
  | { readonly kind: 'keyword'; readonly name: 'waveStriker'; readonly grants: readonly Ability[] }
  | Activated;

/** 602.1. An ability whose effect goes on standby when its player does what the ability asks for. */
export type Activated =
  /** Used by tapping a creature instead of attacking with it: the bearer, or those that `by` names. `that` is the tapped creature. */
  | {
      readonly kind: 'keyword';
      readonly name: 'tapAbility';
      readonly effect: Effect;
      readonly by?: Ref | Group;
    }
  /** 501.1a. Used at the start of its player's turn by leaving the bearer tapped. */
  | { readonly kind: 'keyword'; readonly name: 'silentSkill'; readonly effect: Effect };

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
  /** The spell half of a twinpact. */
  readonly otherFace?: Face;
  /** Number and set of each printing that we know of, as `DM-01 23/110`. */
  readonly printings?: readonly string[];
  /** What was assumed of a card that is known only from rulings. */
  readonly reconstructed?: string;
}

/** All cards that a duel may use, by name. */
export type CardPool = ReadonlyMap<string, CardDefinition>;

/** A world of a few cards, as plain data. */
export type Side = 'p1' | 'p2';

/** Whose event an ability waits for: its own, that of another creature of its player, of any of them, or of the opponent. */
export type Whose = 'this' | 'another' | 'yours' | 'opponents';

/** Events of creatures. */
export const CREATURE_EVENTS = [
  'attacks',
  'blocks',
  'isBlocked',
  'isNotBlocked',
  'battles',
  'wins',
  'loses',
  'breaks',
  'destroyed',
  'leaves',
  'put',
  'tapped',
  'endOfAttack',
] as const;

/** Events of players. */
export const PLAYER_EVENTS = [
  'startOfTurn',
  'endOfTurn',
  'drawn',
  'discarded',
  'cast',
  'shieldBroken',
] as const;

export type CreatureEvent = (typeof CREATURE_EVENTS)[number];
export type PlayerEvent = (typeof PLAYER_EVENTS)[number];

export type Event =
  | { readonly on: CreatureEvent; readonly whose: Whose }
  | { readonly on: PlayerEvent; readonly whose: 'yours' | 'opponents' };

/** One instruction of an effect. Choices are made by the player of the effect; a discard is chosen by the player who discards. */
export const STEPS = [
  'draw',
  'destroy',
  'sacrifice',
  'destroyThis',
  'destroyAll',
  'bounce',
  'tap',
  'untapThis',
  'discard',
  'putFromHand',
  'addShield',
  'addMana',
  'breakOne',
  'battle',
  'skipTurn',
] as const;

export type Step = (typeof STEPS)[number];

/** 603. A triggered ability. */
export interface Triggered {
  readonly when: Event;
  readonly steps: readonly Step[];
  /** "You may". */
  readonly may: boolean;
  /** Once a turn. */
  readonly once: boolean;
  /** 603.2. Inside the trigger clause: while its player has at least this many creatures. */
  readonly given: number;
  /** 603.4. After the comma: if its player has at least this many creatures. */
  readonly provided: number;
}

/** 603.2e. An ability of a card in the hand: when this happens, it may be used without paying its cost. */
export type FromHand =
  | { readonly kind: 'when'; readonly when: Event }
  | { readonly kind: 'ninjaStrike'; readonly mana: number };

/** 609. When such a creature would be destroyed, it goes to this zone instead. */
export interface Instead {
  readonly whose: Whose;
  readonly to: 'hand' | 'mana' | 'deck';
  readonly may: boolean;
}

export interface WorldCard {
  readonly name: string;
  /** Undefined for a spell. */
  readonly power: number | undefined;
  readonly blocker: boolean;
  readonly doubleBreaker: boolean;
  readonly speedAttacker: boolean;
  readonly shieldTrigger: boolean;
  readonly guardStrike: boolean;
  readonly strikeBack: boolean;
  readonly triggered: readonly Triggered[];
  readonly instead: readonly Instead[];
  readonly fromHand: FromHand | undefined;
  /** What a spell does. */
  readonly text: readonly Step[];
}

export interface Placed {
  readonly card: WorldCard;
  readonly tapped: boolean;
}

export interface WorldSide {
  readonly battleZone: readonly Placed[];
  readonly hand: readonly WorldCard[];
  readonly shieldZone: readonly WorldCard[];
  /** How many neutral cards are there. */
  readonly mana: number;
  readonly deck: number;
}

/** Where a world begins. It ends with the turn, with the duel, before the charge, or before an attack too many. */
export type Start = 'startOfTurn' | 'attack' | 'end';

/** p1 is the active player. */
export interface World {
  readonly start: Start;
  readonly attacks: number;
  readonly p1: WorldSide;
  readonly p2: WorldSide;
}

/** A creature without abilities, of which mana zones and decks consist. */
export const FILLER: WorldCard = {
  name: 'Filler',
  power: 1000,
  blocker: false,
  doubleBreaker: false,
  speedAttacker: false,
  shieldTrigger: false,
  guardStrike: false,
  strikeBack: false,
  triggered: [],
  instead: [],
  fromHand: undefined,
  text: [],
};

/** Which of these events are declared for from the hand. */
export const DECLARED_EVENTS = [
  'attacks',
  'blocks',
  'put',
  'destroyed',
  'startOfTurn',
  'endOfTurn',
  'cast',
  'shieldBroken',
] as const satisfies readonly (CreatureEvent | PlayerEvent)[];

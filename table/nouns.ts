/** The nouns of the table. Plain readonly JSON; every other file speaks in these words. */

import type { Zone } from './zones.ts';

export { PRIVATE_ZONES, ZONES, type Zone } from './zones.ts';

/** Both players. */
export const PLAYERS = ['p1', 'p2'] as const;
Object.freeze(PLAYERS);

/** One of the two duelists. The turn says which of them is the active player. */
export type Player = (typeof PLAYERS)[number];

/** Index into `Table.cards`: the physical card, stable for the whole duel. */
export type CardId = number;
/** A card in a zone; another number after every change of zone (400.5). */
export type ObjectId = number;

/** A physical card. */
export interface Card {
  readonly name: string;
  readonly owner: Player;
}

/** Which printed face of a card is in use: the only one, or the second face of a twinpact. */
export type FaceIndex = 0 | 1 | 2;

/**
 * 701.18. A card that is linked with the one of its object. It lies `x` columns to the right of that one and `y` rows below it.
 */
export interface LinkedCard {
  readonly card: CardId;
  /** 801. Cards below it, topmost first. */
  readonly under: readonly CardId[];
  readonly x: number;
  readonly y: number;
}

/** 400.5. A card in a zone, with what lies below it and what is linked with it. */
export interface CardObject {
  readonly id: ObjectId;
  /** The top card: the only one whose characteristics count, besides those of gods that are linked with it (804.1b). */
  readonly card: CardId;
  /** 801. Cards below the top card, topmost first. */
  readonly under: readonly CardId[];
  /** 701.18. The cards that are linked with the top card: all are one creature. Undefined if there are none. */
  readonly links: readonly LinkedCard[] | undefined;
  readonly owner: Player;
  readonly zone: Zone;
  readonly tapped: boolean;
  readonly faceUp: boolean;
  /**
   * 405.4, 200.3b. It lies face down in the mana zone, or in the battle zone as a seal (116.1). It has no characteristics but cost 0, and mana
   * number 1.
   */
  readonly faceDown: boolean;
  /** A D2 field whose D switch was used lies upside down. */
  readonly flipped: boolean;
  /** 409. Half-way through being used or put, or a shield being broken: not counted and not to be chosen. */
  readonly pending: boolean;
  readonly face: FaceIndex;
  /** The number of the turn in which it came to this zone. */
  readonly since: number;
  /** A cross gear's creature, a castle's shield, the shield named for a shield force, the card that a seal lies on. */
  readonly attachedTo: ObjectId | undefined;
}

/** The cards of one player, by zone, each zone in its order: the top card of a deck first. */
export type PlayerZones = { readonly [Z in Zone]: readonly CardObject[] };

/**
 * What everything random in a duel follows from. A number is for tests and simulations: reproducible, but not secret, since a player can
 * compute it from a few cards. A text, `chacha20:` and 64 hexadecimal digits, is a secret seed: a key of 256 bits for ChaCha20.
 */
export type Seed = number | string;

/** State of the generator of a numeric seed (xoshiro128**): four unsigned 32-bit numbers. */
export type NumericRandom = readonly [number, number, number, number];

/** State of the generator of a secret seed (ChaCha20). */
export interface SecretRandom {
  /** The key: 64 hexadecimal digits. */
  readonly chacha20: string;
  /** How many 32-bit numbers have been drawn. */
  readonly drawn: number;
}

/** State of the generator of a duel, which belongs to the kind of its seed. */
export type RandomState = NumericRandom | SecretRandom;

/** 500. The turn in progress. */
export interface Turn {
  /** 1 for the first turn of the duel; 0 before it. */
  readonly number: number;
  readonly active: Player;
  /** How many attacks were declared in this turn. */
  readonly attacks: number;
  /** 500.5. The extra turns that follow, by player. */
  readonly extra: readonly Player[];
  /** 500.5. Whose turn follows once there is no extra turn left; if not given, that of the other player. */
  readonly next?: Player;
}

/** What is attacked: a player or a creature. */
export type AttackTarget = { readonly player: Player } | { readonly creature: ObjectId };

/** 506 to 510. The attack in progress. */
export interface Attack {
  readonly attacker: ObjectId;
  readonly target: AttackTarget;
  /** 507.2c. Stays true even if the blocking creature goes. */
  readonly blocked: boolean;
  readonly blocker: ObjectId | undefined;
  /** 507.4. The blocking creature was named to block; one that is put blocking did not block. */
  readonly named: boolean;
  /** 505.6a. The attack was ended before its time. */
  readonly ended: boolean;
  /** 509.2. How many shields are broken; 0 until that is determined. */
  readonly breaks: number;
  /** 509.3. Shields chosen to be broken. */
  readonly shields: readonly ObjectId[];
}

/** Every way in which a duel ends. */
export const DUEL_ENDS = [
  'directAttack',
  'deckOut',
  'concession',
  'cardEffect',
  'bothLose',
  'endlessLoop',
  'turnLimit',
  'decisionLimit',
] as const;
Object.freeze(DUEL_ENDS);

/** Why a duel ended. By the last three nobody wins: it would never have ended, or went on for longer than its limits. */
export type DuelEnd = (typeof DUEL_ENDS)[number];

/** How the duel ended. `winner` is undefined when both lost at once. */
export interface Result {
  readonly winner: Player | undefined;
  readonly reason: DuelEnd;
  readonly turn: number;
}

/** Everything that lies on the table. Plain JSON; a change makes a new one. */
export interface Table {
  readonly cards: readonly Card[];
  readonly zones: { readonly [P in Player]: PlayerZones };
  /** 116.2a. Creatures with seals on them: they count as not being in the battle zone, so they are not listed there. */
  readonly ignored: readonly CardObject[] | undefined;
  readonly nextId: ObjectId;
  readonly random: RandomState;
  readonly turn: Turn;
  readonly attack: Attack | undefined;
  readonly result: Result | undefined;
}

/** The other player. */
export const opponentOf = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

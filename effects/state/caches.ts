import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import { REPLACEMENT_ZONES, STATIC_ZONES, TRIGGER_ZONES, type Zone } from '../../table/zones.ts';
import type {
  Ability,
  CardDefinition,
  Civilization,
  Group,
  ReplacementPattern,
  StaticEffect,
  Triggered,
} from '../language/vocabulary.ts';
import type { FactKind } from './facts.ts';
import type { Game } from './game.ts';
import type { Scope } from './scope.ts';

/** What one card contributes to the repertoire of a duel. */
export interface Contribution {
  readonly waitedFor: readonly FactKind[];
  readonly staticZones: readonly Zone[];
  readonly triggerZones: readonly Zone[];
  readonly replacementZones: readonly Zone[];
  readonly replaced: readonly ReplacementPattern['event'][];
  readonly kinds: ReadonlySet<string>;
  readonly powerless: boolean;
}

/** What the cards of one duel can do at all: rules that concern none of them are skipped. */
export interface Repertoire {
  /** Zones other than the battle zone in which some static ability works. */
  readonly staticZones: readonly Zone[];
  /** Zones in which some ability triggers, in the order in which they are looked through. */
  readonly triggerZones: readonly Zone[];
  /** Zones in which some replacement effect works. */
  readonly replacementZones: readonly Zone[];
  /** Events that some replacement effect of some card waits for. */
  readonly replaced: ReadonlySet<ReplacementPattern['event']>;
  /** Some card makes a player play with the hand revealed. */
  readonly revealsHands: boolean;
  readonly hasShieldForce: boolean;
  /** Some creature has no power as it is printed. */
  readonly powerless: boolean;
  readonly castles: boolean;
  readonly d2Fields: boolean;
}

/** 603.2e. An ability whose use has to be declared, and the face that it is printed on. */
export interface DeclaredAbility {
  readonly name: string;
  readonly ability: Triggered;
}

/** A static effect in force, and what it reaches. */
export interface StaticInForce {
  readonly effect: StaticEffect;
  readonly scope: Scope;
  readonly affects: readonly ObjectId[] | Group;
}

/** Statics that are printed on what lies on the table, or that were made by a resolution, and what they were read from. */
export interface PrintedStatics {
  readonly statics: readonly StaticInForce[];
  readonly gains: readonly StaticInForce[];
  readonly lasting: Game['lasting'];
  readonly zones: readonly (readonly CardObject[])[];
  /** Some of them hold only while a condition does, so that any change of the game may end them. */
  readonly conditional: boolean;
}

/** Untapped mana of the same civilizations. */
export interface ManaKind {
  readonly civilizations: readonly Civilization[];
  readonly cards: readonly CardObject[];
}

/** Answers about a card pool. */
export class PoolCache {
  readonly contributions = new Map<CardDefinition, Contribution>();
  declaredAbilities: readonly DeclaredAbility[] | undefined;
  declaredFacts: ReadonlySet<FactKind> | undefined;
}

/** Answers about the cards of a duel. */
export class CardsCache {
  readonly cards: Game['cards'];
  /** By card id. */
  readonly definitions: (CardDefinition | undefined)[] = [];
  repertoire: Repertoire | undefined;
  waitedFor: ReadonlySet<FactKind> | undefined;
  declarableFacts: { readonly [P in Player]: ReadonlySet<FactKind> } | undefined;

  constructor(cards: Game['cards']) {
    this.cards = cards;
  }
}

/** Answers that rest on what lies in some zones, and are right as long as the same objects lie there. */
export class ZonesCache {
  printed: PrintedStatics | undefined;
  mana: { readonly zone: readonly CardObject[]; readonly kinds: readonly ManaKind[] } | undefined;
}

/** Answers about one state of a game. */
export class GameCache {
  readonly game: Game;
  printed: PrintedStatics | undefined;
  statics: readonly StaticInForce[] | undefined;
  abilities: Map<CardObject, readonly Ability[]> | undefined;
  power: Map<CardObject, number> | undefined;

  constructor(game: Game) {
    this.game = game;
  }
}

/** The repertoire of cards that can do anything: no rule is skipped. */
export const WHOLE_REPERTOIRE: Repertoire = {
  staticZones: STATIC_ZONES,
  triggerZones: TRIGGER_ZONES,
  replacementZones: REPLACEMENT_ZONES,
  replaced: new Set(['destroyed', 'leaves', 'moves', 'breaks', 'draws']),
  revealsHands: true,
  hasShieldForce: true,
  powerless: true,
  castles: true,
  d2Fields: true,
};

/** Answers that are kept for the next time somebody asks. Each of them can be worked out anew at any time. */
export interface Caches {
  readonly pool: PoolCache;
  readonly zones: ZonesCache;
  ofCards(cards: Game['cards']): CardsCache;
  ofGame(game: Game): GameCache;
  /** The caches of another duel with the same cards. */
  fork(): Caches;
}

/**
 * The caches of a duel. It shares those of its pool with all duels that are played with that pool, those of its cards with
 * its forks. Those of a game are its own: only the latest are kept, since nearly every question is about the game that
 * was asked about last, and forks that take turns would empty each other's.
 */
export class DuelCaches implements Caches {
  readonly pool: PoolCache;
  readonly zones = new ZonesCache();
  #cards: CardsCache | undefined;
  #game: GameCache | undefined;

  constructor(pool: PoolCache, cards?: CardsCache) {
    this.pool = pool;
    this.#cards = cards;
  }

  ofCards(cards: Game['cards']): CardsCache {
    if (this.#cards?.cards !== cards) this.#cards = new CardsCache(cards);
    return this.#cards;
  }

  ofGame(game: Game): GameCache {
    if (this.#game?.game !== game) this.#game = new GameCache(game);
    return this.#game;
  }

  fork(): Caches {
    return new DuelCaches(this.pool, this.#cards);
  }
}

/** Keeps nothing, and skips nothing: what is written into it is gone when the next question is asked. */
export const noCaches: Caches = {
  get pool() {
    return new PoolCache();
  },
  get zones() {
    return new ZonesCache();
  },
  ofCards: (cards) => Object.assign(new CardsCache(cards), { repertoire: WHOLE_REPERTOIRE }),
  ofGame: (game) => new GameCache(game),
  fork: () => noCaches,
};

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
  readonly conditionsAsk: boolean;
}

/** What the cards of a duel can do at all. Rules that none of them needs are skipped. */
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
  /** Some static ability holds while a condition does that asks for power, keywords or civilizations. */
  readonly conditionsAsk: boolean;
  readonly tapAbilities: boolean;
  readonly silentSkills: boolean;
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

/** Statics that are printed on what lies on the table, or were made by a resolution, and what they were read from. */
export interface PrintedStatics {
  readonly statics: readonly StaticInForce[];
  readonly gains: readonly StaticInForce[];
  readonly lasting: Game['lasting'];
  readonly zones: readonly (readonly CardObject[])[];
  /** Some of them hold only while a condition does, so any change of the game may begin or end them. */
  readonly conditional: boolean;
}

/** The statics that are in force together: those of printed abilities and of resolutions, and all. */
export interface InForce {
  readonly printed: Pick<PrintedStatics, 'statics' | 'gains'>;
  readonly statics: readonly StaticInForce[];
}

/** Untapped mana of the same civilizations. */
export interface ManaKind {
  readonly civilizations: readonly Civilization[];
  readonly cards: readonly CardObject[];
}

/** Cached answers about a card pool. */
export class PoolCache {
  readonly contributions = new Map<CardDefinition, Contribution>();
  declaredAbilities: readonly DeclaredAbility[] | undefined;
  declaredFacts: ReadonlySet<FactKind> | undefined;
}

/** Cached answers about the cards of a duel. */
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

/** Cached answers that depend only on some zones: valid as long as these hold the same objects. */
export class ZonesCache {
  printed: PrintedStatics | undefined;
  mana: { readonly zone: readonly CardObject[]; readonly kinds: readonly ManaKind[] } | undefined;
}

/** Cached answers about one game value, which never changes. */
export class GameCache {
  readonly game: Game;
  printed: PrintedStatics | undefined;
  statics: readonly StaticInForce[] | undefined;
  /** Set where conditions ask for what statics change. */
  settled: InForce | undefined;
  abilities: Map<CardObject, readonly Ability[]> | undefined;
  power: Map<CardObject, number> | undefined;

  constructor(game: Game) {
    this.game = game;
  }
}

/** The repertoire with which no rule is skipped. */
export const WHOLE_REPERTOIRE: Repertoire = {
  staticZones: STATIC_ZONES,
  triggerZones: TRIGGER_ZONES,
  replacementZones: REPLACEMENT_ZONES,
  replaced: new Set(['destroyed', 'leaves', 'moves', 'breaks', 'draws']),
  revealsHands: true,
  hasShieldForce: true,
  powerless: true,
  conditionsAsk: true,
  tapAbilities: true,
  silentSkills: true,
  castles: true,
  d2Fields: true,
};

/** Cached answers. Each can be computed again at any time, so a duel without caches is the same, only slower. */
export interface Caches {
  readonly pool: PoolCache;
  readonly zones: ZonesCache;
  ofCards(cards: Game['cards']): CardsCache;
  ofGame(game: Game): GameCache;
  /** The caches of another duel with the same cards. */
  fork(): Caches;
}

/**
 * The caches of one duel. The cache of the pool is shared by all duels with that pool, and the cache of the cards by all forks of
 * the duel, since pool and cards never change. Of games only the latest is kept: nearly every question is about the game that was
 * asked about last. Each fork has its own, or forks that take turns would evict each other's.
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

/** Caches nothing and skips no rule: every lookup gets a new cache. */
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

import type { CardObject, FaceIndex, ObjectId, Player } from '../../table/nouns.ts';
import { REPLACEMENT_ZONES, STATIC_ZONES, TRIGGER_ZONES, type Zone } from '../../table/zones.ts';
import type { GodLinkKeyword } from '../language/keywords/godLink.ts';
import type { HyperModeKeyword } from '../language/keywords/hyperMode.ts';
import type {
  Ability,
  Amount,
  CardDefinition,
  CardPool,
  Civilization,
  Condition,
  Face,
  Group,
  Keyword,
  ReplacementPattern,
  StaticEffect,
  Triggered,
} from '../language/vocabulary.ts';
import type { ShownFace } from './cardFace.ts';
import type { Game } from './game.ts';
import type { FactKind } from './reported/facts.ts';
import type { Scope } from './scope.ts';

/** 409.2. A place in which a card is laid for a cost of its own. */
export interface Laying {
  readonly to: 'shieldZone' | 'hyperspatialZone';
  readonly cost: number;
  readonly of: readonly Civilization[];
}

/** A printed face, with its abilities sorted by what asks for them. */
export interface PrintedFace extends Face {
  readonly isCreature: boolean;
  /** 810.4. The name of this half alone; `name` of the first half of a twinpact is that of the whole card. */
  readonly ownName: string;
  readonly hasStatics: boolean;
  readonly hasConditionalStatics: boolean;
  /** Some static ability holds while a condition does that asks for power, keywords or civilizations. */
  readonly hasAskingStatics: boolean;
  /** 110.4a. The power that an ability of its own gives it wherever it lies; undefined if what is printed counts. */
  readonly definedPower: Amount | undefined;
  /** 110.4e. Some static ability changes or forbids the use of its own card. */
  readonly changesOwnUse: boolean;
  /** 818.1b. What a creature has while this lies below it. */
  readonly soul: readonly Ability[];
  readonly hasReplacements: boolean;
  readonly hasCosts: boolean;
  readonly hasUseConditions: boolean;
  readonly evolution: Extract<Keyword, { name: 'evolution' }> | undefined;
  /** Its crystal soul: the mana number of face-down cards as it is used. */
  readonly crystalSoul: number | undefined;
  /** 409.2. Where it is laid instead of being used, by galaxyshield or pandora shift, and for how much. */
  readonly laying: Laying | undefined;
  /** 202.5. The names of this face: those of all gods that are linked. */
  readonly names: readonly string[];
  /** 804.2. */
  readonly godLink: GodLinkKeyword | undefined;
  /** 814.1. The names of the cells that it combines. */
  readonly combines: readonly string[] | undefined;
  /** 816.1. */
  readonly hyperMode: HyperModeKeyword | undefined;
  /** The abilities that trigger by themselves, by the facts that they wait for. */
  readonly triggered: ReadonlyMap<FactKind, readonly Triggered[]>;
  /** 603.2e. The abilities whose use has to be declared, by the facts that they wait for. */
  readonly declared: ReadonlyMap<FactKind, readonly Triggered[]>;
}

/** What is printed on a card: its only face, or both of a twinpact. */
export interface PrintedCard {
  readonly first: PrintedFace;
  readonly second: PrintedFace | undefined;
  /** 807.1. The third side of a dragheart. */
  readonly third: PrintedFace | undefined;
  readonly faces: readonly PrintedFace[];
  /** 805.1, 807.1. Its faces are its two sides, of which only the one that lies up counts. */
  readonly twoSides: boolean;
  /** Each face in a list of its own, by its index; the one before if there is none. */
  readonly alone: Readonly<Record<FaceIndex, readonly PrintedFace[]>>;
  readonly uses: readonly (readonly [FaceIndex, PrintedFace])[];
  /** A twinpact has the civilizations of both halves. */
  readonly civilizations: readonly Civilization[];
  /** 207.1. How much mana it gives. */
  readonly manaNumber: number;
  /** The same for all cards of these civilizations and this mana number. */
  readonly manaKey: string;
}

/** What effects on costs and civilizations ask for. */
export interface CostQuestions {
  /** They look at zones from which cards are used. */
  readonly askForUsed: boolean;
  readonly askForCharacteristics: boolean;
  /** Static abilities look at zones from which cards are used. */
  readonly staticsAskForUsed: boolean;
}

/** What one card contributes to the repertoire of a duel. */
export interface Contribution {
  readonly waitedFor: readonly FactKind[];
  /** The facts that its conditions on the whole duel count. */
  readonly ofDuel: readonly FactKind[];
  readonly staticZones: readonly Zone[];
  /** The zones other than the battle zone in which its abilities trigger. */
  readonly triggerZones: readonly Zone[];
  /** The facts that abilities in these zones wait for. */
  readonly waitedForIn: ReadonlyMap<Zone, readonly FactKind[]>;
  readonly replacementZones: readonly Zone[];
  readonly replaced: readonly ReplacementPattern['event'][];
  readonly kinds: ReadonlySet<string>;
  /** What its effects on costs and civilizations ask for. */
  readonly costs: CostQuestions;
  readonly powerless: boolean;
  readonly conditionsAsk: boolean;
  readonly conditionsAskRaces: boolean;
  readonly conditionsAskTypes: boolean;
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
  /** Some card says who uses abilities that trigger as their card is put. */
  readonly changesTriggers: boolean;
  /** Some card lets a player look at the top card of a deck at any time. */
  readonly seesDeckTops: boolean;
  readonly hasShieldForce: boolean;
  /** 818.1b. Some card has hyper soul X. */
  readonly souls: boolean;
  /** Some creature has no power as it is printed. */
  readonly powerless: boolean;
  /** Some static ability holds while a condition does that asks for power, keywords or civilizations. */
  readonly conditionsAsk: boolean;
  /** Some effect on costs or civilizations looks at zones from which cards are used. */
  readonly costsAskForUsed: boolean;
  /** Some alternative cost says where its card is used from. */
  readonly costsOpenZones: boolean;
  /** 201.2b. Some effect asks for the cost of a card, and some card has two. */
  readonly choosesCosts: boolean;
  readonly tapAbilities: boolean;
  readonly silentSkills: boolean;
  /** 816.2d. Some creature has hyperize. */
  readonly hyperizes: boolean;
  /** 313.2. Some card has an ability that its player uses by tapping it in the mana zone. */
  readonly manaAbilities: boolean;
  /** 112.3d. Some card has judgment Z. */
  readonly judgments: boolean;
  /** Some card gives races to others. */
  readonly changesRaces: boolean;
  readonly castles: boolean;
  readonly galaxyCastles: boolean;
  readonly d2Fields: boolean;
  /** 305. */
  readonly weapons: boolean;
  /** 310. */
  readonly auras: boolean;
  /** 303.3. Some card is a cross gear, and some creature can stop being one. */
  readonly losesGears: boolean;
  readonly sMaxEvolutions: boolean;
  /** 604.4. Some static ability ends the duel. */
  readonly verdicts: boolean;
  /** 101.2. Some effect says that a player cannot lose. */
  readonly preventsLosing: boolean;
  /** 804.2. Some card has god link. */
  readonly godLinks: boolean;
  /** 806, 808. Some card is a cell on its other side. */
  readonly cells: boolean;
  /** 814. Some card is a king cell. */
  readonly kingCells: boolean;
  /** 317.5. Some card links duelmates. */
  readonly linksDuelmates: boolean;
  /** 103.3. Some card begins the duel elsewhere than in the deck. */
  readonly begins: boolean;
  /** 701.24. Some effect puts seals on cards. */
  readonly seals: boolean;
  /** 817.2. Some card is a dream element. */
  readonly dreams: boolean;
  /** Some static ability says of something that it is no creature. */
  readonly unmakesCreatures: boolean;
  /** 703.4. Some card needs a state-based action other than those on empty decks and on creatures without power, or is to be seen by players. */
  readonly settles: boolean;
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
  readonly zones: Game['zones'];
  /** Some of them hold only while a condition does, so any change of the game may begin or end them. */
  readonly conditional: boolean;
}

/** The statics that are in force together: those of printed abilities and of resolutions, and all. */
export interface InForce {
  readonly printed: Pick<PrintedStatics, 'statics' | 'gains'>;
  readonly statics: readonly StaticInForce[];
}

/** Untapped mana of the same civilizations, or untapped mana cards that lie face down. */
export interface ManaKind {
  readonly faceDown: boolean;
  /** 207.1. The mana that each of them gives face up. */
  readonly number: number;
  readonly civilizations: readonly Civilization[];
  readonly cards: readonly CardObject[];
}

/** Cached answers about a card pool. */
export class PoolCache {
  /** The caches of the latest duels, the latest first. */
  readonly #duels: CardsCache[] = [];
  readonly cards: WeakMap<CardDefinition, PrintedCard>;
  readonly contributions: WeakMap<PrintedCard, Contribution>;
  /** Whether conditions ask for what statics change. */
  readonly asking: WeakMap<Condition, boolean>;
  /** In alphabetical order. */
  cardNames: readonly string[] | undefined;
  races: readonly string[] | undefined;
  declaredAbilities: readonly DeclaredAbility[] | undefined;
  declaredFacts: ReadonlySet<FactKind> | undefined;
  /** Whether some card has judgment Z. */
  hasJudgments: boolean | undefined;
  /** The pool with a blank card, which stands for every hidden card. */
  withBlank: CardPool | undefined;
  /** Abilities as text. */
  readonly abilityTexts: WeakMap<Ability, string>;
  /** Printed faces as views show them. */
  readonly faces: WeakMap<Face, ShownFace>;

  /** What is known of a definition alone is shared with the pool that this one extends. */
  constructor(base?: PoolCache) {
    this.cards = base?.cards ?? new WeakMap();
    this.contributions = base?.contributions ?? new WeakMap();
    this.asking = base?.asking ?? new WeakMap();
    this.abilityTexts = base?.abilityTexts ?? new WeakMap();
    this.faces = base?.faces ?? new WeakMap();
  }

  /** The cache of a duel with these cards: that of an earlier duel with the same cards, if it was among the latest. */
  ofCards(cards: Game['cards']): CardsCache {
    const known = this.#duels.findIndex((cache) => areSameCards(cache.cards, cards));
    const [cache = new CardsCache(cards)] = known < 0 ? [] : this.#duels.splice(known, 1);
    this.#duels.unshift(cache);
    this.#duels.splice(MAX_SHARED);
    return cache;
  }
}

/** For so many pairings of decks, duels that are played in turns share their caches. */
const MAX_SHARED = 4;

const areSameCards = (some: Game['cards'], others: Game['cards']): boolean =>
  some.length === others.length &&
  some.every(({ name, owner }, index) => others[index]?.name === name && others[index]?.owner === owner);

/** Cached answers about the cards of a duel. */
export class CardsCache {
  readonly cards: Game['cards'];
  /** By card id. */
  readonly printed: (PrintedCard | undefined)[] = [];
  /** By card id. */
  readonly costs: (CostQuestions | undefined)[] = [];
  contributions: readonly Contribution[] | undefined;
  repertoire: Repertoire | undefined;
  waitedFor: ReadonlySet<FactKind> | undefined;
  ofDuel: ReadonlySet<FactKind> | undefined;
  asksForCauses: boolean | undefined;
  asksForManaTapped: boolean | undefined;
  triggersElsewhere: boolean | undefined;
  movesTopCards: boolean | undefined;
  readonly triggerZones = new Map<FactKind, readonly Zone[]>();
  /** 804.1b. What gods are together, by the names of their cards. */
  readonly linked = new Map<string, PrintedCard>();
  declarableFacts: { readonly [P in Player]: ReadonlySet<FactKind> } | undefined;
  /** The cards with a blank card at the end. */
  withBlank: Game['cards'] | undefined;

  constructor(cards: Game['cards']) {
    this.cards = cards;
  }
}

/** An object, and a face of it with static abilities that are in effect there. */
export interface Bearer {
  readonly object: CardObject;
  readonly face: PrintedFace;
}

/** Cached answers that depend only on some zones: valid as long as these hold the same objects. */
export class ZonesCache {
  printed: PrintedStatics | undefined;
  /** Whether the condition of some printed static ability asks for what statics change, and the zones with those abilities. */
  asking: { readonly zones: Game['zones']; readonly conditionsAsk: boolean } | undefined;
  /** The objects on which static abilities are printed, and what they were read from. */
  bearers: (Pick<Game, 'zones' | 'lasting'> & { readonly found: readonly Bearer[] }) | undefined;
  /** Whether costs look at zones from which cards are used, and the zones with the abilities that change costs. */
  costs: { readonly zones: Game['zones']; readonly askForUsed: boolean } | undefined;
  /** Whether something in the battle zone has no power as it is printed, and what that was read from. */
  powerless: (Pick<Game, 'zones' | 'lasting'> & { readonly isThere: boolean }) | undefined;
  /** The untapped mana of each player. */
  readonly mana: { [P in Player]?: KnownMana } = {};
  /** Zones in which the cards that a viewer may not know are blank, and what they were made from. */
  readonly blank: { readonly [P in Player]: { [Z in Zone]?: BlankZone } } = { p1: {}, p2: {} };
}

interface KnownMana {
  readonly zone: readonly CardObject[];
  readonly kinds: readonly ManaKind[];
}

export interface BlankZone {
  readonly from: readonly CardObject[];
  readonly objects: readonly CardObject[];
}

/** Cached answers about one game value, which never changes. */
export class GameCache {
  readonly game: Game;
  printed: PrintedStatics | undefined;
  statics: readonly StaticInForce[] | undefined;
  /** Set where conditions ask for what statics change. */
  settled: InForce | undefined;
  /** The statics that are in force as printed, or were made by a resolution. */
  asPrinted: InForce['printed'] | undefined;
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
  replaced: new Set(['destroyed', 'leaves', 'moves', 'breaks', 'isBroken', 'draws', 'loses']),
  revealsHands: true,
  changesTriggers: true,
  seesDeckTops: true,
  hasShieldForce: true,
  souls: true,
  powerless: true,
  conditionsAsk: true,
  costsAskForUsed: true,
  costsOpenZones: true,
  choosesCosts: true,
  tapAbilities: true,
  silentSkills: true,
  hyperizes: true,
  manaAbilities: true,
  judgments: true,
  changesRaces: true,
  castles: true,
  galaxyCastles: true,
  d2Fields: true,
  weapons: true,
  auras: true,
  losesGears: true,
  begins: true,
  seals: true,
  sMaxEvolutions: true,
  verdicts: true,
  preventsLosing: true,
  godLinks: true,
  cells: true,
  kingCells: true,
  linksDuelmates: true,
  dreams: true,
  unmakesCreatures: true,
  settles: true,
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
 * The caches of one duel. The cache of the pool is shared by all duels with that pool, and the cache of the cards by duels with the
 * same cards, since pool and cards never change. Of games only the latest is kept: nearly every question is about the game that was
 * asked about last. Each fork has its own, or forks that take turns would evict each other's.
 */
export class DuelCaches implements Caches {
  readonly pool: PoolCache;
  readonly zones = new ZonesCache();
  #cards: Game['cards'] | undefined;
  #ofCards: CardsCache | undefined;
  #game: GameCache | undefined;

  constructor(pool: PoolCache) {
    this.pool = pool;
  }

  ofCards(cards: Game['cards']): CardsCache {
    if (this.#ofCards === undefined || this.#cards !== cards) {
      this.#cards = cards;
      this.#ofCards = this.pool.ofCards(cards);
    }
    return this.#ofCards;
  }

  ofGame(game: Game): GameCache {
    if (this.#game?.game !== game) this.#game = new GameCache(game);
    return this.#game;
  }

  fork(): Caches {
    const fork = new DuelCaches(this.pool);
    fork.#cards = this.#cards;
    fork.#ofCards = this.#ofCards;
    return fork;
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

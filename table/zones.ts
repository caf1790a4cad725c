import { PROMPTS } from './sentences/prompts.ts';
/** All zones, in the order in which they are listed. */
export const ZONES = [
  'deck',
  'hand',
  'battleZone',
  'manaZone',
  'shieldZone',
  'graveyard',
  'hyperspatialZone',
  'superGRZone',
  'abyssZone',
] as const;
Object.freeze(ZONES);

/** 400.1. The zones; each player has their own part even of the shared battle zone. */
export type Zone = (typeof ZONES)[number];

/** The parts in which a deck is handed in. */
export type DeckPart = 'cards' | 'hyperspatial' | 'superGR';

/** The purposes for which zones are searched. Each has its own order, which decides the order of what is found. */
interface ZoneOrders {
  /** Static abilities; the battle zone is looked through apart from the others. */
  readonly statics: number | 'never';
  /** Triggered abilities that need no declaration: in public zones, and on face-up shields. */
  readonly triggers: number | 'never';
  /** 603.2e. Abilities whose use is declared. */
  readonly declarations: number | 'never';
  /** Replacement effects. In a deck only those of the cards that would move. */
  readonly replacements: number | 'never';
  /** 409. Cards that are pending. */
  readonly pending: number | 'never';
  /** 601.1a. Cards that an effect allows to be summoned from there; the hand needs no such effect. */
  readonly summoning: number | 'never';
}

interface ZoneFacts {
  /** In positions, in logs and on pages. */
  readonly name: string;
  /** In the text of a card. */
  readonly nameOnCards: string;
  /** What moves a card there, in the text of a card: `%s` is the card and `%o` whose zone it is. */
  readonly moveText: string;
  /** What a player is asked who chooses the cards that go there. */
  readonly prompt: string;
  /** The kind of the fact that says that a card was moved there. */
  readonly moveKind: 'cardMoved' | 'cardPut' | 'shieldPlaced';
  /** 400.2a. Who may know a face-down card there. The zone is private unless everybody may. */
  readonly knownTo: 'everybody' | 'owner' | 'nobody';
  /** 105. Only cards in the battle zone and the mana zone are tapped or untapped. */
  readonly mayLieTapped: boolean;
  /** 100.2-100.4. The part of a deck that lies there as a duel begins. */
  readonly deckPart: DeckPart | undefined;
  /** 103.2. Shuffled as a duel begins. */
  readonly isShuffled: boolean;
  /** Cards that begin the duel there lie face up. */
  readonly beginsFaceUp: boolean;
  readonly order: ZoneOrders;
}

/** All that is said of each zone. */
export const ZONE_FACTS: { readonly [Z in Zone]: ZoneFacts } = {
  deck: {
    name: 'deck',
    nameOnCards: 'deck',
    moveText: 'put %s into %o deck',
    prompt: PROMPTS.toDeck,
    moveKind: 'cardMoved',
    knownTo: 'nobody',
    mayLieTapped: false,
    deckPart: 'cards',
    isShuffled: true,
    beginsFaceUp: false,
    order: {
      statics: 'never',
      triggers: 'never',
      declarations: 'never',
      replacements: 8,
      pending: 2,
      summoning: 3,
    },
  },
  hand: {
    name: 'hand',
    nameOnCards: 'hand',
    moveText: 'return %s to %o hand',
    prompt: PROMPTS.toHand,
    moveKind: 'cardMoved',
    knownTo: 'owner',
    mayLieTapped: false,
    deckPart: undefined,
    isShuffled: false,
    beginsFaceUp: false,
    order: {
      statics: 4,
      triggers: 'never',
      declarations: 1,
      replacements: 4,
      pending: 1,
      summoning: 'never',
    },
  },
  battleZone: {
    name: 'battle zone',
    nameOnCards: 'battle zone',
    moveText: 'put %s into the battle zone',
    prompt: PROMPTS.toBattleZone,
    moveKind: 'cardPut',
    knownTo: 'everybody',
    mayLieTapped: true,
    deckPart: undefined,
    isShuffled: false,
    beginsFaceUp: false,
    order: {
      statics: 'never',
      triggers: 1,
      declarations: 2,
      replacements: 1,
      pending: 'never',
      summoning: 'never',
    },
  },
  manaZone: {
    name: 'mana zone',
    nameOnCards: 'mana zone',
    moveText: 'put %s into %o mana zone',
    prompt: PROMPTS.toManaZone,
    moveKind: 'cardMoved',
    knownTo: 'everybody',
    mayLieTapped: true,
    deckPart: undefined,
    isShuffled: false,
    beginsFaceUp: false,
    order: {
      statics: 1,
      triggers: 3,
      declarations: 4,
      replacements: 5,
      pending: 3,
      summoning: 1,
    },
  },
  shieldZone: {
    name: 'shield zone',
    nameOnCards: 'shields',
    moveText: 'add %s to %o shields',
    prompt: PROMPTS.toShieldZone,
    moveKind: 'shieldPlaced',
    knownTo: 'nobody',
    mayLieTapped: false,
    deckPart: undefined,
    isShuffled: false,
    beginsFaceUp: false,
    order: {
      statics: 3,
      triggers: 4,
      declarations: 5,
      replacements: 2,
      pending: 5,
      summoning: 4,
    },
  },
  graveyard: {
    name: 'graveyard',
    nameOnCards: 'graveyard',
    moveText: 'put %s into %o graveyard',
    prompt: PROMPTS.toGraveyard,
    moveKind: 'cardMoved',
    knownTo: 'everybody',
    mayLieTapped: false,
    deckPart: undefined,
    isShuffled: false,
    beginsFaceUp: false,
    order: {
      statics: 2,
      triggers: 2,
      declarations: 3,
      replacements: 3,
      pending: 4,
      summoning: 2,
    },
  },
  hyperspatialZone: {
    name: 'hyperspatial zone',
    nameOnCards: 'hyperspatial zone',
    moveText: 'put %s into the hyperspatial zone',
    prompt: PROMPTS.toHyperspatialZone,
    moveKind: 'cardMoved',
    knownTo: 'everybody',
    mayLieTapped: false,
    deckPart: 'hyperspatial',
    isShuffled: false,
    beginsFaceUp: true,
    order: {
      statics: 5,
      triggers: 5,
      declarations: 6,
      replacements: 6,
      pending: 6,
      summoning: 5,
    },
  },
  superGRZone: {
    name: 'super GR zone',
    nameOnCards: 'super GR zone',
    moveText: 'put %s into the super GR zone',
    prompt: PROMPTS.toSuperGRZone,
    moveKind: 'cardMoved',
    knownTo: 'nobody',
    mayLieTapped: false,
    deckPart: 'superGR',
    isShuffled: true,
    beginsFaceUp: false,
    order: {
      statics: 'never',
      triggers: 'never',
      declarations: 'never',
      replacements: 'never',
      pending: 'never',
      summoning: 'never',
    },
  },
  abyssZone: {
    name: 'abyss zone',
    nameOnCards: 'abyss zone',
    moveText: 'put %s into the abyss zone',
    prompt: PROMPTS.toAbyssZone,
    moveKind: 'cardMoved',
    knownTo: 'everybody',
    mayLieTapped: false,
    deckPart: undefined,
    isShuffled: false,
    beginsFaceUp: false,
    order: {
      statics: 6,
      triggers: 6,
      declarations: 7,
      replacements: 7,
      pending: 'never',
      summoning: 'never',
    },
  },
};

/** The zones that are gone through for this, in their order. */
function zonesFor(purpose: keyof ZoneOrders): readonly Zone[] {
  const placed = ZONES.flatMap((zone) => {
    const place = ZONE_FACTS[zone].order[purpose];
    return place === 'never' ? [] : [{ zone, place }];
  });
  return placed.sort((one, other) => one.place - other.place).map(({ zone }) => zone);
}

export const STATIC_ZONES = zonesFor('statics');
export const TRIGGER_ZONES = zonesFor('triggers');
export const DECLARATION_ZONES = zonesFor('declarations');
export const REPLACEMENT_ZONES = zonesFor('replacements');
export const PENDING_ZONES = zonesFor('pending');
export const SUMMONING_ZONES = zonesFor('summoning');

/** 400.2a. Zones whose cards only some may know. */
export const PRIVATE_ZONES: ReadonlySet<Zone> = new Set(
  ZONES.filter((zone) => ZONE_FACTS[zone].knownTo !== 'everybody'),
);

/** A zone as the rulebook writes it: `shield zone`. */
export const zoneName = (zone: Zone): string => ZONE_FACTS[zone].name;

/** 105. Only what lies in the battle zone or the mana zone is tapped or untapped. */
export const TAPPING_ZONES = ZONES.filter((zone) => ZONE_FACTS[zone].mayLieTapped);

export const mayLieTapped = (zone: Zone): boolean => ZONE_FACTS[zone].mayLieTapped;

/** A value for each zone. */
export function byZone<T>(of: (zone: Zone) => T): Record<Zone, T> {
  const values: Partial<Record<Zone, T>> = {};
  for (const zone of ZONES) values[zone] = of(zone);
  return values as Record<Zone, T>;
}

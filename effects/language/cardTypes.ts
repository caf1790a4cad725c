import { LABELS } from '../../table/sentences/labels.ts';
import type { Zone } from '../../table/zones.ts';

/** All card types. */
export const CARD_TYPES = [
  'creature',
  'evolutionCreature',
  'starEvolutionCreature',
  'sMaxEvolutionCreature',
  'neoCreature',
  'gNeoCreature',
  'spell',
  'crossGear',
  'castle',
  'galaxyCastle',
  'field',
  'd2Field',
  'historicField',
  'lunaticField',
  'dmField',
  'wdField',
  'tamaseed',
  'tamaseedCreature',
  'gacharangeCreature',
  'psychicCreature',
  'psychicSuperCreature',
  'psychicCrossGear',
  'dragheartWeapon',
  'dragheartFortress',
  'dragheartCreature',
  'dragheartSuperCreature',
  'dreamCreature',
  'dreamEvolutionCreature',
  'dreamNeoCreature',
  'dreamGNeoCreature',
  'exileCreature',
  'forbiddenBeat',
  'forbiddenCreature',
  'aura',
  'kingCell',
  'kingCreature',
  'artifact',
  'land',
  'rulePlus',
  'rite',
  'nebula',
  'zeroDragonCreature',
  'finalForbiddenField',
  'finalForbiddenCreature',
  'core',
  'duelist',
  'duelmateCreature',
  'duelmateSpell',
  'duelmateSuperCreature',
  'psychicEvolutionCreature',
  'exileEvolutionCreature',
  'dragheartEvolutionCreature',
  'dragheartStarEvolutionSuperCreature',
  'neoGacharangeCreature',
  'dragheartTamaseed',
  'psychicField',
  'forbiddenField',
  'dragonicField',
  'dgField',
  'fairyField',
  't2Field',
  'happinessField',
  'evolutionCrossGear',
] as const;
Object.freeze(CARD_TYPES);

/** Section 300 to 320. What kind of card it is. */
export type CardType = (typeof CARD_TYPES)[number];

/** 601. What using a card of each type is called. */
export type UseVerb = 'summoned' | 'cast' | 'generated' | 'fortified' | 'expanded' | 'executed';

interface CardTypeFacts {
  /** In the text of a card, and in the line of its type. */
  readonly name: string;
  /** 701.5a. What using such a card is called. */
  readonly verb: UseVerb;
  /** Creatures have power, attack and block; nothing else does. */
  readonly isCreature: boolean;
  /** 105.4a. Creatures and tamaseeds can be tapped in the battle zone. */
  readonly canBeTapped: boolean;
  /** 801.1, 802.2. Whether it is an evolution creature: always, never, or while a card lies below it in the battle zone. */
  readonly isEvolution: 'always' | 'never' | 'overCards';
  /** 204.3. The other types whose cards it belongs to: a star evolution creature is an evolution creature. */
  readonly alsoOf: readonly CardType[];
  /** 801.4a. It can lie in the battle zone by itself. */
  readonly standsAlone: boolean;
  /** 100.3, 100.4. The zone in which it begins the duel, and to which it goes whenever it leaves the battle zone; undefined for cards of the deck. */
  readonly home: Zone | undefined;
}

/** A creature; the types of creatures override some of these. */
const CREATURE = {
  verb: 'summoned',
  isCreature: true,
  canBeTapped: true,
  isEvolution: 'never',
  alsoOf: [],
  standsAlone: true,
  home: undefined,
} as const;

/** A spell. */
const SPELL = {
  verb: 'cast',
  isCreature: false,
  canBeTapped: false,
  isEvolution: 'never',
  alsoOf: [],
  standsAlone: false,
  home: undefined,
} as const;

/** A field, or another card that is expanded. */
const FIELD = {
  verb: 'expanded',
  isCreature: false,
  canBeTapped: false,
  isEvolution: 'never',
  alsoOf: [],
  standsAlone: true,
  home: undefined,
} as const;

/** A tamaseed, which can be tapped. */
const TAMASEED = { ...FIELD, verb: 'executed', canBeTapped: true } as const;

/** A cross gear. */
const CROSS_GEAR = { ...FIELD, verb: 'generated' } as const;

/** Facts about each card type. */
export const CARD_TYPE_FACTS: { readonly [T in CardType]: CardTypeFacts } = {
  creature: { ...CREATURE, name: 'creature' },
  evolutionCreature: { ...CREATURE, name: 'evolution creature', isEvolution: 'always' },
  starEvolutionCreature: {
    ...CREATURE,
    name: 'star evolution creature',
    isEvolution: 'always',
    alsoOf: ['evolutionCreature'],
  },
  sMaxEvolutionCreature: {
    ...CREATURE,
    name: 'S-MAX evolution creature',
    isEvolution: 'always',
    alsoOf: ['evolutionCreature'],
  },
  neoCreature: { ...CREATURE, name: 'NEO creature', isEvolution: 'overCards' },
  gNeoCreature: { ...CREATURE, name: 'G-NEO creature', isEvolution: 'overCards', alsoOf: ['neoCreature'] },
  spell: { ...SPELL, name: 'spell' },
  crossGear: { ...CROSS_GEAR, name: 'cross gear' },
  castle: {
    name: 'castle',
    verb: 'fortified',
    isCreature: false,
    canBeTapped: false,
    isEvolution: 'never',
    alsoOf: [],
    standsAlone: false,
    home: undefined,
  },
  galaxyCastle: {
    name: 'galaxy castle',
    verb: 'executed',
    isCreature: false,
    canBeTapped: false,
    isEvolution: 'never',
    alsoOf: [],
    standsAlone: false,
    home: undefined,
  },
  field: { ...FIELD, name: 'field' },
  d2Field: { ...FIELD, name: 'D2 field' },
  historicField: { ...FIELD, name: 'historic field', alsoOf: ['field'] },
  lunaticField: { ...FIELD, name: 'lunatic field', alsoOf: ['field'] },
  dmField: { ...FIELD, name: 'DM field', alsoOf: ['field'] },
  wdField: { ...FIELD, name: 'WD field', alsoOf: ['field'] },
  tamaseed: { ...TAMASEED, name: 'tamaseed' },
  tamaseedCreature: { ...CREATURE, name: 'tamaseed creature', alsoOf: ['tamaseed'] },
  gacharangeCreature: { ...CREATURE, name: 'gacharange creature', home: 'superGRZone' },
  psychicCreature: { ...CREATURE, name: 'psychic creature', home: 'hyperspatialZone' },
  psychicSuperCreature: {
    ...CREATURE,
    name: 'psychic super creature',
    alsoOf: ['psychicCreature'],
    home: 'hyperspatialZone',
  },
  psychicCrossGear: {
    ...CROSS_GEAR,
    name: 'psychic cross gear',
    alsoOf: ['crossGear'],
    home: 'hyperspatialZone',
  },
  dragheartWeapon: { ...FIELD, name: 'dragheart weapon', standsAlone: false, home: 'hyperspatialZone' },
  dragheartFortress: { ...FIELD, name: 'dragheart fortress', home: 'hyperspatialZone' },
  dragheartCreature: { ...CREATURE, name: 'dragheart creature', home: 'hyperspatialZone' },
  dragheartSuperCreature: {
    ...CREATURE,
    name: 'dragheart super creature',
    alsoOf: ['dragheartCreature'],
    home: 'hyperspatialZone',
  },
  dreamCreature: { ...CREATURE, name: 'dream creature' },
  dreamEvolutionCreature: {
    ...CREATURE,
    name: 'dream evolution creature',
    isEvolution: 'always',
    alsoOf: ['dreamCreature', 'evolutionCreature'],
  },
  dreamNeoCreature: {
    ...CREATURE,
    name: 'dream NEO creature',
    isEvolution: 'overCards',
    alsoOf: ['dreamCreature', 'neoCreature'],
  },
  dreamGNeoCreature: {
    ...CREATURE,
    name: 'dream G-NEO creature',
    isEvolution: 'overCards',
    alsoOf: ['dreamCreature', 'gNeoCreature', 'neoCreature'],
  },
  exileCreature: { ...CREATURE, name: 'exile creature' },
  forbiddenBeat: { ...FIELD, name: 'forbidden beat', verb: 'executed' },
  forbiddenCreature: { ...CREATURE, name: 'forbidden creature' },
  aura: { ...FIELD, name: 'aura', verb: 'executed', standsAlone: false },
  kingCell: { ...FIELD, name: 'king cell', standsAlone: false },
  kingCreature: { ...CREATURE, name: 'king creature' },
  artifact: { ...FIELD, name: 'artifact', verb: 'executed' },
  land: { ...FIELD, name: 'land', verb: 'executed', standsAlone: false },
  rulePlus: {
    ...FIELD,
    name: 'rule plus',
    verb: 'executed',
    standsAlone: false,
    home: 'hyperspatialZone',
  },
  rite: { ...FIELD, name: 'rite', verb: 'executed', standsAlone: false },
  nebula: { ...FIELD, name: 'nebula', verb: 'executed', standsAlone: false },
  zeroDragonCreature: { ...CREATURE, name: 'zero-dragon creature' },
  finalForbiddenField: { ...FIELD, name: 'final forbidden field', alsoOf: ['field'] },
  finalForbiddenCreature: { ...CREATURE, name: 'final forbidden creature' },
  core: { ...FIELD, name: 'core', standsAlone: false },
  duelist: { ...FIELD, name: 'duelist', verb: 'executed' },
  duelmateCreature: { ...CREATURE, name: 'duelmate creature', home: 'hyperspatialZone' },
  duelmateSpell: { ...SPELL, name: 'duelmate spell', alsoOf: ['spell'], home: 'hyperspatialZone' },
  duelmateSuperCreature: {
    ...CREATURE,
    name: 'duelmate super creature',
    alsoOf: ['duelmateCreature'],
    home: 'hyperspatialZone',
  },
  psychicEvolutionCreature: {
    ...CREATURE,
    name: 'psychic evolution creature',
    isEvolution: 'always',
    alsoOf: ['psychicCreature', 'evolutionCreature'],
    home: 'hyperspatialZone',
  },
  exileEvolutionCreature: {
    ...CREATURE,
    name: 'exile evolution creature',
    isEvolution: 'always',
    alsoOf: ['exileCreature', 'evolutionCreature'],
  },
  dragheartEvolutionCreature: {
    ...CREATURE,
    name: 'dragheart evolution creature',
    isEvolution: 'always',
    alsoOf: ['dragheartCreature', 'evolutionCreature'],
    home: 'hyperspatialZone',
  },
  dragheartStarEvolutionSuperCreature: {
    ...CREATURE,
    name: 'dragheart star evolution super creature',
    isEvolution: 'always',
    alsoOf: ['dragheartSuperCreature', 'dragheartCreature', 'starEvolutionCreature', 'evolutionCreature'],
    home: 'hyperspatialZone',
  },
  neoGacharangeCreature: {
    ...CREATURE,
    name: 'NEO gacharange creature',
    isEvolution: 'overCards',
    alsoOf: ['gacharangeCreature', 'neoCreature'],
    home: 'superGRZone',
  },
  dragheartTamaseed: {
    ...TAMASEED,
    name: 'dragheart tamaseed',
    alsoOf: ['tamaseed'],
    home: 'hyperspatialZone',
  },
  evolutionCrossGear: {
    ...CROSS_GEAR,
    name: 'evolution cross gear',
    isEvolution: 'always',
    alsoOf: ['crossGear'],
  },
  psychicField: { ...FIELD, name: 'psychic field', alsoOf: ['field'], home: 'hyperspatialZone' },
  forbiddenField: { ...FIELD, name: 'forbidden field', alsoOf: ['field'] },
  dragonicField: { ...FIELD, name: 'dragonic field', alsoOf: ['field'] },
  dgField: { ...FIELD, name: 'DG field', alsoOf: ['field'] },
  fairyField: { ...FIELD, name: 'fairy field', alsoOf: ['field'] },
  t2Field: { ...FIELD, name: 'T2 field', alsoOf: ['field'] },
  happinessField: { ...FIELD, name: 'happiness field', alsoOf: ['field'] },
};

/** 701.29a, 809.1, 812.1, 814.1. Cards of the deck with two sides. */
const TWO_SIDED: ReadonlySet<CardType> = new Set([
  'forbiddenBeat',
  'kingCell',
  'rite',
  'nebula',
  'finalForbiddenField',
]);

/**
 * 701.29a, 805.1, 807.1, 809.1, 812.1, 814.1, 820.1. Whether the two faces of a card are its two sides, of which only the one that lies up counts. Those of any other card are the
 * halves of a twinpact.
 */
export const hasTwoSides = (type: CardType): boolean =>
  CARD_TYPE_FACTS[type].home === 'hyperspatialZone' || TWO_SIDED.has(type);

const CELLS: ReadonlySet<CardType> = new Set([
  'psychicSuperCreature',
  'dragheartSuperCreature',
  'dragheartStarEvolutionSuperCreature',
  'kingCreature',
  'zeroDragonCreature',
  'core',
  'duelmateSuperCreature',
]);

/** 309.1, 806.1, 808.1, 812.1, 814.1, 821.1. Whether the face of a card is one of the cells of a creature that several cards make up together. */
export const isCellType = (type: CardType): boolean => CELLS.has(type);

/** 204.3. Whether cards of one type are cards of another: each type is one of itself. */
export const isOfType = (type: CardType, other: CardType): boolean =>
  type === other || CARD_TYPE_FACTS[type].alsoOf.includes(other);

/** 302, 204.3. Whether cards of a type are cast and never lie in the battle zone by themselves. */
export const isSpellType = (type: CardType): boolean => isOfType(type, 'spell');

/** 204.3. Types with a special type before them of which the cards are not found as cards of the other type. */
const WITHOUT_SPECIAL_TYPE: { readonly [T in CardType]?: CardType } = {
  galaxyCastle: 'castle',
  d2Field: 'field',
};

/** 204.2, 204.3. The card types of what a card of this type is, without special types: one, or two of a tamaseed that is a creature. */
export function mainTypesOf(type: CardType): readonly CardType[] {
  const { isCreature, alsoOf } = CARD_TYPE_FACTS[type];
  const others = alsoOf.filter((other) => !CARD_TYPE_FACTS[other].isCreature);
  if (isCreature) return ['creature', ...others];
  return others.length > 0 ? others : [WITHOUT_SPECIAL_TYPE[type] ?? type];
}

interface UseFacts {
  /** What a ban on using such a card forbids. */
  readonly act: 'summon' | 'cast' | 'other';
  /** What its player is offered: `Summon Aqua Hulcus`. */
  readonly label: (card: string) => string;
  /** In a sentence about it: `p1 fortifies a shield with ...`. */
  readonly phrase: string;
}

/** All that is said of each way to use a card. */
export const USE_FACTS: { readonly [V in UseVerb]: UseFacts } = {
  summoned: { act: 'summon', label: LABELS.summon, phrase: 'summon' },
  cast: { act: 'cast', label: LABELS.cast, phrase: 'cast' },
  generated: { act: 'other', label: LABELS.generate, phrase: 'generate' },
  fortified: { act: 'other', label: LABELS.fortify, phrase: 'fortify a shield with' },
  expanded: { act: 'other', label: LABELS.expand, phrase: 'expand' },
  executed: { act: 'other', label: LABELS.execute, phrase: 'execute' },
};

import type { Zone } from '../../table/zones.ts';

/** All card types. */
export const CARD_TYPES = [
  'creature',
  'evolutionCreature',
  'spell',
  'crossGear',
  'castle',
  'field',
  'd2Field',
  'gacharangeCreature',
  'dragheartFortress',
] as const;
Object.freeze(CARD_TYPES);

/** Section 300 to 320. What kind of card it is. */
export type CardType = (typeof CARD_TYPES)[number];

/** 601. What using a card of each type is called. */
export type UseVerb = 'summoned' | 'cast' | 'generated' | 'fortified' | 'expanded';

interface CardTypeFacts {
  /** In the text of a card, and in the line of its type. */
  readonly name: string;
  /** 701.5a. What using such a card is called. */
  readonly verb: UseVerb;
  /** Creatures have power, attack and block; nothing else does. */
  readonly isCreature: boolean;
  /** 801.1. It is put on top of another creature. */
  readonly isEvolution: boolean;
  /** 801.4a. It can lie in the battle zone by itself. */
  readonly standsAlone: boolean;
  /** 100.3, 100.4. The zone in which it begins the duel, and to which it goes whenever it leaves the battle zone; undefined for cards of the deck. */
  readonly home: Zone | undefined;
}

/** All that is said of each card type. */
export const CARD_TYPE_FACTS: { readonly [T in CardType]: CardTypeFacts } = {
  creature: {
    name: 'creature',
    verb: 'summoned',
    isCreature: true,
    isEvolution: false,
    standsAlone: true,
    home: undefined,
  },
  evolutionCreature: {
    name: 'evolution creature',
    verb: 'summoned',
    isCreature: true,
    isEvolution: true,
    standsAlone: true,
    home: undefined,
  },
  spell: {
    name: 'spell',
    verb: 'cast',
    isCreature: false,
    isEvolution: false,
    standsAlone: false,
    home: undefined,
  },
  crossGear: {
    name: 'cross gear',
    verb: 'generated',
    isCreature: false,
    isEvolution: false,
    standsAlone: true,
    home: undefined,
  },
  castle: {
    name: 'castle',
    verb: 'fortified',
    isCreature: false,
    isEvolution: false,
    standsAlone: false,
    home: undefined,
  },
  field: {
    name: 'field',
    verb: 'expanded',
    isCreature: false,
    isEvolution: false,
    standsAlone: true,
    home: undefined,
  },
  d2Field: {
    name: 'D2 field',
    verb: 'expanded',
    isCreature: false,
    isEvolution: false,
    standsAlone: true,
    home: undefined,
  },
  gacharangeCreature: {
    name: 'gacharange creature',
    verb: 'summoned',
    isCreature: true,
    isEvolution: false,
    standsAlone: true,
    home: 'superGRZone',
  },
  dragheartFortress: {
    name: 'dragheart fortress',
    verb: 'expanded',
    isCreature: false,
    isEvolution: false,
    standsAlone: true,
    home: 'hyperspatialZone',
  },
};

interface UseFacts {
  /** What a ban on using such a card forbids. */
  readonly act: 'summon' | 'cast' | 'other';
  /** What its player is offered: `Summon Aqua Hulcus`. */
  readonly label: string;
  /** In a sentence about it: `p1 fortifies a shield with ...`. */
  readonly phrase: string;
}

/** All that is said of each way to use a card. */
export const USE_FACTS: { readonly [V in UseVerb]: UseFacts } = {
  summoned: { act: 'summon', label: 'Summon', phrase: 'summon' },
  cast: { act: 'cast', label: 'Cast', phrase: 'cast' },
  generated: { act: 'other', label: 'Generate', phrase: 'generate' },
  fortified: { act: 'other', label: 'Fortify with', phrase: 'fortify a shield with' },
  expanded: { act: 'other', label: 'Expand', phrase: 'expand' },
};

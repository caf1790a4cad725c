import fc, { type Arbitrary } from 'fast-check';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import type { CardDefinition, Civilization } from '../../effects/language/vocabulary.ts';
import {
  fillerOf,
  type PlacedCard,
  type Position,
  type PositionZones,
  STARTS,
} from '../../engine/position.ts';
import { PLAYERS, type Zone } from '../../table/nouns.ts';
import { emptyZones } from '../../table/setUp.ts';
import { isForDecks, registeredForDecks } from './decks.ts';
import { among, CIVILIZATION, just, sometimes } from './vocabulary.ts';

/** From which cards a position is laid out. */
export interface PositionChoices {
  /** Cards by definition; the simplest first. All that come with the engine when not given. */
  readonly cards?: readonly CardDefinition[];
  /** What the mana gives; any civilization when not given. */
  readonly civilizations?: readonly Civilization[];
}

/** A card at some place, as numbers: which card, and what is not plain about it. */
interface Place {
  readonly pick: number;
  readonly mark: 'plain' | 'tapped' | 'fresh' | 'faceUp' | 'over';
}

const place: Arbitrary<Place> = fc.record(
  {
    pick: fc.nat({ max: 9999 }),
    mark: among('plain', 'plain', 'plain', 'tapped', 'fresh', 'faceUp', 'over'),
  },
  { noNullPrototype: true },
);

const places = (maxLength: number): Arbitrary<readonly Place[]> =>
  fc.array(place, { maxLength, size: 'max' });

interface Places {
  readonly hand: readonly Place[];
  readonly battleZone: readonly Place[];
  readonly shieldZone: readonly Place[];
  readonly graveyard: readonly Place[];
  readonly deck: readonly Place[];
  readonly apart: readonly Place[];
  readonly mana: readonly (readonly [Civilization, 'untapped' | 'tapped'])[];
}

const side: Arbitrary<Places> = fc.record(
  {
    hand: places(5),
    battleZone: places(5),
    shieldZone: places(6),
    graveyard: places(3),
    deck: places(14),
    apart: sometimes(3, places(3)).map((some) => some ?? []),
    mana: fc.array(
      fc.tuple(CIVILIZATION, among('untapped' as const, 'untapped' as const, 'tapped' as const)),
      {
        maxLength: 8,
        size: 'max',
      },
    ),
  },
  { noNullPrototype: true },
);

const isCreature = (card: CardDefinition): boolean =>
  isForDecks(card) && CARD_TYPE_FACTS[card.type].isCreature;

/** A castle lies in the battle zone too, but only beside a shield. */
const isLying = (card: CardDefinition): boolean =>
  isForDecks(card) && card.type !== 'spell' && card.type !== 'castle';

const belongsIn =
  (zone: Zone) =>
  ({ type }: CardDefinition): boolean =>
    CARD_TYPE_FACTS[type].home === zone;

/** Names of cards for each kind of place. */
interface Stock {
  readonly any: readonly string[];
  readonly lying: readonly string[];
  readonly creatures: readonly string[];
  readonly gacharange: readonly string[];
  readonly draghearts: readonly string[];
  readonly civilizations: readonly Civilization[] | undefined;
}

function stockOf({ cards = registeredForDecks, civilizations }: PositionChoices): Stock {
  const namesOf = (fits: (card: CardDefinition) => boolean) => cards.filter(fits).map(({ name }) => name);
  return {
    any: namesOf(isForDecks),
    lying: namesOf(isLying),
    creatures: namesOf(isCreature),
    gacharange: namesOf(belongsIn('superGRZone')),
    draghearts: namesOf(belongsIn('hyperspatialZone')),
    civilizations,
  };
}

const at = (names: readonly string[], pick: number): string | undefined => names[pick % names.length];

function placedFrom(names: readonly string[], creatures: readonly string[], zone: Zone) {
  return ({ pick, mark }: Place): readonly PlacedCard[] => {
    const name = at(names, pick);
    if (name === undefined) return [];
    if (zone === 'battleZone') {
      const below = at(creatures, Math.floor(pick / 7));
      if (mark === 'over' && below !== undefined && creatures.includes(name))
        return [{ name, over: [below] }];
      if (mark === 'tapped') return [{ name, tapped: true }];
      if (mark === 'fresh') return [{ name, fresh: true }];
    }
    return mark === 'faceUp' && zone === 'shieldZone' ? [{ name, faceUp: true }] : [{ name }];
  };
}

/** A deck is never empty: whose deck is empty has lost (104.2b). */
const LAST: readonly PlacedCard[] = [{ name: 'Filler' }, { name: 'Filler' }];

function zonesFrom(stock: Stock, side: Places): PositionZones {
  const lay = (zone: Zone, names: readonly string[], from: readonly Place[]) =>
    from.flatMap(placedFrom(names, stock.creatures, zone));
  return {
    ...emptyZones<PlacedCard>(),
    hand: lay('hand', stock.any, side.hand),
    battleZone: lay('battleZone', stock.lying, side.battleZone),
    shieldZone: lay('shieldZone', stock.any, side.shieldZone),
    graveyard: lay('graveyard', stock.any, side.graveyard),
    deck: [...lay('deck', stock.any, side.deck), ...LAST],
    superGRZone: lay('superGRZone', stock.gacharange, side.apart),
    hyperspatialZone: lay('hyperspatialZone', stock.draghearts, side.apart),
    manaZone: side.mana.map(([civilization, how], index) => ({
      name: fillerOf(stock.civilizations?.[index % stock.civilizations.length] ?? civilization),
      ...(how === 'tapped' ? { tapped: true } : {}),
    })),
  };
}

/** A position before it is known which cards there are. */
export const layout = fc.record(
  {
    turn: among(5, 2, 8),
    active: among(...PLAYERS),
    step: among('main', 'attack', ...STARTS),
    sides: fc.record({ p1: side, p2: side }, { noNullPrototype: true }),
  },
  { noNullPrototype: true },
);

export type Layout = typeof layout extends Arbitrary<infer L> ? L : never;

export function positionFrom({ turn, active, step, sides }: Layout, choices: PositionChoices): Position {
  const stock = stockOf(choices);
  return {
    turn,
    active,
    step,
    players: { p1: zonesFrom(stock, sides.p1), p2: zonesFrom(stock, sides.p2) },
  };
}

/** A position with few cards in each zone, at the start of any step. Shrinks to empty zones, but for the last cards of the decks. */
export const positionArbitrary = (choices: PositionChoices = {}): Arbitrary<Position> =>
  fc.tuple(layout, just(choices)).map((both) => positionFrom(...both));

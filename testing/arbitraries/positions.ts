import fc, { type Arbitrary } from 'fast-check';
import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import type { CardDefinition, Civilization } from '../../effects/language/vocabulary.ts';
import {
  fillerOf,
  type PlacedCard,
  type Position,
  type PositionZones,
  STARTS,
} from '../../engine/records/position.ts';
import { PLAYERS, type Zone } from '../../table/nouns.ts';
import { emptyZones } from '../../table/setUp.ts';
import { isMainDeckCard, mainDeckCards } from './decks.ts';
import { among, CIVILIZATION, just, sometimes } from './vocabulary.ts';

/** Options of `positionArbitrary`. */
export interface PositionArbitraryOptions {
  /** The cards, simplest first. Default: all registered cards. */
  readonly cards?: readonly CardDefinition[];
  /** The civilizations of the mana. Default: any. */
  readonly civilizations?: readonly Civilization[];
}

/** A card of a position as an index into the pool, and a special state. */
interface Place {
  readonly pick: number;
  readonly mark: 'plain' | 'tapped' | 'fresh' | 'faceUp' | 'hyperMode' | 'over';
}

const place: Arbitrary<Place> = fc.record(
  {
    pick: fc.nat({ max: 9999 }),
    mark: among('plain', 'plain', 'plain', 'tapped', 'fresh', 'faceUp', 'hyperMode', 'over'),
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
  readonly outside: readonly Place[];
  readonly mana: readonly (readonly [Civilization, 'untapped' | 'tapped' | 'faceDown'])[];
}

const side: Arbitrary<Places> = fc.record(
  {
    hand: places(5),
    battleZone: places(5),
    shieldZone: places(6),
    graveyard: places(3),
    deck: places(14),
    outside: sometimes(3, places(3)).map((some) => some ?? []),
    mana: fc.array(
      fc.tuple(
        CIVILIZATION,
        among(
          'untapped' as const,
          'untapped' as const,
          'untapped' as const,
          'tapped' as const,
          'tapped' as const,
          'faceDown' as const,
        ),
      ),
      {
        maxLength: 8,
        size: 'max',
      },
    ),
  },
  { noNullPrototype: true },
);

const isCreature = (card: CardDefinition): boolean =>
  isMainDeckCard(card) && CARD_TYPE_FACTS[card.type].isCreature;

/** Cards that can be in the battle zone on their own. A castle is always attached to a shield. */
const isForBattleZone = (card: CardDefinition): boolean =>
  isMainDeckCard(card) && card.type !== 'spell' && card.type !== 'castle' && card.type !== 'galaxyCastle';

const belongsIn =
  (zone: Zone) =>
  ({ type }: CardDefinition): boolean =>
    CARD_TYPE_FACTS[type].home === zone;

/** Names of cards for each kind of place. */
interface Stock {
  readonly any: readonly string[];
  readonly battleZone: readonly string[];
  readonly creatures: readonly string[];
  readonly gacharange: readonly string[];
  readonly draghearts: readonly string[];
  readonly civilizations: readonly Civilization[] | undefined;
}

function stockOf({ cards = mainDeckCards, civilizations }: PositionArbitraryOptions): Stock {
  const namesOf = (fits: (card: CardDefinition) => boolean) => cards.filter(fits).map(({ name }) => name);
  return {
    any: namesOf(isMainDeckCard),
    battleZone: namesOf(isForBattleZone),
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
      if (mark === 'hyperMode') return [{ name, hyperMode: true }];
    }
    return mark === 'faceUp' && zone === 'shieldZone' ? [{ name, faceUp: true }] : [{ name }];
  };
}

/** The bottom of every deck, since a player with an empty deck loses (104.2b). */
const DECK_BOTTOM: readonly PlacedCard[] = [{ name: 'Filler' }, { name: 'Filler' }];

function zonesFrom(stock: Stock, side: Places): PositionZones {
  const lay = (zone: Zone, names: readonly string[], from: readonly Place[]) =>
    from.flatMap(placedFrom(names, stock.creatures, zone));
  return {
    ...emptyZones<PlacedCard>(),
    hand: lay('hand', stock.any, side.hand),
    battleZone: lay('battleZone', stock.battleZone, side.battleZone),
    shieldZone: lay('shieldZone', stock.any, side.shieldZone),
    graveyard: lay('graveyard', stock.any, side.graveyard),
    deck: [...lay('deck', stock.any, side.deck), ...DECK_BOTTOM],
    superGRZone: lay('superGRZone', stock.gacharange, side.outside),
    hyperspatialZone: lay('hyperspatialZone', stock.draghearts, side.outside),
    manaZone: side.mana.map(([civilization, how], index) => ({
      name: fillerOf(stock.civilizations?.[index % stock.civilizations.length] ?? civilization),
      ...(how === 'tapped' ? { tapped: true } : {}),
      ...(how === 'faceDown' ? { faceDown: true } : {}),
    })),
  };
}

/** A position without card names. */
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

export function positionFrom(
  { turn, active, step, sides }: Layout,
  choices: PositionArbitraryOptions,
): Position {
  const stock = stockOf(choices);
  return {
    turn,
    active,
    step,
    players: { p1: zonesFrom(stock, sides.p1), p2: zonesFrom(stock, sides.p2) },
  };
}

const KEYS: KeysOf<PositionArbitraryOptions> = { cards: true, civilizations: true };

/** A position with few cards in each zone, at the start of any step. Shrinks to empty zones, except for two cards in each deck. */
export function positionArbitrary(options: PositionArbitraryOptions = {}): Arbitrary<Position> {
  checkOptions('positionArbitrary', options, KEYS);
  return fc.tuple(layout, just(options)).map((both) => positionFrom(...both));
}

import fc, { type Arbitrary } from 'fast-check';
import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import type { CardDefinition, Civilization } from '../../effects/language/vocabulary.ts';
import { combines } from '../../effects/language/words.ts';
import { moreInDeck } from '../../effects/questions/abilities/copiesInDeck.ts';
import { type RulesVersion, rulesByVersion } from '../../effects/state/profile.ts';
import type { DuelOptions, DuelSettings, PositionOptions } from '../../engine/duel/duelOptions.ts';
import type { Deck } from '../../library/deck.ts';
import { PLAYERS, type Seed } from '../../table/nouns.ts';
import { secretSeedOf } from '../../table/random.ts';
import { cardArbitrary, cardNameAt } from './cards.ts';
import { choicesArbitrary } from './choices.ts';
import { deckFrom, deckPicks, isMainDeckCard, mainDeckCards } from './decks.ts';
import { layout, positionFrom } from './positions.ts';
import { among, SOME_CIVILIZATIONS, sometimes } from './vocabulary.ts';

/** A duel to play: the options of `createDuel`, and a number for each choice, for `chooserOf`. */
export interface GeneratedDuel {
  readonly options: DuelOptions | PositionOptions;
  readonly choices: readonly number[];
}

/** Options of `duelArbitrary`. */
export interface DuelArbitraryOptions {
  /** Custom cards. Every deck contains all of them; positions contain some. */
  readonly cards?: readonly CardDefinition[];
  /** The maximum number of random cards generated for each duel in addition; 0 for none. Default: 3. */
  readonly generated?: number;
  /** Whether duels start from decks or from positions. Default: either. */
  readonly from?: 'decks' | 'positions' | 'either';
  /** The maximum number of choices before both players pass. Default: 80. */
  readonly choices?: number;
}

const VERSIONS = Object.keys(rulesByVersion) as readonly RulesVersion[];

/** Every fourth duel has a secret seed, with which decks are searched in no order. */
const seedFrom = (number: number): Seed =>
  number % 4 === 3 ? secretSeedOf(number.toString(16).padStart(64, '0')) : number;

/** Settings of a duel; most duels use the defaults. */
const settings: Arbitrary<DuelSettings & { readonly seed: Seed }> = fc
  .record({
    seed: fc.nat({ max: 9999 }),
    askEverything: sometimes(5, among(true)),
    concealDecisions: sometimes(5, among(true)),
    rules: sometimes(4, among(...VERSIONS)),
  })
  .map(({ seed, askEverything, concealDecisions, rules }) => ({
    seed: seedFrom(seed),
    ...(askEverything === undefined ? {} : { askEverything }),
    ...(concealDecisions === undefined ? {} : { concealDecisions }),
    ...(rules === undefined ? {} : { rules }),
  }));

/** Gives generated cards unique names and the civilizations of the duel, so that they can be used. */
function adaptCards(
  cards: readonly CardDefinition[],
  civilizations: readonly Civilization[],
): readonly CardDefinition[] {
  const [first = 'fire', second = first] = civilizations;
  const recolor = (had: readonly Civilization[]) => [
    ...new Set(had.map((_, index) => (index === 0 ? first : second))),
  ];
  return cards.map((card, index) => {
    const name = cardNameAt(index);
    const { otherFace } = card;
    return {
      ...card,
      name,
      civilizations: recolor(card.civilizations),
      ...(otherFace === undefined
        ? {}
        : {
            otherFace: {
              ...otherFace,
              name: `${name} Spell`,
              civilizations: recolor(otherFace.civilizations),
            },
          }),
    };
  });
}

/** 814.1. A king cell with another one of its king creature, so that the two can be combined. */
function withOtherCell(card: CardDefinition): readonly CardDefinition[] {
  const { name, type, otherFace } = card;
  if (type !== 'kingCell' || otherFace === undefined) return [card];
  const other = `${name} Cell`;
  const king = {
    ...otherFace,
    abilities: otherFace.abilities.map((ability) =>
      ability.kind === 'static' && ability.effects.some(({ kind }) => kind === 'combines')
        ? combines([name, other])
        : ability,
    ),
  };
  return [
    { ...card, otherFace: king },
    { ...card, name: other, abilities: [], otherFace: king },
  ];
}

const ofCivilizations = (civilizations: readonly Civilization[]) => {
  const fits = mainDeckCards.filter(
    (card) => card.civilizations.every((one) => civilizations.includes(one)) && card.civilizations.length > 0,
  );
  return fits.length >= 12 ? fits : mainDeckCards;
};

function decksFrom(
  own: readonly CardDefinition[],
  civilizations: readonly Civilization[],
  picks: readonly (typeof deckPicks extends Arbitrary<infer P> ? P : never)[],
): DuelOptions['decks'] {
  const names = ofCivilizations(civilizations).map(({ name }) => name);
  const wanted = own.filter(isMainDeckCard).map(({ name }) => [name, 4] as const);
  const hyperspatial = own
    .filter(({ type }) => CARD_TYPE_FACTS[type].home === 'hyperspatialZone' && type !== 'rulePlus')
    .map(({ name }) => name);
  // 314.3a. Its deck has as many more cards as it says.
  const plus = own.find(({ type }) => type === 'rulePlus');
  const deck = (index: number): Deck => ({
    name: undefined,
    cards: deckFrom(names, picks[index] ?? [], wanted, 40 + (plus === undefined ? 0 : moreInDeck(plus))),
    hyperspatial: [...hyperspatial.slice(0, 7), ...(plus === undefined ? [] : [plus.name])],
    superGR: [],
  });
  return { p1: deck(0), p2: deck(1) };
}

const KEYS: KeysOf<DuelArbitraryOptions> = { cards: true, generated: true, from: true, choices: true };

/**
 * A random duel for `checkDuel`: cards, decks or a position, settings, and choices. Shrinks to few choices, plain cards and empty
 * zones.
 */
export function duelArbitrary(wanted: DuelArbitraryOptions = {}): Arbitrary<GeneratedDuel> {
  checkOptions('duelArbitrary', wanted, KEYS);
  const { cards = [], generated = 3, from = 'either', choices } = wanted;
  const mainCards =
    generated === 0 ? fc.constant([]) : fc.array(cardArbitrary(), { minLength: 1, maxLength: generated });
  const outsideCard =
    generated === 0
      ? fc.constant(undefined)
      : sometimes(
          6,
          cardArbitrary({
            types: [
              'gacharangeCreature',
              'dragheartFortress',
              'dragheartWeapon',
              'kingCell',
              'land',
              'rulePlus',
            ],
          }),
        );
  const setup = fc
    .tuple(mainCards, outsideCard, SOME_CIVILIZATIONS, settings)
    .map(([some, one, civilizations, chosen]) => {
      const made = adaptCards(one === undefined ? some : [...some, one], civilizations);
      const own = [...cards, ...made.flatMap(withOtherCell)];
      const colors =
        cards.length === 0 ? civilizations : [...new Set(cards.flatMap((card) => card.civilizations))];
      return { own, civilizations: colors, chosen: own.length === 0 ? chosen : { ...chosen, cards: own } };
    });
  const fromDecks = fc.tuple(setup, fc.tuple(deckPicks, deckPicks), among(...PLAYERS)).map(
    ([{ own, civilizations, chosen }, picks, firstPlayer]): DuelOptions => ({
      ...chosen,
      decks: decksFrom(own, civilizations, picks),
      firstPlayer,
    }),
  );
  const fromPosition = fc
    .tuple(setup, layout)
    .map(([{ own, civilizations, chosen }, laid]): PositionOptions => {
      const plain = ofCivilizations(civilizations).slice(0, 4);
      const stock = [...own, ...plain, ...own, ...own, ...own, ...own];
      return { ...chosen, position: positionFrom(laid, { cards: stock, civilizations }) };
    });
  const options: Arbitrary<DuelOptions | PositionOptions> =
    from === 'decks'
      ? fromDecks
      : from === 'positions'
        ? fromPosition
        : fc.oneof({ weight: 3, arbitrary: fromPosition }, { weight: 1, arbitrary: fromDecks });
  return fc.record(
    { options, choices: choicesArbitrary(choices === undefined ? {} : { maxLength: choices }) },
    { noNullPrototype: true },
  );
}

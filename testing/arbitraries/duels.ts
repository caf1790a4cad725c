import fc, { type Arbitrary } from 'fast-check';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import type { CardDefinition, Civilization } from '../../effects/language/vocabulary.ts';
import { type RulesVersion, rulesByVersion } from '../../effects/state/profile.ts';
import type { Deck } from '../../engine/deck.ts';
import type { DuelOptions, DuelSettings, PositionOptions } from '../../engine/duel.ts';
import { PLAYERS } from '../../table/nouns.ts';
import { cardArbitrary, cardNameAt } from './cards.ts';
import { choicesArbitrary } from './choices.ts';
import { deckFrom, deckPicks, isForDecks, registeredForDecks } from './decks.ts';
import { layout, positionFrom } from './positions.ts';
import { among, SOME_CIVILIZATIONS, sometimes } from './vocabulary.ts';

/** A duel that can be played: what `createDuel` takes, and a stream of numbers that `chooserOf` makes answers of. */
export interface GeneratedDuel {
  readonly options: DuelOptions | PositionOptions;
  readonly choices: readonly number[];
}

/** What kind of duels are generated. */
export interface DuelChoices {
  /** Own cards: every deck has them, and every position may. */
  readonly cards?: readonly CardDefinition[];
  /** How many whole cards are generated for each duel besides, at most; 3 when not given, 0 for none. */
  readonly generated?: number;
  /** Where duels begin: from decks, from positions, or either; either when not given. */
  readonly from?: 'decks' | 'positions' | 'either';
  /** How many decisions are answered before both players pass, at most; 80 when not given. */
  readonly choices?: number;
}

const VERSIONS = Object.keys(rulesByVersion) as readonly RulesVersion[];

/** What every duel may be told; mostly nothing. */
const settings: Arbitrary<DuelSettings & { readonly seed: number }> = fc
  .record({
    seed: fc.nat({ max: 9999 }),
    askEverything: sometimes(5, among(true)),
    concealDecisions: sometimes(5, among(true)),
    rules: sometimes(4, among(...VERSIONS)),
  })
  .map(({ seed, askEverything, concealDecisions, rules }) => ({
    seed,
    ...(askEverything === undefined ? {} : { askEverything }),
    ...(concealDecisions === undefined ? {} : { concealDecisions }),
    ...(rules === undefined ? {} : { rules }),
  }));

/** Generated cards under names of their own, in the civilizations of the duel: what is drawn can be used. */
function fitted(
  cards: readonly CardDefinition[],
  civilizations: readonly Civilization[],
): readonly CardDefinition[] {
  const [first = 'fire', second = first] = civilizations;
  const dye = (had: readonly Civilization[]) => [
    ...new Set(had.map((_, index) => (index === 0 ? first : second))),
  ];
  return cards.map((card, index) => {
    const name = cardNameAt(index);
    const { otherFace } = card;
    return {
      ...card,
      name,
      civilizations: dye(card.civilizations),
      ...(otherFace === undefined
        ? {}
        : {
            otherFace: { ...otherFace, name: `${name} Spell`, civilizations: dye(otherFace.civilizations) },
          }),
    };
  });
}

const ofCivilizations = (civilizations: readonly Civilization[]) => {
  const fits = registeredForDecks.filter(
    (card) => card.civilizations.every((one) => civilizations.includes(one)) && card.civilizations.length > 0,
  );
  return fits.length >= 10 ? fits : registeredForDecks;
};

function decksFrom(
  own: readonly CardDefinition[],
  civilizations: readonly Civilization[],
  picks: readonly (typeof deckPicks extends Arbitrary<infer P> ? P : never)[],
): DuelOptions['decks'] {
  const names = ofCivilizations(civilizations).map(({ name }) => name);
  const wanted = own.filter(isForDecks).map(({ name }) => [name, 4] as const);
  const hyperspatial = own
    .filter(({ type }) => CARD_TYPE_FACTS[type].home === 'hyperspatialZone')
    .map(({ name }) => name);
  const deck = (index: number): Deck => ({
    name: undefined,
    cards: deckFrom(names, picks[index] ?? [], wanted),
    hyperspatial: hyperspatial.slice(0, 8),
    superGR: [],
  });
  return { p1: deck(0), p2: deck(1) };
}

/**
 * A whole duel: its cards, its decks or its position, its settings, and its choices. Shrinks to few choices, plain cards and
 * empty zones. Hand it to `checkDuel`.
 */
export function duelArbitrary({
  cards = [],
  generated = 3,
  from = 'either',
  choices,
}: DuelChoices = {}): Arbitrary<GeneratedDuel> {
  const besides =
    generated === 0 ? fc.constant([]) : fc.array(cardArbitrary(), { minLength: 1, maxLength: generated });
  const apart =
    generated === 0
      ? fc.constant(undefined)
      : sometimes(6, cardArbitrary({ types: ['gacharangeCreature', 'dragheartFortress'] }));
  const begun = fc
    .tuple(besides, apart, SOME_CIVILIZATIONS, settings)
    .map(([some, one, civilizations, told]) => {
      const own = [...cards, ...fitted(one === undefined ? some : [...some, one], civilizations)];
      const dyes =
        cards.length === 0 ? civilizations : [...new Set(cards.flatMap((card) => card.civilizations))];
      return { own, civilizations: dyes, told: own.length === 0 ? told : { ...told, cards: own } };
    });
  const fromDecks = fc.tuple(begun, fc.tuple(deckPicks, deckPicks), among(...PLAYERS)).map(
    ([{ own, civilizations, told }, picks, firstPlayer]): DuelOptions => ({
      ...told,
      decks: decksFrom(own, civilizations, picks),
      firstPlayer,
    }),
  );
  const fromPosition = fc
    .tuple(begun, layout)
    .map(([{ own, civilizations, told }, laid]): PositionOptions => {
      const plain = ofCivilizations(civilizations).slice(0, 4);
      const stock = [...own, ...plain, ...own, ...own, ...own, ...own];
      return { ...told, position: positionFrom(laid, { cards: stock, civilizations }) };
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

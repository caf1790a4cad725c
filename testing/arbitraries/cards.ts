import fc, { type Arbitrary } from 'fast-check';
import type { Ability, CardDefinition, CardType, Civilization } from '../../effects/language/vocabulary.ts';
import {
  castle,
  creature,
  crossGear,
  d2Field,
  dragheartFortress,
  evolutionCreature,
  field,
  gacharangeCreature,
  spell,
  spellAbility,
  twinpact,
} from '../../effects/language/words.ts';
import { abilityArbitrary, CROSSED, EVOLUTION, effectArbitrary, SPELL_EXTRA } from './abilities.ts';
import { staticIn } from './effects.ts';
import {
  among,
  just,
  oneWord,
  RACES,
  SOME_CIVILIZATIONS,
  sometimes,
  type Words,
  whole,
} from './vocabulary.ts';

/** Which cards are generated. */
export interface CardOptions {
  /** All types but those that lie outside of decks, when not given. */
  readonly types?: readonly CardType[];
  /** Mostly one of the five when not given. */
  readonly civilizations?: readonly Civilization[];
  /** One of `Card A` to `Card Z` when not given. */
  readonly name?: string;
}

/** What is printed on any card. */
interface Printed {
  readonly name: string;
  readonly civilizations: readonly Civilization[];
  readonly races: readonly string[];
  readonly cost: number;
  readonly power: number;
}

/** `Card A`, `Card B`, ... `Card Z`, `Card AA`. */
export const cardNameAt = (index: number): string => `Card ${lettersOf(index)}`;

function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

/** Cheap, and of one civilization: it should be used in a short duel. */
const printedBy = ({ name, civilizations }: CardOptions): Arbitrary<Printed> =>
  whole<Printed>({
    name: name === undefined ? fc.nat({ max: 25 }).map(cardNameAt) : just(name),
    civilizations:
      civilizations === undefined
        ? fc.oneof({ weight: 9, arbitrary: SOME_CIVILIZATIONS }, { weight: 1, arbitrary: just([]) })
        : just(civilizations),
    races: sometimes(2, among(...RACES)).map((race) => (race === undefined ? [] : [race])),
    cost: among(1, 1, 2, 2, 3, 0, 5),
    power: among(1000, 2000, 2000, 3000, 6000, 0),
  });

const abilities = (least: number, most: number): Arbitrary<readonly Ability[]> =>
  fc.array(abilityArbitrary(), { minLength: least, maxLength: most });

const spellText: Arbitrary<readonly Ability[]> = fc
  .tuple(effectArbitrary(), sometimes(3, SPELL_EXTRA))
  .map(([effect, extra]) => [spellAbility(effect), ...(extra === undefined ? [] : [extra])]);

const lying: Arbitrary<readonly Ability[]> = fc.oneof(
  { weight: 3, arbitrary: abilities(1, 1) },
  { weight: 1, arbitrary: staticIn(1).map((ability) => [ability]) },
);

/** How a card of each type is made, and how often where the type is not asked for. */
const TYPES: {
  readonly [T in CardType]: readonly [
    weight: number,
    (printed: Arbitrary<Printed>) => Arbitrary<CardDefinition>,
  ];
} = {
  creature: [
    12,
    (printed) =>
      fc.tuple(printed, abilities(0, 3)).map(([one, text]) => creature({ ...one, abilities: text })),
  ],
  spell: [
    5,
    (printed) =>
      fc.tuple(printed, spellText).map(([{ power: _, ...one }, text]) => spell({ ...one, abilities: text })),
  ],
  evolutionCreature: [
    3,
    (printed) =>
      fc
        .tuple(printed, EVOLUTION, abilities(0, 1))
        .map(([one, evolution, text]) => evolutionCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  crossGear: [
    1,
    (printed) =>
      fc
        .tuple(printed, CROSSED, abilities(0, 1))
        .map(([{ power: _, ...one }, worn, text]) => crossGear({ ...one, abilities: [worn, ...text] })),
  ],
  castle: [
    1,
    (printed) =>
      fc.tuple(printed, lying).map(([{ power: _, ...one }, text]) => castle({ ...one, abilities: text })),
  ],
  field: [
    1,
    (printed) =>
      fc.tuple(printed, lying).map(([{ power: _, ...one }, text]) => field({ ...one, abilities: text })),
  ],
  d2Field: [
    1,
    (printed) =>
      fc.tuple(printed, lying).map(([{ power: _, ...one }, text]) => d2Field({ ...one, abilities: text })),
  ],
  gacharangeCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 1))
        .map(([one, text]) => gacharangeCreature({ ...one, abilities: text })),
  ],
  dragheartFortress: [
    0,
    (printed) =>
      fc
        .tuple(printed, lying)
        .map(([{ power: _, ...one }, text]) => dragheartFortress({ ...one, abilities: text })),
  ],
};

/** A creature with a spell on its other half. */
const twoFaced = (printed: Arbitrary<Printed>): Arbitrary<CardDefinition> =>
  fc
    .tuple(TYPES.creature[1](printed), TYPES.spell[1](printed))
    .map(([one, other]) => twinpact(one.name, one, { ...other, name: `${one.name} Spell`, races: [] }));

/**
 * A whole card from the vocabulary of abilities: any type, any trigger, condition, effect, keyword, static ability,
 * replacement, cost and declared ability. It is valid (`parseCard`), goes through JSON unchanged, and `describeCard` prints
 * its text. Most of them cost little and do something in a short duel. Shrinks to a creature with one plain ability.
 */
export function cardArbitrary(options: CardOptions = {}): Arbitrary<CardDefinition> {
  const printed = printedBy(options);
  const { types } = options;
  if (types !== undefined) return fc.oneof(...types.map((type) => TYPES[type][1](printed)));
  const made = Object.entries(TYPES).filter(([, [weight]]) => weight > 0);
  const words: Words<string, CardDefinition> = {
    ...Object.fromEntries(made.map(([type, [weight, make]]) => [type, [weight, make(printed)] as const])),
    twinpact: [1, twoFaced(printed)],
  };
  return oneWord(words);
}

import fc, { type Arbitrary } from 'fast-check';
import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import type {
  Ability,
  CardDefinition,
  CardType,
  Civilization,
  Effect,
} from '../../effects/language/vocabulary.ts';
import {
  artifact,
  aura,
  beginsInBattleZone,
  beginsInHand,
  beginsLinkedInBattleZone,
  biggerDeck,
  castle,
  combines,
  core,
  creature,
  crossGear,
  d2Field,
  dgField,
  dmField,
  doubleFaced,
  dragheartCreature,
  dragheartEvolutionCreature,
  dragheartFortress,
  dragheartStarEvolutionSuperCreature,
  dragheartSuperCreature,
  dragheartTamaseed,
  dragheartWeapon,
  dragonicField,
  dragonSolution,
  dragonSoulEvasion,
  draw,
  dreamCreature,
  dreamEvolutionCreature,
  dreamGNeoCreature,
  dreamNeoCreature,
  duelist,
  duelmateCreature,
  duelmateSpell,
  duelmateSuperCreature,
  evolutionCreature,
  evolutionCrossGear,
  exileCreature,
  exileEvolutionCreature,
  fairyField,
  field,
  finalForbiddenCreature,
  finalForbiddenField,
  forbiddenBeat,
  forbiddenCreature,
  forbiddenExplosion,
  forbiddenField,
  forbiddenRelease,
  gacharangeCreature,
  galaxyCastle,
  gNeoCreature,
  happinessField,
  hasWhile,
  historicField,
  isNoCreature,
  kingCell,
  kingCreature,
  land,
  linkRelease,
  lunaticField,
  nebula,
  neoCreature,
  neoGacharangeCreature,
  opponentBeginsWithMore,
  psychicCreature,
  psychicCrossGear,
  psychicEvolutionCreature,
  psychicField,
  psychicSuperCreature,
  rite,
  rulePlus,
  self,
  shinkarize,
  sMaxEvolutionCreature,
  spell,
  spellAbility,
  starEvolutionCreature,
  t2Field,
  tamaseed,
  tamaseedCreature,
  turnOver,
  twinpact,
  wdField,
  when,
  zeroDragonBirth,
  zeroDragonCreature,
} from '../../effects/language/words.ts';
import { misfitIn } from '../../library/spellMisfits.ts';
import { misfitOfReplacedEvent, misfitOfTrigger } from '../../library/unseenEvents.ts';
import {
  AURA_TEXT,
  abilityArbitrary,
  CROSS_GEAR_TEXT,
  EVOLUTION,
  effectArbitrary,
  evolutionOf,
  SPELL_EXTRA,
  WEAPON_TEXT,
} from './abilities.ts';
import { staticIn } from './effects.ts';
import { conditionIn } from './plainParts.ts';
import {
  among,
  anyWord,
  BASE_SCOPE,
  just,
  RACES,
  recordOf,
  SOME_CIVILIZATIONS,
  sometimes,
  type WeightedWords,
} from './vocabulary.ts';

/** Options of `cardArbitrary`. */
export interface CardArbitraryOptions {
  /** Default: all types of cards that belong in the main deck. */
  readonly types?: readonly CardType[];
  /** Default: one or two civilizations, sometimes none. */
  readonly civilizations?: readonly Civilization[];
  /** Default: one of `Card A` to `Card Z`. */
  readonly name?: string;
}

/** The printed characteristics common to all cards. */
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

/** Cheap and with at most two civilizations, so that the card is used even in a short duel. */
const printedBy = ({ name, civilizations }: CardArbitraryOptions): Arbitrary<Printed> =>
  recordOf<Printed>({
    name: name === undefined ? fc.nat({ max: 25 }).map(cardNameAt) : just(name),
    civilizations:
      civilizations === undefined
        ? fc.oneof({ weight: 9, arbitrary: SOME_CIVILIZATIONS }, { weight: 1, arbitrary: just([]) })
        : just(civilizations),
    races: sometimes(2, among(...RACES)).map((race) => (race === undefined ? [] : [race])),
    cost: among(1, 1, 2, 2, 3, 0, 5),
    power: among(1000, 2000, 2000, 3000, 6000, 0),
  });

const abilities = (minLength: number, maxLength: number): Arbitrary<readonly Ability[]> =>
  fc.array(abilityArbitrary(), { minLength, maxLength });

/** 302.2. What a spell could do: instead of something that it does to itself in the battle zone, drawing a card. */
const ofSpell = (effect: Effect): Ability => {
  const ability = spellAbility(effect);
  return misfitIn([ability], 'abilities', false) === undefined ? ability : spellAbility(draw());
};

const spellText: Arbitrary<readonly Ability[]> = fc
  .tuple(effectArbitrary(), sometimes(3, SPELL_EXTRA))
  .map(([effect, extra]) => [ofSpell(effect), ...(extra === undefined ? [] : [extra])]);

/** What turns a weapon over. */
const DRAGON_SOLUTION: Arbitrary<Ability> = among<Ability>(
  dragonSolution({ event: 'attacks', what: { of: 'any', filter: { is: { ref: 'equipped' } } } }),
  dragonSolution(
    { event: 'endOfTurn', of: 'you' },
    { kind: 'is', what: { ref: 'equipped' }, like: { tapped: true } },
  ),
  dragonSolution({ event: 'put', what: { of: 'you', filter: { type: 'creature' } } }),
);

const permanentText: Arbitrary<readonly Ability[]> = fc.oneof(
  { weight: 3, arbitrary: abilities(1, 1) },
  { weight: 1, arbitrary: staticIn(1).map((ability) => [ability]) },
);

/** Whether what an ability waits for can happen where it works. */
function seesItsEvent(ability: Ability): boolean {
  if (ability.kind === 'triggered') return misfitOfTrigger(ability) === undefined;
  return ability.kind !== 'replacement' || misfitOfReplacedEvent(ability) === undefined;
}

/** Makes cards of no cost and no race with a creature on their other side. */
const costlessWithCreature =
  (
    make: (
      one: Omit<Printed, 'cost' | 'power' | 'races'> & { readonly abilities: readonly Ability[] },
      other: Printed & { readonly abilities: readonly Ability[] },
    ) => CardDefinition,
  ) =>
  (printed: Arbitrary<Printed>): Arbitrary<CardDefinition> =>
    fc
      .tuple(printed, permanentText, printed, abilities(0, 1))
      .map(([{ name, civilizations }, text, other, otherText]) =>
        make({ name, civilizations, abilities: text }, { ...other, abilities: otherText }),
      );

/** How to make a card of each type, and its weight among all types. */
const MAKERS: {
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
  starEvolutionCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, evolutionOf('star'), abilities(0, 1))
        .map(([one, evolution, text]) => starEvolutionCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  sMaxEvolutionCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 2))
        .map(([one, text]) => sMaxEvolutionCreature({ ...one, abilities: text })),
  ],
  neoCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, evolutionOf('neo'), abilities(0, 1))
        .map(([one, evolution, text]) => neoCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  gNeoCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, evolutionOf('gNeo'), abilities(0, 1))
        .map(([one, evolution, text]) => gNeoCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  crossGear: [
    1,
    (printed) =>
      fc
        .tuple(printed, CROSS_GEAR_TEXT, abilities(0, 1))
        .map(([{ power: _, ...one }, worn, text]) => crossGear({ ...one, abilities: [worn, ...text] })),
  ],
  castle: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => castle({ ...one, abilities: text })),
  ],
  field: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => field({ ...one, abilities: text })),
  ],
  galaxyCastle: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => galaxyCastle({ ...one, abilities: text }))
        .filter(({ abilities: text }) => text.every(seesItsEvent)),
  ],
  d2Field: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => d2Field({ ...one, abilities: text })),
  ],
  historicField: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => historicField({ ...one, abilities: text })),
  ],
  lunaticField: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => lunaticField({ ...one, abilities: text })),
  ],
  dmField: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => dmField({ ...one, abilities: text })),
  ],
  wdField: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText, printed, permanentText)
        .map(([{ power: _, ...one }, text, { power: __, ...other }, otherText]) =>
          twinpact(
            one.name,
            wdField({ ...one, abilities: text }),
            wdField({
              ...other,
              name: `${one.name} Turned`,
              abilities: [when({ event: 'startOfTurn', of: 'you' }, turnOver(self)), ...otherText],
            }),
          ),
        ),
  ],
  tamaseed: [
    2,
    (printed) =>
      fc
        .tuple(printed, sometimes(2, just(shinkarize)), permanentText)
        .map(([{ power: _, ...one }, base, text]) =>
          tamaseed({ ...one, abilities: [...(base === undefined ? [] : [base]), ...text] }),
        ),
  ],
  tamaseedCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, conditionIn(BASE_SCOPE), abilities(0, 2))
        .map(([one, met, text]) =>
          tamaseedCreature({ ...one, abilities: [hasWhile(met, isNoCreature), ...text] }),
        ),
  ],
  gacharangeCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 1))
        .map(([one, text]) => gacharangeCreature({ ...one, abilities: text })),
  ],
  psychicCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 2), printed, abilities(0, 2))
        .map(([one, text, other, otherText]) =>
          doubleFaced(
            psychicCreature({ ...one, abilities: text }),
            psychicCreature({ ...other, name: `${one.name}, Awakened`, abilities: otherText }),
          ),
        ),
  ],
  psychicSuperCreature: [
    0,
    (printed) =>
      fc.tuple(printed, abilities(0, 1), printed, abilities(0, 2)).map(([one, text, other, otherText]) =>
        doubleFaced(
          psychicCreature({ ...one, abilities: text }),
          psychicSuperCreature({
            ...other,
            name: `${one.name}, Awakened`,
            abilities: [linkRelease, ...otherText],
          }),
        ),
      ),
  ],
  dragheartSuperCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText, printed, abilities(0, 2))
        .map(([{ power: _, ...one }, text, other, otherText]) =>
          doubleFaced(
            dragheartFortress({ ...one, abilities: text }),
            dragheartSuperCreature({
              ...other,
              name: `${one.name}, Solved`,
              abilities: [dragonSoulEvasion, ...otherText],
            }),
          ),
        ),
  ],
  dragheartCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText, printed, abilities(0, 2))
        .map(([{ power: _, ...one }, text, other, otherText]) =>
          doubleFaced(
            dragheartFortress({ ...one, abilities: text }),
            dragheartCreature({ ...other, name: `${one.name}, Awakened`, abilities: otherText }),
          ),
        ),
  ],
  psychicCrossGear: [
    0,
    (printed) =>
      fc
        .tuple(printed, CROSS_GEAR_TEXT, printed, abilities(0, 2))
        .map(([{ power: _, ...one }, worn, other, text]) =>
          doubleFaced(
            psychicCrossGear({ ...one, abilities: [worn] }),
            psychicCreature({ ...other, name: `${one.name}, Awakened`, abilities: text }),
          ),
        ),
  ],
  dreamCreature: [
    1,
    (printed) =>
      fc.tuple(printed, abilities(0, 2)).map(([one, text]) => dreamCreature({ ...one, abilities: text })),
  ],
  dreamEvolutionCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, EVOLUTION, abilities(0, 1))
        .map(([one, evolution, text]) => dreamEvolutionCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  dreamNeoCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, evolutionOf('neo'), abilities(0, 1))
        .map(([one, evolution, text]) => dreamNeoCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  dreamGNeoCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, evolutionOf('gNeo'), abilities(0, 1))
        .map(([one, evolution, text]) => dreamGNeoCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  psychicEvolutionCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, EVOLUTION, abilities(0, 1))
        .map(([one, evolution, text]) =>
          psychicEvolutionCreature({ ...one, abilities: [evolution, ...text] }),
        ),
  ],
  exileEvolutionCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, EVOLUTION, abilities(0, 1))
        .map(([one, evolution, text]) => exileEvolutionCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  dragheartEvolutionCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, EVOLUTION, abilities(0, 1))
        .map(([one, evolution, text]) =>
          dragheartEvolutionCreature({ ...one, abilities: [evolution, ...text] }),
        ),
  ],
  neoGacharangeCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, evolutionOf('neo'), abilities(0, 1))
        .map(([one, evolution, text]) => neoGacharangeCreature({ ...one, abilities: [evolution, ...text] })),
  ],
  dragheartStarEvolutionSuperCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText, printed, evolutionOf('star'))
        .map(([{ power: _, ...one }, text, other, evolution]) =>
          doubleFaced(
            dragheartFortress({ ...one, abilities: text }),
            dragheartStarEvolutionSuperCreature({
              ...other,
              name: `${one.name}, Solved`,
              abilities: [evolution],
            }),
          ),
        ),
  ],
  dragheartTamaseed: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => dragheartTamaseed({ ...one, abilities: text })),
  ],
  psychicField: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => psychicField({ ...one, abilities: text })),
  ],
  forbiddenField: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => forbiddenField({ ...one, abilities: text })),
  ],
  dragonicField: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => dragonicField({ ...one, abilities: text })),
  ],
  dgField: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => dgField({ ...one, abilities: text })),
  ],
  fairyField: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => fairyField({ ...one, abilities: text })),
  ],
  t2Field: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => t2Field({ ...one, abilities: text })),
  ],
  happinessField: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => happinessField({ ...one, abilities: text })),
  ],
  evolutionCrossGear: [
    0,
    (printed) =>
      fc
        .tuple(printed, EVOLUTION, CROSS_GEAR_TEXT)
        .map(([{ power: _, ...one }, evolution, worn]) =>
          evolutionCrossGear({ ...one, abilities: [evolution, worn] }),
        ),
  ],
  exileCreature: [
    1,
    (printed) =>
      fc.tuple(printed, abilities(0, 2)).map(([one, text]) => exileCreature({ ...one, abilities: text })),
  ],
  forbiddenBeat: [
    0,
    (printed) =>
      fc
        .tuple(
          printed,
          fc.constantFrom(beginsInBattleZone(2), beginsInHand),
          permanentText,
          printed,
          abilities(0, 1),
        )
        .map(([{ power: _, ...one }, beginning, text, other, otherText]) =>
          doubleFaced(
            forbiddenBeat({ ...one, abilities: [beginning, forbiddenRelease, ...text] }),
            forbiddenCreature({ ...other, name: `${one.name}, Released`, abilities: otherText }),
          ),
        ),
  ],
  forbiddenCreature: [
    1,
    (printed) =>
      fc.tuple(printed, abilities(0, 2)).map(([one, text]) => forbiddenCreature({ ...one, abilities: text })),
  ],
  artifact: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => artifact({ ...one, abilities: text })),
  ],
  rulePlus: [
    0,
    (printed) =>
      printed.map(({ power: _, cost: _cost, ...one }) => rulePlus({ ...one, abilities: [biggerDeck(5)] })),
  ],
  rite: [
    0,
    costlessWithCreature((one, other) =>
      doubleFaced(
        rite({
          ...one,
          abilities: [
            beginsInBattleZone(0, ['Card A']),
            opponentBeginsWithMore(1),
            zeroDragonBirth,
            ...one.abilities,
          ],
        }),
        zeroDragonCreature({ ...other, name: `${one.name}, Born` }),
      ),
    ),
  ],
  nebula: [
    0,
    costlessWithCreature((one, other) =>
      doubleFaced(nebula(one), zeroDragonCreature({ ...other, name: `${one.name}, Born` })),
    ),
  ],
  finalForbiddenField: [
    0,
    costlessWithCreature((one, other) =>
      doubleFaced(
        finalForbiddenField({
          ...one,
          abilities: [beginsLinkedInBattleZone(2, ['Card A']), forbiddenExplosion, ...one.abilities],
        }),
        finalForbiddenCreature({ ...other, name: `${one.name}, Exploded` }),
      ),
    ),
  ],
  finalForbiddenCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 2))
        .map(([one, text]) => finalForbiddenCreature({ ...one, abilities: text })),
  ],
  duelist: [
    1,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => duelist({ ...one, abilities: text })),
  ],
  core: [
    0,
    (printed) =>
      printed.map(({ power: _, cost: _cost, races: _races, ...one }) =>
        doubleFaced(
          finalForbiddenField({ ...one, abilities: [] }),
          core({ ...one, name: `${one.name}, Core` }),
        ),
      ),
  ],
  zeroDragonCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 2))
        .map(([one, text]) => zeroDragonCreature({ ...one, abilities: text })),
  ],
  land: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, cost: _cost, ...one }, text]) => land({ ...one, abilities: text }))
        .filter(({ abilities: text }) => text.every(seesItsEvent)),
  ],
  duelmateCreature: [
    1,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 1), printed, abilities(0, 2))
        .map(([one, text, other, otherText]) =>
          doubleFaced(
            duelmateCreature({ ...one, abilities: text }),
            duelmateSuperCreature({ ...other, name: `${one.name}, Linked`, abilities: otherText }),
          ),
        ),
  ],
  duelmateSpell: [
    1,
    (printed) =>
      fc
        .tuple(printed, spellText, printed, abilities(0, 2))
        .map(([{ power: _, ...one }, text, other, otherText]) =>
          doubleFaced(
            duelmateSpell({ ...one, abilities: text }),
            duelmateSuperCreature({ ...other, name: `${one.name}, Linked`, abilities: otherText }),
          ),
        ),
  ],
  duelmateSuperCreature: [
    0,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 2))
        .map(([one, text]) => duelmateSuperCreature({ ...one, abilities: text })),
  ],
  kingCell: [
    0,
    (printed) =>
      fc
        .tuple(printed, abilities(0, 1), printed, abilities(0, 2))
        .map(([{ power: _, cost: _cost, races: _races, ...one }, text, other, otherText]) =>
          doubleFaced(
            kingCell({ ...one, abilities: text }),
            kingCreature({
              ...other,
              name: `${one.name}, Combined`,
              abilities: [combines([one.name, 'Other Cell']), ...otherText],
            }),
          ),
        ),
  ],
  kingCreature: [
    0,
    (printed) =>
      fc.tuple(printed, abilities(0, 2)).map(([one, text]) => kingCreature({ ...one, abilities: text })),
  ],
  aura: [
    1,
    (printed) =>
      fc
        .tuple(printed, AURA_TEXT, permanentText)
        .map(([one, borne, text]) => aura({ ...one, abilities: [borne, ...text] })),
  ],
  dragheartWeapon: [
    0,
    (printed) =>
      fc
        .tuple(printed, WEAPON_TEXT, DRAGON_SOLUTION, printed, abilities(0, 2))
        .map(([{ power: _, ...one }, borne, solution, other, text]) =>
          doubleFaced(
            dragheartWeapon({ ...one, abilities: [borne, solution] }),
            dragheartCreature({ ...other, name: `${one.name}, Solved`, abilities: text }),
          ),
        ),
  ],
  dragheartFortress: [
    0,
    (printed) =>
      fc
        .tuple(printed, permanentText)
        .map(([{ power: _, ...one }, text]) => dragheartFortress({ ...one, abilities: text })),
  ],
};

/** A twinpact of a creature and a spell. */
const twinpactCard = (printed: Arbitrary<Printed>): Arbitrary<CardDefinition> =>
  fc
    .tuple(MAKERS.creature[1](printed), MAKERS.spell[1](printed))
    .map(([one, other]) => twinpact(one.name, one, { ...other, name: `${one.name} Spell`, races: [] }));

const KEYS: KeysOf<CardArbitraryOptions> = { types: true, civilizations: true, name: true };

/**
 * A random card of any type with abilities from the whole vocabulary. The card is valid (`parseCard`), survives JSON unchanged, and
 * can be printed (`describeCard`). Most cards are cheap and do something even in a short duel. Shrinks to a creature without
 * abilities.
 */
export function cardArbitrary(options: CardArbitraryOptions = {}): Arbitrary<CardDefinition> {
  checkOptions('cardArbitrary', options, KEYS);
  const printed = printedBy(options);
  const { types } = options;
  if (types !== undefined) return fc.oneof(...types.map((type) => MAKERS[type][1](printed)));
  const made = Object.entries(MAKERS).filter(([, [weight]]) => weight > 0);
  const words: WeightedWords<string, CardDefinition> = {
    ...Object.fromEntries(made.map(([type, [weight, make]]) => [type, [weight, make(printed)] as const])),
    twinpact: [1, twinpactCard(printed)],
  };
  return anyWord(words);
}

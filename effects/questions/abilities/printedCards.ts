import { deepFreeze } from '../../../table/deepFreeze.ts';
import { CARD_TYPE_FACTS, type CardType, hasTwoSides } from '../../language/cardTypes.ts';
import { instead } from '../../language/instead/move.ts';
import { keywordWordOf } from '../../language/keywords/table.ts';
import { shieldWouldLeave } from '../../language/replacedEvents/leaves.ts';
import type {
  Ability,
  Amount,
  CardDefinition,
  Civilization,
  Condition,
  Face,
  Triggered,
} from '../../language/vocabulary.ts';
import { self } from '../../language/words/nouns.ts';
import type { Laying, PrintedCard, PrintedFace } from '../../state/caches.ts';
import type { FactKind } from '../../state/reported/facts.ts';
import { asksForCharacteristics } from './askingConditions.ts';
import { changedCivilizations } from './changedCivilizations.ts';
import { factsOf } from './eventFacts.ts';
import { replacementIn } from './keywordReplacements.ts';
import { keywordIn, keywordsIn } from './keywordsIn.ts';
import { isDeclaredOn, triggeredIn } from './triggering.ts';
import { isOnOwnCard, isOnOwnUse, withWorkingZones } from './workingZones.ts';

/** What is printed on a card, with the abilities of each face sorted by what asks for them. */
export function printedCard(definition: CardDefinition): PrintedCard {
  const { otherFace, thirdFace } = definition;
  const first = printedFace(withWorkingZones(definition), nameOfFirstHalf(definition));
  const second = otherFace === undefined ? undefined : printedFace(withWorkingZones(otherFace));
  const third = thirdFace === undefined ? undefined : printedFace(withWorkingZones(thirdFace));
  const faces = [first, second, third].filter((face) => face !== undefined);
  const twoSides = second !== undefined && hasTwoSides(definition.type);
  // 814.1b. A king cell by itself has the civilizations of its own mana symbols.
  const civilizations = [
    ...new Set((first.type === 'kingCell' ? [first] : faces).flatMap((face) => face.civilizations)),
  ];
  // 309.5. A card with a core gives no mana, on either face.
  const manaNumber = definition.manaNumber ?? (otherFace?.type === 'core' ? 0 : 1);
  return {
    first,
    second,
    third,
    faces,
    twoSides,
    alone: { 0: [first], 1: [second ?? first], 2: [third ?? second ?? first] },
    uses:
      second === undefined || twoSides
        ? [[0, first]]
        : [
            [0, first],
            [1, second],
          ],
    civilizations,
    manaNumber,
    manaKey: manaKeyOf(civilizations, civilizations, manaNumber),
  };
}

/**
 * 804.1b. What linked gods are: one creature with the names, types, civilizations, races and abilities of all, and with the sums of their
 * costs and powers.
 */
export function linkedCard(
  definitions: readonly [CardDefinition, ...(readonly CardDefinition[])],
): PrintedCard {
  const [lead] = definitions;
  const evolution = definitions.find(({ type }) => CARD_TYPE_FACTS[type].isEvolution !== 'never');
  const sumOf = (value: (one: CardDefinition) => number): number =>
    definitions.reduce((sum, one) => sum + value(one), 0);
  const names = definitions.map(nameOfFirstHalf);
  const added = definitions.flatMap(({ abilities }) => addedNames(abilities));
  const printed: CardDefinition = {
    name: lead.name,
    type: (evolution ?? lead).type,
    civilizations: [...new Set(definitions.flatMap(({ civilizations }) => civilizations))],
    races: [...new Set(definitions.flatMap(({ races }) => races))],
    cost: sumOf(({ cost }) => cost),
    power: sumOf(({ power = 0 }) => power),
    abilities: definitions.flatMap(({ abilities }) => abilities),
  };
  const first = printedFace(withWorkingZones(printed), names.join(' + '), [...new Set([...names, ...added])]);
  return {
    ...printedCard(printed),
    first,
    faces: [first],
    alone: { 0: [first], 1: [first], 2: [first] },
    uses: [[0, first]],
  };
}

/** Cards in the mana zone with the same key are paid with alike: they have and are printed with the same civilizations. */
export const manaKeyOf = (
  now: readonly Civilization[],
  printed: readonly Civilization[],
  manaNumber: number,
): string => `${manaNumber} ${now} ${printed}`;

/** 810.4. */
function nameOfFirstHalf({ name, faceName, otherFace }: CardDefinition): string {
  if (faceName !== undefined || otherFace === undefined) return faceName ?? name;
  const rest = ` / ${otherFace.name}`;
  return name.endsWith(rest) ? name.slice(0, -rest.length) : name;
}

/** 818.1b. What hyper soul X gives. */
const soulIn = (abilities: readonly Ability[]): readonly Ability[] =>
  keywordsIn(abilities, 'hyperSoulX').flatMap(({ grants }) => grants);

/** 818.1a. The abilities of hyper soul X are abilities of the card at all times, like those that are printed outside of it. */
const withSoul = (abilities: readonly Ability[], soul: readonly Ability[]): readonly Ability[] =>
  soul.length === 0 ? abilities : [...abilities, ...soul];

/** 304.1. A G castle that would leave the shield zone face up goes to the graveyard instead, although it does not say so. */
const GALAXY_CASTLE_LEAVES: Ability = deepFreeze({
  ...shieldWouldLeave(self, instead('graveyard')),
  from: ['shieldZone'],
});

/** The abilities of a face, with those that the rules give to cards of its type. */
const withRules = (type: CardType, abilities: readonly Ability[]): readonly Ability[] =>
  type === 'galaxyCastle' ? [...abilities, GALAXY_CASTLE_LEAVES] : abilities;

function printedFace(
  face: Face,
  ownName = face.name,
  names: readonly string[] = face.type === 'nebula' ? [] : [ownName, ...addedNames(face.abilities)],
): PrintedFace {
  const { name, type, cost, power } = face;
  const { civilizations, races, definedPower } = definedBy(face);
  const soul = soulIn(face.abilities);
  const abilities = withRules(type, withSoul(face.abilities, soul));
  const triggered = triggeredIn(abilities);
  const statics = abilities.filter(worksAtAllTimes);
  const conditions = statics.flatMap((ability) => conditionOf(ability) ?? []);
  const has = (kind: Ability['kind']): boolean => abilities.some((ability) => ability.kind === kind);
  // One literal, since much is asked of it: V8 keeps what is spread together from so many properties as a dictionary.
  const printed: PrintedFace & { power?: number } = {
    name,
    type,
    civilizations,
    races,
    cost,
    definedPower,
    abilities,
    soul,
    isCreature: CARD_TYPE_FACTS[type].isCreature,
    ownName,
    hasStatics: statics.length > 0,
    hasConditionalStatics: conditions.length > 0,
    hasAskingStatics: conditions.some(asksForCharacteristics),
    changesOwnUse: abilities.some(isOnOwnUse),
    hasReplacements: abilities.some((ability) => replacementIn(ability) !== undefined),
    hasCosts: has('cost'),
    hasUseConditions: has('useOnlyIf'),
    evolution: keywordIn(abilities, 'evolution'),
    crystalSoul: keywordIn(abilities, 'crystalSoul')?.mana,
    laying: layingOf(abilities, civilizations),
    names,
    godLink: keywordIn(abilities, 'godLink'),
    hyperMode: keywordIn(abilities, 'hyperMode'),
    combines: type === 'kingCreature' ? cellsIn(statics) : undefined,
    triggered: byFact(triggered.filter((ability) => !isDeclaredOn(face, ability))),
    declared: byFact(triggered.filter((ability) => isDeclaredOn(face, ability))),
  };
  if (power !== undefined) printed.power = power;
  return printed;
}

/** 110.4a. The characteristics that abilities of a face define, wherever its card lies; the power may be another one each time. */
function definedBy(face: Face): Pick<PrintedFace, 'civilizations' | 'races' | 'definedPower'> {
  let { civilizations, races } = face;
  let definedPower: Amount | undefined;
  for (const ability of face.abilities) {
    if (!isOnOwnCard(ability) || ability.while !== undefined || ability.from !== undefined) continue;
    for (const effect of ability.effects) {
      if (effect.kind === 'civilizations') civilizations = changedCivilizations(civilizations, effect);
      if (effect.kind === 'races') races = [...new Set([...races, ...effect.also])];
      if (effect.kind === 'setPower') definedPower = effect.to;
    }
  }
  return { civilizations, races, definedPower };
}

/** 409.2. Where a card is laid by galaxyshield or pandora shift; a galaxyshield is paid with the civilizations of the card. */
function layingOf(abilities: readonly Ability[], civilizations: readonly Civilization[]): Laying | undefined {
  const shield = keywordIn(abilities, 'galaxyshield');
  if (shield !== undefined) return { to: 'shieldZone', cost: shield.cost, of: civilizations };
  const shift = keywordIn(abilities, 'pandoraShift');
  return shift && { to: 'hyperspatialZone', cost: shift.cost, of: shift.of };
}

/** 202.4. The names that a card has besides its own. */
const addedNames = (abilities: readonly Ability[]): readonly string[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'static' && 'ref' in ability.affects && ability.affects.ref === 'this'
      ? ability.effects.flatMap((effect) => (effect.kind === 'addsNames' ? effect.also : []))
      : [],
  );

/** 814.1. The names of the cells that a king creature combines. */
const cellsIn = (statics: readonly Ability[]): readonly string[] | undefined =>
  statics
    .flatMap((ability) => (ability.kind === 'static' ? ability.effects : []))
    .flatMap((effect) => (effect.kind === 'combines' ? [effect.cells] : []))[0];

/** 608.3a. The condition under which an ability works that works at all times; undefined for others. */
function conditionOf(ability: Ability): Condition | undefined {
  if (ability.kind === 'keyword') return keywordWordOf(ability).grantsWhile;
  return ability.kind === 'static' ? ability.while : undefined;
}

/** Static abilities, and keywords that work like one or grant abilities while a condition holds. */
const worksAtAllTimes = (ability: Ability): boolean =>
  ability.kind === 'static' ||
  conditionOf(ability) !== undefined ||
  (ability.kind === 'keyword' && keywordWordOf(ability).effects !== undefined);

/** Triggered abilities by the facts that they wait for, each in printed order. */
function byFact(abilities: readonly Triggered[]): ReadonlyMap<FactKind, readonly Triggered[]> {
  const found = new Map<FactKind, Triggered[]>();
  for (const ability of abilities) {
    for (const kind of new Set(factsOf(ability.when))) found.set(kind, [...(found.get(kind) ?? []), ability]);
  }
  return found;
}

/**
 * A copy of frozen data that is not frozen: the array methods of V8 are several times slower on frozen arrays. Whoever shows it to
 * a host freezes it, like everything else of a duel. Objects with getters are not copied.
 */
export function thawed<T>(value: T): T {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value) || hasGetters(value))
    return value;
  if (Array.isArray(value)) return value.map(thawed) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, thawed(inner)])) as T;
}

const hasGetters = (value: object): boolean =>
  Object.values(Object.getOwnPropertyDescriptors(value)).some(({ get }) => get !== undefined);

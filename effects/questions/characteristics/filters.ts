import { keysOf } from '../../../table/keysOf.ts';
import { type CardObject, PLAYERS, type Zone } from '../../../table/nouns.ts';
import { isOnShield } from '../../../table/objects.ts';
import type { FilterName } from '../../language/filters/index.ts';
import { FILTERS } from '../../language/filters/table.ts';
import type { FilterValue, FilterWord } from '../../language/filterWord.ts';
import type { Face, Filter, Group } from '../../language/vocabulary.ts';
import { isPlayer, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { isWithin } from './amounts.ts';
import { facesOf, placeOf } from './characteristics.ts';
import type { FilterRules } from './filterRules.ts';
import { FILTER_RULES } from './filters/table.ts';
import { costOf } from './sides.ts';

/** One field of a filter, with its rules. */
interface FieldTest {
  readonly value: FilterValue<FilterName>;
  readonly rules: FilterRules<FilterName>;
}

/** What is quick to read comes first. */
const READ: readonly FilterWord<FilterName>['reads'][] = [undefined, 'races', 'characteristics', 'filters'];

const rankOf = (name: FilterName): number => READ.indexOf(FILTERS[name].reads);

/** The fields of a filter, those last that read what static abilities can change. */
const testsIn = (filter: Filter): readonly FieldTest[] =>
  keysOf(filter)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((name) => testOf(filter, name));

function testOf<F extends FilterName>(filter: Filter, name: F): readonly FieldTest[] {
  const value = filter[name];
  return value === undefined ? [] : [{ value, rules: FILTER_RULES[name] as FilterRules<FilterName> }];
}

const NO_TESTS: readonly FieldTest[] = [];

const TESTS = new WeakMap<Filter, readonly FieldTest[]>();

function testsOf(filter: Filter): readonly FieldTest[] {
  const known = TESTS.get(filter);
  if (known !== undefined) return known;
  const tests = testsIn(filter);
  TESTS.set(filter, tests);
  return tests;
}

/**
 * 810.3a. Tests one face of an object: what is asked of a card of a certain type is asked of that half only. `type` is what the filter, or
 * one around it, says of the type of card.
 */
export function faceMatches(
  world: World,
  object: CardObject,
  face: Face,
  filter: Filter,
  scope: Scope,
  type = filter.type,
): boolean {
  return allFit(testsOf(filter), world, object, face, scope, type);
}

function allFit(
  tests: readonly FieldTest[],
  world: World,
  object: CardObject,
  face: Face,
  scope: Scope,
  type: Filter['type'],
): boolean {
  for (const { value, rules } of tests)
    if (!rules.fits(value, world, object, face, scope, type)) return false;
  return true;
}

export const matches = (
  world: World,
  object: CardObject,
  filter: Filter | undefined,
  scope: Scope,
): boolean => filter === undefined || matchesTests(world, object, filter, testsOf(filter), scope);

/** The same with the tests of the filter, which are looked up once where many objects are tested. */
function matchesTests(
  world: World,
  object: CardObject,
  filter: Filter,
  tests: readonly FieldTest[],
  scope: Scope,
): boolean {
  const faces = facesOf(world, object);
  const [face, other] = faces;
  if (face !== undefined && other === undefined)
    return allFit(tests, world, object, face, scope, filter.type);
  return faces.some((one) => cardMatches(world, object, one, filter, scope));
}

/** Whether a filter speaks of cards of certain types, not of cards whatever they are. */
const namesTypes = ({ type, anyOf }: Filter): boolean =>
  type === undefined ? anyOf?.every(namesTypes) === true : type !== 'card';

/**
 * 810.1, 810.3. A twinpact as a card has what either half has: it is without something only if neither half has it. Of its two costs only
 * one is asked for, whichever suits the effect (201.2b).
 */
function cardMatches(
  world: World,
  object: CardObject,
  withCost: Face,
  filter: Filter,
  scope: Scope,
): boolean {
  const faces = facesOf(world, object);
  if (namesTypes(filter)) return faces.some((face) => faceMatches(world, object, face, filter, scope));
  const { cost, not, anyOf, ...rest } = filter;
  const asCard = (one: Filter) => cardMatches(world, object, withCost, one, scope);
  return (
    (cost === undefined || isWithin(world, costOf(object, withCost), cost, scope)) &&
    (not === undefined || !asCard(not)) &&
    (anyOf === undefined || anyOf.some(asCard)) &&
    Object.entries(rest).every(([word, value]) => {
      const hasIt = (face: Face) => faceMatches(world, object, face, { [word]: value }, scope);
      return value === false ? faces.every(hasIt) : faces.some(hasIt);
    })
  );
}

/** 201.2b, 810.3a. The costs of a card, or of the halves with which it suits a filter. */
export function costsFor(
  world: World,
  object: CardObject,
  filter: Filter | undefined,
  scope: Scope,
): readonly number[] {
  const faces = facesOf(world, object);
  const suits = (face: Face): boolean =>
    filter === undefined ||
    (namesTypes(filter)
      ? faceMatches(world, object, face, filter, scope)
      : cardMatches(world, object, face, filter, scope));
  const suiting = faces.length > 1 ? faces.filter(suits) : faces;
  return (suiting.length > 0 ? suiting : faces).map((face) => costOf(object, face));
}

const isIn = (zone: Zone, zones: Zone | readonly Zone[]): boolean =>
  typeof zones === 'string' ? zone === zones : zones.includes(zone);

/** 304.2. A castle is none of the shields; it is meant where castles are named. */
const meansCastles = ({ filter }: Group): boolean =>
  filter?.type !== undefined && (filter.type === 'castle' || filter.type.includes('castle'));

/**
 * Whether an object lies in the zones of a group and counts there. Pending cards do not (409.1c). 113.2: what lies face up on a shield is a card of
 * the shield zone, not a shield, and is meant where face-up cards are.
 */
function liesIn(world: World, object: CardObject, group: Group): boolean {
  const place = placeOf(world, object);
  return (
    isIn(place, group.in) &&
    !object.pending &&
    (place === object.zone || meansCastles(group)) &&
    (!isOnShield(object) || group.filter?.faceUp === true)
  );
}

/** The zones that list the cards of a group. */
function listsOf(group: Group): readonly Zone[] {
  const zones = typeof group.in === 'string' ? [group.in] : group.in;
  const alsoCastles = meansCastles(group) && zones.includes('shieldZone') && !zones.includes('battleZone');
  return alsoCastles ? [...zones, 'battleZone'] : zones;
}

export const belongsTo = (world: World, object: CardObject, group: Group, scope: Scope): boolean =>
  liesIn(world, object, group) &&
  isPlayer(group.of, object.owner, scope.player) &&
  (group.filter?.extreme === undefined
    ? matches(world, object, group.filter, scope)
    : membersOf(world, group, scope).some(({ id }) => id === object.id));

/**
 * 110.4f, 608.3c. Whether a card that is about to enter its zone is one of a group there. It is pending (409.1f): what static abilities
 * will give it once it is there it does not have yet.
 */
export const isAboutToBelongTo = (world: World, object: CardObject, group: Group, scope: Scope): boolean =>
  isIn(placeOf(world, object), group.in) &&
  isPlayer(group.of, object.owner, scope.player) &&
  group.filter?.extreme === undefined &&
  matches(world, object, group.filter, scope);

/** What a group holds now. */
export function membersOf(world: World, group: Group, scope: Scope): readonly CardObject[] {
  const { of, filter } = group;
  const tests = filter === undefined ? NO_TESTS : testsOf(filter);
  const found: CardObject[] = [];
  const zones = listsOf(group);
  for (const player of PLAYERS) {
    if (!isPlayer(of, player, scope.player)) continue;
    for (const zone of zones) {
      for (const object of world.game.zones[player][zone]) {
        if (!liesIn(world, object, group)) continue;
        if (filter === undefined || matchesTests(world, object, filter, tests, scope)) found.push(object);
      }
    }
  }
  const extreme = filter?.extreme;
  return extreme === undefined ? found : (FILTER_RULES.extreme.among?.(extreme, world, found) ?? found);
}

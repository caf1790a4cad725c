import { keysOf } from '../../table/keysOf.ts';
import { ZONE_FACTS, type Zone } from '../../table/zones.ts';
import { amountWordOf } from './amountName.ts';
import type { FilterName } from './filters/index.ts';
import { FILTERS } from './filters/table.ts';
import { describeType } from './filters/type.ts';
import { type FilterWord, isItself } from './filterWord.ts';
import { bracketed, calledBy, listed, thirdPerson, withArticle } from './grammar.ts';
import type { NounDescribers } from './nounDescribers.ts';
import { describeRef, type GrammaticalNumber, isSingularRef } from './nounParts.ts';
import type { Amount, Bounds, Choice, Filter, Group, Subject, Target, Who } from './vocabulary.ts';

/** Nouns of the rulebook's English: zones, kinds of cards, filters, groups, what is chosen, players. */

/** What moves a card into a zone: `return it to its owner's hand`. */
export const describeMoveTo = (what: string, zone: Zone, owner = "its owner's"): string =>
  zonesOf(owner, ZONE_FACTS[zone].moveText.replace('%s', what).replace('%o', owner));

const SEVERAL_OWNERS = "their owners'";

/** Text that ends with a zone, in the plural where there are several owners: `their owners' hands`. */
export const zonesOf = (owner: string, text: string): string =>
  owner === SEVERAL_OWNERS && !text.endsWith('s') ? `${text}s` : text;

/** A zone as cards name it: `shields`. */
export const describeZone = (zone: Zone): string => ZONE_FACTS[zone].nameOnCards;

/** `hand or graveyard` */
export const oneOfZones = (zones: readonly Zone[]): string => listed(zones.map(describeZone), 'or');

/** 110.4. The zones in which an ability works, if it names any. */
export const worksIn = (zones: readonly Zone[] | undefined): string =>
  zones === undefined ? '' : ` (works in the ${oneOfZones(zones)})`;

export const OWNERS: { readonly [W in Who]: string } = { you: 'your', opponent: "your opponent's", any: '' };

/** Whose the deck of a player is who does something. */
export const OWN: { readonly [W in Who]: string } = { you: 'your', opponent: 'their', any: 'their' };

/**
 * Whose zone cards go to: `your` where all of them are yours, `the owner's` where there may be one card or several. To put a card from "your hand into your graveyard" would
 * be to discard it (701.7a).
 */
export function describeOwner(what: Target, to: Zone): string {
  const from = 'choose' in what ? what.choose : what;
  if (!('in' in from)) return isOne(what) || isSingularRef(from.ref) ? "its owner's" : "the owner's";
  if (isBearer(from)) return "its owner's";
  if (to === 'graveyard' && [from.in].flat().includes('hand')) return "the owner's";
  if (from.of !== 'any') return OWNERS[from.of];
  return isOne(what) ? "its owner's" : SEVERAL_OWNERS;
}

export const PLAYERS: { readonly [W in Who]: string } = {
  you: 'you',
  opponent: 'your opponent',
  any: 'each player',
};

/** Whoever does something at some moment: `whenever a player uses a spell`. */
export const SOME_PLAYER: { readonly [W in Who]: string } = { ...PLAYERS, any: 'a player' };

/** Who is forbidden something: `cannot be chosen by any player`. */
export const ANY_PLAYER: { readonly [W in Who]: string } = { ...PLAYERS, any: 'any player' };

/** An instruction to `you`, or what another player does. */
export const does = (who: Who, phrase: string): string =>
  who === 'you' ? phrase : `${PLAYERS[who]} ${thirdPerson(phrase)}`;

/** What a player does, as a clause: `you draw a card`, `each player draws a card`. */
export const playerDoes = (who: Who, phrase: string): string =>
  `${PLAYERS[who]} ${who === 'you' ? phrase : thirdPerson(phrase)}`;

/** What some player does at a moment, as a clause: `a player draws a card`. */
export const somePlayerDoes = (who: Who, phrase: string): string =>
  `${SOME_PLAYER[who]} ${who === 'you' ? phrase : thirdPerson(phrase)}`;

const describe: NounDescribers = {
  lastAmount: (amount) => (endsWith(amount, 'sum') ? closedAmount(amount) : describeAmount(amount)),
  closedAmount,
  bounds: describeBounds,
  group: describeGroup,
  subject: describeSubject,
  closedFilter,
  exception,
};

export const describeAmount = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : amountWordOf(amount).text(amount, describe);

const endsWith = (amount: Amount, end: 'noun' | 'sum'): boolean =>
  typeof amount !== 'number' && amountWordOf(amount).ends === end;

/** An amount where more words follow: one that ends with a noun, or is worked out of two, stands in brackets. */
export function closedAmount(amount: Amount): string {
  const text = describeAmount(amount);
  return endsWith(amount, 'noun') || endsWith(amount, 'sum') ? bracketed(text) : text;
}

/** `a card`, `3 cards`, `cards equal to the number of your shields` */
export function cards(count: Amount): string {
  if (count === 1) return 'a card';
  return typeof count === 'number' ? `${count} cards` : `cards equal to ${describeAmount(count)}`;
}

/** `the top card`, `the top 3 cards`, `cards equal to the number "named" from the top` */
export function topCards(count: Amount): string {
  if (count === 1) return 'the top card';
  return typeof count === 'number'
    ? `the top ${count} cards`
    : `cards equal to ${closedAmount(count)} from the top`;
}

/** Whether the bounds admit no number above 0. */
export const isNone = ({ min, max }: Bounds): boolean => min === undefined && max === 0;

/** @param less the word for what is below: `fewer` of what is counted. */
export function describeBounds({ min, max }: Bounds, less: 'less' | 'fewer'): string {
  if (min !== undefined && max !== undefined) {
    const [low, high] = [closedAmount(min), closedAmount(max)];
    return low === high ? `exactly ${low}` : `${low} to ${high}`;
  }
  if (min !== undefined) return `${closedAmount(min)} or more`;
  return max === undefined ? 'any number' : `${closedAmount(max)} or ${less}`;
}

/** "Evolution creatures or spells" would say it of the creatures alone. */
const isEvolutionOfSeveralTypes = ({ evolution, type }: Filter): boolean =>
  evolution !== undefined && evolution !== false && typeof type === 'object' && type.length > 1;

const wordOf = <F extends FilterName>(field: F): FilterWord<F> => FILTERS[field];

const NAMES = keysOf(FILTERS).toSorted((a, b) => FILTERS[a].place - FILTERS[b].place);

function fieldText<F extends FilterName>(
  filter: Filter,
  field: F,
  number: GrammaticalNumber,
): string | undefined {
  const value = filter[field];
  return value === undefined ? undefined : wordOf(field).text(value, number, describe);
}

/** The texts on one side of the noun. */
const wordsWhere = (
  filter: Filter,
  stands: 'before' | 'after',
  number: GrammaticalNumber,
): readonly string[] =>
  NAMES.filter((field) => FILTERS[field].stands === stands).flatMap(
    (field) => fieldText(filter, field, number) ?? [],
  );

function wordsAround(
  filter: Filter,
  stands: 'before' | 'after',
  number: GrammaticalNumber,
): readonly string[] {
  if (!isEvolutionOfSeveralTypes(filter)) return wordsWhere(filter, stands, number);
  const { evolution, ...rest } = filter;
  const words = wordsWhere(rest, stands, number);
  if (stands === 'before' || evolution === undefined) return words;
  const noun = wordOf('evolution').text(evolution, number, describe);
  return [
    number === 'one' ? `that is an ${noun}` : `that are ${noun?.replace('evolution', 'evolutions')}`,
    ...words,
  ];
}

/** What a card must be like, as a noun with what stands around it. */
export const describeFilter = (filter: Filter, number: GrammaticalNumber = 'one'): string =>
  describeWith('', filter, number);

/** `mark` stands between the noun and what is said after it: `a creature of yours that costs 3`. */
function describeWith(mark: string, filter: Filter, number: GrammaticalNumber): string {
  if (isItself(filter)) return `this${mark}`;
  return [
    ...wordsAround(filter, 'before', number),
    `${describeType(filter.type, number)}${mark}`,
    ...wordsAround(filter, 'after', number),
  ].join(' ');
}

/** Whether every card is like this. */
export const isAnyCard = (filter: Filter): boolean => describeFilter(filter) === 'card';

/** The text of a filter; empty if the filter matches every card. */
export const unlessAny = (filter: Filter | undefined, text: (filter: Filter) => string): string =>
  filter === undefined || isAnyCard(filter) ? '' : text(filter);

/** `one`, `2`, `all` */
export function describeCount(count: Amount | 'all'): string {
  if (count === 1) return 'one';
  return count === 'all' ? 'all' : describeAmount(count);
}

/** `one creature`, `2 creatures` */
export const describeSome = (count: Amount, filter: Filter): string =>
  count === 1 ? `one ${describeFilter(filter)}` : `${closedAmount(count)} ${describeFilter(filter, 'many')}`;

/** `up to one creature`, `up to 2 creatures` */
export const describeUpTo = (count: Amount, filter: Filter = {}): string =>
  `up to ${describeSome(count, filter)}`;

/** One card that is like this: `an Armorloid creature`. */
export const describeOne = (filter: Filter): string =>
  isItself(filter) ? 'this' : withArticle(describeFilter(filter));

/** The filter of a card inside that of another: what it says after its noun belongs to it. */
function closedFilter(filter: Filter, number: GrammaticalNumber): string {
  const text = number === 'one' ? describeOne(filter) : describeFilter(filter, 'many');
  return isItself(filter) || wordsAround(filter, 'after', number).length === 0 ? text : bracketed(text);
}

/** What is said shorter than "that is not": `other than this`, `other than the "first" or the "second"`, `without "blocker"`. */
function exception(not: Filter): string | undefined {
  const [field, ...more] = keysOf(not);
  return field === undefined || more.length > 0 ? undefined : negatedField(not, field);
}

function negatedField<F extends FilterName>(filter: Filter, field: F): string | undefined {
  const value = filter[field];
  return value === undefined ? undefined : wordOf(field).negated?.(value);
}

function placeOf({ in: zones, of }: Group): string {
  const owner = OWNERS[of] === '' ? 'any' : OWNERS[of];
  return `in ${owner} ${oneOfZones(typeof zones === 'string' ? [zones] : zones)}`;
}

/** The bearer, as a group of the battle zone. */
const isBearer = (group: Group): boolean =>
  group.in === 'battleZone' && group.of !== 'opponent' && isItself(group.filter);

export function describeGroup(group: Group, number: GrammaticalNumber = 'many'): string {
  const filter = group.filter ?? {};
  if (isBearer(group)) return 'this';
  const onTable = group.in === 'battleZone';
  if (group.in === 'shieldZone' && isAnyCard(filter))
    return `${OWNERS[group.of]} ${number === 'one' ? 'shield' : 'shields'}`.trim();
  if (onTable && group.of === 'any') return `${describeFilter(filter, number)} in the battle zone`;
  if (onTable) return `${OWNERS[group.of]} ${describeFilter(filter, number)}`;
  return `${describeFilter(filter, number)} ${placeOf(group)}`;
}

/** `each of your creatures`, `each creature in the battle zone` */
export function describeEach(group: Group): string {
  const many = describeGroup(group);
  if (isBearer(group)) return 'this';
  return many.startsWith('your') ? `each of ${many}` : `each ${describeGroup(group, 'one')}`;
}

export const partOf = (group: string): string => (group.startsWith('your') ? `of ${group}` : group);

const definite = (group: string): string =>
  group.startsWith('your') || group === 'this' ? group : `the ${group}`;

function describeNumber({ amount, count }: Choice): string {
  if (amount === 'any') return 'any number';
  return amount === 'upTo' ? `up to ${count === 1 ? 'one' : closedAmount(count)}` : closedAmount(count);
}

function describeCandidates(choose: Choice['choose']): string {
  if ('in' in choose) return definite(describeGroup(choose));
  const each =
    choose.filter === undefined || isAnyCard(choose.filter) ? '' : `, each ${describeOne(choose.filter)}`;
  return `${describeRef(choose.ref)}${each}`;
}

const isOne = (target: Target): boolean =>
  'choose' in target && target.amount === 'exactly' && target.count === 1;

export function describeChoice(choice: Choice): string {
  const { choose, by, atRandom, total, able, as } = choice;
  const many = isOne(choice) ? 'one' : describeNumber(choice);
  const limit = total === undefined ? '' : ` with a total ${total.of} of ${closedAmount(total.max)} or less`;
  const chance = atRandom ? ' at random' : '';
  const chooser = by === 'you' ? '' : ` of ${OWNERS[by] || "each player's"} choice`;
  return `${many} of ${describeCandidates(choose)}${able === undefined ? '' : ' able to attack'}${limit}${chance}${chooser}${calledBy(as)}`;
}

export function describeTarget(target: Target): string {
  if ('choose' in target) return describeChoice(target);
  if ('ref' in target) return describeRef(target.ref);
  return isBearer(target) ? 'this' : `all ${describeGroup(target)}`;
}

export function describeSubject({ of, filter }: Subject): string {
  if (isItself(filter) && of === 'any') return 'this';
  if (filter?.is !== undefined && of === 'any' && Object.keys(filter).length === 1)
    return describeRef(filter.is.ref);
  const owner = of === 'any' ? '' : ` of ${of === 'you' ? 'yours' : "your opponent's"}`;
  return isItself(filter) ? `this${owner}` : withArticle(describeWith(owner, filter ?? {}, 'one'));
}

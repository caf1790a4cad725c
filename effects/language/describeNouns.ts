import { keysOf } from '../../table/keysOf.ts';
import { ZONE_FACTS, type Zone } from '../../table/zones.ts';
import { CARD_TYPE_FACTS } from './cardTypes.ts';
import { bracketed, calledBy, listed, plural, quoted, thirdPerson, withArticle } from './grammar.ts';
import { KEYWORD_LABELS } from './keywords.ts';
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

/**
 * Whose zone cards go to: `your` where all of them are yours, `the owner's` where there may be one card or several. To put a card from "your hand into your graveyard" would
 * be to discard it (701.7a).
 */
export function describeOwner(what: Target, to: Zone): string {
  const from = 'choose' in what ? what.choose : what;
  if (!('in' in from)) return isOne(what) || SINGULAR_REFS.has(from.ref) ? "its owner's" : "the owner's";
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

/** An instruction to `you`, or what another player does. */
export const does = (who: Who, phrase: string): string =>
  who === 'you' ? phrase : `${PLAYERS[who]} ${thirdPerson(phrase)}`;

/** What a player does, as a clause: `you draw a card`. */
export const playerDoes = (who: Who, phrase: string): string =>
  `${PLAYERS[who]} ${who === 'you' ? phrase : thirdPerson(phrase)}`;

export function describeAmount(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if ('count' in amount) return `the number of ${describeGroup(amount.count)}`;
  if ('powerOf' in amount) return `the power of ${describeRef(amount.powerOf.ref)}`;
  if ('costOf' in amount) return `the cost of ${describeRef(amount.costOf.ref)}`;
  if ('sizeOf' in amount) return `as many as ${describeRef(amount.sizeOf.ref)}`;
  if ('civilizationsOf' in amount)
    return `the number of civilizations among ${describeGroup(amount.civilizationsOf)}`;
  if ('racesOf' in amount) {
    const { racesOf, except } = amount;
    const others = except === undefined ? '' : ` other than ${listed(except.map(describeRace), 'or')}`;
    return `the number of races${others} among ${describeGroup(racesOf)}`;
  }
  if ('named' in amount) return `the number ${quoted(amount.named)}`;
  if ('highestPower' in amount) return `the highest power among ${describeGroup(amount.highestPower)}`;
  if ('shieldsBroken' in amount) {
    const shields = describeGroup({ in: 'shieldZone', of: amount.shieldsBroken });
    return `the number of ${shields} broken by ${describeSubject(amount.by)} in this ${amount.in}`;
  }
  if ('half' in amount) return `half of ${closedAmount(amount.half)} rounded down`;
  if ('times' in amount) return describeSum(amount.times, 'times');
  const [first, last] = amount.plus;
  const less = withoutMinus(last);
  return less === undefined ? describeSum([first, last], 'plus') : describeSum([first, less], 'minus');
}

const describeSum = ([first, last]: readonly [Amount, Amount], between: string): string =>
  `${closedAmount(first)} ${between} ${isSum(last) ? closedAmount(last) : describeAmount(last)}`;

/** `3` of -3, and any amount of minus one times that amount. */
function withoutMinus(amount: Amount): Amount | undefined {
  if (typeof amount === 'number') return amount < 0 ? -amount : undefined;
  if (!('times' in amount)) return undefined;
  const [sign, size] = amount.times;
  return sign === -1 && typeof size !== 'number' ? size : undefined;
}

const isSum = (amount: Amount): boolean =>
  typeof amount !== 'number' && ('times' in amount || 'plus' in amount);

/** An amount where more words follow: one that ends with a noun, or is worked out of two, stands in brackets. */
export const closedAmount = (amount: Amount): string =>
  isSum(amount) ||
  (typeof amount !== 'number' &&
    ('count' in amount ||
      'civilizationsOf' in amount ||
      'racesOf' in amount ||
      'highestPower' in amount ||
      'shieldsBroken' in amount))
    ? bracketed(describeAmount(amount))
    : describeAmount(amount);

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

/** @param less the word for what is below: `fewer` of what is counted. */
export function describeBounds({ min, max }: Bounds, less: 'less' | 'fewer'): string {
  if (min !== undefined && max !== undefined) {
    const [low, high] = [closedAmount(min), closedAmount(max)];
    return low === high ? `exactly ${low}` : `${low} to ${high}`;
  }
  if (min !== undefined) return `${closedAmount(min)} or more`;
  return max === undefined ? 'any number' : `${closedAmount(max)} or ${less}`;
}

const REFS: ReadonlyMap<string, string> = new Map([
  ['this', 'this'],
  ['that', 'it'],
  ['other', 'the other creature'],
  ['was', 'what it was'],
  ['crossed', 'the crossed creature'],
  ['chosen', 'what was chosen'],
  ['moved', 'what was moved'],
  ['put', 'what was put'],
  ['found', 'what was found'],
  ['used', 'what was used'],
  ['seen', 'what was seen'],
  ['revealed', 'what was revealed'],
]);

const SINGULAR_REFS: ReadonlySet<string> = new Set(['this', 'that', 'other', 'was', 'crossed']);

export const describeRef = (ref: string): string => REFS.get(ref) ?? `the ${quoted(ref)}`;

/** Whether a noun is in the singular. */
export type GrammaticalNumber = 'one' | 'many';

const isOrAre = (number: GrammaticalNumber): string => (number === 'one' ? 'is' : 'are');

function nounOf(type: Filter['type'], number: GrammaticalNumber): string {
  const name = (noun: string): string => (number === 'one' ? noun : plural(noun));
  if (type === undefined || type === 'card') return name('card');
  if (typeof type === 'string') return name(CARD_TYPE_FACTS[type].name);
  return listed(
    type.map((one) => name(CARD_TYPE_FACTS[one].name)),
    'or',
  );
}

/** A race stands without quotes if its words can be told from all others: a Fire Bird is not just any fire Bird. */
export const describeRace = (race: string): string =>
  !/^(light|water|darkness|fire|nature)\b/i.test(race) &&
  /^\p{Lu}[\p{L}'’-]*(?: (?:del|of|the|\p{Lu}[\p{L}'’-]*))*$/u.test(race)
    ? race
    : quoted(race);

interface FieldText<Value> {
  readonly stands: 'before' | 'after';
  /** Undefined where nothing is said of this value. */
  readonly text: (value: Value, number: GrammaticalNumber) => string | undefined;
}

const before = <Value>(text: FieldText<Value>['text']): FieldText<Value> => ({ stands: 'before', text });
const after = <Value>(text: FieldText<Value>['text']): FieldText<Value> => ({ stands: 'after', text });

/** The fields of a filter that are words around its noun. */
type AroundNoun = Exclude<keyof Filter, 'type'>;

/** What each field of a filter adds to the noun, in the order of the words. */
const FIELDS: {
  readonly [F in AroundNoun]: FieldText<NonNullable<Filter[F]>>;
} = {
  other: before(() => 'other'),
  fresh: before((fresh) => (fresh ? 'newly put' : 'not newly put')),
  tapped: before((tapped) => (tapped ? 'tapped' : 'untapped')),
  attacking: before((attacking) => (attacking ? 'attacking' : 'non-attacking')),
  blocking: before((blocking) => (blocking ? 'blocking' : 'non-blocking')),
  faceUp: before((faceUp) => (faceUp ? 'face-up' : 'face-down')),
  evolution: before((evolution) => (evolution ? 'evolution' : 'non-evolution')),
  multicolored: before((multicolored) => (multicolored ? 'multicolored' : 'single-colored')),
  civilizations: before((civilizations) => listed(civilizations, 'or')),
  races: before((races) => listed(races.map(describeRace), 'or')),
  ofRace: after(({ named }) => `of the named race${named === 'race' ? '' : ` ${quoted(named)}`}`),
  cost: after(
    (cost, number) => `that ${number === 'one' ? 'costs' : 'cost'} ${describeBounds(cost, 'less')}`,
  ),
  power: after((power) => `with power ${describeBounds(power, 'less')}`),
  keyword: after((keyword) => `with "${KEYWORD_LABELS[keyword]}"`),
  names: after((names) => `named ${listed(names.map(quoted), 'or')}`),
  nameContains: after((part) => `with ${quoted(part)} in the name`),
  named: after((name) => `of the named card${name === 'name' ? '' : ` ${quoted(name)}`}`),
  sameNameAs: after(
    (as) =>
      `of the same name as ${'ref' in as ? describeRef(as.ref) : `another among ${bracketed(describeGroup(as))}`}`,
  ),
  sameRaceAs: after(({ ref }) => `of the same race as ${describeRef(ref)}`),
  evolvesFrom: after((races) => `evolving from ${listed(races.map(quoted), 'or')}`),
  crossedWith: after(({ ref }) => `crossed with ${describeRef(ref)}`),
  usedThrough: after(() => 'used by its shield trigger'),
  is: after(({ ref }, number) =>
    SINGULAR_REFS.has(ref) ? `that ${isOrAre(number)} ${describeRef(ref)}` : `among ${describeRef(ref)}`,
  ),
  under: after(
    (under, number) =>
      `with ${describeBounds(under, 'fewer')} cards under ${number === 'one' ? 'it' : 'them'}`,
  ),
  extreme: after((extreme) => `of the ${extreme === 'highestPower' ? 'highest' : 'lowest'} power among them`),
  itself: after((_, number) => `that ${isOrAre(number)} this`),
  not: after((not, number) => exception(not) ?? `that ${isOrAre(number)} not ${closedFilter(not, number)}`),
  anyOf: after((filters, number) => {
    const refs = refsOf(filters);
    return refs !== undefined
      ? `among ${refs}`
      : `that ${number === 'one' ? 'is' : 'are each'} ${listed(filters.map(closedOne), 'or')}`;
  }),
};

const FIELD_NAMES = keysOf(FIELDS);

function fieldText<F extends AroundNoun>(
  filter: Filter,
  field: F,
  number: GrammaticalNumber,
): string | undefined {
  const value = filter[field];
  return value === undefined ? undefined : FIELDS[field].text(value, number);
}

/** "Evolution creatures or spells" would say it of the creatures alone. */
const isEvolutionOfSeveralTypes = ({ evolution, type }: Filter): boolean =>
  evolution === true && typeof type === 'object' && type.length > 1;

const wordsWhere = (
  filter: Filter,
  stands: 'before' | 'after',
  number: GrammaticalNumber,
): readonly string[] =>
  FIELD_NAMES.filter((field) => FIELDS[field].stands === stands).flatMap(
    (field) => fieldText(filter, field, number) ?? [],
  );

function wordsAround(
  filter: Filter,
  stands: 'before' | 'after',
  number: GrammaticalNumber,
): readonly string[] {
  if (!isEvolutionOfSeveralTypes(filter)) return wordsWhere(filter, stands, number);
  const { evolution: _, ...rest } = filter;
  const words = wordsWhere(rest, stands, number);
  if (stands === 'before') return words;
  return [number === 'one' ? 'that is an evolution' : 'that are evolutions', ...words];
}

/** Whether a filter says nothing but that it is the bearer. */
const isItself = (filter: Filter | undefined): boolean =>
  (filter?.itself === true || filter?.is?.ref === 'this') && Object.keys(filter).length === 1;

/** What a card must be like, as a noun with what stands around it. */
export const describeFilter = (filter: Filter, number: GrammaticalNumber = 'one'): string =>
  describeWith('', filter, number);

/** `mark` stands between the noun and what is said after it: `a creature of yours that costs 3`. */
function describeWith(mark: string, filter: Filter, number: GrammaticalNumber): string {
  if (isItself(filter)) return `this${mark}`;
  return [
    ...wordsAround(filter, 'before', number),
    `${nounOf(filter.type, number)}${mark}`,
    ...wordsAround(filter, 'after', number),
  ].join(' ');
}

/** Whether every card is like this. */
export const isAnyCard = (filter: Filter): boolean => describeFilter(filter) === 'card';

/** What is said of a filter, unless every card is like that. */
export const unlessAny = (filter: Filter | undefined, text: (filter: Filter) => string): string =>
  filter === undefined || isAnyCard(filter) ? '' : text(filter);

/** `one creature`, `2 creatures` */
export const describeSome = (count: Amount, filter: Filter): string =>
  count === 1 ? `one ${describeFilter(filter)}` : `${closedAmount(count)} ${describeFilter(filter, 'many')}`;

/** One card that is like this: `an Armorloid creature`. */
export const describeOne = (filter: Filter): string =>
  isItself(filter) ? 'this' : withArticle(describeFilter(filter));

/** The filter of a card inside that of another: what it says after its noun belongs to it. */
function closedFilter(filter: Filter, number: GrammaticalNumber): string {
  const text = number === 'one' ? describeOne(filter) : describeFilter(filter, 'many');
  return isItself(filter) || wordsAround(filter, 'after', number).length === 0 ? text : bracketed(text);
}

const closedOne = (filter: Filter): string => closedFilter(filter, 'one');

/** `the "first" or the "second"`, if several filters say nothing but such names. */
function refsOf(filters: readonly Filter[]): string | undefined {
  const refs = filters.flatMap(({ is, ...rest }) =>
    is === undefined || SINGULAR_REFS.has(is.ref) || Object.keys(rest).length > 0 ? [] : [is.ref],
  );
  return refs.length > 1 && refs.length === filters.length ? listed(refs.map(describeRef), 'or') : undefined;
}

/** What is said shorter than "that is not": `other than this`, `other than the "first" or the "second"`, `without "blocker"`. */
function exception(not: Filter): string | undefined {
  if (isItself(not)) return 'other than this';
  if (Object.keys(not).length !== 1) return undefined;
  if (not.keyword !== undefined) return `without ${quoted(KEYWORD_LABELS[not.keyword])}`;
  if (not.is !== undefined) return `other than ${describeRef(not.is.ref)}`;
  const refs = refsOf(not.anyOf ?? []);
  return refs === undefined ? undefined : `other than ${refs}`;
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

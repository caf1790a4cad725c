import { keysOf } from '../../table/keysOf.ts';
import { ZONE_FACTS, type Zone } from '../../table/zones.ts';
import { CARD_TYPE_FACTS } from './cardTypes.ts';
import { bracketed, calledBy, listed, plural, quoted, thirdPerson, withArticle } from './grammar.ts';
import { KEYWORD_LABELS } from './keywords.ts';
import type { Amount, Bounds, Choice, Filter, Group, Subject, Target, Who } from './vocabulary.ts';

/** Nouns of the rulebook's English: zones, kinds of cards, filters, groups, what is chosen, players. */

/** What moves a card into a zone: `return it to its owner's hand`. */
export const describeMoveTo = (what: string, zone: Zone): string =>
  ZONE_FACTS[zone].moveText.replace('%s', what);

/** A zone as cards name it: `shields`. */
export const describeZone = (zone: Zone): string => ZONE_FACTS[zone].nameOnCards;

/** `hand or graveyard` */
export const oneOfZones = (zones: readonly Zone[]): string => listed(zones.map(describeZone), 'or');

/** 110.4. The zones in which an ability works, if it names any. */
export const worksIn = (zones: readonly Zone[] | undefined): string =>
  zones === undefined ? '' : ` (works in the ${oneOfZones(zones)})`;

export const OWNERS: { readonly [W in Who]: string } = { you: 'your', opponent: "your opponent's", any: '' };

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
  const [[first, last], between] = 'times' in amount ? [amount.times, 'times'] : [amount.plus, 'plus'];
  return `${closedAmount(first)} ${between} ${isSum(last) ? closedAmount(last) : describeAmount(last)}`;
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

export const cards = (count: Amount): string => (count === 1 ? 'a card' : `${describeAmount(count)} cards`);

/** `the top card`, `the top 3 cards` */
export const topCards = (count: Amount): string => `the top ${count === 1 ? 'card' : cards(count)}`;

export function describeBounds({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) {
    const [low, high] = [closedAmount(min), closedAmount(max)];
    return low === high ? `exactly ${low}` : `${low} to ${high}`;
  }
  if (min !== undefined) return `${closedAmount(min)} or more`;
  return max === undefined ? 'any number' : `${closedAmount(max)} or less`;
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

export const describeRef = (ref: string): string => REFS.get(ref) ?? `the ${quoted(ref)}`;

function nounOf(type: Filter['type'], number: 'one' | 'many'): string {
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
  readonly text: (value: Value) => string | undefined;
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
  cost: after((cost) => `that cost ${describeBounds(cost)}`),
  power: after((power) => `with power ${describeBounds(power)}`),
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
  is: after(({ ref }) => `that is ${describeRef(ref)}`),
  under: after((under) => `with ${describeBounds(under)} cards under it`),
  extreme: after((extreme) => `of the ${extreme === 'highestPower' ? 'highest' : 'lowest'} power among them`),
  itself: after(() => 'that is this'),
  not: after((not) => `that is not ${closedOne(not)}`),
  anyOf: after((filters) => `that is ${listed(filters.map(closedOne), 'or')}`),
};

const FIELD_NAMES = keysOf(FIELDS);

function fieldText<F extends AroundNoun>(filter: Filter, field: F): string | undefined {
  const value = filter[field];
  return value === undefined ? undefined : FIELDS[field].text(value);
}

/** "Evolution creatures or spells" would say it of the creatures alone. */
const isEvolutionOfSeveralTypes = ({ evolution, type }: Filter): boolean =>
  evolution === true && typeof type === 'object' && type.length > 1;

const wordsWhere = (filter: Filter, stands: 'before' | 'after'): readonly string[] =>
  FIELD_NAMES.filter((field) => FIELDS[field].stands === stands).flatMap(
    (field) => fieldText(filter, field) ?? [],
  );

function wordsAround(filter: Filter, stands: 'before' | 'after'): readonly string[] {
  if (!isEvolutionOfSeveralTypes(filter)) return wordsWhere(filter, stands);
  const { evolution: _, ...rest } = filter;
  const words = wordsWhere(rest, stands);
  return stands === 'before' ? words : ['that is an evolution', ...words];
}

/** Whether a filter says nothing but that it is the bearer. */
const isItself = (filter: Filter | undefined): boolean =>
  (filter?.itself === true || filter?.is?.ref === 'this') && Object.keys(filter).length === 1;

/** What a card must be like, as a noun with what stands around it. */
export function describeFilter(filter: Filter, number: 'one' | 'many' = 'one'): string {
  if (isItself(filter)) return 'this';
  return [
    ...wordsAround(filter, 'before'),
    nounOf(filter.type, number),
    ...wordsAround(filter, 'after'),
  ].join(' ');
}

/** One card that is like this: `an Armorloid creature`. */
export const describeOne = (filter: Filter): string =>
  isItself(filter) ? 'this' : withArticle(describeFilter(filter));

/** One card inside the filter of another: what it says after its noun belongs to it. */
const closedOne = (filter: Filter): string =>
  isItself(filter) || wordsAround(filter, 'after').length === 0
    ? describeOne(filter)
    : bracketed(describeOne(filter));

function placeOf({ in: zones, of }: Group): string {
  const owner = OWNERS[of] === '' ? 'any' : OWNERS[of];
  return `in ${owner} ${oneOfZones(typeof zones === 'string' ? [zones] : zones)}`;
}

/** The bearer, as a group of the battle zone. */
const isBearer = (group: Group): boolean =>
  group.in === 'battleZone' && group.of !== 'opponent' && isItself(group.filter);

export function describeGroup(group: Group): string {
  const filter = group.filter ?? {};
  if (isBearer(group)) return 'this';
  const onTable = group.in === 'battleZone';
  if (group.in === 'shieldZone' && describeFilter(filter) === 'card')
    return `${OWNERS[group.of]} shields`.trim();
  if (onTable && group.of === 'any') return `${describeFilter(filter, 'many')} in the battle zone`;
  if (onTable) return `${OWNERS[group.of]} ${describeFilter(filter, 'many')}`;
  return `${describeFilter(filter, 'many')} ${placeOf(group)}`;
}

export const partOf = (group: string): string => (group.startsWith('your') ? `of ${group}` : group);

const definite = (group: string): string =>
  group.startsWith('your') || group === 'this' ? group : `the ${group}`;

function describeNumber({ amount, count }: Choice): string {
  if (amount === 'any') return 'any number';
  return amount === 'upTo' ? `up to ${closedAmount(count)}` : closedAmount(count);
}

function describeCandidates(choose: Choice['choose']): string {
  if ('in' in choose) return definite(describeGroup(choose));
  const each =
    choose.filter === undefined || describeFilter(choose.filter) === 'card'
      ? ''
      : `, each ${describeOne(choose.filter)}`;
  return `${describeRef(choose.ref)}${each}`;
}

export function describeChoice(choice: Choice): string {
  const { choose, count, amount, by, atRandom, total, able, as } = choice;
  const one = amount === 'exactly' && count === 1;
  const many = one ? 'one' : describeNumber(choice);
  const limit = total === undefined ? '' : ` with a total ${total.of} of ${closedAmount(total.max)} or less`;
  const chance = atRandom ? ' at random' : '';
  const chooser = by === 'you' ? '' : ` of ${OWNERS[by] || "each player's"} choice`;
  return `${many} of ${describeCandidates(choose)}${able === undefined ? '' : ' able to attack'}${limit}${chance}${chooser}${calledBy(as)}`;
}

/** Every card of a group; only one card is `this`. */
export const describeAll = (group: Group, every: 'all' | 'each of'): string =>
  isBearer(group) ? 'this' : `${every} ${describeGroup(group)}`;

export function describeTarget(target: Target): string {
  if ('choose' in target) return describeChoice(target);
  return 'ref' in target ? describeRef(target.ref) : describeAll(target, 'all');
}

export function describeSubject({ of, filter }: Subject): string {
  if (isItself(filter) && of === 'any') return 'this';
  if (filter?.is !== undefined && of === 'any' && Object.keys(filter).length === 1)
    return describeRef(filter.is.ref);
  const owner = of === 'any' ? '' : ` of ${of === 'you' ? 'yours' : "your opponent's"}`;
  return `${describeOne(filter ?? {})}${owner}`;
}

import { keysOf } from '../../table/keysOf.ts';
import { ZONE_FACTS, type Zone } from '../../table/zones.ts';
import { CARD_TYPE_FACTS } from './cardTypes.ts';
import { listed, plural, thirdPerson, withArticle } from './grammar.ts';
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
  if ('named' in amount) return `the number "${amount.named}"`;
  if ('times' in amount) return amount.times.map(describeAmount).join(' times ');
  return amount.plus.map(describeAmount).join(' plus ');
}

export const cards = (count: Amount): string => (count === 1 ? 'a card' : `${describeAmount(count)} cards`);

export function describeBounds({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) {
    const [low, high] = [describeAmount(min), describeAmount(max)];
    return low === high ? `exactly ${low}` : `${low} to ${high}`;
  }
  if (min !== undefined) return `${describeAmount(min)} or more`;
  return max === undefined ? 'any number' : `${describeAmount(max)} or less`;
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
]);

export const describeRef = (ref: string): string => REFS.get(ref) ?? `the "${ref}"`;

function nounOf(type: Filter['type']): string {
  if (type === undefined || type === 'card') return 'card';
  if (typeof type === 'string') return CARD_TYPE_FACTS[type].name;
  return listed(
    type.map((one) => CARD_TYPE_FACTS[one].name),
    'or',
  );
}

interface FieldText<Value> {
  readonly stands: 'before' | 'after';
  /** Undefined where nothing is said of this value. */
  readonly text: (value: Value) => string | undefined;
}

const before = <Value>(text: FieldText<Value>['text']): FieldText<Value> => ({ stands: 'before', text });
const after = <Value>(text: FieldText<Value>['text']): FieldText<Value> => ({ stands: 'after', text });

/** The fields of a filter that are words around its noun. */
type AroundNoun = Exclude<keyof Filter, 'type' | 'itself'>;

/** What each field of a filter adds to the noun, in the order of the words. */
const FIELDS: {
  readonly [F in AroundNoun]: FieldText<NonNullable<Filter[F]>>;
} = {
  other: before(() => 'other'),
  fresh: before((fresh) => (fresh ? 'newly put' : undefined)),
  tapped: before((tapped) => (tapped ? 'tapped' : 'untapped')),
  attacking: before((attacking) => (attacking ? 'attacking' : undefined)),
  blocking: before((blocking) => (blocking ? 'blocking' : undefined)),
  faceUp: before((faceUp) => (faceUp ? 'face-up' : 'face-down')),
  evolution: before((evolution) => (evolution ? 'evolution' : 'non-evolution')),
  multicolored: before((multicolored) => (multicolored ? 'multicolored' : 'single-colored')),
  civilizations: before((civilizations) => listed(civilizations, 'or')),
  races: before((races) => listed(races, 'or')),
  ofRace: after(() => 'of the named race'),
  cost: after((cost) => `that cost ${describeBounds(cost)}`),
  power: after((power) => `with power ${describeBounds(power)}`),
  keyword: after((keyword) => `with "${KEYWORD_LABELS[keyword]}"`),
  names: after(
    (names) =>
      `named ${listed(
        names.map((name) => `"${name}"`),
        'or',
      )}`,
  ),
  nameContains: after((part) => `with "${part}" in the name`),
  named: after(() => 'of the named card'),
  sameNameAs: after(({ ref }) => `of the same name as ${describeRef(ref)}`),
  is: after(({ ref }) => `that is ${describeRef(ref)}`),
  under: after((under) => `with ${describeBounds(under)} cards under it`),
  extreme: after((extreme) => `of the ${extreme === 'highestPower' ? 'highest' : 'lowest'} power among them`),
  not: after((not) => `that is not ${describeOne(not)}`),
  anyOf: after((filters) => `that is ${listed(filters.map(describeOne), 'or')}`),
};

const FIELD_NAMES = keysOf(FIELDS);

function fieldText<F extends AroundNoun>(filter: Filter, field: F): string | undefined {
  const value = filter[field];
  return value === undefined ? undefined : FIELDS[field].text(value);
}

const wordsAround = (filter: Filter, stands: 'before' | 'after'): readonly string[] =>
  FIELD_NAMES.filter((field) => FIELDS[field].stands === stands).flatMap(
    (field) => fieldText(filter, field) ?? [],
  );

/** What a card must be like, as a noun with what stands around it. */
export function describeFilter(filter: Filter, number: 'one' | 'many' = 'one'): string {
  if (filter.itself) return 'this';
  const noun = nounOf(filter.type);
  return [
    ...wordsAround(filter, 'before'),
    number === 'one' ? noun : plural(noun),
    ...wordsAround(filter, 'after'),
  ].join(' ');
}

/** One card that is like this: `an Armorloid creature`. */
export const describeOne = (filter: Filter): string =>
  filter.itself ? 'this' : withArticle(describeFilter(filter));

function placeOf({ in: zones, of }: Group): string {
  const owner = OWNERS[of] === '' ? 'any' : OWNERS[of];
  return `in ${owner} ${oneOfZones(typeof zones === 'string' ? [zones] : zones)}`;
}

export function describeGroup(group: Group): string {
  const filter = group.filter ?? {};
  if (filter.itself) return 'this';
  const onTable = group.in === 'battleZone';
  if (group.in === 'shieldZone' && group.filter === undefined) return `${OWNERS[group.of]} shields`.trim();
  if (onTable && group.of === 'any') return `${describeFilter(filter, 'many')} in the battle zone`;
  if (onTable) return `${OWNERS[group.of]} ${describeFilter(filter, 'many')}`;
  return `${describeFilter(filter, 'many')} ${placeOf(group)}`;
}

export const partOf = (group: string): string => (group.startsWith('your') ? `of ${group}` : group);

const definite = (group: string): string => (group.startsWith('your') ? group : `the ${group}`);

function describeNumber({ amount, count }: Choice): string {
  if (amount === 'any') return 'any number';
  return amount === 'upTo' ? `up to ${describeAmount(count)}` : describeAmount(count);
}

function describeCandidates(choose: Choice['choose']): string {
  if ('in' in choose) return definite(describeGroup(choose));
  const each = choose.filter === undefined ? '' : `, each ${describeOne(choose.filter)}`;
  return `${describeRef(choose.ref)}${each}`;
}

export function describeChoice(choice: Choice): string {
  const { choose, count, amount, by, atRandom, total } = choice;
  const one = amount === 'exactly' && count === 1;
  const many = one ? 'one' : describeNumber(choice);
  const limit =
    total === undefined ? '' : ` with a total ${total.of} of ${describeAmount(total.max)} or less`;
  const chance = atRandom ? ' at random' : '';
  const chooser = by === 'opponent' ? " of your opponent's choice" : '';
  return `${many} of ${describeCandidates(choose)}${limit}${chance}${chooser}`;
}

/** Every card of a group; only one card is `this`. */
export const describeAll = (group: Group, every: 'all' | 'each of'): string =>
  group.filter?.itself ? 'this' : `${every} ${describeGroup(group)}`;

export function describeTarget(target: Target): string {
  if ('choose' in target) return describeChoice(target);
  return 'ref' in target ? describeRef(target.ref) : describeAll(target, 'all');
}

export function describeSubject({ of, filter }: Subject): string {
  if (filter?.itself) return 'this';
  if (filter?.is !== undefined && of === 'any' && Object.keys(filter).length === 1)
    return describeRef(filter.is.ref);
  const owner = of === 'any' ? '' : ` of ${of === 'you' ? 'yours' : "your opponent's"}`;
  return `${describeOne(filter ?? {})}${owner}`;
}

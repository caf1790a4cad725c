import {
  type Ability,
  ACT_FACTS,
  type ActFacts,
  type Ban,
  CONDITION_FACTS,
  type Condition,
  type ConditionFacts,
  type Effect,
  INSTRUCTION_FACTS,
  type InstructionFacts,
  type Permission,
} from 'taiki/words';

type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };
type Fields = { readonly [field: string]: Json };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

const isEmpty = (value: Json | undefined): boolean => isFields(value) && Object.keys(value).length === 0;

const isOnly = (value: Json | undefined, field: string, expected: Json): boolean =>
  isFields(value) && Object.keys(value).length === 1 && value[field] === expected;

/** Fields that hold a filter which says nothing when it is empty. */
const FILTERS = ['filter', 'what', 'by', 'against'];

/** 405.4. Instructions that put cards face down where they would lie face up: in the mana zone. */
const MOVES: ReadonlySet<string> = new Set(['move', 'moveTop']);

const factsOf = (tag: Json | undefined): InstructionFacts =>
  typeof tag === 'string' && Object.hasOwn(INSTRUCTION_FACTS, tag)
    ? INSTRUCTION_FACTS[tag as Effect['do']]
    : {};

const actFactsOf = (tag: string): ActFacts =>
  Object.hasOwn(ACT_FACTS, tag) ? ACT_FACTS[tag as (Ban | Permission)['do']] : {};

const conditionFactsOf = (tag: string): ConditionFacts =>
  Object.hasOwn(CONDITION_FACTS, tag) ? CONDITION_FACTS[tag as Condition['kind']] : {};

/** What each list is when it has one member. */
const LISTS: { readonly [tag: string]: string } = {
  anyOf: 'patterns',
};

const TARGETS = ['what', 'affects', 'a', 'b', 'onto', 'choose', 'equip'];

const BEARER: Fields = { ref: 'this' };

const isBearer = (value: Json | undefined): boolean =>
  isFields(value) &&
  value['in'] === 'battleZone' &&
  value['of'] !== 'opponent' &&
  isOnly(value['filter'], 'itself', true);

/** Static effects that are rules for players, besides bans. */
const PLAYER_RULES: ReadonlySet<string> = new Set(['deckTopSeen', 'handRevealed', 'winsDuel', 'losesDuel']);

const bindsPlayers = (effect: Json): boolean =>
  isFields(effect) &&
  (PLAYER_RULES.has(`${effect['kind']}`) || (isFields(effect['ban']) && effect['ban']['who'] !== undefined));

/** A rule for players affects no objects. */
function withoutAffected(fields: Fields): Fields {
  const { effects } = fields;
  if (!isList(effects) || !('affects' in fields) || !effects.every(bindsPlayers)) return fields;
  return fields['do'] === 'lasting'
    ? { ...without(fields, 'untilUsed'), affects: { in: 'battleZone', of: 'any' }, alsoLater: true }
    : { ...fields, affects: BEARER };
}

function itselfByOneName(fields: Fields): Fields {
  return isOnly(fields['is'], 'ref', 'this') && fields['kind'] === undefined
    ? { ...without(fields, 'is'), itself: true }
    : fields;
}

function ofOneType(fields: Fields): Fields {
  const { type, evolution } = fields;
  if (isList(type) && type.length === 1 && type[0] !== undefined)
    return ofOneType({ ...fields, type: type[0] });
  if (type === 'card' && fields['kind'] === undefined) return without(fields, 'type');
  return type === 'creature' && evolution === true
    ? without({ ...fields, type: 'evolutionCreature' }, 'evolution')
    : fields;
}

/** Leaves out what is so anyway. */
function withoutUsual(fields: Fields): Fields {
  const act = typeof fields['do'] === 'string' ? fields['do'] : '';
  const drop = Object.entries(fields).filter(([field, value]) => {
    if (field === 'as') return value === factsOf(act).usualName;
    if (field === 'position') return value === 'top';
    if (field === 'faceDown') return MOVES.has(act) && fields['to'] !== 'manaZone';
    if (FILTERS.includes(field) && isEmpty(value))
      return act !== 'revealUntil' && fields['kind'] !== 'linksDuelmates';
    const [usualField, type = ''] = actFactsOf(act).usualType ?? [];
    return field === usualField && isOnly(value, 'type', type);
  });
  return drop.reduce((left, [field]) => without(left, field), fields);
}

function ofOneMember(fields: Fields): Json {
  const tag = fields['do'] ?? fields['kind'] ?? fields['event'];
  const list =
    typeof tag === 'string'
      ? (factsOf(tag).listField ?? conditionFactsOf(tag).listField ?? LISTS[tag])
      : undefined;
  const members = list === undefined ? undefined : fields[list];
  return isList(members) && members.length === 1 && members[0] !== undefined ? members[0] : fields;
}

function settled(fields: Fields): Json {
  const { in: zones, amount, name, base, affects } = fields;
  let result = withoutUsual(withoutAffected(ofOneType(itselfByOneName(fields))));
  if (isList(zones) && zones.length === 1 && zones[0] !== undefined) result = { ...result, in: zones[0] };
  if (amount === 'any' && 'choose' in fields) result = { ...result, count: 0 };
  if (name === 'evolution' && isFields(base) && base['type'] === 'creature')
    result = { ...result, base: without(base, 'type') };
  const { also } = result;
  if (name === 'evolution' && isList(also))
    result = {
      ...result,
      also: also.map((one) => (isFields(one) && one['type'] === 'creature' ? without(one, 'type') : one)),
    };
  if (affects !== undefined || 'do' in fields || 'choose' in fields)
    for (const field of TARGETS) if (isBearer(result[field])) result = { ...result, [field]: BEARER };
  if (fields['do'] === 'forEach' && isBearer(result['of'])) result = { ...result, of: BEARER };
  if (isBearer(result)) result = { ...result, of: 'any' };
  return ofOneMember(result);
}

function canonical(value: Json): Json {
  if (isList(value)) return value.map(canonical);
  if (!isFields(value)) return value;
  return settled(
    Object.fromEntries(
      Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => [name, canonical(field)]),
    ),
  );
}

/** What an effect may call the things it does something to. */
const isBinding = (field: string, value: Json): value is string =>
  field === 'as' && typeof value === 'string';

function bindings(value: Json, found: Set<string>): void {
  if (isList(value)) for (const one of value) bindings(one, found);
  else if (isFields(value))
    for (const [field, inner] of Object.entries(value))
      if (isBinding(field, inner)) found.add(inner);
      else bindings(inner, found);
}

function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (isList(value)) return value.map((one) => renamed(one, names));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      ['as', 'ref', 'named'].includes(field) && typeof inner === 'string'
        ? (names.get(inner) ?? inner)
        : renamed(inner, names),
    ]),
  );
}

/** What names whatever was chosen last: a choice that gives no name of its own gets one if something refers to it. */
class LastChosen {
  #count = 0;
  #last: string | undefined;

  named(value: Json): Json {
    if (isList(value)) return value.map((inner) => this.named(inner));
    if (!isFields(value)) return value;
    if (isOnly(value, 'ref', 'chosen')) return { ref: this.#last ?? 'chosen' };
    const inner = Object.fromEntries(Object.entries(value).map(([field, one]) => [field, this.named(one)]));
    if (!('choose' in inner)) return inner;
    if (inner['as'] !== undefined) return inner;
    this.#last = `chosen ${++this.#count}`;
    return { ...inner, as: this.#last };
  }
}

/** The names that are used, not only given. */
function namesUsed(value: Json, used: Set<Json>): void {
  if (isList(value)) for (const one of value) namesUsed(one, used);
  else if (isFields(value))
    for (const [field, inner] of Object.entries(value))
      if (field === 'ref' || field === 'named') used.add(inner);
      else namesUsed(inner, used);
}

function withoutUnused(value: Json, used: ReadonlySet<Json>): Json {
  if (isList(value)) return value.map((one) => withoutUnused(one, used));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field, inner]) => field !== 'as' || !('choose' in value) || used.has(inner))
      .map(([field, inner]) => [field, withoutUnused(inner, used)]),
  );
}

/** Every choice that is referred to has a name, and no other. */
function withNamedChoices(ability: Json): Json {
  const named = new LastChosen().named(ability);
  const used = new Set<Json>();
  namesUsed(named, used);
  return withoutUnused(named, used);
}

/** 605.2c. A list of effects inside another is followed in the same order. */
const followed = (effects: readonly Json[]): readonly Json[] =>
  effects.flatMap((one) =>
    isFields(one) && one['do'] === 'inOrder' && isList(one['effects']) ? followed(one['effects']) : [one],
  );

const sorted = (value: Json): Json => {
  if (isList(value)) return value.map(sorted);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((field) => [field, sorted(value[field] ?? null)]),
  );
};

/** Events after which what they speak of is still the bearer. */
const STAYING = [
  'put',
  'attacks',
  'attacked',
  'blocks',
  'becomesBlocked',
  'isNotBlocked',
  'battles',
  'winsBattle',
  'tapped',
  'untapped',
  'chosen',
  'breaksShields',
  'endOfAttack',
];

/** Where a trigger speaks of the bearer, both names of it are the same. */
function byOneName(value: Json): Json {
  if (isList(value)) return value.map(byOneName);
  if (!isFields(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, byOneName(field)]));
  const event = inner['when'];
  if (inner['kind'] !== 'triggered' || !isFields(event) || !STAYING.includes(String(event['event'])))
    return inner;
  if (!isFields(event['what']) || !isOnly(event['what']['filter'], 'itself', true)) return inner;
  return {
    ...inner,
    effect: thisForThat(inner['effect'] ?? null),
    ...(inner['condition'] === undefined ? {} : { condition: thisForThat(inner['condition']) }),
    ...(inner['given'] === undefined ? {} : { given: thisForThat(inner['given']) }),
  };
}

/** Other triggers inside, and abilities that something gains, speak of something else. */
function thisForThat(value: Json): Json {
  if (isList(value)) return value.map(thisForThat);
  if (
    !isFields(value) ||
    value['kind'] === 'gains' ||
    value['kind'] === 'triggered' ||
    value['kind'] === 'replacement'
  )
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'ref' && field === 'that' ? 'this' : thisForThat(field),
    ]),
  );
}

const isAlways = (value: Json): value is Fields =>
  isFields(value) &&
  value['kind'] === 'static' &&
  value['while'] === undefined &&
  value['from'] === undefined;

/** One ability for each thing that a static ability says; what the bearer gains is an ability of its own. */
const inParts = (ability: Json): readonly Json[] =>
  isAlways(ability) && isList(ability['effects'])
    ? ability['effects'].flatMap((effect) => ownAbilities(ability, effect))
    : [ability];

const ownAbilities = (ability: Fields, effect: Json): readonly Json[] =>
  isFields(effect) &&
  effect['kind'] === 'gains' &&
  isOnly(ability['affects'], 'ref', 'this') &&
  isList(effect['abilities'])
    ? effect['abilities']
    : [{ ...ability, effects: [effect] }];

/** To gain several abilities is to gain each of them, and to gain "this gets +1000 power" is to get it. */
const outright = (effect: Json): readonly Json[] =>
  isFields(effect) && effect['kind'] === 'gains' && isList(effect['abilities'])
    ? effect['abilities'].flatMap((one) =>
        isAlways(one) && isOnly(one['affects'], 'ref', 'this') && isList(one['effects'])
          ? one['effects']
          : [{ ...effect, abilities: [one] }],
      )
    : [effect];

/** What can only be a creature, and numbers of cards, of which none are less than zero. */
function withoutImplied(value: Json): Json {
  if (isList(value)) return value.map(withoutImplied);
  if (!isFields(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutImplied(field)]),
  );
  const act = String(inner['do'] ?? inner['name'] ?? inner['kind']);
  const condition = conditionFactsOf(act);
  const field = (actFactsOf(act).ofCreatures ?? condition.ofCreatures)?.[0] ?? IMPLIED_CREATURES[act];
  const filter = field === undefined ? undefined : inner[field];
  const counted = condition.cardCount;
  const bounds = counted === undefined ? undefined : inner[counted];
  const { grants, effects } = inner;
  return {
    ...inner,
    ...(isList(grants) ? { grants: grants.flatMap(inParts) } : {}),
    ...(isList(effects)
      ? { effects: act === 'inOrder' ? followed(effects) : effects.flatMap(outright) }
      : {}),
    ...(field !== undefined && isFields(filter) && filter['type'] === 'creature'
      ? { [field]: without(filter, 'type') }
      : {}),
    ...(counted !== undefined && isFields(bounds) && bounds['max'] === 0 ? { [counted]: { max: 0 } } : {}),
  };
}

const IMPLIED_CREATURES: { readonly [act: string]: string } = {
  winsBattles: 'against',
  blocker: 'against',
};

/** The same data with every field in the order of the alphabet, for comparing two as text. */
const asJson = <T extends Ability | Effect>(value: T): Json => JSON.parse(JSON.stringify(value));

/**
 * An ability without parts that make no difference to the rules: an empty filter, the type `card`, a list of one, a name or a position
 * that is the usual one, what a rule for players affects. Two abilities with the same text have the same canonical form.
 */
export const canonicalAbility = (ability: Ability): Ability => canonical(asJson(ability)) as Ability & Json;

/**
 * For comparing: the canonical form without parts that follow from the rest, such as the type of a card that blocks. The names that its
 * effects bind become `1`, `2` and so on, in order of appearance.
 */
export function withCanonicalNames(ability: Ability): Ability {
  const json = sorted(withNamedChoices(withoutImplied(canonical(byOneName(canonical(asJson(ability)))))));
  const found = new Set<string>();
  bindings(json, found);
  const names = new Map([...found].map((name, index) => [name, String(index + 1)]));
  return renamed(json, names) as Ability & Json;
}

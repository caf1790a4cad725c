import fc, { type Arbitrary } from 'fast-check';
import {
  type Amount,
  type Ban,
  type Bounds,
  BREAKERS,
  CARD_TYPES,
  type Choice,
  CIVILIZATIONS,
  type Civilization,
  type Condition,
  type Duration,
  type EventPattern,
  type Filter,
  type Group,
  type Keyword,
  type Permission,
  type Ref,
  type ReplacementPattern,
  type Subject,
  type Target,
  type Who,
} from '../../effects/language/vocabulary.ts';
import { keysOf } from '../../table/keysOf.ts';
import type { Zone } from '../../table/nouns.ts';

/**
 * Arbitraries for the parts of the vocabulary that contain no effects: players, zones, filters, amounts, events. The types of the
 * tables require every word, so adding one to the vocabulary is a compile error here.
 */

/** The names of objects, numbers and cards that an effect may refer to. */
export interface Scope {
  readonly refs: readonly string[];
  readonly numbers: readonly string[];
  readonly cardNames: readonly string[];
  readonly raceNames: readonly string[];
}

/** The scope of an ability: only its own object. */
export const BASE_SCOPE: Scope = { refs: ['this'], numbers: [], cardNames: [], raceNames: [] };

/** An arbitrary for each word, with its weight. */
export type WeightedWords<K extends string, T> = {
  readonly [W in K]: readonly [weight: number, Arbitrary<T>];
};

/** Any of the words by weight. Shrinks to the first. */
export function anyWord<T>(
  words: Readonly<Record<string, readonly [weight: number, Arbitrary<T>]>>,
): Arbitrary<T> {
  const [first, ...rest] = Object.values(words).map(([weight, arbitrary]) => ({ weight, arbitrary }));
  if (first === undefined) throw new Error('anyWord() needs at least one word.');
  return fc.oneof({ withCrossShrink: true }, first, ...rest);
}

/** The value with a probability of 1 in `oneIn`, otherwise undefined. */
export const sometimes = <T>(oneIn: number, arbitrary: Arbitrary<T>): Arbitrary<T | undefined> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: oneIn - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary },
  );

/** An object with these fields. Optional ones are left out five times in six. */
export function partialRecordOf<T extends object, K extends keyof T>(
  fields: { readonly [F in keyof T]-?: Arbitrary<NonNullable<T[F]>> },
  required: readonly K[],
): Arbitrary<T> {
  const names: readonly PropertyKey[] = required;
  const entries = Object.entries<Arbitrary<unknown>>(fields).map(([name, value]) => {
    const field = names.includes(name) ? value : sometimes(6, value);
    return [name, field] as const;
  });
  return fc
    .record(Object.fromEntries(entries), { noNullPrototype: true })
    .map((given) => withoutUndefined(given) as T);
}

const withoutUndefined = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** An object with all of these fields. */
export const recordOf = <T extends object>(
  fields: { readonly [F in keyof T]-?: Arbitrary<T[F]> },
): Arbitrary<T> =>
  fc
    .record(Object.fromEntries(Object.entries<Arbitrary<unknown>>(fields)), { noNullPrototype: true })
    .map((given) => given as T);

export const just = <const T>(value: T): Arbitrary<T> => fc.constant(value);

/** Any of the values. Shrinks to the first. */
export const among = <const T>(...values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);

/** A player, relative to the controller of the ability. Rarely both. */
export const WHO: Arbitrary<Who> = among<Who>('you', 'opponent', 'you', 'opponent', 'any');

/** How often cards mention each zone. Zones that have few cards are rare or left out. */
const ZONE_WEIGHTS: { readonly [Z in Zone]: number } = {
  battleZone: 8,
  hand: 3,
  manaZone: 3,
  graveyard: 3,
  shieldZone: 2,
  deck: 1,
  hyperspatialZone: 1,
  superGRZone: 0,
};

export const ZONE: Arbitrary<Zone> = fc.oneof(
  ...keysOf(ZONE_WEIGHTS)
    .filter((zone) => ZONE_WEIGHTS[zone] > 0)
    .map((zone) => ({ weight: ZONE_WEIGHTS[zone], arbitrary: just<Zone>(zone) })),
);

/** The zones to which effects move cards. Moving to the battle zone is a separate effect, `put`. */
export const DESTINATION: Arbitrary<Zone> = among<Zone>(
  'graveyard',
  'hand',
  'manaZone',
  'deck',
  'shieldZone',
);

export const RACES = ['Human', 'Liquid People', 'Angel Command', 'Armored Dragon'] as const;

export const CIVILIZATION: Arbitrary<Civilization> = among(...CIVILIZATIONS);

export const SOME_CIVILIZATIONS: Arbitrary<readonly Civilization[]> = fc.uniqueArray(CIVILIZATION, {
  minLength: 1,
  maxLength: 2,
});

/** 607. How long an effect lasts. */
export const DURATION: Arbitrary<Duration> = among<Duration>(
  'turn',
  'turn',
  'attack',
  'battle',
  'yourNextTurn',
  'opponentsNextTurn',
  'endOfYourNextTurn',
  'endOfOpponentsNextTurn',
  'whileThere',
  'duel',
);

export const refIn = ({ refs }: Scope): Arbitrary<Ref> => among(...refs).map((ref) => ({ ref }));

const smallNumber: Arbitrary<number> = among(1, 1, 1, 2, 2, 3);

const shieldsBroken: Arbitrary<Amount> = fc
  .tuple(WHO, WHO, among('turn' as const, 'attack' as const))
  .map(([of, by, time]) => ({
    shieldsBroken: of,
    by: { of: by, filter: { type: 'creature' } },
    in: time,
  }));

/** A small amount, used for numbers of cards and repetitions. */
export function countIn(scope: Scope): Arbitrary<Amount> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: smallNumber },
    { weight: 1, arbitrary: just(0) },
    { weight: 2, arbitrary: plainGroup.map((count): Amount => ({ count })) },
    { weight: 1, arbitrary: refIn(scope).map((sizeOf): Amount => ({ sizeOf })) },
    { weight: 1, arbitrary: plainGroup.map((count): Amount => ({ half: { count } })) },
    { weight: 1, arbitrary: plainGroup.map((highestPower): Amount => ({ highestPower })) },
    { weight: 1, arbitrary: plainGroup.map((civilizationsOf): Amount => ({ civilizationsOf })) },
    { weight: 1, arbitrary: plainGroup.map((racesOf): Amount => ({ racesOf, except: ['Human'] })) },
    { weight: 1, arbitrary: refIn(scope).map((costOf): Amount => ({ costOf })) },
    { weight: 1, arbitrary: shieldsBroken },
    ...(scope.numbers.length === 0
      ? []
      : [{ weight: 6, arbitrary: among(...scope.numbers).map((named): Amount => ({ named })) }]),
    { weight: 1, arbitrary: fc.tuple(smallNumber, smallNumber).map((plus): Amount => ({ plus })) },
    { weight: 1, arbitrary: plainGroup.map((count): Amount => ({ plus: [{ count }, -2] })) },
  );
}

/** An amount of power, in thousands. */
export const powerIn = (scope: Scope): Arbitrary<Amount> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 10, arbitrary: among(1000, 2000, 3000, 5000) },
    { weight: 2, arbitrary: refIn(scope).map((powerOf): Amount => ({ powerOf })) },
    { weight: 2, arbitrary: plainGroup.map((count): Amount => ({ times: [1000, { count }] })) },
  );

const boundsOf = (amount: Arbitrary<Amount>): Arbitrary<Bounds> =>
  fc.oneof(
    amount.map((min): Bounds => ({ min })),
    amount.map((max): Bounds => ({ max })),
    fc.tuple(amount, amount).map(([min, more]): Bounds => ({ min, max: { plus: [min, more] } })),
  );

const KEYWORD_NAME: Arbitrary<Keyword['name']> = among<Keyword['name']>(
  'blocker',
  'shieldTrigger',
  'slayer',
  'speedAttacker',
  'breaker',
  'evolution',
  'waveStriker',
  'silentSkill',
);

const typeField = fc.oneof(
  { weight: 8, arbitrary: just('creature' as const) },
  { weight: 2, arbitrary: just('spell' as const) },
  { weight: 2, arbitrary: just('card' as const) },
  { weight: 1, arbitrary: among(...CARD_TYPES) },
  { weight: 1, arbitrary: just(['creature', 'spell'] as const) },
);

/** The fields of a filter that test a card on its own. */
const FIELDS: {
  readonly [F in Exclude<
    keyof Filter,
    'not' | 'anyOf' | 'is' | 'sameNameAs' | 'sameRaceAs' | 'crossedWith' | 'named' | 'ofRace'
  >]-?: Arbitrary<NonNullable<Filter[F]>>;
} = {
  type: typeField,
  civilizations: SOME_CIVILIZATIONS,
  multicolored: fc.boolean(),
  races: among(...RACES, 'Command', 'Dragon').map((race) => [race]),
  cost: boundsOf(among(1, 2, 3, 4)),
  power: boundsOf(among(1000, 2000, 4000)),
  evolution: fc.boolean(),
  keyword: KEYWORD_NAME,
  tapped: fc.boolean(),
  attacking: fc.boolean(),
  blocking: fc.boolean(),
  names: among('Card A', 'Card B').map((name) => [name]),
  nameContains: among('Card', 'Aqua'),
  faceUp: fc.boolean(),
  fresh: fc.boolean(),
  other: just(true),
  itself: just(true),
  usedThrough: just('shieldTrigger'),
  evolvesFrom: among('Human', 'Dragon').map((race) => [race]),
  under: boundsOf(among(1, 2)),
  extreme: among('highestPower', 'lowestPower'),
};

const oneField: Arbitrary<Filter> = fc.oneof(
  ...Object.entries<Arbitrary<unknown>>(FIELDS).map(([name, value]) =>
    value.map((given): Filter => ({ [name]: given })),
  ),
);

const simpleFilter: Arbitrary<Filter> = fc.oneof(
  { withCrossShrink: true },
  { weight: 8, arbitrary: just<Filter>({ type: 'creature' }) },
  { weight: 3, arbitrary: typeField.map((type): Filter => ({ type })) },
  { weight: 6, arbitrary: oneField },
  { weight: 4, arbitrary: oneField.map((filter): Filter => ({ type: 'creature', ...filter })) },
  { weight: 2, arbitrary: fc.tuple(oneField, oneField).map(([one, other]) => ({ ...one, ...other })) },
);

const plainGroup: Arbitrary<Group> = fc
  .tuple(ZONE, WHO, fc.option(simpleFilter, { nil: undefined }))
  .map(([zone, of, filter]) => ({ in: zone, of, ...(filter === undefined ? {} : { filter }) }));

/** Any filter; most often it selects creatures, the most common cards in a position. */
export const filterIn = (scope: Scope): Arbitrary<Filter> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: simpleFilter },
    { weight: 1, arbitrary: simpleFilter.map((not): Filter => ({ not })) },
    {
      weight: 1,
      arbitrary: fc.tuple(simpleFilter, simpleFilter).map((anyOf): Filter => ({ anyOf })),
    },
    { weight: 1, arbitrary: refIn(scope).map((is): Filter => ({ is })) },
    { weight: 1, arbitrary: refIn(scope).map((sameNameAs): Filter => ({ sameNameAs })) },
    { weight: 1, arbitrary: plainGroup.map((sameNameAs): Filter => ({ sameNameAs })) },
    { weight: 1, arbitrary: refIn(scope).map((sameRaceAs): Filter => ({ sameRaceAs })) },
    { weight: 1, arbitrary: refIn(scope).map((crossedWith): Filter => ({ crossedWith })) },
    ...(scope.cardNames.length === 0
      ? []
      : [{ weight: 4, arbitrary: among(...scope.cardNames).map((named): Filter => ({ named })) }]),
    ...(scope.raceNames.length === 0
      ? []
      : [
          {
            weight: 4,
            arbitrary: among(...scope.raceNames).map((named): Filter => ({ ofRace: { named } })),
          },
        ]),
    ...(scope.numbers.length === 0
      ? []
      : [
          {
            weight: 2,
            arbitrary: among(...scope.numbers).map((named): Filter => ({ cost: { max: { named } } })),
          },
        ]),
  );

export const groupIn = (scope: Scope, zone: Arbitrary<Zone> = ZONE): Arbitrary<Group> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 8, arbitrary: zone },
        { weight: 1, arbitrary: just<readonly Zone[]>(['battleZone', 'graveyard']) },
        { weight: 1, arbitrary: just<readonly Zone[]>(['hand', 'manaZone']) },
      ),
      WHO,
      fc.option(filterIn(scope), { nil: undefined }),
    )
    .map(([where, of, filter]) => ({ in: where, of, ...(filter === undefined ? {} : { filter }) }));

/** 605.2b. A choice, mostly of an exact number by the controller of the effect. */
export const choiceIn = (
  scope: Scope,
  zone: Arbitrary<Zone> = ZONE,
  as: string | undefined = undefined,
): Arbitrary<Choice> =>
  fc
    .record({
      choose: fc.oneof(
        { weight: 10, arbitrary: groupIn(scope, zone) },
        { weight: 1, arbitrary: refIn(scope) },
        {
          weight: 1,
          arbitrary: fc.tuple(refIn(scope), filterIn(scope)).map(([ref, filter]) => ({ ...ref, filter })),
        },
      ),
      count: countIn(scope),
      amount: among('exactly', 'exactly', 'upTo', 'any'),
      by: among<Who>('you', 'you', 'you', 'opponent'),
      special: fc.oneof(
        { weight: 10, arbitrary: just({}) },
        { weight: 1, arbitrary: just({ atRandom: true as const }) },
        {
          weight: 1,
          arbitrary: fc
            .oneof(just(5), countIn(scope))
            .map((max) => ({ total: { of: 'cost' as const, max } })),
        },
        { weight: 1, arbitrary: just({ total: { of: 'power' as const, max: 4000 } }) },
        { weight: 1, arbitrary: just({ able: 'attack' as const }) },
      ),
    })
    .map(({ special, ...choice }) => ({ ...choice, ...special, ...(as === undefined ? {} : { as }) }));

/** The objects an effect acts on. */
export const targetIn = (scope: Scope, zone: Arbitrary<Zone> = ZONE): Arbitrary<Target> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: refIn(scope) },
    { weight: 8, arbitrary: choiceIn(scope, zone) },
    { weight: 2, arbitrary: groupIn(scope, zone) },
  );

/** The objects a trigger watches, most often its own. */
const SUBJECT: Arbitrary<Subject> = fc.oneof(
  { withCrossShrink: true },
  { weight: 8, arbitrary: just<Subject>({ of: 'any', filter: { itself: true } }) },
  { weight: 4, arbitrary: WHO.map((of): Subject => ({ of, filter: { type: 'creature' } })) },
  { weight: 2, arbitrary: WHO.map((of): Subject => ({ of, filter: { type: 'creature', other: true } })) },
  {
    weight: 2,
    arbitrary: fc.tuple(WHO, simpleFilter).map(([of, filter]): Subject => ({ of, filter })),
  },
  { weight: 1, arbitrary: WHO.map((of): Subject => ({ of })) },
);

type SimplePattern = Exclude<EventPattern, { event: 'anyOf' }>;
type PatternOf<E extends EventPattern['event']> = Extract<EventPattern, { event: E }>;

/** An event pattern that has only a subject. */
const eventOf = <const E extends string>(
  event: E,
): Arbitrary<{ readonly event: E; readonly what: Subject }> => SUBJECT.map((what) => ({ event, what }));

const SIMPLE_PATTERNS: WeightedWords<SimplePattern['event'], SimplePattern> = {
  put: [
    14,
    partialRecordOf<PatternOf<'put'>, 'event' | 'what'>(
      {
        event: just('put'),
        what: SUBJECT,
        how: among('summoned', 'summoned', 'notSummoned', 'unpaid', 'revolutionChange'),
        onto: simpleFilter,
      },
      ['event', 'what'],
    ),
  ],
  destroyed: [
    5,
    recordOf<PatternOf<'destroyed'>>({
      event: just('destroyed'),
      what: SUBJECT,
      tense: among('destroyed', 'destroying'),
    }),
  ],
  moved: [
    3,
    partialRecordOf<PatternOf<'moved'>, 'event' | 'what'>(
      { event: just('moved'), what: SUBJECT, from: ZONE, to: ZONE, by: WHO },
      ['event', 'what'],
    ),
  ],
  attacks: [
    12,
    partialRecordOf<PatternOf<'attacks'>, 'event' | 'what'>(
      {
        event: just('attacks'),
        what: SUBJECT,
        target: among('player', 'creature'),
        nth: among(1, 2),
      },
      ['event', 'what'],
    ),
  ],
  attacked: [2, eventOf('attacked')],
  blocks: [3, eventOf('blocks')],
  becomesBlocked: [
    2,
    partialRecordOf<PatternOf<'becomesBlocked'>, 'event' | 'what'>(
      { event: just('becomesBlocked'), what: SUBJECT, by: simpleFilter, target: among('player', 'creature') },
      ['event', 'what'],
    ),
  ],
  isNotBlocked: [
    4,
    partialRecordOf<PatternOf<'isNotBlocked'>, 'event' | 'what'>(
      { event: just('isNotBlocked'), what: SUBJECT, target: among('player', 'creature') },
      ['event', 'what'],
    ),
  ],
  battles: [2, eventOf('battles')],
  winsBattle: [2, eventOf('winsBattle')],
  losesBattle: [2, eventOf('losesBattle')],
  battleEnds: [1, eventOf('battleEnds')],
  used: [
    5,
    partialRecordOf<PatternOf<'used'>, 'event' | 'by'>(
      {
        event: just('used'),
        by: WHO,
        what: simpleFilter,
        unpaid: just(true),
        through: just('shieldTrigger'),
        from: fc.uniqueArray(among<Zone>('hand', 'graveyard', 'manaZone'), { minLength: 1, maxLength: 2 }),
      },
      ['event', 'by'],
    ),
  ],
  drawn: [
    1,
    partialRecordOf<PatternOf<'drawn'>, 'event' | 'by'>(
      { event: just('drawn'), by: WHO, for: among('drawStep', 'otherwise') },
      ['event', 'by'],
    ),
  ],
  discarded: [
    1,
    partialRecordOf<PatternOf<'discarded'>, 'event' | 'by'>(
      { event: just('discarded'), by: WHO, what: simpleFilter },
      ['event', 'by'],
    ),
  ],
  tapped: [
    1,
    partialRecordOf<PatternOf<'tapped'>, 'event' | 'what'>(
      { event: just('tapped'), what: SUBJECT, first: just(true) },
      ['event', 'what'],
    ),
  ],
  untapped: [1, eventOf('untapped')],
  chosen: [1, recordOf<PatternOf<'chosen'>>({ event: just('chosen'), what: SUBJECT, by: WHO })],
  shieldBroken: [
    4,
    partialRecordOf<PatternOf<'shieldBroken'>, 'event' | 'of'>(
      { event: just('shieldBroken'), of: WHO, last: just(true), by: SUBJECT },
      ['event', 'of'],
    ),
  ],
  breaksShields: [3, eventOf('breaksShields')],
  startOfTurn: [6, WHO.map((of): PatternOf<'startOfTurn'> => ({ event: 'startOfTurn', of }))],
  endOfTurn: [7, WHO.map((of): PatternOf<'endOfTurn'> => ({ event: 'endOfTurn', of }))],
  endOfAttack: [2, eventOf('endOfAttack')],
};

const simplePattern: Arbitrary<EventPattern> = anyWord<EventPattern>(SIMPLE_PATTERNS);

/** 603.1. The event of a trigger. */
export const PATTERN: Arbitrary<EventPattern> = fc.oneof(
  { withCrossShrink: true },
  { weight: 14, arbitrary: simplePattern },
  {
    weight: 1,
    arbitrary: fc
      .tuple(simplePattern, simplePattern)
      .map((patterns): EventPattern => ({ event: 'anyOf', patterns })),
  },
);

/** Events for which cards in private zones can be declared. */
export const DECLARABLE_PATTERN: Arbitrary<EventPattern> = fc.oneof(
  { weight: 5, arbitrary: WHO.map((of): EventPattern => attackBy({ of, filter: { type: 'creature' } })) },
  { weight: 1, arbitrary: WHO.map((of): EventPattern => ({ event: 'blocks', what: { of } })) },
  { weight: 1, arbitrary: WHO.map((of): EventPattern => ({ event: 'endOfTurn', of })) },
  { weight: 1, arbitrary: WHO.map((of): EventPattern => ({ event: 'startOfTurn', of })) },
  { weight: 1, arbitrary: WHO.map((by): EventPattern => ({ event: 'used', by })) },
  {
    weight: 1,
    arbitrary: WHO.map((of): EventPattern => ({ event: 'destroyed', what: { of }, tense: 'destroyed' })),
  },
  { weight: 1, arbitrary: WHO.map((of): EventPattern => ({ event: 'put', what: { of } })) },
);

const attackBy = (what: Subject): EventPattern => ({ event: 'attacks', what });

type SimpleCondition = Exclude<Condition, { kind: 'not' | 'both' | 'either' }>;

const simpleConditionIn = (scope: Scope): Arbitrary<Condition> => {
  type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;
  const words: WeightedWords<SimpleCondition['kind'], Condition> = {
    count: [
      4,
      recordOf<Of<'count'>>({ kind: just('count'), of: groupIn(scope), is: boundsOf(among(1, 2, 0, 3)) }),
    ],
    turnOf: [3, recordOf<Of<'turnOf'>>({ kind: just('turnOf'), who: WHO })],
    shields: [2, recordOf<Of<'shields'>>({ kind: just('shields'), of: WHO, is: boundsOf(among(0, 2, 4)) })],
    compare: [
      1,
      recordOf<Of<'compare'>>({
        kind: just('compare'),
        a: countIn(scope),
        b: countIn(scope),
        is: among('atLeast', 'more', 'less', 'atMost', 'equal'),
      }),
    ],
    all: [1, recordOf<Of<'all'>>({ kind: just('all'), of: groupIn(scope), are: simpleFilter })],
    is: [2, recordOf<Of<'is'>>({ kind: just('is'), what: refIn(scope), like: simpleFilter })],
    attacking: [
      1,
      partialRecordOf<Of<'attacking'>, 'kind' | 'what'>(
        { kind: just('attacking'), what: refIn(scope), target: among('player', 'creature') },
        ['kind', 'what'],
      ),
    ],
    battling: [
      1,
      partialRecordOf<Of<'battling'>, 'kind' | 'what'>(
        { kind: just('battling'), what: refIn(scope), against: simpleFilter },
        ['kind', 'what'],
      ),
    ],
    happened: [
      1,
      recordOf<Of<'happened'>>({ kind: just('happened'), event: simplePattern, is: boundsOf(among(1, 2)) }),
    ],
  };
  return anyWord<Condition>(words);
};

/** Any condition. */
export const conditionIn = (scope: Scope): Arbitrary<Condition> => {
  const simple = simpleConditionIn(scope);
  const two = fc.tuple(simple, simple);
  const combined: WeightedWords<'simple' | Exclude<Condition['kind'], SimpleCondition['kind']>, Condition> = {
    simple: [9, simple],
    not: [1, simple.map((condition): Condition => ({ kind: 'not', condition }))],
    both: [1, two.map((conditions): Condition => ({ kind: 'both', conditions }))],
    either: [1, two.map((conditions): Condition => ({ kind: 'either', conditions }))],
  };
  return anyWord<Condition>(combined);
};

type BanOf<D extends Ban['do']> = Extract<Ban, { do: D }>;

const USE = { who: WHO, what: simpleFilter, limit: among(1, 0) } as const;

const BANS: WeightedWords<Ban['do'], Ban> = {
  attack: [
    4,
    partialRecordOf<BanOf<'attack'>, 'do'>({ do: just('attack'), target: among('player', 'creature') }, [
      'do',
    ]),
  ],
  block: [3, just<Ban>({ do: 'block' })],
  beBlocked: [
    3,
    partialRecordOf<BanOf<'beBlocked'>, 'do'>({ do: just('beBlocked'), by: simpleFilter }, ['do']),
  ],
  beAttacked: [
    2,
    partialRecordOf<BanOf<'beAttacked'>, 'do'>({ do: just('beAttacked'), by: simpleFilter }, ['do']),
  ],
  beDestroyedByBattle: [
    1,
    partialRecordOf<BanOf<'beDestroyedByBattle'>, 'do'>(
      { do: just('beDestroyedByBattle'), against: simpleFilter },
      ['do'],
    ),
  ],
  beTapped: [1, WHO.map((by): Ban => ({ do: 'beTapped', by }))],
  beChosen: [2, WHO.map((by): Ban => ({ do: 'beChosen', by }))],
  summon: [1, partialRecordOf<BanOf<'summon'>, 'do' | 'who'>({ do: just('summon'), ...USE }, ['do', 'who'])],
  cast: [1, partialRecordOf<BanOf<'cast'>, 'do' | 'who'>({ do: just('cast'), ...USE }, ['do', 'who'])],
  use: [1, partialRecordOf<BanOf<'use'>, 'do' | 'who'>({ do: just('use'), ...USE }, ['do', 'who'])],
  put: [
    1,
    partialRecordOf<BanOf<'put'>, 'do' | 'who'>(
      { do: just('put'), who: WHO, what: simpleFilter, unless: just('summoned') },
      ['do', 'who'],
    ),
  ],
  move: [
    1,
    partialRecordOf<BanOf<'move'>, 'do' | 'from'>({ do: just('move'), from: ZONE, to: DESTINATION }, [
      'do',
      'from',
    ]),
  ],
  useShieldTrigger: [1, just<Ban>({ do: 'useShieldTrigger' })],
  useTapAbility: [1, WHO.map((who): Ban => ({ do: 'useTapAbility', who }))],
  lookAtOwnDeck: [1, WHO.map((who): Ban => ({ do: 'lookAtOwnDeck', who }))],
};

/** 101.2. A prohibition. */
export const BAN: Arbitrary<Ban> = anyWord<Ban>(BANS);

type PermissionOf<D extends Permission['do']> = Extract<Permission, { do: D }>;

const PERMISSIONS: WeightedWords<Permission['do'], Permission> = {
  attackUntapped: [
    3,
    partialRecordOf<PermissionOf<'attackUntapped'>, 'do'>(
      { do: just('attackUntapped'), what: simpleFilter },
      ['do'],
    ),
  ],
  attackPlayersDespiteBans: [1, just<Permission>({ do: 'attackPlayersDespiteBans' })],
  beBaseOfAnyRace: [1, just<Permission>({ do: 'beBaseOfAnyRace' })],
  beCrossedFree: [1, just<Permission>({ do: 'beCrossedFree' })],
  attackPlayersRegardless: [1, just<Permission>({ do: 'attackPlayersRegardless' })],
  summonFrom: [
    2,
    partialRecordOf<PermissionOf<'summonFrom'>, 'do' | 'zone'>(
      { do: just('summonFrom'), zone: among<Zone>('graveyard', 'manaZone'), what: simpleFilter },
      ['do', 'zone'],
    ),
  ],
};

/** 101.2. A permission on a card that overrides a basic rule. */
export const PERMISSION: Arbitrary<Permission> = anyWord<Permission>(PERMISSIONS);

type ReplacedOf<E extends ReplacementPattern['event']> = Extract<ReplacementPattern, { event: E }>;

const REPLACED: WeightedWords<ReplacementPattern['event'], ReplacementPattern> = {
  destroyed: [
    4,
    partialRecordOf<ReplacedOf<'destroyed'>, 'event' | 'what'>(
      { event: just('destroyed'), what: SUBJECT, by: just('battle') },
      ['event', 'what'],
    ),
  ],
  leaves: [
    3,
    partialRecordOf<ReplacedOf<'leaves'>, 'event' | 'what'>(
      { event: just('leaves'), what: SUBJECT, to: DESTINATION },
      ['event', 'what'],
    ),
  ],
  moves: [
    2,
    partialRecordOf<ReplacedOf<'moves'>, 'event' | 'what' | 'to'>(
      { event: just('moves'), what: SUBJECT, from: ZONE, to: DESTINATION },
      ['event', 'what', 'to'],
    ),
  ],
  breaks: [1, recordOf<ReplacedOf<'breaks'>>({ event: just('breaks'), what: SUBJECT })],
  isBroken: [1, recordOf<ReplacedOf<'isBroken'>>({ event: just('isBroken'), of: WHO })],
  draws: [1, recordOf<ReplacedOf<'draws'>>({ event: just('draws'), by: WHO })],
};

/** 609. The event that is replaced. */
export const REPLACEMENT_PATTERN: Arbitrary<ReplacementPattern> = anyWord<ReplacementPattern>(REPLACED);

export const BREAKER = among(...BREAKERS);

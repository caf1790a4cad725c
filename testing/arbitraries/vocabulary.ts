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
 * The parts of the vocabulary that hold no effects: who, what, how many, when. Every list here is complete by its type: a
 * word that is added to the vocabulary is missed by the compiler.
 */

/** What an instruction may speak of where it stands: names of objects, and of numbers. */
export interface Spoken {
  readonly refs: readonly string[];
  readonly numbers: readonly string[];
}

export const SPOKEN: Spoken = { refs: ['this'], numbers: [] };

/** Every word, and how often it is said. */
export type Words<K extends string, T> = { readonly [W in K]: readonly [weight: number, Arbitrary<T>] };

/** One of the words by its weight; it shrinks to the first. */
export function oneWord<T>(
  words: Readonly<Record<string, readonly [weight: number, Arbitrary<T>]>>,
): Arbitrary<T> {
  const [first, ...rest] = Object.values(words).map(([weight, arbitrary]) => ({ weight, arbitrary }));
  if (first === undefined) throw new Error('There are no words to choose from.');
  return fc.oneof({ withCrossShrink: true }, first, ...rest);
}

/** There one time in so many; otherwise left out. */
export const sometimes = <T>(oneIn: number, arbitrary: Arbitrary<T>): Arbitrary<T | undefined> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: oneIn - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary },
  );

/** An object of which only some fields need to be there; the others are there one time in six. */
export function parts<T extends object, K extends keyof T>(
  fields: { readonly [F in keyof T]-?: Arbitrary<NonNullable<T[F]>> },
  needed: readonly K[],
): Arbitrary<T> {
  const names: readonly PropertyKey[] = needed;
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

/** An object with all its fields. */
export const whole = <T extends object>(
  fields: {
    readonly [F in keyof T]-?: Arbitrary<T[F]>;
  },
): Arbitrary<T> =>
  fc.record(fields as { [F in keyof T]-?: Arbitrary<T[F]> }, {
    noNullPrototype: true,
  }) as unknown as Arbitrary<T>;

export const just = <const T>(value: T): Arbitrary<T> => fc.constant(value);

/** One of these; the first is the simplest. */
export const among = <const T>(...values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);

/** Seen from the player who controls the ability; mostly one of the two. */
export const WHO: Arbitrary<Who> = among<Who>('you', 'opponent', 'you', 'opponent', 'any');

/** How often cards speak of each zone; some have few cards, or none. */
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

/** Where effects put cards, apart from the battle zone, into which they are put by another word. */
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

/** 607. How long it lasts. */
export const DURATION: Arbitrary<Duration> = among<Duration>(
  'turn',
  'turn',
  'attack',
  'battle',
  'yourNextTurn',
  'opponentsNextTurn',
  'endOfYourNextTurn',
  'endOfOpponentsNextTurn',
  'duel',
);

export const refIn = ({ refs }: Spoken): Arbitrary<Ref> => among(...refs).map((ref) => ({ ref }));

const few: Arbitrary<number> = among(1, 1, 1, 2, 2, 3);

/** How many: small, since so many cards are moved, or things done again. */
export function countIn(spoken: Spoken): Arbitrary<Amount> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: few },
    { weight: 1, arbitrary: just(0) },
    { weight: 2, arbitrary: plainGroup.map((count): Amount => ({ count })) },
    { weight: 1, arbitrary: refIn(spoken).map((sizeOf): Amount => ({ sizeOf })) },
    { weight: 1, arbitrary: refIn(spoken).map((costOf): Amount => ({ costOf })) },
    ...(spoken.numbers.length === 0
      ? []
      : [{ weight: 6, arbitrary: among(...spoken.numbers).map((named): Amount => ({ named })) }]),
    { weight: 1, arbitrary: fc.tuple(few, few).map((plus): Amount => ({ plus })) },
    { weight: 1, arbitrary: plainGroup.map((count): Amount => ({ plus: [{ count }, -2] })) },
  );
}

/** How strong: in thousands. */
export const powerIn = (spoken: Spoken): Arbitrary<Amount> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 10, arbitrary: among(1000, 2000, 3000, 5000) },
    { weight: 2, arbitrary: refIn(spoken).map((powerOf): Amount => ({ powerOf })) },
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
);

const typeField = fc.oneof(
  { weight: 8, arbitrary: just('creature' as const) },
  { weight: 2, arbitrary: just('spell' as const) },
  { weight: 2, arbitrary: just('card' as const) },
  { weight: 1, arbitrary: among(...CARD_TYPES) },
  { weight: 1, arbitrary: just(['creature', 'spell'] as const) },
);

/** What is asked of a card alone, each rarely: a filter that nothing passes does nothing. */
const FIELDS: {
  readonly [F in Exclude<keyof Filter, 'not' | 'anyOf' | 'is' | 'sameNameAs' | 'named'>]-?: Arbitrary<
    NonNullable<Filter[F]>
  >;
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
  under: boundsOf(among(1, 2)),
  extreme: among('highestPower', 'lowestPower'),
};

const oneField: Arbitrary<Filter> = fc.oneof(
  ...Object.entries(FIELDS).map(([name, value]) =>
    (value as Arbitrary<unknown>).map((given): Filter => ({ [name]: given })),
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

/** What a card must be like; most cards that lie about are creatures. */
export const filterIn = (spoken: Spoken): Arbitrary<Filter> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: simpleFilter },
    { weight: 1, arbitrary: simpleFilter.map((not): Filter => ({ not })) },
    {
      weight: 1,
      arbitrary: fc.tuple(simpleFilter, simpleFilter).map((anyOf): Filter => ({ anyOf })),
    },
    { weight: 1, arbitrary: refIn(spoken).map((is): Filter => ({ is })) },
    { weight: 1, arbitrary: refIn(spoken).map((sameNameAs): Filter => ({ sameNameAs })) },
    { weight: 1, arbitrary: just<Filter>({ named: 'name' }) },
    { weight: 1, arbitrary: just<Filter>({ cost: { max: { named: 'number' } } }) },
  );

export const groupIn = (spoken: Spoken, zone: Arbitrary<Zone> = ZONE): Arbitrary<Group> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 8, arbitrary: zone },
        { weight: 1, arbitrary: just<readonly Zone[]>(['battleZone', 'graveyard']) },
        { weight: 1, arbitrary: just<readonly Zone[]>(['hand', 'manaZone']) },
      ),
      WHO,
      fc.option(filterIn(spoken), { nil: undefined }),
    )
    .map(([where, of, filter]) => ({ in: where, of, ...(filter === undefined ? {} : { filter }) }));

/** 605.2b. A choice; mostly of exactly one, by the player whose effect it is. */
export const choiceIn = (
  spoken: Spoken,
  zone: Arbitrary<Zone> = ZONE,
  as: string | undefined = undefined,
): Arbitrary<Choice> =>
  fc
    .record({
      choose: fc.oneof(
        { weight: 10, arbitrary: groupIn(spoken, zone) },
        { weight: 1, arbitrary: refIn(spoken) },
        {
          weight: 1,
          arbitrary: fc.tuple(refIn(spoken), filterIn(spoken)).map(([ref, filter]) => ({ ...ref, filter })),
        },
      ),
      count: countIn(spoken),
      amount: among('exactly', 'exactly', 'upTo', 'any'),
      by: among<Who>('you', 'you', 'you', 'opponent'),
      special: fc.oneof(
        { weight: 10, arbitrary: just({}) },
        { weight: 1, arbitrary: just({ atRandom: true as const }) },
        {
          weight: 1,
          arbitrary: fc
            .oneof(just(5), countIn(spoken))
            .map((max) => ({ total: { of: 'cost' as const, max } })),
        },
        { weight: 1, arbitrary: just({ total: { of: 'power' as const, max: 4000 } }) },
      ),
    })
    .map(({ special, ...choice }) => ({ ...choice, ...special, ...(as === undefined ? {} : { as }) }));

/** What something is done to. */
export const targetIn = (spoken: Spoken, zone: Arbitrary<Zone> = ZONE): Arbitrary<Target> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: refIn(spoken) },
    { weight: 8, arbitrary: choiceIn(spoken, zone) },
    { weight: 2, arbitrary: groupIn(spoken, zone) },
  );

/** Whom a trigger speaks of: mostly the bearer itself. */
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

/** An event of which nothing but its subject is said. */
const about = <const E extends string>(event: E): Arbitrary<{ readonly event: E; readonly what: Subject }> =>
  SUBJECT.map((what) => ({ event, what }));

const SIMPLE_PATTERNS: Words<SimplePattern['event'], SimplePattern> = {
  put: [
    14,
    parts<PatternOf<'put'>, 'event' | 'what'>(
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
    whole<PatternOf<'destroyed'>>({
      event: just('destroyed'),
      what: SUBJECT,
      tense: among('destroyed', 'destroying'),
    }),
  ],
  moved: [
    3,
    parts<PatternOf<'moved'>, 'event' | 'what'>(
      { event: just('moved'), what: SUBJECT, from: ZONE, to: ZONE },
      ['event', 'what'],
    ),
  ],
  attacks: [
    12,
    parts<PatternOf<'attacks'>, 'event' | 'what'>(
      {
        event: just('attacks'),
        what: SUBJECT,
        target: among('player', 'creature'),
        nth: among(1, 2),
      },
      ['event', 'what'],
    ),
  ],
  attacked: [2, about('attacked')],
  blocks: [3, about('blocks')],
  becomesBlocked: [
    2,
    parts<PatternOf<'becomesBlocked'>, 'event' | 'what'>(
      { event: just('becomesBlocked'), what: SUBJECT, by: simpleFilter },
      ['event', 'what'],
    ),
  ],
  isNotBlocked: [4, about('isNotBlocked')],
  battles: [2, about('battles')],
  winsBattle: [2, about('winsBattle')],
  losesBattle: [2, about('losesBattle')],
  battleEnds: [1, about('battleEnds')],
  used: [
    5,
    parts<PatternOf<'used'>, 'event' | 'by'>(
      {
        event: just('used'),
        by: WHO,
        what: simpleFilter,
        unpaid: just(true),
        from: fc.uniqueArray(among<Zone>('hand', 'graveyard', 'manaZone'), { minLength: 1, maxLength: 2 }),
      },
      ['event', 'by'],
    ),
  ],
  drawn: [1, WHO.map((by): PatternOf<'drawn'> => ({ event: 'drawn', by }))],
  discarded: [
    1,
    parts<PatternOf<'discarded'>, 'event' | 'by'>({ event: just('discarded'), by: WHO, what: simpleFilter }, [
      'event',
      'by',
    ]),
  ],
  tapped: [
    1,
    parts<PatternOf<'tapped'>, 'event' | 'what'>(
      { event: just('tapped'), what: SUBJECT, first: just(true) },
      ['event', 'what'],
    ),
  ],
  untapped: [1, about('untapped')],
  chosen: [1, whole<PatternOf<'chosen'>>({ event: just('chosen'), what: SUBJECT, by: WHO })],
  shieldBroken: [
    4,
    parts<PatternOf<'shieldBroken'>, 'event' | 'of'>(
      { event: just('shieldBroken'), of: WHO, last: just(true) },
      ['event', 'of'],
    ),
  ],
  breaksShields: [3, about('breaksShields')],
  startOfTurn: [6, WHO.map((of): PatternOf<'startOfTurn'> => ({ event: 'startOfTurn', of }))],
  endOfTurn: [7, WHO.map((of): PatternOf<'endOfTurn'> => ({ event: 'endOfTurn', of }))],
  endOfAttack: [2, about('endOfAttack')],
};

const simplePattern: Arbitrary<EventPattern> = oneWord<EventPattern>(SIMPLE_PATTERNS);

/** 603.1. What a trigger waits for. */
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

/** The points at which cards in private zones may be declared. */
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

const simpleConditionIn = (spoken: Spoken): Arbitrary<Condition> => {
  type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;
  const words: Words<SimpleCondition['kind'], Condition> = {
    count: [
      4,
      whole<Of<'count'>>({ kind: just('count'), of: groupIn(spoken), is: boundsOf(among(1, 2, 0, 3)) }),
    ],
    turnOf: [3, whole<Of<'turnOf'>>({ kind: just('turnOf'), who: WHO })],
    shields: [2, whole<Of<'shields'>>({ kind: just('shields'), of: WHO, is: boundsOf(among(0, 2, 4)) })],
    compare: [
      1,
      whole<Of<'compare'>>({
        kind: just('compare'),
        a: countIn(spoken),
        b: countIn(spoken),
        is: among('atLeast', 'more', 'less', 'atMost', 'equal'),
      }),
    ],
    all: [1, whole<Of<'all'>>({ kind: just('all'), of: groupIn(spoken), are: simpleFilter })],
    is: [2, whole<Of<'is'>>({ kind: just('is'), what: refIn(spoken), like: simpleFilter })],
    attacking: [1, whole<Of<'attacking'>>({ kind: just('attacking'), what: refIn(spoken) })],
    battling: [1, whole<Of<'battling'>>({ kind: just('battling'), what: refIn(spoken) })],
    happened: [
      1,
      whole<Of<'happened'>>({ kind: just('happened'), event: simplePattern, is: boundsOf(among(1, 2)) }),
    ],
  };
  return oneWord<Condition>(words);
};

/** Tested when it is read. */
export const conditionIn = (spoken: Spoken): Arbitrary<Condition> => {
  const simple = simpleConditionIn(spoken);
  const two = fc.tuple(simple, simple);
  const combined: Words<'simple' | Exclude<Condition['kind'], SimpleCondition['kind']>, Condition> = {
    simple: [9, simple],
    not: [1, simple.map((condition): Condition => ({ kind: 'not', condition }))],
    both: [1, two.map((conditions): Condition => ({ kind: 'both', conditions }))],
    either: [1, two.map((conditions): Condition => ({ kind: 'either', conditions }))],
  };
  return oneWord<Condition>(combined);
};

type BanOf<D extends Ban['do']> = Extract<Ban, { do: D }>;

const USE = { who: WHO, what: simpleFilter, limit: among(1, 0) } as const;

const BANS: Words<Ban['do'], Ban> = {
  attack: [
    4,
    parts<BanOf<'attack'>, 'do'>({ do: just('attack'), target: among('player', 'creature') }, ['do']),
  ],
  block: [3, just<Ban>({ do: 'block' })],
  beBlocked: [3, parts<BanOf<'beBlocked'>, 'do'>({ do: just('beBlocked'), by: simpleFilter }, ['do'])],
  beAttacked: [2, parts<BanOf<'beAttacked'>, 'do'>({ do: just('beAttacked'), by: simpleFilter }, ['do'])],
  beChosen: [2, WHO.map((by): Ban => ({ do: 'beChosen', by }))],
  summon: [1, parts<BanOf<'summon'>, 'do' | 'who'>({ do: just('summon'), ...USE }, ['do', 'who'])],
  cast: [1, parts<BanOf<'cast'>, 'do' | 'who'>({ do: just('cast'), ...USE }, ['do', 'who'])],
  use: [1, parts<BanOf<'use'>, 'do' | 'who'>({ do: just('use'), ...USE }, ['do', 'who'])],
  put: [
    1,
    parts<BanOf<'put'>, 'do' | 'who'>(
      { do: just('put'), who: WHO, what: simpleFilter, unless: just('summoned') },
      ['do', 'who'],
    ),
  ],
  move: [
    1,
    parts<BanOf<'move'>, 'do' | 'from'>({ do: just('move'), from: ZONE, to: DESTINATION }, ['do', 'from']),
  ],
  useShieldTrigger: [1, just<Ban>({ do: 'useShieldTrigger' })],
};

/** 101.2. Something that may not be done. */
export const BAN: Arbitrary<Ban> = oneWord<Ban>(BANS);

type PermissionOf<D extends Permission['do']> = Extract<Permission, { do: D }>;

const PERMISSIONS: Words<Permission['do'], Permission> = {
  attackUntapped: [
    3,
    parts<PermissionOf<'attackUntapped'>, 'do'>({ do: just('attackUntapped'), what: simpleFilter }, ['do']),
  ],
  attackPlayersDespiteBans: [1, just<Permission>({ do: 'attackPlayersDespiteBans' })],
  summonFrom: [
    2,
    parts<PermissionOf<'summonFrom'>, 'do' | 'zone'>(
      { do: just('summonFrom'), zone: among<Zone>('graveyard', 'manaZone'), what: simpleFilter },
      ['do', 'zone'],
    ),
  ],
};

/** 101.2. A permission on a card that overrides a basic rule. */
export const PERMISSION: Arbitrary<Permission> = oneWord<Permission>(PERMISSIONS);

type ReplacedOf<E extends ReplacementPattern['event']> = Extract<ReplacementPattern, { event: E }>;

const REPLACED: Words<ReplacementPattern['event'], ReplacementPattern> = {
  destroyed: [4, whole<ReplacedOf<'destroyed'>>({ event: just('destroyed'), what: SUBJECT })],
  leaves: [
    3,
    parts<ReplacedOf<'leaves'>, 'event' | 'what'>({ event: just('leaves'), what: SUBJECT, to: DESTINATION }, [
      'event',
      'what',
    ]),
  ],
  moves: [
    2,
    parts<ReplacedOf<'moves'>, 'event' | 'what' | 'to'>(
      { event: just('moves'), what: SUBJECT, from: ZONE, to: DESTINATION },
      ['event', 'what', 'to'],
    ),
  ],
  breaks: [1, whole<ReplacedOf<'breaks'>>({ event: just('breaks'), what: SUBJECT })],
};

/** 609. What would happen. */
export const REPLACEMENT_PATTERN: Arbitrary<ReplacementPattern> = oneWord<ReplacementPattern>(REPLACED);

export const BREAKER = among(...BREAKERS);

import fc, { type Arbitrary } from 'fast-check';
import { refsAfter } from '../../effects/language/names.ts';
import type {
  Ability,
  Amount,
  Condition,
  Effect,
  EventPattern,
  Instead,
  Ref,
  Replacement,
  Static,
  StaticEffect,
  Target,
  Triggered,
  Who,
} from '../../effects/language/vocabulary.ts';
import { misfitOfReplacedEvent, misfitOfTrigger } from '../../engine/library/unseenEvents.ts';
import type { Zone } from '../../table/nouns.ts';
import {
  among,
  anyWord,
  BAN,
  BASE_SCOPE,
  BREAKER,
  choiceIn,
  conditionIn,
  countIn,
  DESTINATION,
  DURATION,
  filterIn,
  groupIn,
  just,
  PATTERN,
  PERMISSION,
  partialRecordOf,
  powerIn,
  RACES,
  REPLACEMENT_PATTERN,
  recordOf,
  refIn,
  type Scope,
  SOME_CIVILIZATIONS,
  sometimes,
  targetIn,
  type WeightedWords,
  WHO,
  ZONE,
} from './vocabulary.ts';

type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>;

const BATTLE_ZONE = just<Zone>('battleZone');
const HAND = just<Zone>('hand');
const LOOK_ZONE = among<Zone>('hand', 'hand', 'graveyard', 'manaZone', 'shieldZone', 'deck');
const NON_BATTLE_ZONE = among<Zone>('hand', 'graveyard', 'manaZone');

const withRefs = (scope: Scope, ...refs: readonly string[]): Scope => ({
  ...scope,
  refs: [...refs, ...scope.refs],
});

const withNumbers = (scope: Scope, ...numbers: readonly string[]): Scope => ({
  ...scope,
  numbers: [...numbers, ...scope.numbers],
});

const withCardNames = (scope: Scope, ...names: readonly string[]): Scope => ({
  ...scope,
  cardNames: [...names, ...scope.cardNames],
});

/** What follows another effect: where that has chosen nothing, it speaks of its own card. */
const after = (first: Effect, then: Effect): Effect =>
  refsAfter(first).includes('chosen') ? then : speakingOf(then, 'chosen', 'this');

/** The same effect with one name in the place of another. */
const speakingOf = (effect: Effect, from: string, to: string): Effect =>
  JSON.parse(JSON.stringify(effect), (key, value) => (key === 'ref' && value === from ? to : value));

const inOrder = (...effects: readonly Effect[]): EffectOf<'inOrder'> => ({ do: 'inOrder', effects });

/** Effects that contain others. */
type CompoundEffect =
  | 'inOrder'
  | 'may'
  | 'ifDone'
  | 'if'
  | 'modes'
  | 'repeat'
  | 'forEach'
  | 'tally'
  | 'delayed'
  | 'lasting'
  | 'replaceUntil';

/** Effects that are generated only together with one that uses what they name (`nameThenUse`). */
type NamingEffect = 'choose' | 'revealUntil' | 'nameNumber' | 'remember';

type SimpleEffect = Exclude<Effect['do'], CompoundEffect | NamingEffect>;

/** An arbitrary for each kind of effect, with its weight. The type makes sure that none is missing. */
type EffectTable<D extends Effect['do'], Args extends readonly unknown[]> = {
  readonly [E in D]: readonly [weight: number, (...args: Args) => Arbitrary<EffectOf<E>>];
};

const anyEffect = <Args extends readonly unknown[]>(
  table: Readonly<Record<string, readonly [weight: number, (...args: Args) => Arbitrary<Effect>]>>,
  ...args: Args
): Arbitrary<Effect> =>
  anyWord<Effect>(
    Object.fromEntries(
      Object.entries(table).map(([word, [weight, make]]) => [word, [weight, make(...args)] as const]),
    ),
  );

const onTarget =
  <const D extends string>(verb: D, zone: Arbitrary<Zone>) =>
  (scope: Scope): Arbitrary<{ readonly do: D; readonly what: Target }> =>
    targetIn(scope, zone).map((what) => ({ do: verb, what }));

const onRef =
  <const D extends string>(verb: D) =>
  (scope: Scope): Arbitrary<{ readonly do: D; readonly what: Ref }> =>
    refIn(scope).map((what) => ({ do: verb, what }));

const byPlayer =
  <const D extends string>(verb: D) =>
  (): Arbitrary<{ readonly do: D; readonly who: Who }> =>
    WHO.map((who) => ({ do: verb, who }));

const countOrAll = (scope: Scope): Arbitrary<Amount | 'all'> =>
  fc.oneof(countIn(scope), just('all' as const));

const draw = (scope: Scope): Arbitrary<EffectOf<'draw'>> =>
  partialRecordOf({ do: just('draw'), who: WHO, count: countIn(scope), upTo: just(true) }, [
    'do',
    'who',
    'count',
  ]);

const move = (scope: Scope): Arbitrary<EffectOf<'move'>> =>
  partialRecordOf(
    {
      do: just('move'),
      what: targetIn(scope),
      to: DESTINATION,
      position: among('top', 'bottom'),
      tapped: just(true),
      faceUp: just(true),
      topOnly: just(true),
      withoutShieldTrigger: just(true),
      as: just('moved'),
    },
    ['do', 'what', 'to'],
  );

const atOnce = (scope: Scope): Arbitrary<EffectOf<'atOnce'>> =>
  fc.tuple(move(scope), move(scope)).map((moves) => ({ do: 'atOnce', moves }));

const moveTop = (scope: Scope): Arbitrary<EffectOf<'moveTop'>> =>
  partialRecordOf(
    { do: just('moveTop'), who: WHO, count: countIn(scope), to: DESTINATION, as: just('moved') },
    ['do', 'who', 'count', 'to'],
  );

const moveUnder = (scope: Scope): Arbitrary<EffectOf<'moveUnder'>> =>
  partialRecordOf(
    {
      do: just('moveUnder'),
      what: refIn(scope),
      count: countOrAll(scope),
      filter: filterIn(scope),
      to: DESTINATION,
      as: just('moved'),
    },
    ['do', 'what', 'count', 'to'],
  );

const search = (scope: Scope): Arbitrary<EffectOf<'search'>> =>
  partialRecordOf(
    {
      do: just('search'),
      who: WHO,
      of: just('opponent'),
      filter: filterIn(scope),
      count: countIn(scope),
      to: DESTINATION,
      show: just(true),
      as: just('found'),
    },
    ['do', 'who', 'count', 'to'],
  );

const lookAtTop = (scope: Scope): Arbitrary<EffectOf<'lookAtTop'>> =>
  partialRecordOf(
    { do: just('lookAtTop'), who: WHO, count: countIn(scope), as: just('seen'), show: just(true) },
    ['do', 'who', 'count', 'as'],
  );

const put = (scope: Scope): Arbitrary<EffectOf<'put'>> =>
  partialRecordOf(
    {
      do: just('put'),
      what: targetIn(scope, NON_BATTLE_ZONE),
      onto: targetIn(scope, BATTLE_ZONE),
      tapped: just(true),
      blocking: just(true),
      as: just('put'),
    },
    ['do', 'what'],
  );

const use = (scope: Scope): Arbitrary<EffectOf<'use'>> =>
  partialRecordOf(
    {
      do: just('use'),
      what: targetIn(scope, NON_BATTLE_ZONE),
      onto: targetIn(scope, BATTLE_ZONE),
      by: just('you'),
    },
    ['do', 'what'],
  );

const breakShields = (scope: Scope): Arbitrary<EffectOf<'breakShields'>> =>
  recordOf({ do: just('breakShields'), of: WHO, count: countOrAll(scope) });

const battle = (scope: Scope): Arbitrary<EffectOf<'battle'>> =>
  recordOf({ do: just('battle'), a: targetIn(scope, BATTLE_ZONE), b: choiceIn(scope, BATTLE_ZONE) });

const become = (scope: Scope): Arbitrary<EffectOf<'become'>> =>
  recordOf({
    do: just('become'),
    what: targetIn(scope, BATTLE_ZONE),
    card: refIn(scope),
    until: DURATION,
  });

const cross = (scope: Scope): Arbitrary<EffectOf<'cross'>> =>
  recordOf({
    do: just('cross'),
    what: fc.oneof(
      refIn(scope),
      WHO.map((of): Target => ({ in: 'battleZone', of, filter: { type: 'crossGear' } })),
    ),
    onto: choiceIn(scope, BATTLE_ZONE),
  });

/** The player who decides. */
const DECIDER: Arbitrary<Who> = WHO.map((who): Who => (who === 'any' ? 'you' : who));

const nameCard = (): Arbitrary<EffectOf<'nameCard'>> =>
  recordOf({ do: just('nameCard'), by: DECIDER, as: just('name') });

const nameRace = (): Arbitrary<EffectOf<'nameRace'>> =>
  partialRecordOf<EffectOf<'nameRace'>, 'do' | 'by' | 'as'>(
    { do: just('nameRace'), by: DECIDER, except: just(['Human']), as: just('race') },
    ['do', 'by', 'as'],
  );

const turn = (scope: Scope): Arbitrary<EffectOf<'turn'>> =>
  recordOf({
    do: just('turn'),
    what: targetIn(scope, among<Zone>('shieldZone', 'hand')),
    to: among('faceUp', 'faceDown'),
  });

const gacharangeSummon = (scope: Scope): Arbitrary<EffectOf<'gacharangeSummon'>> =>
  recordOf({ do: just('gacharangeSummon'), count: countIn(scope) });

const useIcons = (scope: Scope): Arbitrary<EffectOf<'useIcons'>> =>
  recordOf({ do: just('useIcons'), icon: just('flame'), count: countIn(scope) });

const SIMPLE_EFFECTS: EffectTable<SimpleEffect, [scope: Scope]> = {
  draw: [10, draw],
  destroy: [8, onTarget('destroy', BATTLE_ZONE)],
  move: [10, move],
  discard: [4, onTarget('discard', HAND)],
  atOnce: [1, atOnce],
  moveTop: [4, moveTop],
  tap: [4, onTarget('tap', BATTLE_ZONE)],
  untap: [3, onTarget('untap', BATTLE_ZONE)],
  search: [2, search],
  shuffle: [1, byPlayer('shuffle')],
  lookAtTop: [1, lookAtTop],
  look: [1, onTarget('look', LOOK_ZONE)],
  reveal: [1, onTarget('reveal', LOOK_ZONE)],
  put: [6, put],
  use: [4, use],
  breakShields: [4, breakShields],
  cross: [1, cross],
  become: [1, become],
  battle: [3, battle],
  nameCard: [1, nameCard],
  nameRace: [1, nameRace],
  moveUnder: [1, moveUnder],
  flip: [1, onRef('flip')],
  turn: [1, turn],
  gacharangeSummon: [1, gacharangeSummon],
  useIcons: [1, useIcons],
  endAttack: [1, () => just({ do: 'endAttack' })],
  skipRestOfTurn: [1, () => just({ do: 'skipRestOfTurn' })],
  extraTurn: [1, byPlayer('extraTurn')],
  swap: [1, onRef('swap')],
  wins: [1, () => DECIDER.map((who) => ({ do: 'wins', who }))],
};

const choose = (scope: Scope): Arbitrary<EffectOf<'choose'>> =>
  choiceIn(scope, ZONE, 'chosen').map((what) => ({ do: 'choose', what }));

/** Cards found this way are pending, so the next effect must use, put or move them (409). */
const revealUntil = (scope: Scope): Arbitrary<Effect> =>
  fc
    .tuple(
      filterIn(scope),
      countIn(scope),
      fc.oneof(
        just<Effect>({ do: 'use', what: { ref: 'spells' } }),
        just<Effect>({ do: 'put', what: { ref: 'spells' } }),
        DESTINATION.map((to): Effect => ({ do: 'move', what: { ref: 'spells' }, to })),
      ),
      sometimes(4, just('opponent' as const)),
    )
    .map(([filter, count, then, who]) =>
      inOrder(
        { do: 'revealUntil', ...(who === undefined ? {} : { who }), filter, count, as: 'spells' },
        then,
      ),
    );

const nameNumber: Arbitrary<EffectOf<'nameNumber'>> = partialRecordOf(
  { do: just('nameNumber'), by: DECIDER, min: just(0), max: among(3, 5), step: just(2), as: just('number') },
  ['do', 'by', 'min', 'max', 'as'],
);

const remember = (scope: Scope): Arbitrary<EffectOf<'remember'>> =>
  recordOf({ do: just('remember'), amount: countIn(scope), as: just('number') });

/** An effect that names objects or a number, and then one that may refer to them. */
function nameThenUse(scope: Scope, depth: number): Arbitrary<EffectOf<'inOrder'>> {
  const then = (...refs: readonly string[]) => effectIn(withRefs(scope, ...refs), depth);
  const thenNumber = effectIn(withNumbers(scope, 'number'), depth);
  const thenCard = effectIn(withCardNames(scope, 'name'), depth);
  const pairs: readonly (readonly [Arbitrary<Effect>, Arbitrary<Effect>])[] = [
    [choose(scope), then('chosen')],
    [lookAtTop(scope), then('seen')],
    [search(scope), then('found')],
    [revealUntil(scope), then('spells', 'revealed')],
    [moveTop(scope), then('moved')],
    [nameNumber, thenNumber],
    [nameCard(), thenCard],
    [nameRace(), effectIn({ ...scope, raceNames: ['race'] }, depth)],
    [remember(scope), thenNumber],
    [tally(scope, depth), thenNumber],
  ];
  return fc.oneof(...pairs.map(([one, other]) => fc.tuple(one, other).map((both) => inOrder(...both))));
}

const inOrderIn = (scope: Scope, depth: number): Arbitrary<EffectOf<'inOrder'>> => {
  const inner = effectIn(scope, depth - 1);
  return fc.oneof(
    fc.tuple(inner, inner).map((two) => inOrder(...two)),
    nameThenUse(scope, depth - 1),
  );
};

const may = (scope: Scope, depth: number): Arbitrary<EffectOf<'may'>> => {
  const inner = effectIn(scope, depth - 1);
  const then = effectIn(withRefs(scope, 'chosen'), depth - 1);
  return partialRecordOf<EffectOf<'may'>, 'do' | 'effect'>(
    { do: just('may'), effect: inner, then, otherwise: inner },
    ['do', 'effect'],
  ).map((one) => (one.then === undefined ? one : { ...one, then: after(one.effect, one.then) }));
};

const lasting = (scope: Scope, depth: number): Arbitrary<EffectOf<'lasting'>> =>
  partialRecordOf(
    {
      do: just('lasting'),
      affects: targetIn(scope, BATTLE_ZONE),
      effects: fc.array(staticEffectIn(scope, depth - 1), { minLength: 1, maxLength: 2 }),
      until: DURATION,
      alsoLater: just(true),
      untilUsed: just(true),
    },
    ['do', 'affects', 'effects', 'until'],
  );

const otherwiseIn = (scope: Scope, depth: number): Arbitrary<{ readonly otherwise?: Effect }> =>
  sometimes(4, effectIn(scope, depth - 1)).map((otherwise) => (otherwise === undefined ? {} : { otherwise }));

const ifDone = (scope: Scope, depth: number): Arbitrary<EffectOf<'ifDone'>> =>
  fc
    .tuple(
      effectIn(scope, depth - 1),
      effectIn(withRefs(scope, 'chosen'), depth - 1),
      otherwiseIn(scope, depth),
    )
    .map(([first, then, otherwise]) => ({ do: 'ifDone', first, then: after(first, then), ...otherwise }));

const ifCondition = (scope: Scope, depth: number): Arbitrary<EffectOf<'if'>> =>
  fc
    .tuple(conditionIn(scope), effectIn(scope, depth - 1), otherwiseIn(scope, depth))
    .map(([condition, then, otherwise]) => ({ do: 'if', condition, then, ...otherwise }));

const modes = (scope: Scope, depth: number): Arbitrary<EffectOf<'modes'>> =>
  fc
    .tuple(fc.array(effectIn(scope, depth - 1), { minLength: 2, maxLength: 3 }), among(1, 1, 2), DECIDER)
    .map(([all, count, by]) => ({ do: 'modes', modes: all, count, by }));

const repeat = (scope: Scope, depth: number): Arbitrary<EffectOf<'repeat'>> =>
  fc
    .tuple(countIn(scope), effectIn(scope, depth - 1))
    .map(([times, effect]) => ({ do: 'repeat', times, effect }));

const forEach = (scope: Scope, depth: number): Arbitrary<EffectOf<'forEach'>> =>
  fc
    .tuple(targetIn(scope), effectIn(withRefs(scope, 'one'), depth - 1))
    .map(([of, effect]) => ({ do: 'forEach', of, as: 'one', effect }));

/** A loop or a plain effect whose number a later effect may use. */
const tally = (scope: Scope, depth: number): Arbitrary<EffectOf<'tally'>> =>
  effectIn(scope, depth - 1).map((effect) => ({ do: 'tally', effect, as: 'number' }));

const delayed = (_: Scope, depth: number): Arbitrary<EffectOf<'delayed'>> =>
  fc
    .tuple(triggeredIn(depth - 1), fc.oneof(just('once' as const), DURATION))
    .map(([ability, until]) => ({ do: 'delayed', ability, until }));

const replaceUntil = (_: Scope, depth: number): Arbitrary<EffectOf<'replaceUntil'>> =>
  fc
    .tuple(replacementIn(depth - 1), DURATION)
    .map(([{ from: _, ...replacement }, until]) => ({ do: 'replaceUntil', replacement, until }));

const COMPOUND_EFFECTS: EffectTable<CompoundEffect, [scope: Scope, depth: number]> = {
  inOrder: [4, inOrderIn],
  may: [8, may],
  lasting: [6, lasting],
  ifDone: [2, ifDone],
  if: [2, ifCondition],
  modes: [2, modes],
  repeat: [1, repeat],
  forEach: [1, forEach],
  tally: [1, tally],
  delayed: [1, delayed],
  replaceUntil: [1, replaceUntil],
};

const effectsByScope = new Map<string, Arbitrary<Effect>>();

/**
 * 605.2. Any effect of the vocabulary, nested at most `depth` deep.
 * @param scope the names of objects and numbers that the effect may refer to.
 */
export function effectIn(scope: Scope, depth: number): Arbitrary<Effect> {
  const key = `${depth} ${[...new Set(scope.refs)].join()} ${[...new Set(scope.numbers)].join()} ${[...new Set(scope.cardNames)].join()} ${scope.raceNames.join()}`;
  let effect = effectsByScope.get(key);
  if (effect === undefined) {
    const simple = anyEffect(SIMPLE_EFFECTS, scope);
    effect =
      depth <= 0
        ? simple
        : fc.oneof(
            { withCrossShrink: true },
            { weight: 3, arbitrary: simple },
            { weight: 2, arbitrary: anyEffect(COMPOUND_EFFECTS, scope, depth) },
          );
    effectsByScope.set(key, effect);
  }
  return effect;
}

type StaticOf<K extends StaticEffect['kind']> = Extract<StaticEffect, { kind: K }>;

/** 607. Any continuous effect. */
export function staticEffectIn(scope: Scope, depth: number): Arbitrary<StaticEffect> {
  const words: WeightedWords<StaticEffect['kind'], StaticEffect> = {
    power: [
      6,
      recordOf<StaticOf<'power'>>({
        kind: just('power'),
        by: fc.oneof({ weight: 3, arbitrary: powerIn(scope) }, { weight: 1, arbitrary: among(-1000, -2000) }),
      }),
    ],
    multipliesPower: [
      1,
      recordOf<StaticOf<'multipliesPower'>>({ kind: just('multipliesPower'), by: among(2, 1, 3) }),
    ],
    setPower: [1, recordOf<StaticOf<'setPower'>>({ kind: just('setPower'), to: powerIn(scope) })],
    gains: [
      4,
      fc
        .array(depth <= 0 ? KEYWORD : grantedIn(depth - 1), { minLength: 1, maxLength: 1 })
        .map((abilities): StaticEffect => ({ kind: 'gains', abilities })),
    ],
    civilizations: [
      1,
      recordOf<StaticOf<'civilizations'>>({ kind: just('civilizations'), are: SOME_CIVILIZATIONS }),
    ],
    cannot: [5, recordOf<StaticOf<'cannot'>>({ kind: just('cannot'), ban: BAN })],
    can: [2, recordOf<StaticOf<'can'>>({ kind: just('can'), permission: PERMISSION })],
    mustAttack: [
      1,
      partialRecordOf<StaticOf<'mustAttack'>, 'kind'>(
        { kind: just('mustAttack'), such: filterIn(BASE_SCOPE) },
        ['kind'],
      ),
    ],
    attacksFirst: [1, filterIn(BASE_SCOPE).map((such): StaticEffect => ({ kind: 'attacksFirst', such }))],
    mustBlock: [
      1,
      partialRecordOf<StaticOf<'mustBlock'>, 'kind'>(
        { kind: just('mustBlock'), such: filterIn(BASE_SCOPE) },
        ['kind'],
      ),
    ],
    breaksMore: [1, countIn(scope).map((by): StaticEffect => ({ kind: 'breaksMore', by }))],
    ownerChoosesShields: [
      1,
      partialRecordOf<StaticOf<'ownerChoosesShields'>, 'kind' | 'of'>(
        { kind: just('ownerChoosesShields'), of: WHO, when: just('broken') },
        ['kind', 'of'],
      ),
    ],
    races: [1, among(...RACES).map((race): StaticEffect => ({ kind: 'races', also: [race] }))],
    mustBeChosen: [1, WHO.map((by): StaticEffect => ({ kind: 'mustBeChosen', by }))],
    cost: [
      2,
      recordOf<StaticOf<'cost'>>({ kind: just('cost'), by: among(1, -1, 2), atLeast: among(1, 0, 2) }),
    ],
    entersTapped: [
      1,
      among<StaticEffect>({ kind: 'entersTapped' }, { kind: 'entersTapped', zone: 'manaZone' }),
    ],
    doesNotUntap: [1, just<StaticEffect>({ kind: 'doesNotUntap' })],
    winsBattles: [
      1,
      partialRecordOf<StaticOf<'winsBattles'>, 'kind'>(
        { kind: just('winsBattles'), against: filterIn(BASE_SCOPE) },
        ['kind'],
      ),
    ],
    untapAtMost: [1, recordOf<StaticOf<'untapAtMost'>>({ kind: just('untapAtMost'), count: among(1, 0, 2) })],
    handRevealed: [1, recordOf<StaticOf<'handRevealed'>>({ kind: just('handRevealed'), of: WHO })],
  };
  return anyWord<StaticEffect>(words);
}

const KEYWORD: Arbitrary<Ability> = fc.oneof(
  among('blocker', 'speedAttacker', 'slayer', 'machFighter').map(
    (name): Ability => ({ kind: 'keyword', name }),
  ),
  filterIn(BASE_SCOPE).map((against): Ability => ({ kind: 'keyword', name: 'blocker', against })),
  BREAKER.map((breaker): Ability => ({ kind: 'keyword', name: 'breaker', breaker })),
  among(1000, 2000).map((by): Ability => ({ kind: 'keyword', name: 'powerAttacker', by })),
);

const grantedIn = (depth: number): Arbitrary<Ability> =>
  fc.oneof({ weight: 2, arbitrary: KEYWORD }, { weight: 1, arbitrary: triggeredIn(depth) });

/** Events that an effect cannot repeat, so that mandatory triggers on them cannot loop forever. */
const RARE_EVENTS: ReadonlySet<EventPattern['event']> = new Set<EventPattern['event']>([
  'attacks',
  'blocks',
  'isNotBlocked',
  'becomesBlocked',
  'startOfTurn',
  'endOfTurn',
  'endOfAttack',
  'breaksShields',
]);

/** Effects that cause no event that most abilities trigger on. */
const HARMLESS: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'draw',
  'lasting',
  'become',
  'look',
  'lookAtTop',
  'reveal',
  'shuffle',
  'wins',
  'endAttack',
]);

/**
 * The rules do not say what happens in a mandatory loop of triggers. An ability that could be part of one becomes optional or limited
 * per turn.
 * @param pick even for optional, odd for limited.
 */
export function withoutLoop(ability: Triggered, pick: number): Triggered {
  const { when, effect, limit } = ability;
  const patterns = when.event === 'anyOf' ? when.patterns : [when];
  const isRare = patterns.every(({ event }) => RARE_EVENTS.has(event));
  const isHarmless = HARMLESS.has(effect.do) && patterns.every(({ event }) => event !== 'drawn');
  if (isRare || isHarmless || effect.do === 'may' || limit !== undefined) return ability;
  return pick % 2 === 0
    ? { ...ability, effect: { do: 'may', effect } }
    : { ...ability, limit: { times: 1 + (pick % 3), per: 'turn', by: 'name' } };
}

const LIMIT = recordOf<NonNullable<Triggered['limit']>>({
  times: among(1, 2),
  per: among('turn', 'attack'),
  by: among('this', 'name'),
});

/** 603.1. The names that a trigger gives to the objects of its event. */
const refsOf = ({ event }: EventPattern): readonly string[] =>
  event === 'startOfTurn' || event === 'endOfTurn' || event === 'anyOf' ? [] : ['that'];

/** A triggered ability without its undefined fields. */
export function triggeredOf(
  when: EventPattern,
  effect: Effect,
  extras: {
    readonly given: Condition | undefined;
    readonly condition: Condition | undefined;
    readonly limit: Triggered['limit'] | undefined;
  },
): Triggered {
  const { given, condition, limit } = extras;
  return {
    kind: 'triggered',
    when,
    ...(given === undefined ? {} : { given }),
    ...(condition === undefined ? {} : { condition }),
    effect,
    ...(limit === undefined ? {} : { limit }),
  };
}

export const TRIGGER_EXTRAS = fc.record(
  {
    given: sometimes(8, conditionIn(BASE_SCOPE)),
    condition: sometimes(6, conditionIn(BASE_SCOPE)),
    limit: sometimes(8, LIMIT),
  },
  { noNullPrototype: true },
);

/** 603. Any trigger with any effect that fits it. */
export function triggeredIn(depth: number): Arbitrary<Triggered> {
  const scope = withRefs(BASE_SCOPE, 'that');
  return fc
    .tuple(PATTERN, effectIn(scope, depth), effectIn(BASE_SCOPE, depth), TRIGGER_EXTRAS, fc.nat({ max: 5 }))
    .map(([when, withThat, withoutThat, extras, pick]) =>
      withoutLoop(seen(triggeredOf(when, refsOf(when).length > 0 ? withThat : withoutThat, extras)), pick),
    );
}

/** 110.4. A trigger that its card can see where it works: instead of an event that it never sees, that something is put. */
export const seen = (ability: Triggered): Triggered =>
  misfitOfTrigger(ability) === undefined
    ? ability
    : { ...ability, when: { event: 'put', what: { of: 'any' } } };

/** 607. Any static ability of an object in the battle zone. */
export function staticIn(depth: number): Arbitrary<Static> {
  return partialRecordOf<Static, 'kind' | 'affects' | 'effects'>(
    {
      kind: just('static'),
      while: conditionIn(BASE_SCOPE),
      affects: fc.oneof(
        { weight: 6, arbitrary: just({ ref: 'this' }) },
        { weight: 4, arbitrary: groupIn(BASE_SCOPE, just<Zone>('battleZone')) },
        { weight: 1, arbitrary: groupIn(BASE_SCOPE) },
      ),
      effects: fc.array(staticEffectIn(BASE_SCOPE, depth), { minLength: 1, maxLength: 2 }),
      from: just<readonly Zone[]>(['battleZone']),
    },
    ['kind', 'affects', 'effects'],
  );
}

/** What happens instead of the event. Kept shallow, so that it is not replaced over and over. */
const insteadIn = (depth: number): Arbitrary<Instead> => {
  const words: WeightedWords<Instead['kind'], Instead> = {
    move: [
      6,
      partialRecordOf<Extract<Instead, { kind: 'move' }>, 'kind' | 'to'>(
        { kind: just('move'), to: DESTINATION, position: among('top', 'bottom'), tapped: just(true) },
        ['kind', 'to'],
      ),
    ],
    stays: [1, just<Instead>({ kind: 'stays' })],
    topCard: [1, among<Instead>({ kind: 'topCard' }, { kind: 'topCard', apart: true })],
    do: [3, effectIn(withRefs(BASE_SCOPE, 'that'), depth).map((effect): Instead => ({ kind: 'do', effect }))],
  };
  return anyWord<Instead>(words);
};

/** Only what would leave the battle zone has a top card that could go alone (801.4). */
const withTopCard = (replacement: Replacement): Replacement =>
  replacement.instead.kind !== 'topCard' || ['destroyed', 'leaves'].includes(replacement.of.event)
    ? replacement
    : { ...replacement, instead: { kind: 'stays' } };

/** 110.4. A replacement of an event that can happen to its card where it works: if not, of the destruction of any creature. */
const fitting = (replacement: Replacement): Replacement =>
  withTopCard(
    misfitOfReplacedEvent(replacement) === undefined
      ? replacement
      : { ...replacement, of: { event: 'destroyed', what: { of: 'any' } } },
  );

/** 609. Any replacement of any replaceable event. */
export const replacementIn = (depth: number): Arbitrary<Replacement> =>
  partialRecordOf<Replacement, 'kind' | 'of' | 'instead'>(
    {
      kind: just('replacement'),
      of: REPLACEMENT_PATTERN,
      instead: insteadIn(Math.min(depth, 0)),
      may: just(true),
      while: conditionIn(BASE_SCOPE),
      from: among<readonly Zone[]>(['battleZone'], ['battleZone', 'hand'], ['hand', 'graveyard', 'manaZone']),
    },
    ['kind', 'of', 'instead'],
  ).map(fitting);

import fc, { type Arbitrary } from 'fast-check';
import type {
  Ability,
  Condition,
  Effect,
  EventPattern,
  Instead,
  Replacement,
  Static,
  StaticEffect,
  Triggered,
} from '../../effects/language/vocabulary.ts';
import type { Zone } from '../../table/nouns.ts';
import {
  among,
  BAN,
  BREAKER,
  choiceIn,
  conditionIn,
  countIn,
  DESTINATION,
  DURATION,
  filterIn,
  groupIn,
  just,
  oneWord,
  PATTERN,
  PERMISSION,
  parts,
  powerIn,
  REPLACEMENT_PATTERN,
  refIn,
  SOME_CIVILIZATIONS,
  SPOKEN,
  type Spoken,
  sometimes,
  targetIn,
  WHO,
  type Words,
  whole,
  ZONE,
} from './vocabulary.ts';

type Do<D extends Effect['do']> = Extract<Effect, { do: D }>;

const BATTLE_ZONE = just<Zone>('battleZone');
const HELD = among<Zone>('hand', 'hand', 'graveyard', 'manaZone', 'shieldZone', 'deck');
const NOT_BATTLE_ZONE = among<Zone>('hand', 'graveyard', 'manaZone');

const naming = (spoken: Spoken, ...refs: readonly string[]): Spoken => ({
  ...spoken,
  refs: [...refs, ...spoken.refs],
});

/** What some instruction has named is spoken of by those after it. */
const numbering = (spoken: Spoken, ...numbers: readonly string[]): Spoken => ({
  ...spoken,
  numbers: [...numbers, ...spoken.numbers],
});

const inOrder = (...effects: readonly Effect[]): Effect => ({ do: 'inOrder', effects });

/** Instructions that name something, and one that speaks of it. */
function speaking(spoken: Spoken, depth: number): Arbitrary<Effect> {
  const then = (...refs: readonly string[]) => effectIn(naming(spoken, ...refs), depth);
  const pairs: readonly (readonly [Arbitrary<Effect>, Arbitrary<Effect>])[] = [
    [choose(spoken), then('chosen')],
    [lookAtTop(spoken), then('seen')],
    [search(spoken), then('found')],
    [revealUntil(spoken), then('spells', 'revealed')],
    [moveTop(spoken), then('moved')],
    [
      whole<Do<'nameNumber'>>({
        do: just('nameNumber'),
        by: WHO,
        min: just(0),
        max: among(3, 5),
        as: just('number'),
      }),
      effectIn(numbering(spoken, 'number'), depth),
    ],
    [
      whole<Do<'remember'>>({ do: just('remember'), amount: countIn(spoken), as: just('number') }),
      effectIn(numbering(spoken, 'number'), depth),
    ],
  ];
  return fc.oneof(...pairs.map(([one, other]) => fc.tuple(one, other).map((both) => inOrder(...both))));
}

const choose = (spoken: Spoken): Arbitrary<Effect> =>
  choiceIn(spoken, ZONE, 'chosen').map((what): Effect => ({ do: 'choose', what }));

const lookAtTop = (spoken: Spoken): Arbitrary<Effect> =>
  parts<Do<'lookAtTop'>, 'do' | 'who' | 'count' | 'as'>(
    { do: just('lookAtTop'), who: WHO, count: countIn(spoken), as: just('seen'), show: just(true) },
    ['do', 'who', 'count', 'as'],
  );

const search = (spoken: Spoken): Arbitrary<Effect> =>
  parts<Do<'search'>, 'do' | 'who' | 'count' | 'to'>(
    {
      do: just('search'),
      who: WHO,
      filter: filterIn(spoken),
      count: countIn(spoken),
      to: DESTINATION,
      show: just(true),
      as: just('found'),
    },
    ['do', 'who', 'count', 'to'],
  );

/** What was found is pending: it must be used, put or moved after this (409). */
const revealUntil = (spoken: Spoken): Arbitrary<Effect> =>
  fc
    .tuple(
      filterIn(spoken),
      countIn(spoken),
      fc.oneof(
        just<Effect>({ do: 'use', what: { ref: 'spells' } }),
        just<Effect>({ do: 'put', what: { ref: 'spells' } }),
        DESTINATION.map((to): Effect => ({ do: 'move', what: { ref: 'spells' }, to })),
      ),
    )
    .map(([filter, count, then]) => inOrder({ do: 'revealUntil', filter, count, as: 'spells' }, then));

const moveTop = (spoken: Spoken): Arbitrary<Effect> =>
  parts<Do<'moveTop'>, 'do' | 'who' | 'count' | 'to'>(
    { do: just('moveTop'), who: WHO, count: countIn(spoken), to: DESTINATION, as: just('moved') },
    ['do', 'who', 'count', 'to'],
  );

/** Those that hold no other effect, by their words. Named ones come with what speaks of them. */
type Simple = Exclude<Effect['do'], Compound | 'choose' | 'revealUntil' | 'nameNumber' | 'remember'>;
type Compound =
  | 'inOrder'
  | 'may'
  | 'ifDone'
  | 'if'
  | 'modes'
  | 'repeat'
  | 'forEach'
  | 'delayed'
  | 'lasting'
  | 'replaceUntil';

function simpleWords(spoken: Spoken): Words<Simple, Effect> {
  return {
    draw: [
      10,
      parts<Do<'draw'>, 'do' | 'who' | 'count'>(
        { do: just('draw'), who: WHO, count: countIn(spoken), upTo: just(true) },
        ['do', 'who', 'count'],
      ),
    ],
    destroy: [8, whole<Do<'destroy'>>({ do: just('destroy'), what: targetIn(spoken, BATTLE_ZONE) })],
    move: [
      10,
      parts<Do<'move'>, 'do' | 'what' | 'to'>(
        {
          do: just('move'),
          what: targetIn(spoken),
          to: DESTINATION,
          position: among('top', 'bottom'),
          tapped: just(true),
          faceUp: just(true),
          topOnly: just(true),
          withoutShieldTrigger: just(true),
          as: just('moved'),
        },
        ['do', 'what', 'to'],
      ),
    ],
    discard: [4, whole<Do<'discard'>>({ do: just('discard'), what: targetIn(spoken, just<Zone>('hand')) })],
    moveTop: [4, moveTop(spoken)],
    tap: [4, whole<Do<'tap'>>({ do: just('tap'), what: targetIn(spoken, BATTLE_ZONE) })],
    untap: [3, whole<Do<'untap'>>({ do: just('untap'), what: targetIn(spoken, BATTLE_ZONE) })],
    search: [2, search(spoken)],
    shuffle: [1, whole<Do<'shuffle'>>({ do: just('shuffle'), who: WHO })],
    lookAtTop: [1, lookAtTop(spoken)],
    look: [1, whole<Do<'look'>>({ do: just('look'), what: targetIn(spoken, HELD) })],
    reveal: [1, whole<Do<'reveal'>>({ do: just('reveal'), what: targetIn(spoken, HELD) })],
    put: [
      6,
      parts<Do<'put'>, 'do' | 'what'>(
        {
          do: just('put'),
          what: targetIn(spoken, NOT_BATTLE_ZONE),
          onto: targetIn(spoken, BATTLE_ZONE),
          tapped: just(true),
          blocking: just(true),
          as: just('put'),
        },
        ['do', 'what'],
      ),
    ],
    use: [
      4,
      parts<Do<'use'>, 'do' | 'what'>(
        { do: just('use'), what: targetIn(spoken, NOT_BATTLE_ZONE), onto: targetIn(spoken, BATTLE_ZONE) },
        ['do', 'what'],
      ),
    ],
    breakShields: [
      4,
      whole<Do<'breakShields'>>({
        do: just('breakShields'),
        of: WHO,
        count: fc.oneof(countIn(spoken), just('all' as const)),
      }),
    ],
    battle: [
      3,
      whole<Do<'battle'>>({
        do: just('battle'),
        a: targetIn(spoken, BATTLE_ZONE),
        b: choiceIn(spoken, BATTLE_ZONE),
      }),
    ],
    nameCard: [1, whole<Do<'nameCard'>>({ do: just('nameCard'), by: WHO, as: just('name') })],
    moveUnder: [
      1,
      parts<Do<'moveUnder'>, 'do' | 'what' | 'count' | 'to'>(
        {
          do: just('moveUnder'),
          what: refIn(spoken),
          count: fc.oneof(countIn(spoken), just('all' as const)),
          filter: filterIn(spoken),
          to: DESTINATION,
          as: just('moved'),
        },
        ['do', 'what', 'count', 'to'],
      ),
    ],
    flip: [1, whole<Do<'flip'>>({ do: just('flip'), what: refIn(spoken) })],
    turn: [
      1,
      whole<Do<'turn'>>({
        do: just('turn'),
        what: targetIn(spoken, among<Zone>('shieldZone', 'hand')),
        to: among('faceUp', 'faceDown'),
      }),
    ],
    gacharangeSummon: [
      1,
      whole<Do<'gacharangeSummon'>>({ do: just('gacharangeSummon'), count: countIn(spoken) }),
    ],
    useIcons: [
      1,
      whole<Do<'useIcons'>>({ do: just('useIcons'), icon: just('flame'), count: countIn(spoken) }),
    ],
    endAttack: [1, just<Effect>({ do: 'endAttack' })],
    skipRestOfTurn: [1, just<Effect>({ do: 'skipRestOfTurn' })],
    extraTurn: [1, whole<Do<'extraTurn'>>({ do: just('extraTurn'), who: WHO })],
    swap: [1, whole<Do<'swap'>>({ do: just('swap'), what: refIn(spoken) })],
    wins: [1, whole<Do<'wins'>>({ do: just('wins'), who: WHO })],
  };
}

function compoundWords(spoken: Spoken, depth: number): Words<Compound, Effect> {
  const inner = effectIn(spoken, depth - 1);
  const otherwise = sometimes(4, inner);
  const besides = (effect: Effect | undefined) => (effect === undefined ? {} : { otherwise: effect });
  return {
    inOrder: [
      4,
      fc.oneof(
        fc.tuple(inner, inner).map((two) => inOrder(...two)),
        speaking(spoken, depth - 1),
      ),
    ],
    may: [
      8,
      parts<Do<'may'>, 'do' | 'effect'>(
        {
          do: just('may'),
          effect: inner,
          then: effectIn(naming(spoken, 'chosen'), depth - 1),
          otherwise: inner,
        },
        ['do', 'effect'],
      ),
    ],
    lasting: [
      6,
      parts<Do<'lasting'>, 'do' | 'affects' | 'effects' | 'until'>(
        {
          do: just('lasting'),
          affects: targetIn(spoken, BATTLE_ZONE),
          effects: fc.array(staticEffectIn(spoken, depth - 1), { minLength: 1, maxLength: 2 }),
          until: DURATION,
          alsoLater: just(true),
        },
        ['do', 'affects', 'effects', 'until'],
      ),
    ],
    ifDone: [
      2,
      fc
        .tuple(inner, effectIn(naming(spoken, 'chosen'), depth - 1), otherwise)
        .map(([first, then, or]): Effect => ({ do: 'ifDone', first, then, ...besides(or) })),
    ],
    if: [
      2,
      fc
        .tuple(conditionIn(spoken), inner, otherwise)
        .map(([condition, then, or]): Effect => ({ do: 'if', condition, then, ...besides(or) })),
    ],
    modes: [
      2,
      fc
        .tuple(fc.array(inner, { minLength: 2, maxLength: 3 }), among(1, 1, 2), WHO)
        .map(([modes, count, by]): Effect => ({ do: 'modes', modes, count, by })),
    ],
    repeat: [
      1,
      fc.tuple(countIn(spoken), inner).map(([times, effect]): Effect => ({ do: 'repeat', times, effect })),
    ],
    forEach: [
      1,
      fc
        .tuple(targetIn(spoken), effectIn(naming(spoken, 'one'), depth - 1))
        .map(([of, effect]): Effect => ({ do: 'forEach', of, as: 'one', effect })),
    ],
    delayed: [
      1,
      fc
        .tuple(triggeredIn(depth - 1), fc.oneof(just('once' as const), DURATION))
        .map(([ability, until]): Effect => ({ do: 'delayed', ability, until })),
    ],
    replaceUntil: [
      1,
      fc
        .tuple(replacementIn(depth - 1), DURATION)
        .map(([replacement, until]): Effect => ({ do: 'replaceUntil', replacement, until })),
    ],
  };
}

const known = new Map<string, Arbitrary<Effect>>();

/**
 * 605.2. Any effect of the vocabulary, at most `depth` deep.
 * @param spoken the names of objects and numbers that it may speak of.
 */
export function effectIn(spoken: Spoken, depth: number): Arbitrary<Effect> {
  const key = `${depth} ${[...new Set(spoken.refs)].join()} ${[...new Set(spoken.numbers)].join()}`;
  let effect = known.get(key);
  if (effect === undefined) {
    const simple = oneWord<Effect>(simpleWords(spoken));
    effect =
      depth <= 0
        ? simple
        : fc.oneof(
            { withCrossShrink: true },
            { weight: 3, arbitrary: simple },
            { weight: 2, arbitrary: oneWord<Effect>(compoundWords(spoken, depth)) },
          );
    known.set(key, effect);
  }
  return effect;
}

type Lasts<K extends StaticEffect['kind']> = Extract<StaticEffect, { kind: K }>;

/** 607. Any continuous effect. */
export function staticEffectIn(spoken: Spoken, depth: number): Arbitrary<StaticEffect> {
  const words: Words<StaticEffect['kind'], StaticEffect> = {
    power: [
      6,
      whole<Lasts<'power'>>({
        kind: just('power'),
        by: fc.oneof(
          { weight: 3, arbitrary: powerIn(spoken) },
          { weight: 1, arbitrary: among(-1000, -2000) },
        ),
      }),
    ],
    setPower: [1, whole<Lasts<'setPower'>>({ kind: just('setPower'), to: powerIn(spoken) })],
    gains: [
      4,
      fc
        .array(depth <= 0 ? KEYWORD : grantedIn(depth - 1), { minLength: 1, maxLength: 1 })
        .map((abilities): StaticEffect => ({ kind: 'gains', abilities })),
    ],
    civilizations: [
      1,
      whole<Lasts<'civilizations'>>({ kind: just('civilizations'), are: SOME_CIVILIZATIONS }),
    ],
    cannot: [5, whole<Lasts<'cannot'>>({ kind: just('cannot'), ban: BAN })],
    can: [2, whole<Lasts<'can'>>({ kind: just('can'), permission: PERMISSION })],
    mustAttack: [1, just<StaticEffect>({ kind: 'mustAttack' })],
    mustBlock: [1, just<StaticEffect>({ kind: 'mustBlock' })],
    cost: [2, whole<Lasts<'cost'>>({ kind: just('cost'), by: among(1, -1, 2), atLeast: among(1, 0, 2) })],
    entersTapped: [1, just<StaticEffect>({ kind: 'entersTapped' })],
    doesNotUntap: [1, just<StaticEffect>({ kind: 'doesNotUntap' })],
    winsBattles: [
      1,
      parts<Lasts<'winsBattles'>, 'kind'>({ kind: just('winsBattles'), against: filterIn(SPOKEN) }, ['kind']),
    ],
    untapAtMost: [1, whole<Lasts<'untapAtMost'>>({ kind: just('untapAtMost'), count: among(1, 0, 2) })],
    handRevealed: [1, whole<Lasts<'handRevealed'>>({ kind: just('handRevealed'), of: WHO })],
  };
  return oneWord<StaticEffect>(words);
}

const KEYWORD: Arbitrary<Ability> = fc.oneof(
  among('blocker', 'speedAttacker', 'slayer', 'machFighter').map(
    (name): Ability => ({ kind: 'keyword', name }),
  ),
  BREAKER.map((breaker): Ability => ({ kind: 'keyword', name: 'breaker', breaker })),
  among(1000, 2000).map((by): Ability => ({ kind: 'keyword', name: 'powerAttacker', by })),
);

const grantedIn = (depth: number): Arbitrary<Ability> =>
  fc.oneof({ weight: 2, arbitrary: KEYWORD }, { weight: 1, arbitrary: triggeredIn(depth) });

/** Events that no effect of a mandatory trigger can bring about again and again without end. */
const ONCE_IN_A_WHILE: ReadonlySet<EventPattern['event']> = new Set<EventPattern['event']>([
  'attacks',
  'blocks',
  'isNotBlocked',
  'becomesBlocked',
  'startOfTurn',
  'endOfTurn',
  'endOfAttack',
  'breaksShields',
]);

/** Effects that bring about nothing that most triggers wait for. */
const HARMLESS: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'draw',
  'lasting',
  'look',
  'lookAtTop',
  'reveal',
  'shuffle',
  'wins',
  'endAttack',
]);

/**
 * The rules say nothing of a circle of triggers that nobody can leave. So what could run in one is optional, or has a limit
 * for the turn: nobody needs to go on.
 */
export function withoutCircle(ability: Triggered, way: number): Triggered {
  const { when, effect, limit } = ability;
  const patterns = when.event === 'anyOf' ? when.patterns : [when];
  const isRare = patterns.every(({ event }) => ONCE_IN_A_WHILE.has(event));
  const isHarmless = HARMLESS.has(effect.do) && patterns.every(({ event }) => event !== 'drawn');
  if (isRare || isHarmless || effect.do === 'may' || limit !== undefined) return ability;
  return way % 2 === 0
    ? { ...ability, effect: { do: 'may', effect } }
    : { ...ability, limit: { times: 1 + (way % 3), per: 'turn', by: 'name' } };
}

const LIMIT = whole<NonNullable<Triggered['limit']>>({
  times: among(1, 2),
  per: among('turn', 'attack'),
  by: among('this', 'name'),
});

/** The names that a trigger gives to what it speaks of (603.1). */
const refsOf = ({ event }: EventPattern): readonly string[] =>
  event === 'startOfTurn' || event === 'endOfTurn' || event === 'anyOf' ? [] : ['that'];

/** Its pieces, so that what it speaks of fits what it waits for. */
export function triggeredOf(
  when: EventPattern,
  effect: Effect,
  besides: {
    readonly given: Condition | undefined;
    readonly condition: Condition | undefined;
    readonly limit: Triggered['limit'] | undefined;
  },
): Triggered {
  const { given, condition, limit } = besides;
  return {
    kind: 'triggered',
    when,
    ...(given === undefined ? {} : { given }),
    ...(condition === undefined ? {} : { condition }),
    effect,
    ...(limit === undefined ? {} : { limit }),
  };
}

export const BESIDES = fc.record(
  {
    given: sometimes(8, conditionIn(SPOKEN)),
    condition: sometimes(6, conditionIn(SPOKEN)),
    limit: sometimes(8, LIMIT),
  },
  { noNullPrototype: true },
);

/** 603. Any trigger with any effect. */
export function triggeredIn(depth: number): Arbitrary<Triggered> {
  const spoken = naming(SPOKEN, 'that');
  return fc
    .tuple(PATTERN, effectIn(spoken, depth), effectIn(SPOKEN, depth), BESIDES, fc.nat({ max: 5 }))
    .map(([when, speaking, silent, besides, way]) =>
      withoutCircle(triggeredOf(when, refsOf(when).length > 0 ? speaking : silent, besides), way),
    );
}

/** 607. Any continuous effect that works while its bearer is there. */
export function staticIn(depth: number): Arbitrary<Static> {
  return parts<Static, 'kind' | 'affects' | 'effects'>(
    {
      kind: just('static'),
      while: conditionIn(SPOKEN),
      affects: fc.oneof(
        { weight: 6, arbitrary: just({ ref: 'this' }) },
        { weight: 4, arbitrary: groupIn(SPOKEN, just<Zone>('battleZone')) },
        { weight: 1, arbitrary: groupIn(SPOKEN) },
      ),
      effects: fc.array(staticEffectIn(SPOKEN, depth), { minLength: 1, maxLength: 2 }),
      from: just<readonly Zone[]>(['battleZone']),
    },
    ['kind', 'affects', 'effects'],
  );
}

/** What is done in place of the event: small, and nothing that would be replaced again and again. */
const insteadIn = (depth: number): Arbitrary<Instead> => {
  const words: Words<Instead['kind'], Instead> = {
    move: [
      6,
      parts<Extract<Instead, { kind: 'move' }>, 'kind' | 'to'>(
        { kind: just('move'), to: DESTINATION, position: among('top', 'bottom'), tapped: just(true) },
        ['kind', 'to'],
      ),
    ],
    stays: [1, just<Instead>({ kind: 'stays' })],
    do: [3, effectIn(naming(SPOKEN, 'that'), depth).map((effect): Instead => ({ kind: 'do', effect }))],
  };
  return oneWord<Instead>(words);
};

/** 609. Any replacement of any event that can be replaced. */
export const replacementIn = (depth: number): Arbitrary<Replacement> =>
  parts<Replacement, 'kind' | 'of' | 'instead'>(
    {
      kind: just('replacement'),
      of: REPLACEMENT_PATTERN,
      instead: insteadIn(Math.min(depth, 0)),
      may: just(true),
      while: conditionIn(SPOKEN),
      from: just<readonly Zone[]>(['battleZone']),
    },
    ['kind', 'of', 'instead'],
  );

import fc, { type Arbitrary } from 'fast-check';
import { eventWordOf } from '../../effects/language/events/table.ts';
import { insteadWordOf } from '../../effects/language/instead/table.ts';
import { wordOf } from '../../effects/language/instructions/table.ts';
import { replacedEventWordOf } from '../../effects/language/replacedEvents/table.ts';
import type {
  Ability,
  Condition,
  Effect,
  EventPattern,
  Replacement,
  Static,
  StaticEffect,
  Triggered,
} from '../../effects/language/vocabulary.ts';
import { misfitOfReplacedEvent, misfitOfTrigger } from '../../library/unseenEvents.ts';
import type { Zone } from '../../table/nouns.ts';
import { filterIn, groupIn } from './nouns.ts';
import { conditionIn, PATTERN, REPLACEMENT_PATTERN } from './plainParts.ts';
import {
  among,
  BASE_SCOPE,
  BREAKER,
  just,
  lazily,
  partialRecordOf,
  recordOf,
  type Scope,
  sometimes,
} from './vocabulary.ts';
import { type Inner, insteadIn, instructionIn, staticWordIn } from './words.ts';

const withRefs = (scope: Scope, ...refs: readonly string[]): Scope => ({
  ...scope,
  refs: [...refs, ...scope.refs],
});

const effectsByScope = new Map<string, Arbitrary<Effect>>();

/**
 * 605.2. Any effect of the vocabulary, nested at most `depth` deep.
 * @param scope the names of objects and numbers that the effect may refer to.
 */
export function effectIn(scope: Scope, depth: number): Arbitrary<Effect> {
  const key = `${depth} ${[...new Set(scope.refs)].join()} ${[...new Set(scope.numbers)].join()} ${[...new Set(scope.cardNames)].join()} ${scope.raceNames.join()}`;
  let effect = effectsByScope.get(key);
  if (effect === undefined) {
    effect = lazily(() => newEffectIn(scope, depth));
    effectsByScope.set(key, effect);
  }
  return effect;
}

function newEffectIn(scope: Scope, depth: number): Arbitrary<Effect> {
  const simple = instructionIn('simple', scope, depth, INNER);
  return depth <= 0
    ? simple
    : fc.oneof(
        { withCrossShrink: true },
        { weight: 3, arbitrary: simple },
        { weight: 2, arbitrary: instructionIn('compound', scope, depth, INNER) },
      );
}

const INNER: Inner = {
  effect: effectIn,
  statics: (scope, depth) => fc.array(staticEffectIn(scope, depth), { minLength: 1, maxLength: 2 }),
  triggered: triggeredIn,
  replacement: (depth) => replacementIn(depth),
  grants: (depth) => fc.array(depth <= 0 ? KEYWORD : grantedIn(depth - 1), { minLength: 1, maxLength: 1 }),
};

/** 607. Any continuous effect. */
export const staticEffectIn = (scope: Scope, depth: number): Arbitrary<StaticEffect> =>
  staticWordIn(scope, depth, INNER);

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

/**
 * The rules do not say what happens in a mandatory loop of triggers. An ability that could be part of one becomes optional or limited
 * per turn.
 * @param pick even for optional, odd for limited.
 */
export function withoutLoop(ability: Triggered, pick: number): Triggered {
  const { when, effect, limit } = ability;
  const patterns = when.event === 'anyOf' ? when.patterns : [when];
  const isRare = patterns.every((pattern) => eventWordOf(pattern).generated.rare);
  const { harmless } = wordOf(effect).generated;
  const isHarmless = harmless === true && patterns.every(({ event }) => event !== 'drawn');
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
const refsOf = (event: EventPattern): readonly string[] =>
  eventWordOf(event).binds.filter((name) => name === 'that');

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

/** Only what would leave the battle zone has a top card that could go alone (801.4). */
const withTopCard = (replacement: Replacement): Replacement =>
  !insteadWordOf(replacement.instead).needsTopCard || replacedEventWordOf(replacement.of).hasTopCard
    ? replacement
    : { ...replacement, instead: { kind: 'stays' } };

/** Whether it speaks of an object that the replaced event does not name, as the end of a duel names none. */
const speaksOfNothing = ({ of, instead }: Replacement): boolean =>
  !replacedEventWordOf(of).binds(of).includes('that') && JSON.stringify(instead).includes('"ref":"that"');

/** 110.4. A replacement of an event that can happen to its card where it works: if not, of the destruction of any creature. */
const fitting = (replacement: Replacement): Replacement =>
  withTopCard(
    misfitOfReplacedEvent(replacement) === undefined && !speaksOfNothing(replacement)
      ? replacement
      : { ...replacement, of: { event: 'destroyed', what: { of: 'any' } } },
  );

/** 609. Any replacement of any replaceable event. */
export const replacementIn = (depth: number): Arbitrary<Replacement> =>
  partialRecordOf<Replacement, 'kind' | 'of' | 'instead'>(
    {
      kind: just('replacement'),
      of: REPLACEMENT_PATTERN,
      // Kept shallow, so that it is not replaced over and over.
      instead: insteadIn(Math.min(depth, 0) + 1, INNER),
      may: just(true),
      while: conditionIn(BASE_SCOPE),
      limit: among(1, 2),
      from: among<readonly Zone[]>(['battleZone'], ['battleZone', 'hand'], ['hand', 'graveyard', 'manaZone']),
    },
    ['kind', 'of', 'instead'],
  ).map(fitting);

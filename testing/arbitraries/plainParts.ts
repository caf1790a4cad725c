import fc, { type Arbitrary } from 'fast-check';
import { CONDITIONS } from '../../effects/language/conditions/table.ts';
import { EVENTS } from '../../effects/language/events/table.ts';
import type { FieldHint, PlainMaker } from '../../effects/language/generated.ts';
import { REPLACED_EVENTS } from '../../effects/language/replacedEvents/table.ts';
import type {
  Condition,
  EventPattern,
  ReplacementPattern,
  Subject,
  Who,
} from '../../effects/language/vocabulary.ts';
import type { Zone } from '../../table/nouns.ts';
import { choiceIn, countIn, filterIn, groupIn, NOUN_MAKERS, powerIn, SUBJECT, targetIn } from './nouns.ts';
import { anyOf, hintsOf, madeOf, type Word, wordsOf } from './tableWords.ts';
import {
  among,
  BASE_SCOPE,
  boundsOf,
  DESTINATION,
  DURATION,
  just,
  type Scope,
  WHO,
  ZONE,
} from './vocabulary.ts';

/** Arbitraries for fields that contain no effects, and for the words that are made of them. */

/** The player who decides. */
const DECIDER: Arbitrary<Who> = WHO.map((who): Who => (who === 'any' ? 'you' : who));

/** What makes each sort of field. */
export const PLAIN_MAKERS: { readonly [M in PlainMaker]: (scope: Scope) => Arbitrary<unknown> } = {
  ...NOUN_MAKERS,
  choice: (scope) => choiceIn(scope),
  condition: conditionIn,
  count: countIn,
  countOrAll: (scope) => fc.oneof(countIn(scope), just('all' as const)),
  decider: () => DECIDER,
  destination: () => DESTINATION,
  duration: () => DURATION,
  filter: filterIn,
  group: (scope) => groupIn(scope),
  ownFilter: () => filterIn(BASE_SCOPE),
  power: powerIn,
  powerOrLess: (scope) =>
    fc.oneof({ weight: 3, arbitrary: powerIn(scope) }, { weight: 1, arbitrary: among(-1000, -2000) }),
  simpleCondition: simpleConditionIn,
  simpleEvent: () => SIMPLE_PATTERN,
  subject: () => SUBJECT,
  target: (scope) => targetIn(scope),
  twoEvents: () => fc.tuple(SIMPLE_PATTERN, SIMPLE_PATTERN),
  twoSimpleConditions: (scope) => fc.tuple(simpleConditionIn(scope), simpleConditionIn(scope)),
  zone: () => ZONE,
};

/** A hint that names no maker and contains no effects. */
type GivenHint = Exclude<
  FieldHint<unknown>,
  string | { readonly effectWith: unknown } | { readonly effectAfter: unknown }
>;

export function givenIn(hint: GivenHint, scope: Scope): Arbitrary<unknown> {
  if ('bounds' in hint) return boundsOf(among(...hint.bounds));
  if ('target' in hint) return targetIn(scope, among<Zone>(...hint.target));
  if ('choice' in hint) return choiceIn(scope, among<Zone>(...hint.choice), undefined);
  return among(...hint);
}

const isPlain = (hint: FieldHint<unknown>): hint is PlainMaker =>
  typeof hint === 'string' && Object.hasOwn(PLAIN_MAKERS, hint);

function plainFieldIn({ name }: Word, hint: FieldHint<unknown>, scope: Scope): Arbitrary<unknown> {
  if (isPlain(hint)) return PLAIN_MAKERS[hint](scope);
  if (typeof hint === 'string' || 'effectWith' in hint || 'effectAfter' in hint)
    throw new Error(`A field of "${name}" contains effects.`);
  return givenIn(hint, scope);
}

const CONDITION_WORDS = wordsOf(CONDITIONS, 'kind');

const CONTAINING: ReadonlySet<unknown> = new Set<PlainMaker>(['simpleCondition', 'twoSimpleConditions']);

const isSimple = (word: Word): boolean => !hintsOf(word).some((hint) => CONTAINING.has(hint));

const conditionOf = (words: readonly Word[], scope: Scope): Arbitrary<Condition> =>
  anyOf<Condition>(words, (word) => madeOf(word, (hint) => plainFieldIn(word, hint, scope)));

function simpleConditionIn(scope: Scope): Arbitrary<Condition> {
  return conditionOf(CONDITION_WORDS.filter(isSimple), scope);
}

/** Any condition. */
export function conditionIn(scope: Scope): Arbitrary<Condition> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: simpleConditionIn(scope) },
    {
      weight: 1,
      arbitrary: conditionOf(
        CONDITION_WORDS.filter((word) => !isSimple(word)),
        scope,
      ),
    },
  );
}

const EVENT_WORDS = wordsOf(EVENTS, 'event');

const ofEvents = <T>(words: readonly Word[]): Arbitrary<T> =>
  anyOf<T>(words, (word) => madeOf(word, (hint) => plainFieldIn(word, hint, BASE_SCOPE)));

const ofSeveral = (word: Word): boolean => hintsOf(word).includes('twoEvents');

/** An event that is no list of others. */
const SIMPLE_PATTERN: Arbitrary<EventPattern> = ofEvents(EVENT_WORDS.filter((word) => !ofSeveral(word)));

/** 603.1. The event of a trigger. */
export const PATTERN: Arbitrary<EventPattern> = fc.oneof(
  { withCrossShrink: true },
  { weight: 14, arbitrary: SIMPLE_PATTERN },
  { weight: 1, arbitrary: ofEvents<EventPattern>(EVENT_WORDS.filter(ofSeveral)) },
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

/** 609. The event that is replaced. */
export const REPLACEMENT_PATTERN: Arbitrary<ReplacementPattern> = ofEvents(wordsOf(REPLACED_EVENTS, 'event'));

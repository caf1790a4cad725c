import fc, { type Arbitrary } from 'fast-check';
import { BANS } from '../../effects/language/bans/table.ts';
import type { FieldHint, GivenNames, Maker } from '../../effects/language/generated.ts';
import { INSTEAD } from '../../effects/language/instead/table.ts';
import { INSTRUCTIONS } from '../../effects/language/instructions/table.ts';
import { refsAfter } from '../../effects/language/names.ts';
import { PERMISSIONS } from '../../effects/language/permissions/table.ts';
import { STATICS } from '../../effects/language/statics/table.ts';
import type {
  Ability,
  Ban,
  Effect,
  Instead,
  Permission,
  Replacement,
  StaticEffect,
  Triggered,
} from '../../effects/language/vocabulary.ts';
import { givenIn, PLAIN_MAKERS } from './plainParts.ts';
import { anyOf, type Given, type Hints, hintsOf, madeOf, type Word, wordsOf } from './tableWords.ts';
import { among, BASE_SCOPE, type Scope } from './vocabulary.ts';

/** Arbitraries for instructions, static effects, bans and permissions, derived from what the tables say of each word. */

/** What a word may contain besides parts that contain no effects. */
export interface Inner {
  readonly effect: (scope: Scope, depth: number) => Arbitrary<Effect>;
  readonly statics: (scope: Scope, depth: number) => Arbitrary<readonly StaticEffect[]>;
  readonly triggered: (depth: number) => Arbitrary<Triggered>;
  readonly replacement: (depth: number) => Arbitrary<Replacement>;
  /** Abilities that something is given. */
  readonly grants: (depth: number) => Arbitrary<readonly Ability[]>;
}

const INSTRUCTION_WORDS = wordsOf(INSTRUCTIONS, 'do');
const INSTEAD_WORDS = wordsOf(INSTEAD, 'kind');
const STATIC_WORDS = wordsOf(STATICS, 'kind');
const BAN_WORDS = wordsOf(BANS, 'do');
const PERMISSION_WORDS = wordsOf(PERMISSIONS, 'do');

const CONTAINING: ReadonlySet<unknown> = new Set<Maker>([
  'effect',
  'effectsInOrder',
  'replacement',
  'severalEffects',
  'statics',
  'triggered',
]);

const isContaining = (hint: FieldHint<unknown>): boolean =>
  CONTAINING.has(hint) || (typeof hint === 'object' && ('effectWith' in hint || 'effectAfter' in hint));

/** Whether an instruction contains effects or abilities. */
const isCompound = (word: Word): boolean => hintsOf(word).some(isContaining);

const withNames = (scope: Scope, names: GivenNames): Scope => ({
  refs: [...(names.refs ?? []), ...scope.refs],
  numbers: [...(names.numbers ?? []), ...scope.numbers],
  cardNames: [...(names.cardNames ?? []), ...scope.cardNames],
  raceNames: [...(names.raceNames ?? []), ...scope.raceNames],
});

/** What makes each sort of field. */
const MAKERS: {
  readonly [M in Maker]: (scope: Scope, depth: number, inner: Inner) => Arbitrary<unknown>;
} = {
  ...PLAIN_MAKERS,
  ban: (_, depth, inner) => wordIn<Ban>(BAN_WORDS, BASE_SCOPE, depth, inner),
  effect: (scope, depth, inner) => inner.effect(scope, depth - 1),
  effectsInOrder,
  grants: (_, depth, inner) => inner.grants(depth),
  moves: (scope, depth, inner) => {
    const move = partOf(wordNamed('move'), scope, depth, inner);
    return fc.tuple(move, move);
  },
  permission: (_, depth, inner) => wordIn<Permission>(PERMISSION_WORDS, BASE_SCOPE, depth, inner),
  replacement: (_, depth, inner) =>
    inner.replacement(depth - 1).map(({ from: _from, ...replacement }) => replacement),
  severalEffects: (scope, depth, inner) =>
    fc.array(inner.effect(scope, depth - 1), { minLength: 2, maxLength: 3 }),
  statics: (scope, depth, inner) => inner.statics(scope, depth - 1),
  triggered: (_, depth, inner) => inner.triggered(depth - 1),
};

function wordNamed(name: Effect['do']): Word {
  const word = INSTRUCTION_WORDS.find((one) => one.name === name);
  if (word === undefined) throw new Error(`There is no instruction "${name}".`);
  return word;
}

function fieldIn(hint: FieldHint<unknown>, scope: Scope, depth: number, inner: Inner): Arbitrary<unknown> {
  if (typeof hint === 'string') return MAKERS[hint](scope, depth, inner);
  if ('effectWith' in hint) return inner.effect(withNames(scope, { refs: hint.effectWith }), depth - 1);
  if ('effectAfter' in hint) return inner.effect(withNames(scope, { refs: ['chosen'] }), depth - 1);
  return givenIn(hint, scope);
}

/** A part with this word, as it is after its effects have named what they choose. */
const partOf = (word: Word, scope: Scope, depth: number, inner: Inner): Arbitrary<Given> =>
  madeOf(word, (hint) => fieldIn(hint, scope, depth, inner)).map((given) => settled(word, given));

/** Where an effect has chosen nothing, what follows it speaks of its own card. */
function settled({ fields, optional }: Word, given: Given): Given {
  const hints: Hints = { ...fields, ...optional };
  const entries = Object.entries(given).map(([name, value]) => {
    const hint = hints[name];
    const first =
      typeof hint === 'object' && 'effectAfter' in hint ? (given[hint.effectAfter] as Effect) : undefined;
    const isUnknown = first !== undefined && !refsAfter(first).includes('chosen');
    return [name, isUnknown ? speakingOf(value as Effect, 'chosen', 'this') : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The same effect with one name in the place of another. */
const speakingOf = (effect: Effect, from: string, to: string): Effect =>
  JSON.parse(JSON.stringify(effect), (key, value) => (key === 'ref' && value === from ? to : value));

/** Two effects; or one that names objects or a number, and one that may refer to them. */
function effectsInOrder(scope: Scope, depth: number, inner: Inner): Arbitrary<readonly Effect[]> {
  const any = inner.effect(scope, depth - 1);
  const naming = INSTRUCTION_WORDS.filter(({ generated }) => generated.gives !== undefined);
  return fc.oneof(
    fc.tuple(any, any),
    fc.oneof(...naming.map((word) => nameThenUse(word, scope, depth - 1, inner))),
  );
}

function nameThenUse(word: Word, scope: Scope, depth: number, inner: Inner): Arbitrary<readonly Effect[]> {
  const { gives = {}, followedBy } = word.generated;
  const then = followedBy === undefined ? inner.effect(withNames(scope, gives), depth) : among(...followedBy);
  return fc.tuple(partOf(word, scope, depth, inner) as Arbitrary<unknown> as Arbitrary<Effect>, then);
}

/** Any of these words by weight. */
const wordIn = <T>(words: readonly Word[], scope: Scope, depth: number, inner: Inner): Arbitrary<T> =>
  anyOf<T>(words, (word) => partOf(word, scope, depth, inner));

/** Any instruction by weight, of those that contain effects or abilities, or of those that do not. */
export const instructionIn = (
  which: 'compound' | 'simple',
  scope: Scope,
  depth: number,
  inner: Inner,
): Arbitrary<Effect> => {
  const words = INSTRUCTION_WORDS.filter(
    (word) => isCompound(word) === (which === 'compound') && word.generated.gives?.only === undefined,
  );
  return wordIn<Effect>(words, scope, depth, inner);
};

/** What happens instead of an event. */
export const insteadIn = (depth: number, inner: Inner): Arbitrary<Instead> =>
  wordIn<Instead>(INSTEAD_WORDS, BASE_SCOPE, depth, inner);

/** 607. Any static effect by weight. */
export const staticWordIn = (scope: Scope, depth: number, inner: Inner): Arbitrary<StaticEffect> =>
  wordIn<StaticEffect>(STATIC_WORDS, scope, depth, inner);

import type { Zone } from '../../table/zones.ts';
import type { Effect } from './vocabulary.ts';

/** How the test kit makes up a field that contains no effects. What makes each of these is in `testing/arbitraries`. */
export type PlainMaker =
  /** The number of cards in a group. */
  | 'cardCount'
  /** A name that an effect has given to a card. */
  | 'cardName'
  /** The type of a card, or two. */
  | 'cardType'
  | 'choice'
  | 'civilizations'
  | 'condition'
  | 'count'
  | 'countOrAll'
  | 'creatureSubject'
  | 'decider'
  | 'destination'
  | 'duration'
  | 'filter'
  | 'group'
  | 'keywordName'
  /** A race that an effect has named. */
  | 'namedRace'
  /** A name that an effect has given to a number. */
  | 'numberName'
  /** A filter of an ability that knows only its own card. */
  | 'ownFilter'
  /** A group whose filter names no objects. */
  | 'plainGroup'
  | 'power'
  | 'powerOrLess'
  | 'races'
  | 'ref'
  | 'refOrGroup'
  /** A condition that contains no other. */
  | 'simpleCondition'
  /** An event that is no list of others. */
  | 'simpleEvent'
  /** A filter of one or two fields that tests a card on its own. */
  | 'simpleFilter'
  /** The cards that a trigger or a replacement is about. */
  | 'subject'
  | 'target'
  | 'thousandForEach'
  /** Two events that are no lists of others. */
  | 'twoEvents'
  | 'twoSimpleConditions'
  | 'twoSimpleFilters'
  | 'twoSummands'
  | 'who'
  | 'zone';

/** How the test kit makes up a field. */
export type Maker =
  | PlainMaker
  | 'ban'
  | 'effect'
  /** Effects, one after the other, of which later ones may use what earlier ones name. */
  | 'effectsInOrder'
  /** Abilities that something may be given. */
  | 'grants'
  | 'moves'
  | 'permission'
  | 'replacement'
  | 'statics'
  | 'triggered'
  /** Two or three effects, of which none knows the others. */
  | 'severalEffects';

/** A list: one of these values. `bounds`: with one or two of these numbers. `target` and `choice`: of cards in one of these zones. */
export type FieldHint<Value> =
  | Maker
  | readonly Value[]
  | { readonly bounds: readonly number[] }
  | { readonly target: readonly Zone[] }
  | { readonly choice: readonly Zone[] }
  /** An effect that may also use these names. */
  | { readonly effectWith: readonly string[] }
  /** An effect that may also use what the effect in another field has chosen. */
  | { readonly effectAfter: string };

/** The field that says which word it is. An event may also be a field of another word. */
type TagOf<I> = {
  readonly [F in keyof I]: I[F] extends string ? F & ('do' | 'event' | 'kind') : never;
}[keyof I];

type OptionalFields<I> = {
  readonly [F in keyof I as undefined extends I[F] ? F : never]-?: FieldHint<NonNullable<I[F]>>;
};

type RequiredFields<I> = {
  readonly [F in keyof I as undefined extends I[F] ? never : F extends TagOf<I> ? never : F]: FieldHint<I[F]>;
};

/** The names that a generated instruction gives to what follows it. */
export interface GivenNames {
  readonly refs?: readonly string[];
  readonly numbers?: readonly string[];
  readonly cardNames?: readonly string[];
  readonly raceNames?: readonly string[];
}

/** How the test kit generates a word. */
export type Generated<I> = {
  /** How often, beside the others. */
  readonly weight: number;
  /** What follows it may use these names. `only`: it is generated only together with something that follows it. */
  readonly gives?: GivenNames & { readonly only?: true };
  /** Only one of these follows it: what it finds is pending, and has to go somewhere. */
  readonly followedBy?: readonly Effect[];
  /** Causes no event that most abilities trigger on, so that a trigger that does it cannot loop. */
  readonly harmless?: true;
} & (keyof RequiredFields<I> extends never
  ? { readonly fields?: undefined }
  : { readonly fields: RequiredFields<I> }) &
  (keyof OptionalFields<I> extends never
    ? { readonly optional?: undefined }
    : { readonly optional: OptionalFields<I> });

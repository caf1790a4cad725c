import type { CardDefinition, Player } from 'taiki';
import type { Asked, FactLine, PlayerEnd, Skip, Step, ZoneEnd } from 'taiki/rulings';
import type { Arrangement, PlayerInput } from 'taiki/testing';
import type { Ability } from 'taiki/words';

/** The circumstances that every ability is crossed with. */
export const CIRCUMSTANCES = [
  'attacking',
  'blocking',
  'otherTurn',
  'pending',
  'replaced',
  'misfired',
  'sourceGone',
  'secondCopy',
  'turnSkipped',
  'restored',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

type Keyword = Extract<Ability, { readonly kind: 'keyword' }>;
type Triggered = Extract<Ability, { readonly kind: 'triggered' }>;

/** Each keyword, each named ability, and each other kind of ability. */
export type AbilityName =
  | Keyword['name']
  | NonNullable<Triggered['word']>['name']
  | Exclude<Ability['kind'], 'keyword'>;

/** Why a circumstance cannot arise for an ability, with the rule. */
export interface NotApplicable {
  readonly rule: string;
  readonly never: string;
}

/** A player at the end: battle zone, hand, graveyard, and the shields where there are not five. */
export type Side = readonly [battleZone: ZoneEnd, hand: ZoneEnd, graveyard: ZoneEnd, shieldZone?: ZoneEnd];

/** Who is asked, and what they choose: labels, or `pass`. */
export type Answer = readonly [asked: Asked, ...choice: readonly string[]] | Step | Skip;

export interface Outcome {
  /** Who is asked at the end, or who has won by a direct attack. */
  readonly asked: Asked | `${Player} wins`;
  readonly p1: Side;
  readonly p2: Side;
  /** Facts since the last answer, in this order. */
  readonly facts?: readonly FactLine[];
  readonly factsNot?: readonly FactLine[];
  readonly others?: { readonly [P in Player]?: Partial<PlayerEnd> };
}

/** What the rules say of an ability in a circumstance, as a play. */
export interface Decided {
  readonly rule: string;
  readonly says: string;
  readonly answers: readonly Answer[];
  readonly outcome: Outcome;
  /** Zones that differ from those of the generated position. */
  readonly begin?: Arrangement;
  /** Options that may not be chosen together where this is asked. */
  readonly refused?: { readonly asked: Asked; readonly options: readonly number[] };
}

export type Corner = NotApplicable | Decided | readonly Decided[];

/** An ability in all circumstances. */
export interface Row {
  /** Bears the ability. */
  readonly bearer: CardDefinition;
  /** Whose it is unless the circumstance decides that; p1 is the active player. */
  readonly home: Player;
  /** Where one bearer lies, with what it needs. */
  readonly lies: PlayerInput;
  readonly step?: 'main' | 'startOfTurn';
  readonly corners: { readonly [C in Circumstance]: Corner };
}

export const decided = (
  rule: string,
  says: string,
  answers: readonly Answer[],
  outcome: Outcome,
  begin?: Arrangement,
): Decided => ({ rule, says, answers, outcome, ...(begin === undefined ? {} : { begin }) });

export const never = (rule: string, why: string): NotApplicable => ({ rule, never: why });

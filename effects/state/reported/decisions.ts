import type { ObjectId, Player, Zone } from '../../../table/nouns.ts';
import { REFUSALS } from '../../../table/sentences/problems.ts';

/** Every kind of decision. */
export const DECISION_KINDS = [
  'charge',
  'main',
  'cost',
  'pay',
  'evolve',
  'attack',
  'block',
  'breaker',
  'shields',
  'declareShields',
  'declareUsage',
  'standby',
  'choose',
  'mode',
  'confirm',
  'order',
  'replace',
  'number',
  'name',
] as const;
Object.freeze(DECISION_KINDS);

/** What a decision is about. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A card as the player who decides sees it. `name` is undefined if that player may not know it. */
export interface ObjectInfo {
  readonly id: ObjectId;
  readonly name: string | undefined;
  readonly zone: Zone;
  readonly owner: Player;
}

/** Something to choose. `label` is for people, the other fields are for programs. */
export interface Option {
  readonly label: string;
  readonly card?: ObjectInfo;
  readonly target?: ObjectInfo;
  /** 602.1. The card whose tap ability `card` is tapped for. */
  readonly uses?: ObjectInfo;
  readonly player?: Player;
  readonly number?: number;
  /** Choosing this does nothing. */
  readonly pass?: true;
}

/** What a player must choose now. */
export interface Decision {
  /** 1 for the first decision of the duel, counting up. */
  readonly id: number;
  readonly player: Player;
  readonly kind: DecisionKind;
  /** The number of the rule that asks. */
  readonly rule: string;
  readonly prompt: string;
  /** The card whose ability asks. */
  readonly source: ObjectInfo | undefined;
  readonly options: readonly Option[];
  /** The minimum and maximum number of options to choose. */
  readonly min: number;
  readonly max: number;
  /** Whether the order of the answer matters. */
  readonly ordered: boolean;
  /** Restricts which options may be combined; undefined if any combination of the right size is legal. */
  readonly limits: Limits | undefined;
}

/** Which options may be chosen together. */
export interface Limits {
  /** One value per option; the values of the chosen options may add up to at most `max`. */
  readonly total?: { readonly values: readonly number[]; readonly max: number };
  /** At most one index of each set may be chosen. */
  readonly exclusive?: readonly (readonly number[])[];
  /** These indexes must be chosen. */
  readonly required?: readonly number[];
  /** Indexes in `over` may be chosen only with every index of `options` that fits into `total` beside the chosen ones of `options`. */
  readonly preferred?: readonly { readonly options: readonly number[]; readonly over: readonly number[] }[];
}

/** Indexes into `options`. */
export type Answer = readonly number[];

/** A decision before it gets its number. */
export type Question = Omit<Decision, 'id'> & {
  /**
   * The number of legal answers depends on hidden cards, so asking only when there are several would reveal
   * something.
   */
  readonly secret: boolean;
};

/** Which decisions to ask even if they have only one legal answer. */
export interface Asking {
  readonly everything: boolean;
  /** Also ask where not asking would tell the opponent something about hidden cards. */
  readonly concealed: boolean;
}

/** Why an answer is illegal; undefined if it is legal. */
export function answerRefusal(
  question: Pick<Decision, 'options' | 'min' | 'max' | 'limits'>,
  answer: Answer,
): string | undefined {
  const { options, min, max, limits } = question;
  for (const index of answer) {
    if (!Number.isInteger(index) || index < 0 || index >= options.length) {
      return REFUSALS.noIndex(`${index}`, `${options.length - 1}`);
    }
  }
  if (answer.length > 1 && new Set(answer).size !== answer.length)
    return REFUSALS.twice(`${answer.find((index, at) => answer.indexOf(index) < at)}`);
  if (answer.length < min) return REFUSALS.tooFew(`${answer.length}`, `${min}`);
  if (answer.length > max) return REFUSALS.tooMany(`${answer.length}`, `${max}`);
  if (limits === undefined) return undefined;
  const { total } = limits;
  if (total !== undefined && !fits(total, answer))
    return REFUSALS.tooMuch(`${sumOf(total, answer)}`, `${total.max}`);
  for (const set of limits.exclusive ?? []) {
    if (answer.filter((index) => set.includes(index)).length > 1) return REFUSALS.onlyOne(set.join(', '));
  }
  const missing = limits.required?.find((index) => !answer.includes(index));
  if (missing !== undefined) return REFUSALS.required(`${missing}`);
  const passedOver = preferenceBroken(limits, answer);
  return passedOver === undefined
    ? undefined
    : REFUSALS.requiredBefore(`${passedOver.first}`, `${passedOver.chosen}`);
}

/** An option that is chosen, and one that must be chosen first and is not, though there is room for it. */
function preferenceBroken(
  { preferred = [], total }: Limits,
  answer: Answer,
): { readonly first: number; readonly chosen: number } | undefined {
  for (const { options, over } of preferred) {
    const chosen = answer.find((index) => over.includes(index));
    const kept = options.filter((index) => answer.includes(index));
    const first = options.find((index) => !kept.includes(index) && fits(total, [...kept, index]));
    if (chosen !== undefined && first !== undefined) return { first, chosen };
  }
  return undefined;
}

const fits = (total: Limits['total'], answer: Answer): boolean =>
  total === undefined || sumOf(total, answer) <= total.max;

const sumOf = ({ values }: NonNullable<Limits['total']>, answer: Answer): number =>
  answer.reduce((sum, index) => sum + (values[index] ?? 0), 0);

/** The only legal answer; undefined if there are several. */
export function onlyAnswer({
  options,
  min,
  max,
  ordered,
  limits,
}: Pick<Decision, 'options' | 'min' | 'max' | 'ordered' | 'limits'>): Answer | undefined {
  if (options.length === 0 || max === 0) return [];
  const all = min === options.length && (!ordered || min === 1) && limits?.exclusive === undefined;
  const required = limits?.required?.length === options.length && !ordered;
  return all || required ? options.map((_, index) => index) : undefined;
}

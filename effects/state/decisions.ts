import type { ObjectId, Player, Zone } from '../../table/nouns.ts';

/** Everything that a player may ever be asked. */
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
/** What a decision is about. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A card as it may be named to the player who is asked. `name` is undefined when that player may not know it. */
export interface ObjectInfo {
  readonly id: ObjectId;
  readonly name: string | undefined;
  readonly zone: Zone;
  readonly owner: Player;
}

/** Something that may be chosen. `label` says it in words; the rest says it as data. */
export interface Option {
  readonly label: string;
  readonly card?: ObjectInfo;
  readonly target?: ObjectInfo;
  readonly player?: Player;
  readonly number?: number;
  /** Doing nothing. */
  readonly pass?: true;
}

/** What a player must choose now. */
export interface Decision {
  /** Counts up through the duel. */
  readonly id: number;
  readonly player: Player;
  readonly kind: DecisionKind;
  /** The number of the rule that asks. */
  readonly rule: string;
  readonly prompt: string;
  /** The card whose ability asks. */
  readonly source: ObjectInfo | undefined;
  readonly options: readonly Option[];
  /** How many options must, and may, be chosen. */
  readonly min: number;
  readonly max: number;
  /** Whether the order in which options are named matters. */
  readonly ordered: boolean;
  /** Which sets of options may be chosen, where not every set of the right size may. */
  readonly limits: Limits | undefined;
}

/** Which options may be chosen together. */
export interface Limits {
  /** The values of the chosen options, one for each option, may add up to this at most. */
  readonly total?: { readonly values: readonly number[]; readonly max: number };
  /** Of each set of indexes at most one may be chosen. */
  readonly exclusive?: readonly (readonly number[])[];
  /** These indexes must be chosen. */
  readonly required?: readonly number[];
}

/** Indexes into `options`. */
export type Answer = readonly number[];

/** A decision as a rule asks it, before it has its number. */
export type Question = Omit<Decision, 'id'> & {
  /** How many answers it has depends on what the opponent may not know: asking it only where it has several tells that. */
  readonly secret: boolean;
};

/** Which decisions are asked although they have only one answer. */
export interface Asking {
  readonly everything: boolean;
  /** Decisions whose being asked would tell the opponent something are always asked. */
  readonly concealed: boolean;
}

/** Why an answer is no answer to a question; undefined when it is one. */
export function answerRefusal(
  question: Pick<Decision, 'options' | 'min' | 'max' | 'limits'>,
  answer: Answer,
): string | undefined {
  const { options, min, max, limits } = question;
  for (const index of answer) {
    if (!Number.isInteger(index) || index < 0 || index >= options.length) {
      return `there is no option ${String(index)}; options are numbered 0 to ${options.length - 1}`;
    }
  }
  if (answer.length > 1 && new Set(answer).size !== answer.length)
    return `an option is named twice in ${JSON.stringify(answer)}`;
  if (answer.length < min) return `${answer.length} chosen, at least ${min} must be`;
  if (answer.length > max) return `${answer.length} chosen, at most ${max} may be`;
  if (limits === undefined) return undefined;
  if (limits.total !== undefined) {
    const { values, max: most } = limits.total;
    const sum = answer.reduce((total, index) => total + (values[index] ?? 0), 0);
    if (sum > most) return `the chosen add up to ${sum}, at most ${most} may be chosen`;
  }
  for (const set of limits.exclusive ?? []) {
    if (answer.filter((index) => set.includes(index)).length > 1)
      return `of the options ${set.join(', ')} only one may be chosen`;
  }
  const missing = limits.required?.find((index) => !answer.includes(index));
  return missing === undefined ? undefined : `option ${missing} must be chosen`;
}

/** The only answer that a question has, when it has only one. */
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

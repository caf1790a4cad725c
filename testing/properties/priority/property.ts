import type { DuelHistory, DuelProperty } from '../../playDuel.ts';

/** One place in a history where a property could have failed. */
export interface Occasion {
  /** Indexes into the log of the facts involved. */
  readonly facts: readonly number[];
  /** One sentence that names the contradiction; undefined if the property held. */
  readonly wrong: string | undefined;
}

/** A property that reports how often it applied: a history without occasions does not test it. */
export interface PriorityProperty extends DuelProperty {
  /** The number of places in this history where the property could have failed. */
  occasions(history: DuelHistory): number;
}

interface Stated {
  readonly name: string;
  readonly rule: string;
  readonly says: string;
  readonly occasions: (history: DuelHistory) => readonly Occasion[];
}

export const priorityProperty = ({ name, rule, says, occasions }: Stated): PriorityProperty => ({
  name,
  rule,
  says,
  check(history) {
    for (const { facts, wrong } of occasions(history))
      if (wrong !== undefined) return { message: wrong, facts };
    return undefined;
  },
  occasions: (history) => occasions(history).length,
});

export const occasion = (
  facts: readonly (number | undefined)[],
  wrong: string | false | undefined,
): Occasion => ({
  facts: facts.filter((index) => index !== undefined),
  wrong: wrong === false ? undefined : wrong,
});

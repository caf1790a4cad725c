import type { Course, DuelProperty } from '../../course.ts';

/** One time at which a property was put to the test. */
export interface Occasion {
  /** Indexes into the log of the facts that it is about. */
  readonly facts: readonly number[];
  /** One sentence that names what clashes; undefined where it held. */
  readonly wrong: string | undefined;
}

/** A property that knows how often it was put to the test: one that never was says nothing of the course. */
export interface PriorityProperty extends DuelProperty {
  /** How many times in this course something could have gone against the property. */
  occasions(course: Course): number;
}

interface Stated {
  readonly name: string;
  readonly rule: string;
  readonly says: string;
  readonly occasions: (course: Course) => readonly Occasion[];
}

export const priorityProperty = ({ name, rule, says, occasions }: Stated): PriorityProperty => ({
  name,
  rule,
  says,
  check(course) {
    for (const { facts, wrong } of occasions(course))
      if (wrong !== undefined) return { message: wrong, facts };
    return undefined;
  },
  occasions: (course) => occasions(course).length,
});

export const occasion = (
  facts: readonly (number | undefined)[],
  wrong: string | false | undefined,
): Occasion => ({
  facts: facts.filter((index) => index !== undefined),
  wrong: wrong === false ? undefined : wrong,
});

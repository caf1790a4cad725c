import fc, { type Arbitrary, type Parameters } from 'fast-check';
import { EngineError, RecordError } from '../engine/errors.ts';
import { parseRecord } from '../engine/record.ts';
import { chooserOf } from './arbitraries/choices.ts';
import type { GeneratedDuel } from './arbitraries/duels.ts';
import { type Course, type DuelProperty, playCourse } from './course.ts';
import { courseOfRecord, optionsOf, recordOfBeginning } from './courseOfRecord.ts';
import { type Finding, printFinding } from './printout.ts';

/** A property that does not hold. The message is a printout for people; `record` is the duel, for `replay` and for a file. */
export class PropertyError extends Error {
  /** The name of the property. */
  readonly property: string;
  /** The duel as text. */
  readonly record: string;
  readonly finding: Finding;

  constructor(finding: Finding, message: string) {
    super(message, { cause: finding.cause });
    this.name = new.target.name;
    this.property = finding.property.name;
    this.record = finding.record;
    this.finding = finding;
  }
}

/** How duels are checked: what fast-check takes, and where counterexamples go. */
export interface CheckParameters extends Parameters<[GeneratedDuel]> {
  /**
   * Keeps the record of a counterexample, since the engine touches no disk; `name` has no extension.
   * @returns the path of the file, for the printout.
   */
  readonly saveTo?: (record: string, name: string) => string;
}

/** 100 duels take some seconds. */
const RUNS = 100;

/** That a duel can be played at all is looked at before any property. */
const DUELS_PLAY: Finding['property'] = {
  name: 'duelsPlay',
  rule: undefined,
  says: 'A duel can be played to wherever its choices go, without a mistake of the engine.',
};

const messageOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';

/** The first property that does not hold in a course. A property that cannot be looked at does not hold. */
function brokenIn(course: Course, properties: readonly DuelProperty[]): Finding | undefined {
  const { options } = course;
  for (const property of properties) {
    try {
      const violation = property.check(course);
      if (violation !== undefined)
        return { property, violation, options, course, record: course.duel.record(), cause: undefined };
    } catch (cause) {
      const record = cause instanceof EngineError ? cause.record : course.duel.record();
      return {
        property,
        violation: { message: messageOf(cause), facts: [] },
        options,
        course,
        record,
        cause,
      };
    }
  }
  return undefined;
}

/** What is wrong with a duel that is played; undefined when nothing is. */
function findingOf(
  options: GeneratedDuel['options'],
  play: () => Course,
  properties: readonly DuelProperty[],
): Finding | undefined {
  let course: Course;
  try {
    course = play();
  } catch (cause) {
    if (cause instanceof RecordError) throw cause;
    const record = cause instanceof EngineError ? cause.record : recordOfBeginning(options);
    const violation = { message: messageOf(cause), facts: [] };
    return { property: DUELS_PLAY, violation, options, course: undefined, record, cause };
  }
  return brokenIn(course, properties);
}

const playGenerated =
  ({ options, choices }: GeneratedDuel): (() => Course) =>
  () =>
    playCourse(options, chooserOf(choices));

/** A short name for a file: the property, and a number made of the record. */
function nameOf({ property, record }: Pick<Finding, 'property' | 'record'>): string {
  let hash = 0x811c9dc5;
  for (const letter of record) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${property.name}-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/**
 * Plays generated duels, and checks the properties over each. A duel in which one does not hold is made as short and plain
 * as it can be.
 * @param arbitrary such as `duelArbitrary({ cards: [myCard] })`.
 * @param properties such as `engineProperties`, or your own.
 * @param parameters those of fast-check (`seed`, `numRuns`, `path`, `interruptAfterTimeLimit`, ...) and `saveTo`.
 * @throws {PropertyError} with a printout as its message, and the record of the shortest duel found.
 */
export function checkDuel(
  arbitrary: Arbitrary<GeneratedDuel>,
  properties: readonly DuelProperty[],
  { saveTo, ...parameters }: CheckParameters = {},
): void {
  /** While it is made shorter only the property that failed first counts. */
  let sought: string | undefined;
  let shortest: Finding | undefined;
  const details = fc.check(
    fc.property(arbitrary, (duel) => {
      const looked = sought === undefined ? properties : properties.filter(({ name }) => name === sought);
      const finding = findingOf(duel.options, playGenerated(duel), looked);
      if (finding === undefined || (sought !== undefined && finding.property.name !== sought)) return true;
      sought = finding.property.name;
      shortest = finding;
      return false;
    }),
    { numRuns: RUNS, ...parameters },
  );
  if (!details.failed) return;
  if (shortest === undefined) throw new Error(fc.defaultReportMessage(details) ?? 'The check has failed.');
  const name = nameOf(shortest);
  const file = saveTo?.(shortest.record, name) ?? `${name}.taiki`;
  const { numRuns, numShrinks, seed, counterexamplePath } = details;
  throw new PropertyError(
    shortest,
    printFinding(shortest, file, [
      `Found in run ${numRuns}, made shorter ${numShrinks} times; seed ${seed}, path "${counterexamplePath}".`,
    ]),
  );
}

/**
 * Checks properties over the duel of a record, such as one that a counterexample left behind.
 * @throws {PropertyError} where one does not hold; {RecordError} for text that is no record, or no longer fits.
 */
export function checkRecord(text: string, properties: readonly DuelProperty[]): void {
  const finding = findingOf(optionsOf(parseRecord(text)), () => courseOfRecord(text), properties);
  if (finding === undefined) return;
  throw new PropertyError(finding, printFinding(finding, `${nameOf(finding)}.taiki`));
}

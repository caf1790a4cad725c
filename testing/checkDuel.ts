import fc, { type Arbitrary, type Parameters } from 'fast-check';
import { EngineError, RecordError } from '../boundary/errors.ts';
import { messageOf } from '../boundary/formatValue.ts';
import { parseRecord } from '../engine/records/record.ts';
import { chooserOf } from './arbitraries/choices.ts';
import type { GeneratedDuel } from './arbitraries/duels.ts';
import { type Counterexample, printCounterexample } from './counterexamples/printCounterexample.ts';
import { duelsPlay } from './findProperty.ts';
import { duelOptionsOf, historyOfRecord, recordWithoutChoices } from './historyOfRecord.ts';
import { type DuelHistory, type DuelProperty, playDuel } from './playDuel.ts';

/** A property failed. The message is a readable report; `record` is the duel as text for `replay`. */
export class PropertyError extends Error {
  /** The name of the property that failed. */
  readonly property: string;
  /** The counterexample as text. */
  readonly record: string;
  readonly counterexample: Counterexample;

  constructor(counterexample: Counterexample, message: string) {
    super(message, { cause: counterexample.cause });
    this.name = new.target.name;
    this.property = counterexample.property.name;
    this.record = counterexample.record;
    this.counterexample = counterexample;
  }
}

/** The parameters of fast-check, and where to save counterexamples. */
export interface CheckParameters extends Parameters<[GeneratedDuel]> {
  /**
   * Saves the record of a counterexample; the engine itself writes no files. `name` has no extension.
   * @returns the path of the file, for the report.
   */
  readonly saveTo?: (record: string, name: string) => string;
}

/** A few seconds' worth of duels. */
const RUNS = 100;

const firstLineOf = (cause: unknown): string => messageOf(cause).split('\n')[0] ?? '';

/** The first property that fails on a history, by a violation or by throwing. */
function firstFailure(history: DuelHistory, properties: readonly DuelProperty[]): Counterexample | undefined {
  const { options } = history;
  for (const property of properties) {
    try {
      const violation = property.check(history);
      if (violation !== undefined)
        return { property, violation, options, history, record: history.duel.record(), cause: undefined };
    } catch (cause) {
      const record = cause instanceof EngineError ? cause.record : history.duel.record();
      return {
        property,
        violation: { message: firstLineOf(cause), facts: [] },
        options,
        history,
        record,
        cause,
      };
    }
  }
  return undefined;
}

/** The first failure of a duel: that it cannot be played, or the first property that fails. */
export function findCounterexample(
  options: GeneratedDuel['options'],
  play: () => DuelHistory,
  properties: readonly DuelProperty[],
): Counterexample | undefined {
  let history: DuelHistory;
  try {
    history = play();
  } catch (cause) {
    if (cause instanceof RecordError) throw cause;
    const record = cause instanceof EngineError ? cause.record : recordWithoutChoices(options);
    const violation = { message: firstLineOf(cause), facts: [] };
    return { property: duelsPlay, violation, options, history: undefined, record, cause };
  }
  return firstFailure(history, properties);
}

const playGenerated =
  ({ options, choices }: GeneratedDuel): (() => DuelHistory) =>
  () =>
    playDuel(options, chooserOf(choices));

/** A file name for a counterexample: the property and a hash of the record. */
function nameOf({ property, record }: Pick<Counterexample, 'property' | 'record'>): string {
  let hash = 0x811c9dc5;
  for (const letter of record) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${property.name}-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/**
 * Plays generated duels and checks the properties on each. If one fails, the duel is shrunk as far as possible.
 * @param arbitrary for example `duelArbitrary({ cards: [myCard] })`.
 * @param properties for example `engineProperties`, or your own.
 * @param parameters those of fast-check (`seed`, `numRuns`, `path`, `interruptAfterTimeLimit`, ...) and `saveTo`.
 * @throws {PropertyError} with a report as its message and the record of the smallest counterexample.
 */
export function checkDuel(
  arbitrary: Arbitrary<GeneratedDuel>,
  properties: readonly DuelProperty[],
  { saveTo, ...parameters }: CheckParameters = {},
): void {
  /** The property that failed first. Shrinking checks only this one. */
  let failed: string | undefined;
  let smallest: Counterexample | undefined;
  const details = fc.check(
    fc.property(arbitrary, (duel) => {
      const checked = failed === undefined ? properties : properties.filter(({ name }) => name === failed);
      const counterexample = findCounterexample(duel.options, playGenerated(duel), checked);
      if (counterexample === undefined || (failed !== undefined && counterexample.property.name !== failed))
        return true;
      failed = counterexample.property.name;
      smallest = counterexample;
      return false;
    }),
    { numRuns: RUNS, ...parameters },
  );
  if (!details.failed) return;
  if (smallest === undefined)
    throw new Error(fc.defaultReportMessage(details) ?? 'fast-check failed without a report.');
  const name = nameOf(smallest);
  const file = saveTo?.(smallest.record, name) ?? `${name}.taiki`;
  const { numRuns, numShrinks, seed, counterexamplePath } = details;
  throw new PropertyError(
    smallest,
    printCounterexample(smallest, file, [
      `Found in run ${numRuns}, shrunk ${numShrinks} times; seed ${seed}, path "${counterexamplePath}".`,
    ]),
  );
}

/**
 * Checks properties on the duel of a record, for example of a saved counterexample.
 * @throws {PropertyError} if one fails; {RecordError} if the text is not a record or its choices no longer fit.
 */
export function checkRecord(text: string, properties: readonly DuelProperty[]): void {
  const counterexample = findCounterexample(
    duelOptionsOf(parseRecord(text)),
    () => historyOfRecord(text),
    properties,
  );
  if (counterexample === undefined) return;
  throw new PropertyError(
    counterexample,
    printCounterexample(counterexample, `${nameOf(counterexample)}.taiki`),
  );
}

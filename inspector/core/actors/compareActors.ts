import type { ActorSettled, ActorTrace } from './actorTrace.ts';

/** Where a fork and the line that it began from are first different. */
export interface ActorDifference {
  /** The line that it began from. */
  readonly line: number;
  /** How many steps after the fork are the same in both. */
  readonly same: number;
  /** The first step that differs, in each of the two; undefined in the one that goes no further. */
  readonly here: DifferentStep | undefined;
  readonly there: DifferentStep | undefined;
}

export interface DifferentStep {
  readonly seq: number;
  /** "lamp took PRESS, now in lamp.on". */
  readonly text: string;
}

type Step = ActorSettled & { readonly seq: number; readonly name: string };

/** The first difference of a line from the one that it was forked from; undefined if it is no fork, or as far as both have gone they are the same. */
export function differenceOf(traces: readonly ActorTrace[], line: number): ActorDifference | undefined {
  const fork = traces[line];
  const from = fork?.forkedFrom;
  const original = from === undefined ? undefined : traces[from.line];
  if (fork === undefined || from === undefined || original === undefined) return undefined;
  const restored = restoredIn(fork);
  const here = steps(fork).filter(({ event, actor }) => event !== 'xstate.init' || !restored.has(actor));
  const there = steps(original).filter(({ seq }) => seq > from.seq);
  const both = Math.min(here.length, there.length);
  let same = 0;
  while (same < both && whole(here[same]) === whole(there[same])) same++;
  if (same === here.length && same === there.length) return undefined;
  return { line: from.line, same, here: stepText(here[same]), there: stepText(there[same]) };
}

/** The actors that a fork begins with: they start once more, which is no step of the original. */
function restoredIn({ records }: ActorTrace): ReadonlySet<string> {
  const first = records.findIndex(({ kind }) => kind !== 'actor');
  return new Set(records.slice(0, first < 0 ? records.length : first).map(({ actor }) => actor));
}

function steps({ records }: ActorTrace): readonly Step[] {
  const names = new Map(
    records.flatMap((record) => (record.kind === 'actor' ? [[record.actor, record.name]] : [])),
  );
  return records.flatMap((record) =>
    record.kind === 'settled' ? [{ ...record, name: names.get(record.actor) ?? record.actor }] : [],
  );
}

/** What two steps have in common if they are the same: session ids differ between the lines. */
const whole = (step: Step | undefined): string =>
  JSON.stringify([step?.name, step?.event, step?.status, step?.active, step?.context]);

const stepText = (step: Step | undefined): DifferentStep | undefined =>
  step === undefined
    ? undefined
    : {
        seq: step.seq,
        text: `${step.name}: ${step.event}, ${[step.status, ...step.active.slice(-1)].join(' in ')}`,
      };

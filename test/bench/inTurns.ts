/** The amounts of work that a subject has done, by name: `{ decisions: 100, games: 1 }`. */
export type Work = Readonly<Record<string, number>>;

/** Something that is measured: does some work, and tells how much. `seed` differs in each call. */
export type Subject = (seed: number) => Work;

/** What a subject does in a second, by the names of its work. */
export type Rates = Readonly<Record<string, number>>;

export interface Turns {
  /** Rounds that count; each subject has one turn in each. */
  readonly rounds: number;
  /** Milliseconds of a turn. */
  readonly turn: number;
  /** Milliseconds of each subject before the rounds, so that the code is compiled. */
  readonly warmUp: number;
  /** The time in milliseconds; that of the wall by default. */
  readonly clock?: () => number;
}

/** The time for which processors have worked for this process, which other processes change less than that of the wall. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const wallTime = (): number => performance.now();

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures subjects in turns, since the speed of a machine changes from minute to minute: only what is measured in the same run can
 * be compared. Returns the median rates of each subject.
 */
export function inTurns<S extends string>(
  subjects: Readonly<Record<S, Subject>>,
  { rounds, turn, warmUp, clock = wallTime }: Turns,
): Readonly<Record<S, Rates>> {
  const entries = Object.entries<Subject>(subjects);
  for (const [index, [, subject]] of entries.entries()) ratesOf(subject, warmUp, index, clock);
  const all = new Map<string, Rates[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, subject] of entries) {
      all.set(name, [...(all.get(name) ?? []), ratesOf(subject, turn, (round + 1) * 100_000, clock)]);
    }
  }
  return Object.fromEntries([...all].map(([name, rates]) => [name, medianRates(rates)])) as Record<S, Rates>;
}

function ratesOf(subject: Subject, milliseconds: number, firstSeed: number, clock: () => number): Rates {
  const done: Record<string, number> = {};
  const began = clock();
  let elapsed = 0;
  for (let seed = firstSeed; elapsed < milliseconds; seed++) {
    for (const [name, count] of Object.entries(subject(seed))) done[name] = (done[name] ?? 0) + count;
    elapsed = clock() - began;
  }
  return Object.fromEntries(Object.entries(done).map(([name, count]) => [name, (count / elapsed) * 1000]));
}

const medianRates = (rates: readonly Rates[]): Rates =>
  Object.fromEntries(
    Object.keys(rates[0] ?? {}).map((name) => [name, median(rates.map((one) => one[name] ?? 0))]),
  );

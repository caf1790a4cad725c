import { signal } from '@preact/signals';
import type { Rest } from 'taiki/rulings';
import { messageOf, token, update } from '../../../server/page/duel/state.ts';
import { stateText } from '../../../server/page/duel/wording.ts';
import type { Case } from '../host/case.ts';
import type { Comparison } from '../host/comparison.ts';
import { openKept, worker } from '../page/tab.ts';

/** A line of play that is kept beside the one that is shown. */
export interface KeptLine {
  /** A letter: A, B, and so on. */
  readonly name: string;
  readonly about: string;
  readonly case: Case;
}

export const kept = signal<readonly KeptLine[]>([]);
export const compared = signal<{ readonly title: string; readonly comparison: Comparison } | undefined>(
  undefined,
);
/** Whether what is compared goes on to the end of the turn, with nobody doing more. */
export const rest = signal<Rest>('open');
export const problem = signal<string | undefined>(undefined);

let letters = 0;

const LETTERS = 26;

function nextName(): string {
  const nth = letters++;
  const letter = String.fromCharCode('A'.charCodeAt(0) + (nth % LETTERS));
  return nth < LETTERS ? letter : `${letter}${Math.floor(nth / LETTERS)}`;
}

const isSame = (one: Case, other: Case): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The case that is shown, with what it is. */
async function shownCase(): Promise<Omit<KeptLine, 'name'> | undefined> {
  const [duel, view] = [token.value, update.value?.view];
  if (duel === undefined || view === null || view === undefined) return undefined;
  const found = await worker.call('case.get', { duel });
  const { answers } = found;
  const count = answers.length === 1 ? '1 answer' : `${answers.length} answers`;
  return { about: `turn ${view.turn}, ${stateText(view.state)}, ${count}`, case: found };
}

/** Runs what a person asked for; why it was refused is shown. */
const attempt = (act: () => Promise<void>): Promise<void> => {
  problem.value = undefined;
  return act().catch((error: unknown) => {
    problem.value = messageOf(error);
  });
};

async function keepShown(): Promise<void> {
  const shown = await shownCase();
  if (shown === undefined || kept.value.some((line) => isSame(line.case, shown.case))) return;
  kept.value = [...kept.value, { name: nextName(), ...shown }];
}

/** Keeps the line of play that is shown, to go on otherwise from here. */
export const keep = (): Promise<void> => attempt(keepShown);

/** Shows a kept line; the one that is left is kept too. */
export const goToLine = (line: KeptLine): Promise<void> =>
  attempt(async () => {
    await keepShown();
    await openKept(line.case);
  });

export function forget(line: KeptLine): void {
  kept.value = kept.value.filter((one) => one !== line);
}

/** Puts a kept line and the one that is shown side by side. */
export const compareLine = (line: KeptLine): Promise<void> =>
  attempt(async () => {
    const shown = await shownCase();
    if (shown === undefined) return;
    const cases = [
      { name: `Line ${line.name}`, case: line.case },
      { name: 'What is shown now', case: shown.case },
    ] as const;
    const comparison = await worker.call('case.compare', { cases, rest: rest.value });
    compared.value = { title: `Line ${line.name} and what is shown now`, comparison };
  });

/** Puts what comes of each answer to the open decision side by side. */
export const compareAnswers = (title: string): Promise<void> =>
  attempt(async () => {
    const duel = token.value;
    if (duel === undefined) return;
    const comparison = await worker.call('duel.answers', { duel, rest: rest.value });
    compared.value = { title, comparison };
  });

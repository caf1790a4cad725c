import type { Answer, Decision } from 'taiki';
import { answerProblem } from '../answers.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import type { Choice } from './choices.ts';
import { hintFor, ordersAll, takesSeveral } from './hintFor.ts';

/** What a player has typed and marked of one decision, and not sent. */
export interface Selection {
  /** Digits and spaces that are not submitted yet. */
  readonly typed: string;
  /** The place of the choice that the arrow keys have moved to. */
  readonly cursor: number | undefined;
  /** Places of the choices taken so far, in order; one that stands for several options may be there several times. */
  readonly picks: readonly number[];
  /** What was wrong, or what to do next. */
  readonly message: string;
  /** Only choices that contain this text are listed. */
  readonly filter: string;
}

export const nothingSelected: Selection = {
  typed: '',
  cursor: undefined,
  picks: [],
  message: '',
  filter: '',
};

/** What Enter does: it sends a legal answer, or changes the selection. */
export type Submitted =
  | { readonly answer: Answer; readonly selection?: never }
  | { readonly selection: Selection; readonly answer?: never };

/** What one decision allows. */
export interface Asked {
  readonly decision: Decision;
  readonly choices: readonly Choice[];
}

export const typing = (selection: Selection, text: string): Selection => ({
  ...selection,
  typed: `${selection.typed}${text}`.slice(0, 200),
  message: '',
});

/** Backspace takes back the last character, or else the last pick. */
export const erasing = (selection: Selection): Selection =>
  selection.typed === ''
    ? { ...selection, picks: selection.picks.slice(0, -1), message: '' }
    : { ...selection, typed: selection.typed.slice(0, -1), message: '' };

/** The places of the choices that are listed. */
export function listed(choices: readonly Choice[], { filter }: Selection): readonly number[] {
  const wanted = filter.trim().toLowerCase();
  return choices.flatMap(({ label, detail }, place) =>
    `${label} ${detail}`.toLowerCase().includes(wanted) ? [place] : [],
  );
}

export function moving(selection: Selection, choices: readonly Choice[], by: number): Selection {
  const places = listed(choices, selection);
  if (places.length === 0) return selection;
  const now = places.indexOf(selection.cursor ?? -1);
  const next =
    now < 0 ? (by > 0 ? 0 : places.length - 1) : Math.min(places.length - 1, Math.max(0, now + by));
  return { ...selection, cursor: places[next], message: '' };
}

/** How many options of a choice are picked. */
export const picked = ({ picks }: Selection, place: number): number =>
  picks.filter((one) => one === place).length;

/** Space marks the choice under the cursor once more, and none of it after all of its options. */
export function marking(selection: Selection, { decision, choices }: Asked): Selection {
  const { cursor } = selection;
  if (cursor === undefined || !takesSeveral(decision)) return selection;
  const room = choices[cursor]?.indexes.length ?? 0;
  const full = picked(selection, cursor) >= room;
  return {
    ...selection,
    picks: full ? selection.picks.filter((one) => one !== cursor) : [...selection.picks, cursor],
    message: '',
  };
}

/** The options that picks stand for. */
export function indexesOf(choices: readonly Choice[], picks: readonly number[]): Answer {
  const used = new Map<number, number>();
  return picks.flatMap((place) => {
    const nth = used.get(place) ?? 0;
    used.set(place, nth + 1);
    return choices[place]?.indexes[nth] ?? [];
  });
}

const told = (
  selection: Selection,
  message: string,
  picks: readonly number[] = selection.picks,
): Submitted => ({
  selection: { ...selection, typed: '', picks, message },
});

/**
 * Enter. It sends what was typed, or what was marked or moved to; where nothing was, it does nothing. An answer that would be illegal
 * is not sent.
 */
export function submitting(selection: Selection, asked: Asked, speech: Speech = english): Submitted {
  const { typed, picks, cursor } = selection;
  if (typed.trim() !== '') return submitTyped(selection, asked, speech);
  if (picks.length > 0) return submitPicks(selection, asked, picks, speech);
  if (cursor !== undefined && !takesSeveral(asked.decision))
    return submitPicks(selection, asked, [cursor], speech);
  return told(
    selection,
    cursor === undefined
      ? hintFor(asked.decision, asked.choices, speech)
      : speech.screen.answering.hints.mark,
  );
}

function submitTyped(selection: Selection, asked: Asked, speech: Speech): Submitted {
  const texts = speech.screen.answering;
  const { decision, choices } = asked;
  const places: number[] = [];
  for (const token of selection.typed.split(/[\s,]+/).filter((one) => one !== '')) {
    const place = choices.findIndex(({ key }) => key === String(Number(token)));
    if (place < 0) return told(selection, texts.notInList(token));
    places.push(place);
  }
  const isNothing = (place: number) => choices[place]?.indexes.length === 0;
  if (places.some(isNothing)) {
    return places.length === 1 ? { answer: [] } : told(selection, texts.nothingAlone);
  }
  if (!takesSeveral(decision) && decision.kind !== 'standby' && places.length > 1)
    return told(selection, texts.onlyOne);
  const all = [...selection.picks, ...places];
  for (const place of all) {
    const { indexes, label } = choices[place] ?? { indexes: [], label: '' };
    const wanted = all.filter((one) => one === place).length;
    if (wanted > indexes.length) {
      return told(
        selection,
        indexes.length === 1 ? texts.twice(label) : texts.onlySoMany(indexes.length, label),
      );
    }
  }
  return submitPicks(selection, asked, all, speech);
}

function submitPicks(
  selection: Selection,
  asked: Asked,
  picks: readonly number[],
  speech: Speech,
): Submitted {
  const { decision, choices } = asked;
  const answer = indexesOf(choices, picks);
  if (answer.length < decision.min) {
    const rest = restOf(asked, picks);
    if (rest !== undefined) return submitPicks(selection, asked, [...picks, ...rest], speech);
    return told(selection, speech.screen.answering.next(answer.length, decision.min), picks);
  }
  const problem = answerProblem(labelled(decision, speech), answer, speech.asking);
  return problem === undefined ? { answer } : told(selection, problem, []);
}

/** The decision with its labels in the language of the screen. */
const labelled = (decision: Decision, { label }: Speech): Decision => ({
  ...decision,
  options: decision.options.map((option) => ({ ...option, label: label(option.label) })),
});

/** What completes an order: all that is left, if that is one choice. */
function restOf({ decision, choices }: Asked, picks: readonly number[]): readonly number[] | undefined {
  if (!ordersAll(decision)) return undefined;
  const left = choices.flatMap(({ indexes }, place) =>
    indexes.slice(picks.filter((one) => one === place).length).map(() => place),
  );
  return new Set(left).size === 1 ? left : undefined;
}

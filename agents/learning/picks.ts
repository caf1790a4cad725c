import { checkDecision } from '../../boundary/checkDecision.ts';
import { IllegalChoiceError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { type Answer, answerRefusal, type Decision } from '../../effects/state/reported/decisions.ts';
import { isPartOfAnswer } from '../../engine/decisions/isPartOfAnswer.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';

/** The number of slots among which one is picked. */
export const SLOTS = 64;

/** The slots that stand for options: slot `i` is option `page * OPTION_SLOTS + i`. */
export const OPTION_SLOTS = SLOTS - 2;

/** The slot that goes on to the next options, if there are more than fit. */
export const NEXT_SLOT = SLOTS - 2;

/** The slot that completes an answer with the options picked so far. */
export const DONE_SLOT = SLOTS - 1;

/**
 * An answer that is given one option at a time. Immutable. An answer takes at most one pick for each option chosen, one for each page
 * of options passed over, and one to complete it.
 */
export interface Picks {
  readonly decision: Decision;
  /** The options picked so far, in order. */
  readonly picked: Answer;
  /** Which options the slots stand for; 0 first. */
  readonly page: number;
  /** The answer, once it is complete: legal, and what `duel.choose` expects. */
  readonly answer: Answer | undefined;
}

const mayPick = (decision: Decision, picked: Answer, index: number): boolean =>
  picked.length < decision.max && !picked.includes(index) && isPartOfAnswer(decision, [...picked, index]);

/** The first page from `page` on with an option that may be picked. */
function pageFrom(decision: Decision, picked: Answer, page: number): number | undefined {
  for (let index = page * OPTION_SLOTS; index < decision.options.length; index++)
    if (mayPick(decision, picked, index)) return Math.floor(index / OPTION_SLOTS);
  return undefined;
}

const picksOf = (decision: Decision, picked: Answer): Picks => ({
  decision,
  picked,
  page: pageFrom(decision, picked, 0) ?? 0,
  answer: undefined,
});

/**
 * The beginning of an answer to this decision.
 * @throws {OptionsError} if `decision` is not a decision.
 */
export function startPicks(decision: Decision): Picks {
  checkDecision(decision);
  return deepFreeze(picksOf(decision, []));
}

/**
 * Which slots may be picked: 1 for each that may, otherwise 0. Until the answer is complete there is at least one, and whatever is
 * picked ends in a legal answer.
 * @param into where to write it; a new array by default.
 * @throws {OptionsError} if `picks` are not valid picks.
 */
export function pickMask(picks: Picks, into: Uint8Array = new Uint8Array(SLOTS)): Uint8Array {
  checkDecision(picks?.decision);
  const { decision, picked, page, answer } = picks;
  into.fill(0);
  if (answer !== undefined) return into;
  const first = page * OPTION_SLOTS;
  const count = Math.min(OPTION_SLOTS, decision.options.length - first);
  for (let slot = 0; slot < count; slot++) if (mayPick(decision, picked, first + slot)) into[slot] = 1;
  if (pageFrom(decision, picked, page + 1) !== undefined) into[NEXT_SLOT] = 1;
  if (answerRefusal(decision, picked) === undefined) into[DONE_SLOT] = 1;
  return into;
}

/**
 * The option that a slot stands for; undefined if it stands for none.
 * @throws {OptionsError} if `picks` are not valid picks.
 */
export function optionAt(picks: Picks, slot: number): number | undefined {
  checkDecision(picks?.decision);
  return optionOf(picks, slot);
}

/** `optionAt` without the check, for each slot of an observation. */
export function optionOf({ decision, page }: Picks, slot: number): number | undefined {
  const index = page * OPTION_SLOTS + slot;
  return slot >= 0 && slot < OPTION_SLOTS && index < decision.options.length ? index : undefined;
}

/**
 * The answer with one more pick. It is complete once as many options are picked as may be, or with the slot `DONE_SLOT`.
 * @throws {IllegalChoiceError} if the mask does not allow this slot.
 * @throws {OptionsError} if `picks` are not valid picks.
 */
export function pickSlot(picks: Picks, slot: number): Picks {
  const mask = pickMask(picks);
  if (typeof slot !== 'number' || mask[slot] !== 1) {
    const { id, kind, player } = picks.decision;
    const allowed = [...mask].flatMap((one, index) => (one === 1 ? [index] : []));
    throw new IllegalChoiceError(
      'ILLEGAL_CHOICE',
      `Decision ${id} (${kind}, ${player}): slot ${formatValue(slot)} cannot be picked, expected one of ${allowed.join(', ') || 'none: the answer is complete'}.`,
    );
  }
  return withSlot(picks, slot);
}

/** `pickSlot` where the mask is known to allow this slot. */
export function withSlot(picks: Picks, slot: number): Picks {
  const { decision, picked, page } = picks;
  if (slot === DONE_SLOT) return deepFreeze({ ...picks, answer: picked });
  if (slot === NEXT_SLOT) return deepFreeze({ ...picks, page: pageFrom(decision, picked, page + 1) ?? page });
  const all = [...picked, page * OPTION_SLOTS + slot];
  return deepFreeze(
    all.length === decision.max ? { ...picks, picked: all, answer: all } : picksOf(decision, all),
  );
}

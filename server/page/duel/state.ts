import { computed, signal } from '@preact/signals';
import type { Answer, Decision, KnownFact } from 'taiki';
import { texts } from '../language/language.ts';
import { loneAnswer } from './lone.ts';
import { type DuelSource, Refused, type ShownDuel, type WatchedSource } from './source.ts';
import { loadStanding, standingAnswer } from './standing.ts';

const PASSES_BY_ITSELF = 'taiki.passes';
/** The same for every hand, so that a pause tells nothing. */
const PASS_MS = 1_200;

/** What a page lends to the view of a duel. */
export interface DuelHost {
  readonly source: DuelSource;
  /** Goes to another duel, or, without a token, to where a new one is set up. */
  readonly go: (duel: string | undefined) => void;
}

let host: DuelHost | undefined;

/** To be called once, before a duel is shown. */
export function startDuels(lent: DuelHost): void {
  host = lent;
}

function hosted(): DuelHost {
  if (host === undefined) throw new TypeError('startDuels has not been called.');
  return host;
}

/** The token of the duel that is shown. */
export const token = signal<string | undefined>(undefined);
/** The last message about the duel, and when it came. */
export const update = signal<ShownDuel | undefined>(undefined);
export const receivedAt = signal(0);
export const facts = signal<readonly KnownFact[]>([]);
export const watched = signal<Pick<WatchedSource, 'commitment' | 'spectate'> | undefined>(undefined);
export const problem = signal<string | undefined>(undefined);
export const isSending = signal(false);
export const picked = signal<Answer>([]);
/** The id of the card whose details are shown. */
export const shownCard = signal<number | undefined>(undefined);
export const passesByItself = signal(localStorage.getItem(PASSES_BY_ITSELF) !== 'no');
/** The id of the decision that will be answered by itself in a moment. */
export const goesOn = signal<number | undefined>(undefined);

export const decision = computed<Decision | undefined>(() => update.value?.view?.decision);

/** What a person reads of an error, in the language of the page. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? texts.value.says.error(String(error.code), error.message) : error.message;
}

function show(next: ShownDuel): void {
  const isSame = next.view?.decision?.id === decision.value?.id;
  update.value = next;
  receivedAt.value = performance.now();
  if (!isSame) {
    picked.value = [];
    isSending.value = false;
    problem.value = undefined;
    passSoon();
  }
  const mark = next.view?.decision === undefined ? '' : '● ';
  document.title = `${mark}Taiki`;
}

/** Shows a duel, or none. */
export function showDuel(duel: string | undefined): void {
  token.value = duel;
  update.value = undefined;
  facts.value = [];
  watched.value = undefined;
  problem.value = undefined;
  shownCard.value = undefined;
  picked.value = [];
  isSending.value = false;
  goesOn.value = undefined;
  loadStanding(duel ?? '');
  document.title = 'Taiki';
  void watch();
}

/** Watches the duel that is shown, from the facts that the page has. */
export async function watch(): Promise<void> {
  const duel = token.value;
  if (duel === undefined) return;
  try {
    const from = facts.value.length;
    const now = await hosted().source.watch(duel, from);
    if (token.value !== duel) return;
    // Another answer may have brought them meanwhile.
    if (facts.value.length === from) facts.value = [...facts.value, ...now.facts];
    watched.value = now;
    show(now);
  } catch (error) {
    // After a lost connection the page watches again.
    if (!(error instanceof Refused && error.code === 'LOST')) problem.value = messageOf(error);
  }
}

/** A message about a duel. One that has all facts replaces those of the page, as after an answer was taken back. */
export function receive(next: ShownDuel): void {
  if (next.duel !== token.value) return;
  if (next.facts.length === next.next) facts.value = next.facts;
  else if (facts.value.length + next.facts.length === next.next)
    facts.value = [...facts.value, ...next.facts];
  else {
    void watch();
    return;
  }
  show(next);
}

/** Answers the open decision. */
export async function choose(answer: Answer): Promise<void> {
  const [open, duel] = [decision.value, token.value];
  if (open === undefined || duel === undefined || isSending.value) return;
  isSending.value = true;
  problem.value = undefined;
  try {
    await hosted().source.choose(duel, answer, open.id);
  } catch (error) {
    isSending.value = false;
    const isLate =
      error instanceof Refused && ['LOST', 'STALE_DECISION', 'WRONG_PLAYER'].includes(error.code);
    if (!isLate) problem.value = messageOf(error);
  }
}

/** Picks an option: sends it if exactly one is to be chosen. */
export function pick(index: number): void {
  const open = decision.value;
  if (open === undefined) return;
  if (open.max === 1) void choose([index]);
  else
    picked.value = picked.value.includes(index)
      ? picked.value.filter((one) => one !== index)
      : [...picked.value, index];
}

/** Calls the source for the duel that is shown; what it refuses is shown as a problem. */
export async function asked<T>(
  call: (source: DuelSource, duel: string) => Promise<T>,
): Promise<T | undefined> {
  const duel = token.value;
  if (duel === undefined) return undefined;
  try {
    return await call(hosted().source, duel);
  } catch (error) {
    problem.value = messageOf(error);
    return undefined;
  }
}

/** Asks for a rematch, and goes there if the opponent has asked too. */
export async function askForRematch(): Promise<void> {
  const next = await asked((source, duel) => source.rematch(duel));
  if (next?.duel !== undefined) hosted().go(next.duel);
}

/** Goes to where a new duel is set up. */
export const leave = (): void => hosted().go(undefined);

export function setPassesByItself(wanted: boolean): void {
  passesByItself.value = wanted;
  localStorage.setItem(PASSES_BY_ITSELF, wanted ? 'yes' : 'no');
  passSoon();
}

/** The answer that a decision gets by itself. */
function ownAnswer(open: Decision): Answer | undefined {
  return standingAnswer(open) ?? (passesByItself.value ? loneAnswer(open) : undefined);
}

/** Answers after a while by a standing answer, or where there is one answer that shows nothing. */
export function passSoon(): void {
  const open = decision.value;
  goesOn.value = undefined;
  if (open === undefined || update.value?.viewer === 'judge' || ownAnswer(open) === undefined) return;
  goesOn.value = open.id;
  setTimeout(() => {
    const answer = ownAnswer(open);
    if (decision.value?.id !== open.id || goesOn.value !== open.id || answer === undefined) return;
    goesOn.value = undefined;
    void choose(answer);
  }, PASS_MS);
}

/** Leaves the open decision to the player. */
export function hold(): void {
  goesOn.value = undefined;
}

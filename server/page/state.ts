import { computed, signal } from '@preact/signals';
import type { Answer, Decision, KnownFact } from 'taiki';
import type { DuelUpdate, WatchedDuel } from '../protocol/protocol.ts';
import { rememberAccount, signIn } from './account.ts';
import { Connection, Refused } from './connection.ts';
import { type Place, placeOf } from './place.ts';

const PASSES_BY_ITSELF = 'taiki.passes';
/** The same for every hand, so that a pause tells nothing. */
const PASS_MS = 1_200;

export const connection = new Connection(new URL('socket', document.baseURI).href.replace(/^http/, 'ws'));
export const place = signal<Place>(hereOf(location.hash));

/** The place that an address names. A token of an account is remembered, and does not stay in the address. */
function hereOf(hash: string): Place {
  const named = placeOf(hash);
  if (named.at !== 'account') return named;
  rememberAccount(named.token);
  history.replaceState(null, '', '#');
  return { at: 'lobby' };
}

/** The last message about the duel of this page, and when it came. */
export const update = signal<DuelUpdate | undefined>(undefined);
export const receivedAt = signal(0);
export const facts = signal<readonly KnownFact[]>([]);
export const watched = signal<Pick<WatchedDuel, 'commitment' | 'spectate'> | undefined>(undefined);
export const problem = signal<string | undefined>(undefined);
export const isSending = signal(false);
export const picked = signal<Answer>([]);
/** The id of the card whose details are shown. */
export const shownCard = signal<number | undefined>(undefined);
export const passesByItself = signal(localStorage.getItem(PASSES_BY_ITSELF) === 'yes');

export const decision = computed<Decision | undefined>(() => update.value?.view?.decision);

function show(next: DuelUpdate): void {
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

/** Watches the duel of this page, from the facts that it has. */
async function watch(): Promise<void> {
  const at = place.value;
  if (at.at !== 'duel') return;
  try {
    const from = facts.value.length;
    const now = await connection.call('duel.watch', { duel: at.token, from });
    if (place.value !== at) return;
    // Another answer may have brought them meanwhile.
    if (facts.value.length === from) facts.value = [...facts.value, ...now.facts];
    watched.value = now;
    show(now);
  } catch (error) {
    // After a lost connection the page watches again.
    if (!(error instanceof Refused && error.code === 'LOST')) problem.value = messageOf(error);
  }
}

connection.onOpen = () => {
  void signIn(connection);
  void watch();
};
connection.onUpdate = (next) => {
  const at = place.value;
  if (at.at !== 'duel' || next.duel !== at.token) return;
  if (facts.value.length + next.facts.length === next.next) {
    facts.value = [...facts.value, ...next.facts];
    show(next);
  } else void watch();
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function go(hash: string): void {
  location.hash = hash;
}

window.addEventListener('hashchange', () => {
  const { at } = placeOf(location.hash);
  place.value = hereOf(location.hash);
  if (at === 'account') void signIn(connection);
  update.value = undefined;
  facts.value = [];
  watched.value = undefined;
  problem.value = undefined;
  shownCard.value = undefined;
  picked.value = [];
  isSending.value = false;
  document.title = 'Taiki';
  void watch();
});

/** Answers the open decision. */
export async function choose(answer: Answer): Promise<void> {
  const [open, at] = [decision.value, place.value];
  if (open === undefined || at.at !== 'duel' || isSending.value) return;
  isSending.value = true;
  problem.value = undefined;
  try {
    await connection.call('duel.choose', { duel: at.token, choice: answer, decision: open.id });
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

export async function concede(): Promise<void> {
  const at = place.value;
  if (at.at !== 'duel') return;
  await connection.call('duel.concede', { duel: at.token }).catch((error: unknown) => {
    problem.value = messageOf(error);
  });
}

/** Asks for a rematch, and goes there if the opponent has asked too. */
export async function askForRematch(): Promise<void> {
  const at = place.value;
  if (at.at !== 'duel') return;
  try {
    const { duel } = await connection.call('duel.rematch', { duel: at.token });
    if (duel !== undefined) go(`duel=${duel}`);
  } catch (error) {
    problem.value = messageOf(error);
  }
}

export function setPassesByItself(wanted: boolean): void {
  passesByItself.value = wanted;
  localStorage.setItem(PASSES_BY_ITSELF, wanted ? 'yes' : 'no');
  passSoon();
}

/** Passes after a while if that is the only option. */
function passSoon(): void {
  const open = decision.value;
  if (!passesByItself.value || open?.options.length !== 1 || open.options[0]?.pass !== true) return;
  setTimeout(() => {
    if (decision.value?.id === open.id && passesByItself.value) void choose([0]);
  }, PASS_MS);
}

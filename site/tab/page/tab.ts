import { signal } from '@preact/signals';
import { receive, showDuel, startDuels, token } from '../../../server/page/duel/state.ts';
import { FIRST_DECKS } from '../firstDecks.ts';
import type { Case } from '../host/case.ts';
import type { Changed } from '../host/messages.ts';
import type { DuelSetup } from '../host/setup.ts';
import { isLink, parseLink, printLink } from '../link/link.ts';
import { sourceOf, TabWorker } from './tabWorker.ts';

/** Browsers limit how often an address may change. */
const ADDRESS_MS = 400;

export const worker = new TabWorker();
let onOpened: (setup: DuelSetup) => unknown = () => {};
/** How many answers can be taken back. */
export const undoable = signal(0);
/** What is on standby in the order in which it is taken, for who plays both seats. */
export const lanes = signal<Changed['lanes']>([]);
/** Why the last link was not opened. */
export const linkProblem = signal<unknown>(undefined);

/** @param opened called with the setup of each case that is opened. */
export function startTab(opened: (setup: DuelSetup) => unknown = () => {}): void {
  onOpened = opened;
  startDuels({ source: sourceOf(worker), go: goTo });
  worker.onChange = ({ changed, undoable: count, lanes: next }) => {
    undoable.value = count;
    lanes.value = next;
    receive(changed);
    keepAddress();
  };
  worksOffline();
  window.addEventListener('hashchange', () => void openAddress());
  void openAddress();
}

/** On a web host, the page is kept for later. Not every browser has service workers, and none has them on disk. */
function worksOffline(): void {
  if (!location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // Without it the page works too, but not offline.
    navigator.serviceWorker.register('serviceWorker.js').catch(() => undefined);
  });
}

/** Shows a duel, or, without one, what comes before a duel. */
function goTo(duel: string | undefined): void {
  if (duel === undefined) history.pushState(null, '', location.pathname + location.search);
  showDuel(duel);
}

/** Whether a setup names no card but those that the page begins with. */
const needsFewCards = ({ begin, cards }: DuelSetup): boolean =>
  cards === undefined &&
  'decks' in begin &&
  [begin.decks.p1, begin.decks.p2].every((deck) => 'starter' in deck && FIRST_DECKS.includes(deck.starter));

/** Creates a duel, and shows it. @throws {Refused} */
export async function play(setup: DuelSetup): Promise<void> {
  if (!needsFewCards(setup)) await worker.allCards();
  linkProblem.value = undefined;
  showDuel((await worker.call('duel.create', setup)).duel);
  shownSetup.value = setup;
}

export async function undo(): Promise<void> {
  const duel = token.value;
  if (duel !== undefined) await worker.call('duel.undo', { duel });
}

/** The setup of the duel that is shown. */
export const shownSetup = signal<DuelSetup | undefined>(undefined);

/** Opens a case that was kept, in place of what is shown. @throws {Refused} */
export async function openKept(kept: Case): Promise<void> {
  const { duel } = await worker.call('case.open', { case: kept });
  showDuel(duel);
  opened(kept.setup);
}

function opened(setup: DuelSetup): void {
  shownSetup.value = setup;
  onOpened(setup);
}

/** Opens the case in the address. One that cannot be opened changes nothing. */
async function openAddress(): Promise<void> {
  const { hash } = location;
  linkProblem.value = undefined;
  if (!isLink(hash)) {
    if (hash === '' && token.value !== undefined) showDuel(undefined);
    return;
  }
  try {
    const input = await parseLink(hash);
    await worker.allCards();
    const { duel } = await worker.call('case.open', { case: input });
    showDuel(duel);
    opened((await worker.call('case.get', { duel })).setup);
  } catch (error) {
    linkProblem.value = error;
  }
}

/** The address of this page with the duel so far. @throws {Refused} */
export async function caseLink(): Promise<string | undefined> {
  const duel = token.value;
  if (duel === undefined) return undefined;
  const hash = await printLink(await worker.call('case.get', { duel }));
  return new URL(`#${hash}`, document.baseURI).href;
}

/** Opens the inspector on the duel that is shown, beside this page. */
export async function inspect(): Promise<void> {
  // Opened at once, since browsers block what is opened later.
  const beside = window.open('', '_blank');
  const link = await caseLink();
  if (beside === null || link === undefined) return;
  beside.location.href = new URL(`inspector.html${new URL(link).hash}`, document.baseURI).href;
}

let keeping: ReturnType<typeof setTimeout> | undefined;

/** Keeps the duel in the address, so that it goes on after the page is loaded again. */
function keepAddress(): void {
  clearTimeout(keeping);
  keeping = setTimeout(() => {
    void caseLink().then(
      (link) => link !== undefined && history.replaceState(null, '', link),
      // The duel has been left meanwhile.
      () => undefined,
    );
  }, ADDRESS_MS);
}

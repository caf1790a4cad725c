import { signal } from '@preact/signals';
import type { CardDefinition, Position } from 'taiki';
import { Refused } from '../../../server/page/duel/source.ts';
import { showDuel } from '../../../server/page/duel/state.ts';
import type { DuelSetup } from '../host/setup.ts';
import { linkProblem, play, worker } from '../page/tab.ts';
import { loadScript } from '../page/workerCalls.ts';
import { TAB_PROBLEMS } from '../problems.ts';
import type { RulingStart } from '../situations.ts';
import { RULINGS_VARIABLE } from '../variables.ts';
import { EMPTY_POSITION, type Place, type Spot } from './board.ts';
import { tryPosition } from './tryPosition.ts';

/** The situation that is set up. */
export const position = signal<Position>(EMPTY_POSITION);
export const customCards = signal<readonly CardDefinition[]>([]);
export const rules = signal<DuelSetup['rules']>(undefined);
/** Where a card that is found is put. */
export const target = signal<Place>({ player: 'p1', zone: 'battleZone' });
/** The card that is changed. */
export const selected = signal<Spot | undefined>(undefined);
/** The ruling from which the situation comes. */
export const ruling = signal<(RulingStart & { readonly id: string }) | undefined>(undefined);

/** `#ruling=DU-003.2` is the second play of a ruling. */
const RULING = /^#ruling=(\w\w-\d+)(?:\.(\d+))?$/;

export function setPosition(next: Position): void {
  position.value = next;
  selected.value = undefined;
}

/** Plays the situation with both seats. @throws {Refused} */
export async function playSituation(): Promise<void> {
  const text = await worker.call('position.print', { position: position.value });
  await play({
    opponent: 'both',
    begin: { position: text },
    seed: 0,
    ...(customCards.value.length === 0 ? {} : { cards: customCards.value }),
    ...(rules.value === undefined ? {} : { rules: rules.value }),
  });
}

/** Sets up what a position as text says. @throws {Refused} */
export async function readPosition(text: string): Promise<void> {
  setPosition(await worker.call('position.read', { text }));
}

let loading: Promise<void> | undefined;

/** Every ruling, with its situations. */
export async function loadRulings(): Promise<Readonly<Record<string, RulingStart>>> {
  loading ??= loadScript('assets/rulings.js');
  await loading;
  // The build of the site writes them.
  return JSON.parse(String(Reflect.get(globalThis, RULINGS_VARIABLE))) as Readonly<
    Record<string, RulingStart>
  >;
}

/** Sets up the position of the ruling in the address, if it names one. */
export async function openRuling(): Promise<void> {
  const [, id, number = '1'] = RULING.exec(location.hash) ?? [];
  if (id === undefined) return;
  try {
    await setUpRuling(id, number);
  } catch (error) {
    linkProblem.value = error;
  }
}

/** `#try=Aqua%20Hulcus` puts a card into a hand, with what it needs. */
const TRY = /^#try=(.+)$/;

/** Sets up a table on which the card in the address can be tried, if it names one. */
export async function openTry(): Promise<void> {
  const [, name] = TRY.exec(location.hash) ?? [];
  if (name === undefined) return;
  try {
    await worker.allCards();
    setPosition(tryPosition(await worker.call('cards.find', { name: decodeURIComponent(name) })));
    customCards.value = [];
    rules.value = undefined;
    ruling.value = undefined;
    showDuel(undefined);
  } catch (error) {
    linkProblem.value = error;
  }
}

/** Shows what a case began from, to be changed. */
export async function showBeginning({ begin, cards, rules: played }: DuelSetup): Promise<void> {
  if (!('position' in begin)) return;
  await readPosition(begin.position);
  customCards.value = cards ?? [];
  rules.value = played;
  ruling.value = undefined;
}

/** Sets up the situation of a play of a ruling. @throws {Refused} */
export async function setUpRuling(id: string, number: string): Promise<void> {
  const found = (await loadRulings())[id];
  const situation = found?.situations.find(({ plays }) => plays.includes(Number(number)));
  if (found === undefined || situation === undefined) {
    linkProblem.value = new Refused('NO_RULING', TAB_PROBLEMS.noRuling(id, number));
    return;
  }
  await readPosition(situation.position);
  ruling.value = { id, ...found };
  customCards.value = situation.cards ?? [];
  rules.value = situation.rules;
  showDuel(undefined);
}

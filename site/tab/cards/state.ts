import { computed, signal } from '@preact/signals';
import type { CardDefinition, CardType, Civilization } from 'taiki';
import { messageOf } from '../../../server/page/duel/state.ts';
import { tryPosition } from '../judge/tryPosition.ts';
import { printLink } from '../link/link.ts';
import { worker } from '../page/tab.ts';
import { WorkerCalls } from '../page/workerCalls.ts';
import { READER_VARIABLE } from '../variables.ts';
import type { CheckedCard, ReaderMethods, ReadText } from './readerHost.ts';

const calls = new WorkerCalls(READER_VARIABLE);

const ask = <M extends keyof ReaderMethods>(
  method: M,
  params: ReaderMethods[M]['params'],
): Promise<ReaderMethods[M]['result']> =>
  // The worker answers by the table of methods.
  calls.call(method, params) as Promise<ReaderMethods[M]['result']>;

/** What is printed on the card, as it is filled in. */
export interface Printed {
  readonly name: string;
  readonly type: CardType;
  readonly civilizations: readonly Civilization[];
  readonly races: string;
  readonly cost: string;
  readonly power: string;
  readonly text: string;
}

export const printed = signal<Printed>({
  name: 'My Card',
  type: 'creature',
  civilizations: ['fire'],
  races: 'Human',
  cost: '3',
  power: '3000',
  text: 'Speed attacker\nWhen this attacks, draw a card.',
});
export const read = signal<ReadText | undefined>(undefined);
/** The card as JSON, as it was made from the text or changed by hand. */
export const json = signal('');
export const card = signal<CheckedCard | undefined>(undefined);
export const problem = signal<string | undefined>(undefined);

const isSpell = computed(() => printed.value.type === 'spell');

function definitionOf(
  { name, type, civilizations, races, cost, power }: Printed,
  { abilities }: ReadText,
): Partial<CardDefinition> {
  const listed = races
    .split(/[,/]/)
    .map((race) => race.trim())
    .filter((race) => race !== '');
  return {
    name: name.trim(),
    type,
    civilizations,
    ...(type === 'spell' ? {} : { races: listed }),
    cost: Number(cost),
    ...(type === 'spell' ? {} : { power: Number(power) }),
    abilities,
  };
}

let reading = 0;

/** Reads what is filled in, and makes the card of it. */
export async function readPrinted(changes: Partial<Printed> = {}): Promise<void> {
  printed.value = { ...printed.value, ...changes };
  const number = ++reading;
  const { text } = printed.value;
  const found: ReadText =
    text.trim() === ''
      ? { lines: [], abilities: [], complete: true }
      : await ask('read', { text, type: isSpell.value ? 'spell' : 'other' });
  if (number !== reading) return;
  read.value = found;
  await setJson(JSON.stringify(definitionOf(printed.value, found), undefined, 2));
}

/** Checks the card as JSON. */
export async function setJson(text: string): Promise<void> {
  json.value = text;
  try {
    const checked = await ask('check', { json: text });
    if (json.value !== text) return;
    card.value = checked;
    problem.value = undefined;
  } catch (error) {
    if (json.value !== text) return;
    card.value = undefined;
    problem.value = messageOf(error);
  }
}

/** Shows a card of the engine. */
export async function showCard(name: string): Promise<void> {
  try {
    const { definition } = await ask('find', { name });
    reading++;
    read.value = undefined;
    await setJson(JSON.stringify(definition, undefined, 2));
  } catch (error) {
    problem.value = messageOf(error);
  }
}

/** The address of the judge's page with the card in a hand, and the mana to use it. @throws {Refused} */
export async function tryAddress({ definition }: CheckedCard): Promise<string> {
  await worker.allCards();
  const position = await worker.call('position.print', { position: tryPosition(definition) });
  const { duel } = await worker.call('duel.create', {
    opponent: 'both',
    begin: { position },
    seed: 0,
    cards: [definition],
  });
  return `judge.html#${await printLink(await worker.call('case.get', { duel }))}`;
}

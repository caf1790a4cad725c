import { signal } from '@preact/signals';
import type { Decision, Player } from 'taiki';

/** An answer that a player always gives to the question of one ability. It stays in the browser of that player. */
export interface StandingAnswer {
  /** The card whose ability asks. */
  readonly card: string;
  readonly prompt: string;
  /** The label of the option. */
  readonly label: string;
}

const STORED = 'taiki.standing';

/** Those of the duel that is shown. */
export const standing = signal<readonly StandingAnswer[]>([]);

/** Those that were taken back, in order. */
let revoked: readonly StandingAnswer[] = [];

let duelOf = '';

const isStandingAnswer = (value: unknown): value is StandingAnswer =>
  typeof value === 'object' &&
  value !== null &&
  ['card', 'prompt', 'label'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Loads those of a duel. A token is a secret of the player, and so are their standing answers. */
export function loadStanding(duel: string): void {
  duelOf = duel;
  standing.value = stored(`${STORED}.${duel}`);
  revoked = stored(`${STORED}.${duel}.revoked`);
}

function stored(key: string): readonly StandingAnswer[] {
  const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return Array.isArray(value) ? value.filter(isStandingAnswer) : [];
}

function keep(next: readonly StandingAnswer[]): void {
  standing.value = next;
  sessionStorage.setItem(`${STORED}.${duelOf}`, JSON.stringify(next));
}

const isAbout = (one: Pick<StandingAnswer, 'card' | 'prompt'>, card: string, prompt: string): boolean =>
  one.card === card && one.prompt === prompt;

/** Whether an ability asks to do something or not: a choice of two, or of one that may be left. */
export function asksAbility({ source, options, min, max }: Decision): boolean {
  return source?.name !== undefined && max === 1 && options.length === (min === 0 ? 1 : 2);
}

export function answerAlways({ source, prompt, options }: Decision, index: number | undefined): void {
  const card = source?.name;
  if (card === undefined) return;
  const label = index === undefined ? NONE : (options[index]?.label ?? NONE);
  keep([...standing.value.filter((one) => !isAbout(one, card, prompt)), { card, prompt, label }]);
}

/** Stands for choosing none of the options. */
export const NONE = 'none';

export function revoke(answer: StandingAnswer): void {
  keep(standing.value.filter((one) => one !== answer));
  revoked = [...revoked, answer];
  sessionStorage.setItem(`${STORED}.${duelOf}.revoked`, JSON.stringify(revoked));
}

/** The record of the duel with the standing answers of this player, and those taken back, as notes. The record that the opponent saves has none of them. */
export function withStanding(record: string, player: Player): string {
  const notes = [
    ...standing.value.map((one) => `  ${player} standing ${JSON.stringify(one)}\n`),
    ...revoked.map((one) => `  ${player} revoked ${JSON.stringify(one)}\n`),
  ];
  if (notes.length === 0) return record;
  return record.replace(/end\n$/, () => `notes: ${notes.length}\n${notes.join('')}end\n`);
}

/** The standing answer to a decision; undefined if there is none, or if its option is not offered this time. */
export function standingAnswer(decision: Decision): readonly number[] | undefined {
  const { source, prompt, options, min } = decision;
  const card = source?.name;
  if (card === undefined || !asksAbility(decision)) return undefined;
  const found = standing.value.find((one) => isAbout(one, card, prompt));
  if (found === undefined) return undefined;
  const index = options.findIndex(({ label }) => label === found.label);
  if (index >= 0) return [index];
  return found.label === NONE && min === 0 ? [] : undefined;
}

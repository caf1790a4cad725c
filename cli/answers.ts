import type { Answer, Decision, Option } from 'taiki';
import { summaryOf } from './printed/cardFacts.ts';
import { listed } from './printed/wording.ts';
import type { Item, Prompter } from './prompter.ts';

export const PROMPT_COMMANDS = ['help', 'read', 'concede'] as const;
/** What a player may do instead of answering. */
export type PromptCommand = (typeof PROMPT_COMMANDS)[number];

const COMMAND_ITEMS: readonly Item<PromptCommand>[] = [
  { key: '?', label: 'Help', value: 'help' },
  { key: 'r', label: 'Read a card', value: 'read' },
  { key: 'c', label: 'Concede', value: 'concede' },
];

const isPromptCommand = (picked: unknown): picked is PromptCommand =>
  (PROMPT_COMMANDS as readonly unknown[]).includes(picked);

function labelOf({ label, card, pass }: Option, { player, kind }: Decision): string {
  if (pass || card?.name === undefined) return label;
  const owner = card.owner === player ? '' : " (the opponent's)";
  const summary = kind === 'attack' || kind === 'declareShields' ? '' : summaryOf(card.name);
  return `${label}${owner}${summary === '' ? '' : ` · ${summary}`}`;
}

/** The options by their place; numbers are typed as they are, and listed in order. */
function itemsOf(decision: Decision): readonly Item<number>[] {
  const items = decision.options.map((option, index) => ({
    key: String(decision.kind === 'number' ? (option.number ?? index + 1) : index + 1),
    label: labelOf(option, decision),
    value: index,
  }));
  return decision.kind === 'number' ? items.toSorted((a, b) => Number(a.key) - Number(b.key)) : items;
}

export function messageOf({ prompt, source, rule }: Decision): string {
  return source?.name === undefined || prompt.includes(source.name)
    ? `${prompt} (${rule})`
    : `${source.name}: ${prompt} (${rule})`;
}

function howMany({ min, max }: Decision): string {
  if (min === max) return `choose ${min}`;
  return min === 0 ? `choose up to ${max}` : `choose ${min} to ${max}`;
}

/** Prompts a player for the answer to a decision. */
export async function answerTo(decision: Decision, prompter: Prompter): Promise<Answer | PromptCommand> {
  const { kind, ordered, max } = decision;
  if (max <= 1 || kind === 'standby') return pickOne(decision, prompter);
  return ordered ? pickInOrder(decision, prompter) : pickSeveral(decision, prompter);
}

async function pickOne(decision: Decision, prompter: Prompter): Promise<Answer | PromptCommand> {
  const nothing: readonly Item<number>[] =
    decision.min === 0 ? [{ key: '0', label: 'Nothing', value: -1 }] : [];
  const picked = await prompter.pick<number | PromptCommand>(messageOf(decision), [
    ...itemsOf(decision),
    ...nothing,
    ...COMMAND_ITEMS,
  ]);
  if (isPromptCommand(picked)) return picked;
  return picked < 0 ? [] : [picked];
}

async function pickInOrder(decision: Decision, prompter: Prompter): Promise<Answer | PromptCommand> {
  for (;;) {
    const answer = await pickOneByOne(decision, prompter);
    const problem = isPromptCommand(answer) ? undefined : answerProblem(decision, answer);
    if (problem === undefined) return answer;
    prompter.warn(problem);
  }
}

async function pickOneByOne(decision: Decision, prompter: Prompter): Promise<Answer | PromptCommand> {
  const { min, max } = decision;
  const picked: number[] = [];
  while (picked.length < max) {
    const left = itemsOf(decision).filter(({ value }) => !picked.includes(value));
    const [last] = left;
    if (last !== undefined && left.length === 1 && picked.length < min) return [...picked, last.value];
    const enough: readonly Item<number>[] =
      picked.length < min ? [] : [{ key: '0', label: picked.length === 0 ? 'Nothing' : 'Done', value: -1 }];
    const message = picked.length === 0 ? messageOf(decision) : `Next: ${messageOf(decision)}`;
    const next = await prompter.pick<number | PromptCommand>(message, [...left, ...enough, ...COMMAND_ITEMS]);
    if (isPromptCommand(next)) return next;
    if (next < 0) break;
    picked.push(next);
  }
  return picked;
}

async function pickSeveral(decision: Decision, prompter: Prompter): Promise<Answer | PromptCommand> {
  for (;;) {
    const message = `${messageOf(decision)}, ${howMany(decision)}`;
    const picked = await prompter.pickSeveral<number | PromptCommand>(message, [
      ...itemsOf(decision),
      ...COMMAND_ITEMS,
    ]);
    const command = picked.find(isPromptCommand);
    if (command !== undefined) return command;
    const answer = picked.filter((value) => typeof value === 'number');
    const problem = answerProblem(decision, answer);
    if (problem === undefined) return answer;
    prompter.warn(problem);
  }
}

type Total = NonNullable<Decision['limits']>['total'];

const sumOf = (total: Total, answer: Answer): number =>
  answer.reduce((sum, index) => sum + (total?.values[index] ?? 0), 0);

const fits = (total: Total, answer: Answer): boolean =>
  total === undefined || sumOf(total, answer) <= total.max;

/** Why these options cannot be chosen together, naming their labels; undefined if they can. */
export function answerProblem({ options, min, max, limits }: Decision, answer: Answer): string | undefined {
  const label = (index: number) => options[index]?.label ?? '';
  if (answer.length < min) return `You chose ${answer.length}. Choose at least ${min}.`;
  if (answer.length > max) return `You chose ${answer.length}. Choose at most ${max}.`;
  const { total, exclusive = [], required = [], preferred = [] } = limits ?? {};
  if (total !== undefined && !fits(total, answer))
    return `Your choices add up to ${sumOf(total, answer)}. The maximum is ${total.max}.`;
  for (const set of exclusive) {
    const clash = answer.filter((index) => set.includes(index));
    if (clash.length > 1) return `Choose only one of ${listed(clash.map(label))}.`;
  }
  const missing = required.find((index) => !answer.includes(index));
  if (missing !== undefined) return `You must choose ${label(missing)}.`;
  for (const { options: first, over } of preferred) {
    const chosen = answer.find((index) => over.includes(index));
    const kept = first.filter((index) => answer.includes(index));
    const skipped = first.find((index) => !kept.includes(index) && fits(total, [...kept, index]));
    if (chosen !== undefined && skipped !== undefined)
      return `You must choose ${label(skipped)} before ${label(chosen)}.`;
  }
  return undefined;
}

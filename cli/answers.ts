import type { Answer, Decision, Option } from 'taiki';
import type { Item, Prompter } from './prompter.ts';
import { english } from './speech/english.ts';
import type { AskingTexts } from './speech/speech.ts';

export const PROMPT_COMMANDS = ['help', 'read', 'concede'] as const;
/** What a player may do instead of answering. */
export type PromptCommand = (typeof PROMPT_COMMANDS)[number];

const commandItems = ({ help, read, concede }: AskingTexts): readonly Item<PromptCommand>[] => [
  { key: '?', label: help, value: 'help' },
  { key: 'r', label: read, value: 'read' },
  { key: 'c', label: concede, value: 'concede' },
];

const isPromptCommand = (picked: unknown): picked is PromptCommand =>
  (PROMPT_COMMANDS as readonly unknown[]).includes(picked);

function labelOf({ label, card, pass }: Option, { player, kind }: Decision, texts: AskingTexts): string {
  if (pass || card?.name === undefined) return label;
  const owner = card.owner === player ? '' : texts.opponents;
  const summary = kind === 'attack' || kind === 'declareShields' ? '' : texts.summary(card.name);
  return `${label}${owner}${summary === '' ? '' : ` · ${summary}`}`;
}

/** The options by their place; numbers are typed as they are, and listed in order. */
function itemsOf(decision: Decision, texts: AskingTexts): readonly Item<number>[] {
  const items = decision.options.map((option, index) => ({
    key: String(decision.kind === 'number' ? (option.number ?? index + 1) : index + 1),
    label: labelOf(option, decision, texts),
    value: index,
  }));
  return decision.kind === 'number' ? items.toSorted((a, b) => Number(a.key) - Number(b.key)) : items;
}

export function messageOf({ prompt, source, rule }: Decision, { about }: Pick<AskingTexts, 'about'>): string {
  return source?.name === undefined || prompt.includes(source.name)
    ? `${prompt} (${rule})`
    : `${about(source.name, prompt)} (${rule})`;
}

/** Prompts a player for the answer to a decision. */
export async function answerTo(
  decision: Decision,
  prompter: Prompter,
  texts: AskingTexts = english.asking,
): Promise<Answer | PromptCommand> {
  const { kind, ordered, max } = decision;
  if (max <= 1 || kind === 'standby') return pickOne(decision, prompter, texts);
  return ordered ? pickInOrder(decision, prompter, texts) : pickSeveral(decision, prompter, texts);
}

async function pickOne(
  decision: Decision,
  prompter: Prompter,
  texts: AskingTexts,
): Promise<Answer | PromptCommand> {
  const nothing: readonly Item<number>[] =
    decision.min === 0 ? [{ key: '0', label: texts.nothing, value: -1 }] : [];
  const picked = await prompter.pick<number | PromptCommand>(messageOf(decision, texts), [
    ...itemsOf(decision, texts),
    ...nothing,
    ...commandItems(texts),
  ]);
  if (isPromptCommand(picked)) return picked;
  return picked < 0 ? [] : [picked];
}

async function pickInOrder(
  decision: Decision,
  prompter: Prompter,
  texts: AskingTexts,
): Promise<Answer | PromptCommand> {
  for (;;) {
    const answer = await pickOneByOne(decision, prompter, texts);
    const problem = isPromptCommand(answer) ? undefined : answerProblem(decision, answer, texts);
    if (problem === undefined) return answer;
    prompter.warn(problem);
  }
}

async function pickOneByOne(
  decision: Decision,
  prompter: Prompter,
  texts: AskingTexts,
): Promise<Answer | PromptCommand> {
  const { min, max } = decision;
  const picked: number[] = [];
  while (picked.length < max) {
    const left = itemsOf(decision, texts).filter(({ value }) => !picked.includes(value));
    const [last] = left;
    if (last !== undefined && left.length === 1 && picked.length < min) return [...picked, last.value];
    const enough: readonly Item<number>[] =
      picked.length < min
        ? []
        : [{ key: '0', label: picked.length === 0 ? texts.nothing : texts.done, value: -1 }];
    const message = picked.length === 0 ? messageOf(decision, texts) : texts.next(messageOf(decision, texts));
    const next = await prompter.pick<number | PromptCommand>(message, [
      ...left,
      ...enough,
      ...commandItems(texts),
    ]);
    if (isPromptCommand(next)) return next;
    if (next < 0) break;
    picked.push(next);
  }
  return picked;
}

async function pickSeveral(
  decision: Decision,
  prompter: Prompter,
  texts: AskingTexts,
): Promise<Answer | PromptCommand> {
  for (;;) {
    const message = `${messageOf(decision, texts)}${texts.between}${texts.howMany(decision.min, decision.max)}`;
    const picked = await prompter.pickSeveral<number | PromptCommand>(message, [
      ...itemsOf(decision, texts),
      ...commandItems(texts),
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
export function answerProblem(
  { options, min, max, limits }: Decision,
  answer: Answer,
  texts: AskingTexts = english.asking,
): string | undefined {
  const label = (index: number) => options[index]?.label ?? '';
  if (answer.length < min) return texts.tooFew(answer.length, min);
  if (answer.length > max) return texts.tooMany(answer.length, max);
  const { total, exclusive = [], required = [], preferred = [] } = limits ?? {};
  if (total !== undefined && !fits(total, answer)) return texts.tooMuch(sumOf(total, answer), total.max);
  for (const set of exclusive) {
    const clash = answer.filter((index) => set.includes(index));
    if (clash.length > 1) return texts.onlyOne(clash.map(label));
  }
  const missing = required.find((index) => !answer.includes(index));
  if (missing !== undefined) return texts.must(label(missing));
  for (const { options: first, over } of preferred) {
    const chosen = answer.find((index) => over.includes(index));
    const kept = first.filter((index) => answer.includes(index));
    const skipped = first.find((index) => !kept.includes(index) && fits(total, [...kept, index]));
    if (chosen !== undefined && skipped !== undefined) return texts.mustBefore(label(skipped), label(chosen));
  }
  return undefined;
}

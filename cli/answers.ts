import type { Answer, Decision, Option } from 'taiki';
import { inBrief } from './cardFacts.ts';
import type { Item, Prompter } from './prompter.ts';
import { listed } from './wording.ts';

export const ASIDES = ['help', 'read', 'concede'] as const;
/** What a player may do instead of answering. */
export type Aside = (typeof ASIDES)[number];

const ASIDE_ITEMS: readonly Item<Aside>[] = [
  { key: '?', label: 'Help', value: 'help' },
  { key: 'r', label: 'Read a card', value: 'read' },
  { key: 'c', label: 'Concede', value: 'concede' },
];

const isAside = (picked: unknown): picked is Aside => (ASIDES as readonly unknown[]).includes(picked);

function labelOf({ label, card, pass }: Option, { player, kind }: Decision): string {
  if (pass || card?.name === undefined) return label;
  const owner = card.owner === player ? '' : " (the opponent's)";
  const brief = kind === 'attack' || kind === 'declareShields' ? '' : inBrief(card.name);
  return `${label}${owner}${brief === '' ? '' : ` · ${brief}`}`;
}

const itemsOf = (decision: Decision): readonly Item<number>[] =>
  decision.options.map((option, index) => ({
    key: String(index + 1),
    label: labelOf(option, decision),
    value: index,
  }));

function messageOf({ prompt, source, rule }: Decision): string {
  return source?.name === undefined || prompt.includes(source.name)
    ? `${prompt} (${rule})`
    : `${source.name}: ${prompt} (${rule})`;
}

function howMany({ min, max }: Decision): string {
  if (min === max) return `choose ${min}`;
  return min === 0 ? `choose up to ${max}` : `choose ${min} to ${max}`;
}

/** Asks a player for the answer to a decision. */
export async function answerTo(decision: Decision, prompter: Prompter): Promise<Answer | Aside> {
  const { kind, ordered, max } = decision;
  if (max <= 1 || kind === 'standby') return pickOne(decision, prompter);
  return ordered ? pickInOrder(decision, prompter) : pickSeveral(decision, prompter);
}

async function pickOne(decision: Decision, prompter: Prompter): Promise<Answer | Aside> {
  const nothing: readonly Item<number>[] =
    decision.min === 0 ? [{ key: '0', label: 'Nothing', value: -1 }] : [];
  const picked = await prompter.pick<number | Aside>(messageOf(decision), [
    ...itemsOf(decision),
    ...nothing,
    ...ASIDE_ITEMS,
  ]);
  if (isAside(picked)) return picked;
  return picked < 0 ? [] : [picked];
}

async function pickInOrder(decision: Decision, prompter: Prompter): Promise<Answer | Aside> {
  const { min, max } = decision;
  const picked: number[] = [];
  while (picked.length < max) {
    const left = itemsOf(decision).filter(({ value }) => !picked.includes(value));
    const [last] = left;
    if (last !== undefined && left.length === 1 && picked.length < min) return [...picked, last.value];
    const enough: readonly Item<number>[] =
      picked.length < min
        ? []
        : [{ key: '0', label: picked.length === 0 ? 'Nothing' : 'That is all', value: -1 }];
    const message = picked.length === 0 ? messageOf(decision) : `Next: ${messageOf(decision)}`;
    const next = await prompter.pick<number | Aside>(message, [...left, ...enough, ...ASIDE_ITEMS]);
    if (isAside(next)) return next;
    if (next < 0) break;
    picked.push(next);
  }
  return picked;
}

async function pickSeveral(decision: Decision, prompter: Prompter): Promise<Answer | Aside> {
  for (;;) {
    const message = `${messageOf(decision)}, ${howMany(decision)}`;
    const picked = await prompter.pickSeveral<number | Aside>(message, [
      ...itemsOf(decision),
      ...ASIDE_ITEMS,
    ]);
    const aside = picked.find(isAside);
    if (aside !== undefined) return aside;
    const answer = picked.filter((value) => typeof value === 'number');
    const refusal = refusalOf(decision, answer);
    if (refusal === undefined) return answer;
    prompter.warn(refusal);
  }
}

/** Why options cannot be chosen together, in the words of their labels; undefined when they can. */
export function refusalOf({ options, min, max, limits }: Decision, answer: Answer): string | undefined {
  const label = (index: number) => options[index]?.label ?? '';
  if (answer.length < min) return `Choose at least ${min}: you chose ${answer.length}.`;
  if (answer.length > max) return `Choose at most ${max}: you chose ${answer.length}.`;
  const { total, exclusive = [], required = [] } = limits ?? {};
  const sum = answer.reduce((all, index) => all + (total?.values[index] ?? 0), 0);
  if (total !== undefined && sum > total.max)
    return `These add up to ${sum}; at most ${total.max} is allowed.`;
  for (const set of exclusive) {
    const clash = answer.filter((index) => set.includes(index));
    if (clash.length > 1) return `${listed(clash.map(label))} exclude each other.`;
  }
  const missing = required.find((index) => !answer.includes(index));
  return missing === undefined ? undefined : `You must choose ${label(missing)}.`;
}

import { confirm, isCancel, log, settings, type TextOptions, text } from '@clack/prompts';

export interface Item<T> {
  readonly label: string;
  readonly value: T;
  /** The text to type to pick it. */
  readonly key: string;
}

/** Prompts a person. */
export interface Prompter {
  readonly pick: <T>(message: string, items: readonly Item<T>[]) => Promise<T>;
  readonly pickSeveral: <T>(message: string, items: readonly Item<T>[]) => Promise<readonly T[]>;
  readonly confirm: (message: string) => Promise<boolean>;
  readonly warn: (message: string) => void;
}

/** The person pressed Ctrl-C. */
export class Interrupted extends Error {}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Interrupted();
  return answer as Exclude<T, symbol>;
}

const titled = <T>({ key, label }: Item<T>): string => `${key.padStart(2)}  ${label}`;

/** What typed text picks; a string says what is wrong with it. */
type Typed<T> =
  | { readonly values: readonly T[]; readonly problem?: never }
  | { readonly problem: string; readonly values?: never };

function itemFor<T>(typed: string, items: readonly Item<T>[]): Item<T> | undefined {
  const exact = items.find(({ key }) => key === typed);
  if (exact !== undefined || typed.length < 2 || /^\d+$/.test(typed)) return exact;
  const named = items.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  return named.length === 1 ? named[0] : undefined;
}

/** One item, by its key or by a part of its label that no other has. */
export function typedOne<T>(typed: string, items: readonly Item<T>[]): Typed<T> {
  const text = typed.trim();
  const item = itemFor(text, items);
  if (item !== undefined) return { values: [item.value] };
  return { problem: text === '' ? 'Type the number of an option.' : `There is no single option "${text}".` };
}

/** Several items by their keys, in the order typed; `0` alone picks none of them. */
export function typedSeveral<T>(typed: string, items: readonly Item<T>[]): Typed<T> {
  const keys = typed.split(/[\s,]+/).filter((key) => key !== '');
  if (keys.length === 0) return { problem: 'Type the numbers of options, such as 1 3; 0 chooses none.' };
  if (keys.length === 1 && keys[0] === '0') return { values: [] };
  const picked = keys.map((key) => items.find((item) => item.key === key));
  const unknown = keys.find((_, index) => picked[index] === undefined);
  if (unknown !== undefined) return { problem: `There is no option "${unknown}".` };
  if (new Set(keys).size < keys.length) return { problem: 'An option is named twice.' };
  return { values: picked.flatMap((item) => (item === undefined ? [] : [item.value])) };
}

/** Where questions are shown and answers are typed; the terminal unless given. */
type Streams = Pick<TextOptions, 'input' | 'output'>;

/** Prompts in the terminal, line by line: Enter alone picks nothing. Esc is disabled, so that nobody leaves by accident. */
export function terminalPrompter(streams: Streams = {}): Prompter {
  settings.aliases.delete('escape');
  const ask = async <T>(
    message: string,
    items: readonly Item<T>[],
    read: (typed: string, items: readonly Item<T>[]) => Typed<T>,
  ): Promise<readonly T[]> => {
    log.message(items.map(titled).join('\n'), streams);
    for (;;) {
      // Not checked by `validate`, which keeps a refused text in the field.
      const { values, problem } = read(answered(await text({ message, ...streams })) ?? '', items);
      if (values !== undefined) return values;
      log.warn(problem, streams);
    }
  };
  return {
    async pick(message, items) {
      const [value] = await ask(message, items, typedOne);
      if (value === undefined) throw new Interrupted();
      return value;
    },
    pickSeveral: (message, items) => ask(message, items, typedSeveral),
    confirm: async (message) => answered(await confirm({ message, initialValue: false, ...streams })),
    warn: (message) => log.warn(message, streams),
  };
}

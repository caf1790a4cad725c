import { autocomplete, confirm, isCancel, log, multiselect, settings } from '@clack/prompts';

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

/** Whether the typed text matches an item, by its key or by a part of its label. */
function matches<T>(typed: string, item: Item<T> | undefined): boolean {
  if (item === undefined) return false;
  if (item.key.startsWith(typed)) return true;
  return typed.length > 1 && !/^\d+$/.test(typed) && item.label.toLowerCase().includes(typed);
}

/** Prompts in the terminal. Esc is disabled, so that nobody leaves by accident. */
export function terminalPrompter(): Prompter {
  settings.aliases.delete('escape');
  return {
    async pick(message, items) {
      const indexed = items.map((item, index) => ({ value: index, label: titled(item) }));
      const index = await autocomplete({
        message,
        options: indexed,
        filter: (typed, { value }) => matches(typed.trim().toLowerCase(), items[value]),
        validate: (value) =>
          value === undefined
            ? 'Unknown option. Type the number of an option, or move with the arrow keys.'
            : undefined,
      });
      const picked = items[answered(index)];
      if (picked === undefined) throw new Interrupted();
      return picked.value;
    },
    async pickSeveral(message, items) {
      const options = items.map((item, index) => ({ value: index, label: titled(item) }));
      const indexes = answered(await multiselect({ message, options, required: false }));
      return items.filter((_, index) => indexes.includes(index)).map(({ value }) => value);
    },
    confirm: async (message) => answered(await confirm({ message, initialValue: false })),
    warn: (message) => log.warn(message),
  };
}

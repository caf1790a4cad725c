import { CardReader, describeCard as describeCardIn, type ReadError } from '@taiki/reader';
import { type CardDefinition, describeAbility, describeCard, findCard, parseCard } from 'taiki';

/** A line of a card: what it was understood to say, or why it was not. */
export type ReadLine =
  | { readonly text: string; readonly says: readonly string[] }
  | { readonly text: string; readonly problem: string };

/** A text as it was read. */
export interface ReadText {
  readonly lines: readonly ReadLine[];
  /** The abilities of the lines that were understood. */
  readonly abilities: NonNullable<CardDefinition['abilities']>;
  /** Whether every line was understood. */
  readonly complete: boolean;
}

/** A card that is checked, with its text as the engine prints it in each language. */
export interface CheckedCard {
  readonly definition: CardDefinition;
  readonly text: string;
  readonly japanese: string;
}

/** What the page asks of the worker that reads cards. */
export interface ReaderMethods {
  readonly read: {
    readonly params: { readonly text: string; readonly type: 'spell' | 'other' };
    readonly result: ReadText;
  };
  readonly check: { readonly params: { readonly json: string }; readonly result: CheckedCard };
  /** The card of the engine with exactly this name. */
  readonly find: { readonly params: { readonly name: string }; readonly result: CheckedCard };
}

const reader = new CardReader();

function readText({ text, type }: ReaderMethods['read']['params']): ReadText {
  const { lines, abilities } = reader.card(text, type);
  return {
    lines: lines.map(({ text: line, abilities: said = [], error }) =>
      error === undefined
        ? { text: line, says: said.map(describeAbility) }
        : { text: line, problem: problemOf(error) },
    ),
    abilities: abilities ?? lines.flatMap((line) => line.abilities ?? []),
    complete: abilities !== undefined,
  };
}

const problemOf = ({ message, expected }: ReadError): string =>
  expected.length === 0 || message.includes('Expected') ? message : `${message} Many other words fit there.`;

const checked = (definition: CardDefinition): CheckedCard => ({
  definition,
  text: describeCard(definition),
  japanese: describeCardIn(definition, { language: 'ja' }),
});

export const READER_METHODS: {
  readonly [M in keyof ReaderMethods]: (params: ReaderMethods[M]['params']) => ReaderMethods[M]['result'];
} = {
  read: readText,
  check: ({ json }) => checked(parseCard(json)),
  find: ({ name }) => checked(findCard(name)),
};

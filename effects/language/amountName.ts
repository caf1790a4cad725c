import type { AmountName, AmountOf } from './amounts/index.ts';
import { AMOUNTS } from './amounts/table.ts';
import type { AmountWord } from './amountWord.ts';
import type { EventPattern } from './vocabulary.ts';

const isName = (field: string): field is AmountName => Object.hasOwn(AMOUNTS, field);

/** The name of a part of a card that is an amount. */
function nameIn(part: object): AmountName | undefined {
  for (const field in part) if (isName(field)) return field;
  return undefined;
}

/** The field that tells which amount it is. */
export function amountName(amount: AmountOf<AmountName>): AmountName {
  const name = nameIn(amount);
  if (name !== undefined) return name;
  throw new Error(`${JSON.stringify(amount)} is not an amount.`);
}

export const amountWordOf = <W extends AmountName>(amount: AmountOf<W>): AmountWord<AmountOf<W>> =>
  AMOUNTS[amountName(amount) as W];

/** The events that a part of a card counts, if it is an amount. */
export function eventsCountedIn(part: object): readonly EventPattern[] {
  const name = nameIn(part);
  return name === undefined ? [] : eventsOf(name, part);
}

const eventsOf = <W extends AmountName>(name: W, part: object): readonly EventPattern[] =>
  AMOUNTS[name].looksBackAt?.(part as AmountOf<W>) ?? [];

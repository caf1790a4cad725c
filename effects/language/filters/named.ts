import type { FilterWord } from '../filterWord.ts';
import { quoted } from '../grammar.ts';

/** The card that an effect has named. */
export interface NamedFilter {
  readonly named?: string;
}

export const namedWord: FilterWord<'named'> = {
  stands: 'after',
  place: 40,
  text: (name) => `of the named card${name === 'name' ? '' : ` ${quoted(name)}`}`,
  generated: { weight: 4, value: 'cardName' },
};

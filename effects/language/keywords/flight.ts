import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Filter, Keyword } from '../vocabulary.ts';

/** Only creatures with flight attack or block it. */
export interface FlightKeyword {
  readonly kind: 'keyword';
  readonly name: 'flight';
}

/** 101.2. Flight: it cannot be attacked or blocked by creatures without flight. */
export const flight: Keyword = deepFreeze({ kind: 'keyword', name: 'flight' });

const GROUNDED: Filter = { not: { keyword: 'flight' } };

export const flightWord: KeywordWord<FlightKeyword> = {
  label: 'flight',
  ofCreatures: true,
  effects: deepFreeze([
    { kind: 'cannot', ban: { do: 'beAttacked', by: GROUNDED } },
    { kind: 'cannot', ban: { do: 'beBlocked', by: GROUNDED } },
  ]),
  generated: [form(1, [], () => flight)],
};

import { describeFilter } from '../describeNouns.ts';
import { BOUND } from '../staticParts.ts';
import type { BanWord } from '../staticWord.ts';
import type { Filter, Who } from '../vocabulary.ts';

/** A player cannot put such cards into the battle zone. */
export interface PutBan {
  readonly do: 'put';
  readonly who: Who;
  readonly what?: Filter;
  readonly unless?: 'summoned' | 'used' | 'fromHand';
}

const EXCEPTIONS = { summoned: 'by summoning', used: 'by using them', fromHand: 'from the hand' } as const;

export const putWord: BanWord<PutBan> = {
  text: ({ who, what = {}, unless }) => {
    const exception = unless === undefined ? '' : ` except ${EXCEPTIONS[unless]}`;
    return `${BOUND[who]} cannot put ${describeFilter(what, 'many')} into the battle zone${exception}`;
  },
  generated: {
    weight: 1,
    fields: { who: 'who' },
    optional: { what: 'filter', unless: ['summoned', 'used', 'fromHand'] },
  },
};

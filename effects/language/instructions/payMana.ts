import { closedAmount } from '../describeNouns.ts';
import { listed } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Civilization, Effect } from '../vocabulary.ts';

/** 112.2. You tap so many mana cards, one for each of these civilizations among them. */
export interface PayManaInstruction {
  readonly do: 'payMana';
  readonly count: Amount;
  readonly of?: readonly Civilization[];
  /** 601.1e. It is the cost of this card: what increases or reduces that changes it too. */
  readonly asCost?: true;
}

/** You pay so much mana, with these civilizations among it. */
export const payMana = (count: Amount, ...of: readonly Civilization[]): Effect => ({
  do: 'payMana',
  count,
  ...(of.length === 0 ? {} : { of }),
});

/** You pay so much mana as the cost of this card, with these civilizations among it. */
export const payAsCost = (count: number, ...of: readonly Civilization[]): Effect => ({
  do: 'payMana',
  count,
  ...(of.length === 0 ? {} : { of }),
  asCost: true,
});

export const payManaWord: InstructionWord<PayManaInstruction> = {
  text: ({ count, of, asCost }) =>
    `pay ${closedAmount(count)} mana${of === undefined ? '' : ` of ${listed(of, 'and')}`}${asCost ? ' as the cost of this' : ''}`,
  generated: {
    weight: 2,
    harmless: true,
    fields: { count: 'count' },
    optional: { of: 'civilizations', asCost: [true] },
  },
};

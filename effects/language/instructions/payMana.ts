import { closedAmount } from '../describeNouns.ts';
import { listed } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Civilization, Effect } from '../vocabulary.ts';

/** 112.2. You tap so many mana cards, one for each of these civilizations among them. */
export interface PayManaInstruction {
  readonly do: 'payMana';
  readonly count: Amount;
  readonly of?: readonly Civilization[];
}

/** You pay so much mana, with these civilizations among it. */
export const payMana = (count: Amount, ...of: readonly Civilization[]): Effect => ({
  do: 'payMana',
  count,
  ...(of.length === 0 ? {} : { of }),
});

export const payManaWord: InstructionWord<PayManaInstruction> = {
  text: ({ count, of }) =>
    `pay ${closedAmount(count)} mana${of === undefined ? '' : ` of ${listed(of, 'and')}`}`,
  generated: { weight: 2, harmless: true, fields: { count: 'count' }, optional: { of: 'civilizations' } },
};

import { ENGLISH_NARRATION } from 'taiki/rulings';
import type { JudgingTexts } from './judgingTexts.ts';

export const englishJudging: JudgingTexts = {
  narration: ENGLISH_NARRATION,
  play: (name) => `Play: ${name}`,
  order: (number, of, like, effects) => {
    const begins = like === undefined ? '' : ` (begins as order ${like})`;
    return `Order ${number} of ${of}${begins}: ${effects.join(', then ')}`;
  },
  orderName: (number) => `order ${number}`,
  ordersEndTheSame: (count) => `All ${count} orders end the same.`,
  ordersEndDifferently: (count) => `The ${count} orders end differently:`,
  endOfOrders: (what, orders, text) =>
    `${what}, ${orders.length === 1 ? 'order' : 'orders'} ${orders.join(', ')}: ${text}`,
  bothEndTheSame: 'Both end the same.',
  endsDiffer: 'The ends differ:',
  end: (what, each) => `${what}: ${each.join(' │ ')}`,
  moreOrders: (count) => `There are more than ${count} orders. --limit plays more of them.`,
  failedOrder: (number) => `In order ${number}:`,
};

import { ENGLISH_NARRATION, STATUS_MEANS } from 'taiki/rulings';
import { listed } from '../printed/wording.ts';
import type { JudgingTexts, RulingTexts } from './judgingTexts.ts';

const rulings: RulingTexts = {
  ruling: (scenario) => scenario,
  status: (status) => status,
  origin: (source, status) => {
    const means = `${status}: ${STATUS_MEANS[status]}.`;
    if (source === undefined) return means;
    const { page, version, published, answered } = source;
    const cited = answered === undefined ? '' : `, which cites an official answer of ${answered}`;
    return `From "${page}" of the Duel Masters Wiki, by the rules Ver. ${version} of ${published}${cited}; ${means}`;
  },
  plays: (count) => (count === 1 ? '1 play' : `${count} plays`),
  listed: (count, first) =>
    `${count} ${count === 1 ? 'ruling' : 'rulings'}. To play one: taiki scenario ${first}`,
  asTheRulingSays: (plays) => `As the ruling says: ${listed(plays)}`,
  unclear: 'The engine differs from this scenario; the sources are unclear.',
};

export const englishJudging: JudgingTexts = {
  narration: ENGLISH_NARRATION,
  rulings,
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
  problem: (message) => message,
};

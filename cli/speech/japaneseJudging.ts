import { narrationInJapanese, rulingInJapanese } from '@taiki/reader/rulings';
import type { JudgingTexts, RulingTexts } from './judgingTexts.ts';
import { voice } from './voice.ts';

const STATUSES = { firm: '確定', conflict: '食い違い', unclear: '不明' } as const;

const STATUS_MEANS = {
  firm: 'これに反する資料はない',
  conflict: '資料が食い違い、これはこのエンジンの読み方である',
  unclear: '資料では決まらない。エンジンは違うかもしれない',
} as const;

const rulings: RulingTexts = {
  ruling: rulingInJapanese,
  status: (status) => STATUSES[status],
  origin: (source, status) => {
    const means = `${STATUSES[status]}：${STATUS_MEANS[status]}。`;
    if (source === undefined) return means;
    const { page, version, published, answered } = source;
    const cited = answered === undefined ? '' : `、${answered}の公式回答による`;
    return `Duel Masters Wikiの「${page}」から（ルール${version}版、${published}${cited}）。${means}`;
  },
  plays: (count) => `手順${count}つ`,
  listed: (count, first) => `裁定${count}件。1つを見るには：taiki scenario ${first} --lang ja`,
  asTheRulingSays: (plays) => `裁定のとおり：${plays.join('、')}`,
  unclear: 'エンジンはこの場面と違う。資料では決まらない。',
};

export const japaneseJudging: JudgingTexts = {
  narration: narrationInJapanese(voice),
  rulings,
  play: (name) => `手順：${name}`,
  order: (number, of, like, effects) => {
    const begins = like === undefined ? '' : `（途中まで順序${like}と同じ）`;
    return `順序${number}/${of}${begins}：${effects.map((label) => voice.label(label)).join('、次に')}`;
  },
  orderName: (number) => `順序${number}`,
  ordersEndTheSame: (count) => `${count}通りの順序はどれも同じ終わり方をする。`,
  ordersEndDifferently: (count) => `${count}通りの順序で終わり方が違う：`,
  endOfOrders: (what, orders, text) => `${what}、順序${orders.join('・')}：${text}`,
  bothEndTheSame: 'どちらも同じ終わり方をする。',
  endsDiffer: '終わり方の違い：',
  end: (what, each) => `${what}：${each.join(' │ ')}`,
  moreOrders: (count) => `順序は${count}通りより多い。--limitでもっと調べられる。`,
  failedOrder: (number) => `順序${number}：`,
  problem: (message) => voice.problem(message),
};

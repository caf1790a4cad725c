import { rulebookInJapanese } from '@taiki/reader';
import type { OutsideReason, RuleStatus } from 'taiki/rulebook';
import type { RuleTexts } from './ruleTexts.ts';

const OUTSIDE: { readonly [R in OutsideReason]: string } = {
  definition: '言葉やほかの規則の説明で、行うことがない。',
  physical: 'テーブルでのカードの並べ方についての規則。エンジンではカードはデータである。',
  print: '特性と能力のほかに、カードに印刷されているものについての規則。',
};

const STATUSES: { readonly [S in RuleStatus['status']]: string } = {
  implemented: '実装済み',
  outside: '対象外',
  partly: '一部だけ',
  missing: '未実装',
};

/** What is missing is said in English only. */
const detailOf = ({ status, ...more }: RuleStatus): string => {
  if (status === 'implemented') return '';
  return 'reason' in more ? OUTSIDE[more.reason] : '足りないところは英語で：--lang en';
};

export const japaneseRules: RuleTexts = {
  text: (number) => rulebookInJapanese(number) ?? '',
  called: () => [],
  under: (parent) => `${parent}の下`,
  states: '状態',
  rulings: '裁定',
  nothingRefers: 'ちょうどこの規則を指す状態も裁定もない。',
  sections: '節を見るには：taiki rules 506 --lang ja。規則を見るには：taiki rules 506.3d --lang ja。',
  status: ({ status }) => STATUSES[status],
  counts: { section: '節', rules: '規則', ...STATUSES },
  detail: detailOf,
  counted: (status) => [STATUSES[status.status], detailOf(status)].filter((one) => one !== '').join('：'),
};

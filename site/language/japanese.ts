import {
  describeCard,
  JapaneseVoice,
  ruleInJapanese,
  withNamesInJapanese,
  ZONES_IN_JAPANESE,
} from '@taiki/reader';
import { japaneseName } from '@taiki/reader/names';
import { narrationInJapanese } from '@taiki/reader/rulings';
import { ruleAndAbove } from 'taiki/rulebook';
import { JAPANESE } from '../../inspector/page/language/japaneseTelling.ts';
import { STEP_WORDS } from '../client/stepWords.ts';
import type { Words } from './words.ts';

const narration = narrationInJapanese(new JapaneseVoice((card) => japaneseName(card) ?? card));

const STATUSES = {
  conflict: '資料が食い違い、これはこのエンジンの読み方である',
  unclear: '資料には書かれておらず、これはこのエンジンの読み方である',
} as const;

/** The rows of the syllabary by their last character. */
const ROWS = ['おア', 'ごカ', 'ぞサ', 'どタ', 'のナ', 'ぽハ', 'もマ', 'よヤ', 'ろラ', 'んワ'] as const;

/** Names in kana by their row, names in kanji under one heading, and names that have no Japanese by their letter. */
function headingOf(name: string): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  const kana = first.replace(/[ァ-ヶ]/u, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60));
  if (!/[ぁ-ん]/u.test(kana)) return /\p{Script=Han}/u.test(first) ? '漢字' : first.toUpperCase();
  return ROWS.find(([last = '']) => kana <= last)?.slice(1) ?? 'ワ';
}

/** Who does what, without the reason, which the headline gives. */
const actionOf = (why: string): string => why.split('：')[0] ?? why;

export const JAPANESE_WORDS: Words = {
  language: 'ja',
  telling: JAPANESE,
  narration,
  rule: (number) => ruleAndAbove(number).flatMap((one) => ruleInJapanese(one) ?? [])[0] ?? '',
  page: {
    parts: {
      play: '対戦',
      judge: 'こうなったら？',
      cards: 'カード',
      rulings: '裁定',
      byRule: '規則別',
      byCard: 'カード別',
      guides: 'ガイド（英語）',
      api: 'API（英語）',
    },
    skip: '本文へ',
    partsOfSite: 'サイトの内容',
    search: '検索',
    searchExample: '規則・カード・言葉',
    searchFor: '検索：規則・カード・言葉',
    unofficial:
      'Taikiは非公式である。カードの文章も絵も含まず、規則と裁定は自分たちの言葉で書いている。デュエル・マスターズの権利はその権利者にある。',
    otherLanguage: 'English',
  },
  sections: {
    DU: '使用宣言',
    US: 'カードの使用',
    BL: 'ブロック',
    SB: '待機',
    TR: '誘発',
  },
  lists: {
    title: '裁定',
    lead: (count) => ({
      before: `公式回答${count}件を、1つずつエンジンで、ターンの地図の上に進める。`,
      between: '・',
      after: 'もある。',
    }),
    byRule: '規則別の裁定',
    byRuleLink: '規則別',
    byCard: 'カード別の裁定',
    byCardLink: 'カード別',
    cardsLead: '裁定の盤面にあるカードと、それが出てくる裁定。',
    allCards: 'すべてのカード',
    cardTitle: 'カードの内容と規則、試すための盤面',
    open: '未確定',
  },
  card: {
    all: 'すべてのカード',
    allLead: (count) => ({
      before: `${count}枚のカード。それぞれに、エンジンが表すテキスト、関わる規則、裁定、試すための盤面がある。`,
      link: '自分のカード',
      after: 'はテキストから作れる。',
    }),
    rulings: (count) => `裁定${count}件`,
    heading: headingOf,
    text: (card) =>
      withNamesInJapanese(describeCard(card, { language: 'ja' }))
        .split('\n')
        .slice(1),
    reconstructed: () => 'このカードには規則だけでは決まらないところがある。理由は英語のページにある。',
    tryIt: '盤面で試す',
    between: '・',
    changeIt: 'JSONとして変える',
    after: '',
    rules: '関わる規則',
    rulingsWithIt: 'このカードの出る裁定',
    noRulings: 'このカードの出る裁定はない。',
  },
  finding: {
    withoutScript: '検索にはJavaScriptが要る。なくても見られるもの：',
    byRule: '規則別の裁定',
    byCard: 'カード別',
    guides: 'ガイド（英語）',
    searched: { text: '裁定・規則・カードを日本語で探す。ガイドとAPIは英語だけにある：', link: '英語の検索' },
  },
  ruling: {
    openQuestion: (status) => `未確定：${STATUSES[status]}。`,
    rules: '規則',
    position: '局面',
    changeIt: { before: '局面を変えて、どうなるかを見る：', link: 'この局面を開く', after: '' },
    otherPosition: { before: '別の局面からはじまる：', link: 'それを開く', after: '' },
    steps: '順を追って',
    play: '手順',
    stepping: '手順を順に見る',
    buttons: {
      first: { label: '最初', title: '最初の段階（Home）' },
      back: { label: '前', title: '1つ前へ（←）' },
      next: { label: '次', title: '1つ先へ（→）' },
      last: { label: '最後', title: '最後の段階（End）' },
    },
    table: 'この段階の盤面',
    neighbours: '前後の裁定',
    ...STEP_WORDS.ja,
  },
  step: {
    nothing: 'なし',
    or: '他に：',
    couldChoose: '選べるもの：',
    more: (count) => `、他に${count}`,
    end: '手順はここまで。',
  },
  lanes: {
    sides: { ap: 'AP（ターン・プレイヤー）', nap: 'NAP（非ターン・プレイヤー）' },
    stages: { arriving: '誘発した', waiting: '待機中', resolving: '解決中' },
    none: '待機なし',
    mayDeclare: '宣言できる',
    event: (event, card) =>
      `：${JAPANESE.event(event)}${card === undefined ? '' : `、${JAPANESE.name(card)}`}`,
    use: JAPANESE.ability,
    declared: '宣言済み',
    nothingNext: '次に待機しているものはない。',
    next: (next) => `次：${actionOf(JAPANESE.next(next))}。`,
    returned: 'ターン・プレイヤーに戻った（101.4c）。',
  },
  sides: {
    roles: { active: 'ターン・プレイヤー', other: '非ターン・プレイヤー' },
    zone: (zone) => ZONES_IN_JAPANESE[zone],
    deck: '山札',
    cards: (count) => `${count}枚`,
    empty: 'なし',
    marks: (marks) => `（${marks.join('、')}）`,
  },
};

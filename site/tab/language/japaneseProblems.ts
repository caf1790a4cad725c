import { telling } from '@taiki/reader';
import { texts, voice } from '../../../server/page/language/japanese.ts';
import { TAB_PROBLEMS } from '../problems.ts';

const EXPECTED: Readonly<Record<string, string>> = {
  'a list of cards': 'カードの一覧',
  'a list of texts': '文字の一覧',
  'a number': '数',
  'a seed': 'シード',
  'a text': '文字',
  'an object': 'オブジェクト',
};

const expected = (text: string): string => EXPECTED[text] ?? text;

const tell = telling(TAB_PROBLEMS, {
  answerFormat: (index, found) =>
    `answers[${index}]：「0,3」のような番号か「-」か「p1 concedes」でなければならない（今は${found}）。`,
  answerIllegal: (index, count, problem) =>
    `${count}回のうち${index}回目の答えが、今は選べない：${voice.problem(problem)}`,
  caseCannotBegin: (problem) => `この対戦は始められない：${voice.problem(problem)}`,
  caseDiffers: () => '対戦が、リンクを作った時とは違うように進む。',
  fieldExpected: (field, text) => `${field}：${expected(text)}でなければならない。`,
  fieldNot: (field, text, found) => `${field}：${expected(text)}でなければならない（今は${found}）。`,
  hidden: 'すべてのカードが見えるので、両方の席で遊ぶ時だけ調べられる。',
  linkCut: 'リンクの一部が欠けている。全体をコピーすること。',
  linkDamaged: 'リンクが壊れている。一部が欠けているか変わっている。全体をコピーすること。',
  linkNewer: (version, ours) =>
    `リンクの版は${version}で、このページが読めるのは${ours}である。新しいサイトで開くこと。`,
  linkPacked: 'リンクが壊れている。展開できない。',
  linkTooLong: (characters) => `リンクを展開すると${characters}字を超える。対戦ではない。`,
  noDeck: (known, found) => `デッキ：次のどれかでなければならない（${known}）。今は${found}。`,
  noDecks: '先読みするエージェントは、隠れたカードを知るためにデッキから始めなければならない。',
  noMethod: (method) => `機能${method}はない。`,
  noRuling: (id, play) => `裁定${id}に手順${play}はない。`,
  notLoaded: (address) => `${address}を読み込めない。`,
  notOpen: () => 'それはもう選べない。',
  notPlayed: 'この対戦はもう続いていない。',
  nothingToUndo: '取り消せる答えがない。',
  otherRevision: (problem, made, ours) =>
    `${problemInJapanese(problem)}作られた時のルールの版は${made}で、今の版は${ours}である。`,
});

/** What goes wrong in a tab, in Japanese; else as the page of a duel says it. */
const problemInJapanese = (message: string): string => tell(message) ?? voice.problem(message);

/** Codes of errors that the tab itself has. */
const OF_TAB: ReadonlySet<string> = new Set([
  'BAD_CASE',
  'BAD_LINK',
  'HIDDEN_CARDS',
  'NOT_LOADED',
  'NOTHING_TO_UNDO',
  'NO_RULING',
  'STALE_DECISION',
  'UNKNOWN_DUEL',
  'UNKNOWN_METHOD',
]);

/** Why the worker or the page has not done what was asked. */
export function errorInJapanese(code: string, message: string): string {
  if (OF_TAB.has(code)) return problemInJapanese(message);
  const said = code === 'BAD_OPTIONS' ? tell(message) : undefined;
  return said ?? texts.says.error(code, message);
}

/** Why a command fails, in Japanese: loaded with `--lang ja`. */

import { telling } from '@taiki/reader';
import { voice } from '../voice.ts';
import {
  ARGUMENT_PROBLEMS,
  COMMAND_PROBLEMS,
  FAILURES,
  FILE_REASONS,
  SAVED_PARTS,
  WANTED,
} from './failures.ts';

const reason = (text: string): string => tellReason(text) ?? text;
const problem = (text: string): string => tellArgument(text) ?? voice.readProblem(text);

const tellReason = telling(FILE_REASONS, {
  ENOENT: 'ファイルもフォルダーもない',
  EISDIR: 'フォルダーである。ファイルが要る',
  ENOTDIR: 'パスの途中がフォルダーでない',
  EACCES: '許可されていない',
  EEXIST: '同じ名前のファイルがある',
  ENOSPC: '空き容量がない',
});

const tellSaved = telling(SAVED_PARTS, {
  cards: '"cards"にカードの一覧',
  format: (format) => `"format"に"${format}"`,
  record: '"record"に記録の行',
  seats: '"hotseat"にtrue、または"as"に"p1"か"p2"と"against"にエージェント',
});

const tellWanted = telling(WANTED, {
  card: (card) => `カード「${card}」の出る`,
  rule: (rule) => `規則${rule}についての`,
  text: (text) => `「${text}」を含む`,
});

const tellArgument = telling(ARGUMENT_PROBLEMS, {
  agents: '両者のエージェントを1つか、greedy,randomのように2つ書く。',
  count: '1以上の整数を書く。',
  filled: '何か書く。',
  noAgentFile: (file) => `ファイル${file}はない。`,
  player: 'p1かp2と書く。',
  port: '0から65535までの整数を書く（0なら空いているポート）。',
  seed: '0から9007199254740991までの整数を書く。',
  secretSeed: '0から9007199254740991までの整数か、chacha20:と16進数64桁を書く。',
  unknownAgent: (agent, agents) => `エージェント「${agent}」はない。次のどれかにする：${agents}`,
  unknownAgentOrFile: (agent, agents) =>
    `エージェント「${agent}」はない。次のどれかにする：${agents}、選択ごとに20回試すsearch:20、4つのスレッドで試すsearch:20:4、./mine.jsのようなファイル`,
});

const tellCommand = telling(COMMAND_PROBLEMS, {
  argumentInvalid: (value, argument, what) => `${argument}に「${value}」は使えない。${command(what)}`,
  choices: (choices) => `次のどれかにする：${choices}`,
  conflict: (one, other) => `${optionNamed(one)}は${optionNamed(other)}とともに使えない。`,
  missingArgument: (name) => `${name}が要る。`,
  optionArgumentMissing: (option) => `${option}に値が要る。`,
  optionInvalid: (option, value, what) => `${option}に「${value}」は使えない。${command(what)}`,
  optionRequired: (option) => `${option}が要る。`,
  tooManyArguments: (name, expected, found) =>
    `${name}に引数が${found}個ある。${expected}個でなければならない。`,
  tooManyArgumentsForOne: (name, found) => `${name}に引数が${found}個ある。1個でなければならない。`,
  unknownCommand: (name) => `コマンド「${name}」はない。`,
  unknownCommandNear: (name, near) =>
    `コマンド「${name}」はない。もしかして：${near.replace(/^one of /u, '')}`,
  unknownOption: (option) => `オプション「${option}」はない。`,
  unknownOptionNear: (option, near) =>
    `オプション「${option}」はない。もしかして：${near.replace(/^one of /u, '')}`,
});

const command = (text: string): string => tellCommand(text) ?? problem(text);
const optionNamed = (text: string): string => text.replace(/^option '(.+)'$/u, '$1');

const tellFailure = telling(FAILURES, {
  agentCannotLoad: (file, why) => `${file}を読み込めない：${why}`,
  agentFailed: (file, why, turn) => `エージェント${file}が失敗した：${problem(why)}（ターン${turn}）`,
  agentIllegal: (file, why, turn) => `エージェント${file}の答えは選べない：${problem(why)}（ターン${turn}）`,
  agentMissing: (path, agent) => `${path}：エージェント「${agent}」がない。ファイルを元の場所に置くこと。`,
  agentNotExported: (file) =>
    `${file}に「agent」という関数がない。シードからエージェントを作る関数が要る：export const agent = (seed) => (view, decision) => [0]`,
  cannotCreate: (path, why) => `フォルダー${path}を作れない：${reason(why)}。`,
  cannotRead: (path, why) => `${path}を読めない：${reason(why)}。`,
  cannotWrite: (path, why) => `${path}に書けない：${reason(why)}。`,
  cardOfFile: (path, index, count, what) => `${path}：${count}枚のうち${index}枚目のカード：${problem(what)}`,
  caseMissing: 'ファイルが要る：taiki judge <file>、またはtaiki judge --from DU-003。',
  findOrCoverage: '--findと--coverageは一緒に使えない。',
  fromAlone: (file) => `--fromは裁定を場面として表示する。${file}か--fromを外すこと。`,
  listAll: (what) => `${problem(what)}すべてを見るには：taiki scenario --list`,
  listAlone: (id) => `--listはすべての裁定を並べる。${id}か--listを外すこと。`,
  listsRulings: (option, id) => `--${option}は裁定を並べる。${id}か--${option}を外すこと。`,
  noCard: '当てはまるカードはない。',
  noCardContains: (word) => `名前・種族・テキストに「${word}」を含むカードはない。`,
  noCardFits: (query) => `「${query}」に当てはまるカードはない。`,
  noCardInSet: (set) => `セット${set}に当てはまるカードはない。`,
  noCardInSetContains: (set, word) => `セット${set}に、名前・種族・テキストに「${word}」を含むカードはない。`,
  noRule: (number) => `規則「${number}」はない。506.3dのような番号を書く。`,
  noRuleContains: (word) => `「${word}」を含む規則はない。`,
  noRuleNear: (number, near) => `規則「${number}」はない。近いもの：${near}。`,
  noRuleUnderContains: (under, word) => `${under}の下に「${word}」を含む規則はない。`,
  noSet: (set, sets) => `セット「${set}」に当てはまるカードはない。セット：${sets}`,
  notJson: (path, why) => voice.problem(`${path}: expected JSON: ${why}`),
  needsCoverage: '--jsonには--coverageが要る。',
  near: (what, names) => voice.problem(`${failureInJapanese(what)} Did you mean ${names}?`),
  nothingHappens: (file) => `${file}：何も起こらない。`,
  noTerminal: 'taiki playには入出力のできる端末が要る。対戦を見るだけなら：taiki run',
  queryAlone: (option, query) => `--${option}に検索は要らない。「${query}」か--${option}を外すこと。`,
  rulingNeeded: (option, value) =>
    `--${option}には裁定の番号も要る：taiki scenario DU-003 --${option} ${value}`,
  rulesSayIt: (what, rules, text) =>
    `${failureInJapanese(what)}規則にはある（${rules}）：taiki rules --find "${text}"`,
  rulingNotFound: (wanted) =>
    `${wanted
      .split(', ')
      .map((one) => tellWanted(one) ?? one)
      .join('、')}裁定はない。`,
  sameName: (path, first, second, name) =>
    `${path}：${first}枚目と${second}枚目のカードの名前がどちらも「${name}」である。同じ名前は1つだけにする。`,
  savedNotAPlay: (path, expected) =>
    `${path}：taiki playで保存した対戦ではない。要るもの：${tellSaved(expected) ?? expected}`,
  twoPlays: (file) =>
    `${file}：比べる手順が1つしかない。「play: NAME」の行を加えるか、別の場面を書く：--compare other.txt`,
  unknownDeck: (name, starters, modern) =>
    `デッキ「${name}」はない。初めのデッキ（${starters}）か、今のデッキ（${modern}）か、ファイルの名前にする。`,
  unknownPlay: (play, what, plays) => `${what}に手順「${play}」はない。手順：${plays}`,
  writeAlone: (path) =>
    `--writeは--read-fileで読んだものを書く。--read-fileも要る：taiki cards --read-file scan.csv --write ${path}`,
});

/** The message of an error of a command. An excerpt below it stays. What has no Japanese stays English. */
export function failureInJapanese(message: string): string {
  const [first = '', ...excerpt] = message.split('\n');
  return [tellFailure(first) ?? problem(first), ...excerpt].join('\n');
}

/** What Commander writes about a command line. */
export function commandProblemInJapanese(text: string): string {
  const said = tellCommand(text.trimEnd());
  return said === undefined ? text : `エラー：${said}\n`;
}

import { describe, expect, it } from 'vitest';
import {
  ARGUMENT_PROBLEMS,
  COMMAND_PROBLEMS,
  FAILURES,
  SAVED_PARTS,
} from '../../cli/speech/failures/failures.ts';
import { commandProblemInJapanese, failureInJapanese } from '../../cli/speech/failures/japaneseFailures.ts';
import { runTaiki, temporaryFile } from './commandLine.ts';

const CASE = 'turn 5 of p1, attack\np1 battle zone: Aqua Hulcus\n';

/** What each command line answers, and the part of it that says what is wrong. */
const ANSWERS: readonly (readonly [string, readonly string[], string])[] = [
  ['a deck without a name that is known', ['run', '--deck', 'nosuch'], 'デッキ「nosuch」はない。'],
  [
    'a deck of another size',
    ['run', '--deck', temporaryFile('few.txt', '4 Aqua Hulcus\n')],
    'p1のデッキ：4枚ある。40枚でなければならない（100.2）。',
  ],
  [
    'an unknown card of a deck',
    ['run', '--deck', temporaryFile('wrong.txt', '40 Aqua Hulcuss\n')],
    'p1のデッキ：カード「Aqua Hulcuss」はない。もしかして：「アクア・ハルカス」',
  ],
  [
    'a line of a deck',
    ['run', '--deck', temporaryFile('line.txt', 'Aqua Hulcus\n')],
    '：1行目：「4 Aqua Hulcus」のような枚数とカードの名前でなければならない（今は「Aqua Hulcus」）。',
  ],
  [
    'custom cards that are no JSON',
    ['run', '--cards', temporaryFile('own.json', '{')],
    'own.json：JSONとして読めない',
  ],
  [
    'a custom card',
    [
      'run',
      '--cards',
      temporaryFile(
        'cost.json',
        '[{"name":"Mine","type":"creature","civilizations":[],"cost":-1,"power":1,"races":[],"abilities":[]}]',
      ),
    ],
    '1枚のうち1枚目のカード：カード「Mine」のcost：0以上の整数でなければならない（今は「-1」）。',
  ],
  ['a file that is not there', ['judge', '/nope'], '/nopeを読めない：ファイルもフォルダーもない。'],
  [
    'an unknown card',
    ['cards', 'Aqwa Hulcuss'],
    'カード「Aqwa Hulcuss」はない。もしかして：「アクア・ハルカス」',
  ],
  [
    'a text that is not understood',
    ['cards', '--read', 'drow a card'],
    '「drow」を理解できない（1行目、1文字目）。\n  drow a card\n  ^',
  ],
  [
    'a query of nothing',
    ['cards', ''],
    'エラー：検索の1字目：条件がない。名前の一部か「cost<=6」のように書く。',
  ],
  [
    'a case of nothing',
    ['judge', temporaryFile('nothing.txt', '')],
    'nothing.txt：局面がない。「turn 5 of p1, attack」のような行と、その後にゾーンごとの行が要る。',
  ],
  ['a query', ['cards', '(race:dragon'], '検索の1字目：「(」に対応する「)」がない。\n  (race:dragon\n  ^'],
  [
    'a position',
    ['judge', temporaryFile('turn.txt', 'turn 5\n')],
    '1行目：「turn 5 of p1, main」のような行（ステップは',
  ],
  [
    'an unknown card of a case',
    ['judge', temporaryFile('card.txt', `${CASE}p2 hand: Aqua Hulcis\n`)],
    '3行目：カード「Aqua Hulcis」はない。もしかして：「アクア・ハルカス」',
  ],
  [
    'the notation of an answer',
    ['judge', temporaryFile('answer.txt', `${CASE}p1 attack: Nobody\n`)],
    '（p1の攻撃）：選択肢「Nobody」はない。',
  ],
  ['a ruling', ['scenario', 'DU-999'], '裁定「DU-999」はない。近いもの：DU-'],
  [
    'rulings with a card',
    ['scenario', '--card', 'Hulcuss'],
    'カード「Hulcuss」の出る裁定はない。もしかして：',
  ],
  ['a play of a ruling', ['scenario', 'DU-003', '--play', 'zz'], 'DU-003に手順「zz」はない。'],
  ['an option', ['run', '--foo'], 'エラー：オプション「--foo」はない。\n（使い方：--help）'],
  ['a similar option', ['run', '--sed', '3'], 'エラー：オプション「--sed」はない。もしかして：--seed'],
  [
    'the value of an option',
    ['run', '--seed', 'x'],
    '--seed <n>に「x」は使えない。0から9007199254740991までの整数か',
  ],
  ['an agent', ['run', '--agents', 'nobody'], 'エージェント「nobody」はない。'],
  ['a set', ['run', '--sets', 'DM99'], 'エラー：セット「DM99」はない。次のどれかにする：dm'],
  [
    'options that exclude each other',
    ['play', '--hotseat', '--as', 'p1'],
    '--hotseatは--as <player>とともに使えない。',
  ],
  ['arguments', ['run', 'a', 'b'], 'runに引数が2個ある。0個でなければならない。'],
  ['no terminal', ['play'], 'taiki playには入出力のできる端末が要る。'],
];

describe('a command with --lang ja says in Japanese what is wrong', () => {
  it.each(ANSWERS)('%s', async (_, argv, said) => {
    const { code, errors } = await runTaiki(...argv, '--lang', 'ja');
    expect(code).not.toBe(0);
    expect(errors).toContain(said);
    expect(errors).not.toMatch(/\b(?:error|expected|Expected|not|unknown|Did you mean)\b/u);
  });

  it('and in English without it', async () => {
    expect((await runTaiki('run', '--foo')).errors).toContain("error: unknown option '--foo'");
    expect((await runTaiki('scenario', 'DU-999')).errors).toContain('error: Unknown scenario "DU-999".');
  });
});

type Texts = Readonly<Record<string, string | ((...parts: string[]) => string)>>;

it('each sentence of a command has its Japanese', () => {
  const PARTS = ['mine.txt', '12', 'greedy', '34'];
  const said = (texts: Texts, tell: (text: string) => string): readonly string[] =>
    Object.entries(texts).flatMap(([key, text]) => {
      const english = typeof text === 'function' ? text(...PARTS.slice(0, text.length)) : text;
      return /[぀-ヿ一-鿿]/u.test(tell(english)) ? [] : [`${key}: ${tell(english)}`];
    });
  expect(said(FAILURES, failureInJapanese)).toEqual([]);
  expect(said(ARGUMENT_PROBLEMS, failureInJapanese)).toEqual([]);
  expect(
    said(COMMAND_PROBLEMS, (text) =>
      commandProblemInJapanese(
        text.startsWith('error: ') ? text : `error: option '--x' argument 'y' is invalid. ${text}`,
      ),
    ),
  ).toEqual([]);
  expect(said(SAVED_PARTS, (text) => failureInJapanese(FAILURES.savedNotAPlay('mine.json', text)))).toEqual(
    [],
  );
});

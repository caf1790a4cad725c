import { JapaneseVoice } from '@taiki/reader';
import { createDuel, type Duel, replay, restoreDuel, starterDecks } from 'taiki';
import { parseLog } from 'taiki/testing';
import { describe, expect, test } from 'vitest';

const voice = new JapaneseVoice((name) => (name === 'Aqua Hulcus' ? 'アクア・ハルカス' : name));

const saidOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return voice.problem(error.message);
    throw error;
  }
  throw new Error('Expected an error.');
};

const [deck = []] = Object.values(starterDecks);

function begun(): Duel {
  const duel = createDuel({ decks: { p1: deck, p2: deck }, seed: 1 } as Parameters<typeof createDuel>[0]);
  for (let answers = 0; answers < 4; answers++) duel.choose([0]);
  return duel;
}

const RECORD = begun().record();

/** No word of an English sentence is left. What files contain is in brackets, and stays as it is. */
const isJapanese = (said: string): boolean =>
  !/\b(?:expected|not|unknown|there is|record|snapshot|which|changed)\b/iu.test(
    said.replaceAll(/「[^」]*」|"[^"]*"|duel\.snapshot\(\)/gu, ''),
  );

describe('what is wrong with a record is told in Japanese', () => {
  const edited = (from: RegExp | string, to: string) => () => replay(RECORD.replace(from, to));

  const CASES: readonly (readonly [string, () => unknown, string])[] = [
    [
      'another text',
      () => replay('hello'),
      '記録の1行目：「taiki record 1」でなければならない（今は「hello」）。記録ではないか、別の版である。',
    ],
    ['its end', () => replay(RECORD.slice(0, 30)), '記録の3行目：「rules: {}」のような'],
    [
      'a part that is missing',
      () => replay(RECORD.split('\n').slice(0, 5).join('\n')),
      '行目の前で終わっている',
    ],
    ['its seed', edited(/^seed: 1$/m, 'seed: one'), '記録の2行目：「seed: 7」か、'],
    ['its rules', edited(/^rules: .*$/m, 'rules: x'), '記録：JSONのルールでなければならない（今は「x」）。'],
    ['a limit', edited(/^first:/m, 'limit: days 3\nfirst:'), '上限「days」はない。次のどれかにする：'],
    ['a choice', edited(/^ {2}p[12] \w+ .*$/m, '  p3 main 0'), '「p1 main 3」のような選択でなければならない'],
    [
      'a deck',
      edited(/^( +\d+ ).+$/m, '$1Aqua Hulcuss'),
      '記録の対戦をはじめられない：p1のデッキ：カード「Aqua Hulcuss」はない。',
    ],
    ['its result', edited(/^result: .*$/m, 'result: p1 sleep 3'), '対戦の終わり方「sleep」はない。'],
    ['another log', edited(/^log: \d+/m, 'log: 1'), 'カードもルールも記録した時から変わっていない。'],
    [
      'an answer to something else',
      edited(/^ {2}(p[12]) \w+ (.*)$/m, '  $1 block $2'),
      '「block」に答えているが、ここで答えるのは',
    ],
    [
      'a later engine',
      () =>
        replay(
          RECORD.replace(/^engine: revision \d+/m, 'engine: revision 9999').replace(/^log: \d+/m, 'log: 1'),
        ),
      '記録した時の規則の改訂は9999、',
    ],
    [
      'an earlier engine',
      () =>
        replay(
          RECORD.replace(/^engine: revision \d+/m, 'engine: revision 0').replace(/^log: \d+/m, 'log: 1'),
        ),
      '記録した時から変わったもの：規則',
    ],
    ['a line of a log', () => parseLog('{"kind":'), 'ログの1行目：JSONの事実でなければならない。'],
    [
      'a fact of a log',
      () => parseLog('{"kind":"turnBegan","state":"x","rule":"500.1","player":"p3","turn":1}'),
      'ログの1行目：「turnBegan」の「player」は"p1"か"p2"でなければならない',
    ],
  ];

  test.each(CASES)('%s', (_, act, japanese) => {
    const said = saidOf(act);
    expect(said).toContain(japanese);
    expect(said).toSatisfy(isJapanese);
  });

  test('with the file before it', () => {
    expect(
      voice.problem('duel.taiki: The duel of the record cannot start: Deck p1: unknown card "Aqua Hulcis".'),
    ).toBe('duel.taiki：記録の対戦をはじめられない：p1のデッキ：カード「Aqua Hulcis」はない。');
  });

  test('with the file before it, and cards by their names', () => {
    expect(
      voice.problem(
        'duel.taiki: Record: expected the result null, but the replayed duel has {}. Choice 2 of 9 is the first that differs. Changed since it was recorded: the cards "Aqua Hulcus", "Vorg" and 3 more; the rules 115.2 and 510.2 (Effects end.), 112.2 (Costs (mana) are paid.).',
      ),
    ).toBe(
      'duel.taiki：記録：結果はnullのはずが、再生した対戦では{}になった。初めに違うのは9回のうち2回目の選択である。記録した時から変わったもの：カード「アクア・ハルカス」「Vorg」ほか3つ、規則115.2、510.2、112.2。',
    );
  });
});

describe('what is wrong with a snapshot is told in Japanese', () => {
  const damaged =
    (damage: (snapshot: Record<string, unknown>) => void): (() => unknown) =>
    () => {
      const snapshot = JSON.parse(JSON.stringify(begun().snapshot())) as Record<string, unknown>;
      damage(snapshot);
      return restoreDuel(snapshot as never);
    };
  const at = (value: unknown, ...path: readonly string[]): Record<string, unknown> =>
    path.reduce((found, key) => (found as Record<string, unknown>)[key], value) as Record<string, unknown>;

  const CASES: readonly (readonly [string, () => unknown, string])[] = [
    [
      'something else',
      () => restoreDuel('x' as never),
      'スナップショット：duel.snapshot()の結果でなければならない',
    ],
    ['its version', damaged((one) => Object.assign(one, { taiki: 1 })), '版（「taiki」）は'],
    [
      'a part',
      damaged((one) => Object.assign(one, { facts: 'x' })),
      '「facts」は数でなければならない（今は「x」）。',
    ],
    [
      'a state',
      damaged((one) => Object.assign(one, { state: 'nowhere' })),
      '「state」はチャートの末端の状態のパス',
    ],
    [
      'its sum',
      damaged((one) => Object.assign(one, { checksum: '0' })),
      '「checksum」がほかの部分と合わない。',
    ],
    ['its seed', damaged((one) => Object.assign(one, { seed: 'x' })), 'スナップショット：seed：'],
    [
      'a result that is missing',
      damaged((one) => Object.assign(one, { state: 'over' })),
      '「state」が「over」なのに、「context.game」に結果がない。',
    ],
    [
      'a decision',
      damaged((one) => Object.assign(at(one, 'context', 'decision'), { min: 9, max: 9 })),
      '個の選択肢から9個以上9個以下を選ばせている。',
    ],
    [
      'a card in two places',
      damaged((one) => {
        const zones = at(one, 'context', 'game', 'zones', 'p1') as Record<string, unknown[]>;
        zones['hand'] = [...(zones['hand'] ?? []), ...(zones['hand'] ?? []).slice(0, 1)];
      }),
      'ほかのものにない',
    ],
    [
      'a choice',
      damaged((one) => Object.assign(one, { choices: [{ player: 'p3', kind: 'main', answer: [] }] })),
      '「choices.0.player」は"p1"か"p2"でなければならない',
    ],
  ];

  test.each(CASES)('%s', (_, act, japanese) => {
    const said = saidOf(act);
    expect(said).toContain(japanese);
    expect(said).toSatisfy(isJapanese);
  });
});

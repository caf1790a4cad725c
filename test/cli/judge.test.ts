import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../cli/printed/wrapped.ts';
import { TWO_INVASIONS } from '../support/twoInvasions.ts';
import { runTaiki, temporaryFile } from './commandLine.ts';

const CASE = `# a comment
case: Two invasions at one attack${TWO_INVASIONS}
p1 attack: The Red, Lightning Sonic -> p2
play: both
p1 declareUsage: Redzone, Roaring Invasion | Redzone Z, Passionate Invasion
play: none
p1 declareUsage: pass
`;

const file = (text = CASE): string => temporaryFile('case.txt', text);

describe('taiki judge', () => {
  it('plays a case step by step, every open order from where it parts, and says how they end', async () => {
    const { code, out, errors } = await runTaiki('judge', file(), '--play', 'both');
    expect([code, errors]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines[0]).toBe('Two invasions at one attack');
    expect(lines.filter((line) => line.startsWith('── Order')).map((line) => line.slice(3, 30))).toEqual([
      'Order 1 of 5: Redzone, Roar',
      'Order 2 of 5 (begins as ord',
      'Order 3 of 5 (begins as ord',
      'Order 4 of 5 (begins as ord',
      'Order 5 of 5 (begins as ord',
    ]);
    expect(lines.filter((line) => line.includes('attacks p2  '))).toHaveLength(1);
    expect(out).toContain('p1 declares ← next (506.3b)');
    expect(out).toContain('The 5 orders end differently:');
    expect(out).toContain(
      '   p2 graveyard, orders 1, 2, 4: Tri-horn Shepherd\n   p2 graveyard, orders 3, 5: nothing',
    );
  });

  it('shows two plays side by side from where they part, and how their ends differ', async () => {
    const { code, out } = await runTaiki('judge', file(), '--compare');
    expect(code).toBe(0);
    expect(out).toMatch(/^both +│ none$/m);
    expect(out).toMatch(/^2 · p1 declareUsage · +│ 2 · p1 declareUsage ·$/m);
    expect(out).toContain('   p2 graveyard: Tri-horn Shepherd │ nothing');
  });

  it('compares two cases, and says when they end the same', async () => {
    const other = file(CASE.replace('Fear Fang', 'Burning Mane'));
    const { out } = await runTaiki('judge', file(), '--play', 'none', '--compare', other);
    expect(out).toContain('The ends differ:');
    expect(out).toContain('p1 battle zone: Fear Fang');
    expect((await runTaiki('judge', file(), '--play', 'none', '--compare', file())).out).toMatch(
      /Both end the same\.$/,
    );
  });

  it('says all of it in Japanese', async () => {
    const { code, out } = await runTaiki('judge', file(), '--lang', 'ja');
    expect(code).toBe(0);
    expect(out).toContain('── 順序1/5：');
    expect(out).toContain('   待機          p1が宣言する ← 次（規則506.3b）');
    expect(out).toContain('5通りの順序で終わり方が違う：');
    expect(out).toMatch(/^ {3}p2の墓地、順序1・2・4：/m);
    const english = /declares|resolves|graveyard|battle zone|asked|standby|Order|turn 5/;
    const said = out.split('\n').filter((line) => !/^── \d|^Two invasions/.test(line));
    expect(said.filter((line) => english.test(line))).toEqual([]);
    const compared = await runTaiki('judge', file(), '--compare', '--lang', 'ja');
    expect(compared.out).toContain('終わり方の違い：');
    expect(
      new Set(
        compared.out.split('\n').flatMap((line) => {
          const bar = line.indexOf(' │ ');
          return bar < 0 || line.startsWith('   ') ? [] : [columnsOf(line.slice(0, bar))];
        }),
      ).size,
    ).toBe(1);
  });

  it('prints what happens as JSON', async () => {
    const { out } = await runTaiki('judge', file(), '--play', 'none', '--json');
    const { title, plays } = JSON.parse(out);
    expect([title, plays.length, plays[0].outcomes.length]).toEqual(['Two invasions at one attack', 1, 1]);
    const [{ end, lines }] = plays[0].outcomes;
    expect(end).toMatchObject({
      state: 'turn.attack.directAttack.beforeBreak.choosingShields',
      decision: { player: 'p1', kind: 'shields', rule: '509.3' },
      p1: { hand: ['Redzone, Roaring Invasion', 'Redzone Z, Passionate Invasion'] },
    });
    expect(lines).toContainEqual({
      kind: 'fact',
      label: '',
      text: "p1's The Red, Lightning Sonic attacks p2",
      rule: '506.3',
    });
    const compared = JSON.parse((await runTaiki('judge', file(), '--compare', '--json')).out);
    expect(Object.keys(compared)).toEqual(['left', 'right', 'shared', 'differences']);
  });

  it('prints a ruling as a case, which it judges as the ruling says', async () => {
    const { out } = await runTaiki('judge', '--from', 'SB-032', '--play', '1');
    expect(out.split('\n').slice(0, 2)).toEqual([
      'case: SB-032, Lulufens first: Lulufens is put and both players have Mist Rias. In which order do the effects resolve?',
      'turn 5 of p1, main',
    ]);
    const { code, out: told } = await runTaiki('judge', file(out));
    expect([code, told.includes('p1 attack · turn.attack.declaration.choosing')]).toEqual([0, true]);
  });

  it.each([
    [[], 'error: Missing argument: expected taiki judge <file>, or taiki judge --from DU-003.'],
    [['/nowhere/case.txt'], 'error: Cannot read /nowhere/case.txt: no such file or directory.'],
    [['--from', 'XX-1'], /^error: Unknown scenario "XX-1"\./],
    [
      ['--from', 'DU-003', '--compare', 'other.txt'],
      /'--from <ruling>' cannot be used with option '--compare/,
    ],
    [['--from', 'DU-003', '--json'], /'--from <ruling>' cannot be used with option '--json'/],
    [['case.txt', '--from', 'DU-003'], /leave out case\.txt, or leave out --from/],
  ] as const)('refuses %j', async (argv, message) => {
    const { code, errors } = await runTaiki('judge', ...argv);
    expect(code).toBe(1);
    expect(errors).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('names the file, the line and the value of a mistake', async () => {
    const path = file(CASE.replace('Burning Mane', 'Burning Main'));
    expect((await runTaiki('judge', path)).errors).toMatch(
      `error: ${path}: Line 7: unknown card "Burning Main". Did you mean "Burning Mane"`,
    );
    const only = file(CASE.slice(0, CASE.indexOf('play: both')));
    expect((await runTaiki('judge', only, '--compare')).errors).toBe(
      `error: ${only}: expected two plays to compare, found one. Add "play: NAME" lines, or name another case: --compare other.txt.`,
    );
    expect((await runTaiki('judge', file(), '--play', 'third')).errors).toMatch(
      /^error: Unknown play "third"/,
    );
  });
});

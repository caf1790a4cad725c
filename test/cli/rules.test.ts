import { rulebookInJapanese } from '@taiki/reader';
import { numberedRules, rulebook, ruleNumbers } from 'taiki/rulebook';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../cli/printed/wrapped.ts';
import { runTaiki } from './commandLine.ts';

describe('taiki rules', () => {
  it('lists the sections', async () => {
    const { code, out } = await runTaiki('rules');
    expect(code).toBe(0);
    for (const number of ruleNumbers.filter((one) => !one.includes('.')))
      expect(out).toMatch(new RegExp(`^${number} `, 'm'));
    expect(out).not.toMatch(/^506\.1/m);
  });

  it('prints a rule, what it is part of, the states that implement it and what shows it', async () => {
    const { code, out } = await runTaiki('rules', '506.3d');
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^506\.3d +The non-active player declares/);
    expect(out).toMatch(/^under 506\.3 +/m);
    expect(out).toMatch(/^under 506 +Attacking creature\.$/m);
    expect(out).toMatch(/^states +turn\.attack\.declaration\.napDeclare$/m);
    expect(out).toMatch(/^rulings +DU-\d{3} {2}\S/m);
    expect(out).not.toMatch(/\.ts\b/);
  });

  it('names the rulings that show a rule', async () => {
    const { out } = await runTaiki('rules', '506.3b');
    expect(out).toMatch(/^rulings +DU-\d{3} {2}\S/m);
  });

  it('prints a section with its rules, one step down', async () => {
    const { out } = await runTaiki('rules', '115');
    expect(out).toMatch(/^115\.3 +/m);
    expect(out).not.toMatch(/^115\.3a/m);
    expect((await runTaiki('rules', '115.3')).out).toMatch(/^115\.3a +/m);
  });

  it('takes a number of full width', async () => {
    expect((await runTaiki('rules', '５０６．３ｄ')).out).toBe((await runTaiki('rules', '506.3d')).out);
    const { out } = await runTaiki('scenario', 'ＤＵ－００３');
    expect(out).toMatch(/^DU-003/);
  });

  it('says what is missing', async () => {
    const { out } = await runTaiki('rules', '114.5');
    expect(out.replace(/\n +/g, ' ')).toMatch(/^partly +A drawn card is in the hand/m);
  });

  it('says why a rule is outside', async () => {
    const { out } = await runTaiki('rules', '205.2b');
    expect(out).toMatch(/^outside +It is about what is printed/m);
  });

  it('says of every numbered rule how much is implemented, and counts', async () => {
    const { code, out } = await runTaiki('rules', '--coverage');
    expect(code).toBe(0);
    const lines = out.split('\n');
    for (const number of numberedRules)
      expect(out).toMatch(
        new RegExp(`^${number.replace('.', '\\.')} +(implemented|partly|outside|missing)`, 'm'),
      );
    expect(out).toMatch(/^114\.1 +implemented$/m);
    expect(lines.at(-1)).toMatch(/^all +766( +\d+){4}$/);
    expect(out).toMatch(/^115 +8 +8 +0 +0 +0$/m);
  });

  it('says it of one section', async () => {
    const { out } = await runTaiki('rules', '115', '--coverage');
    expect(out).toMatch(/^115\.3a +implemented$/m);
    expect(out).not.toMatch(/^114/m);
    expect(out).toMatch(/^all +8 /m);
  });

  it('says it as JSON', async () => {
    const { code, out } = await runTaiki('rules', '--coverage', '--json');
    expect(code).toBe(0);
    const { all, sections, rules } = JSON.parse(out);
    expect(rules.map(({ rule }: { readonly rule: string }) => rule)).toEqual(numberedRules);
    expect(rules).toContainEqual({ rule: '115.1', status: 'implemented' });
    expect(rules).toContainEqual({ rule: '205.2b', status: 'outside', reason: 'print' });
    expect(all.rules).toBe(766);
    expect(sections).toContainEqual({
      section: '115',
      rules: 8,
      implemented: 8,
      partly: 0,
      outside: 0,
      missing: 0,
    });
  });

  it.each([
    [['--json'], 'error: --json needs --coverage.'],
    [['--find', 'standby', '--coverage'], 'error: --find and --coverage exclude each other.'],
    [['999', '--coverage'], 'error: Unknown rule "999". Nearest: 819, 820, 821.'],
  ])('refuses %j', async (options, complaint) => {
    const { code, errors } = await runTaiki('rules', ...options);
    expect([code, errors]).toEqual([1, complaint]);
  });

  it('finds a word', async () => {
    const { code, out } = await runTaiki('rules', '--find', 'STANDBY');
    expect(code).toBe(0);
    expect(out).toMatch(/^603\.3 /m);
    const under = await runTaiki('rules', '506', '--find', 'standby');
    expect(under.out).toMatch(/^506\.3 /m);
    expect(under.out).not.toMatch(/^603/m);
  });

  it('says that no rule has a word', async () => {
    const { code, errors } = await runTaiki('rules', '--find', 'xyzzy');
    expect([code, errors]).toEqual([1, 'error: No rule contains "xyzzy" in its text.']);
  });

  it.each([
    ['506.2z', 'error: Unknown rule "506.2z". Nearest: 506.2.'],
    ['512.9', 'error: Unknown rule "512.9". Nearest: 512, 512.1.'],
    ['513', 'error: Unknown rule "513". Nearest: 510, 511, 512.'],
    ['blocker', 'error: Unknown rule "blocker". Expected a number such as 506.3d.'],
  ])('names what is near %s', async (number, complaint) => {
    const { code, errors } = await runTaiki('rules', number);
    expect([code, errors]).toEqual([1, complaint]);
  });

  it('keeps to the width of the page', async () => {
    for (const number of ['101.2', '507.1b', '701.5a']) {
      const { out } = await runTaiki('rules', number);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
      expect(out.replace(/\s+/g, ' ')).toContain(rulebook[number]);
    }
  });
});

describe('taiki rules --lang ja', () => {
  it('has every rule in Japanese', () => {
    expect(ruleNumbers.filter((number) => rulebookInJapanese(number) === undefined)).toEqual([]);
    expect(ruleNumbers.filter((number) => /[a-z]{4,}/.test(rulebookInJapanese(number) ?? ''))).toEqual([]);
  });

  it('prints a rule with what is above it, its states and its rulings', async () => {
    const { code, out } = await runTaiki('rules', '506.3d', '--lang', 'ja');
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^506\.3d +非ターン・プレイヤー/u);
    expect(out).toMatch(/^506\.3の下 +/mu);
    expect(out).toMatch(/^状態 +turn\.attack\.declaration\.napDeclare$/mu);
    expect(out).toMatch(/^裁定 +DU-\d{3} {2}[^a-z]/mu);
    expect(lines.filter((line) => columnsOf(line) > 100)).toEqual([]);
  });

  it('finds rules by a Japanese word, and lists the sections', async () => {
    expect((await runTaiki('rules', '--find', '封印', '--lang', 'ja')).out).toMatch(/^116\.2 +封印された/mu);
    expect((await runTaiki('rules', '--lang', 'ja')).out).toMatch(/^116 +封印。$/mu);
  });

  it('says how much of a section is implemented', async () => {
    const { out } = await runTaiki('rules', '114', '--coverage', '--lang', 'ja');
    expect(out).toMatch(/^114\.5 +一部だけ：足りないところは英語で/mu);
    expect(out).toMatch(/^節 +規則 +実装済み +一部だけ +対象外 +未実装$/mu);
  });

  it('says why a rule is outside, and what is wrong', async () => {
    expect((await runTaiki('rules', '205.2b', '--lang', 'ja')).out).toMatch(/^対象外 +特性と能力のほかに/mu);
    const wrong = async (...args: readonly string[]) =>
      (await runTaiki('rules', ...args, '--lang', 'ja')).errors;
    expect(await wrong('506.9')).toMatch(/^エラー：規則「506\.9」はない。近いもの：506/u);
    expect(await wrong('x')).toBe('エラー：規則「x」はない。506.3dのような番号を書く。');
    expect(await wrong('--find', '龍龍龍')).toBe('エラー：「龍龍龍」を含む規則はない。');
    expect(await wrong('--json')).toBe('エラー：--jsonには--coverageが要る。');
  });
});

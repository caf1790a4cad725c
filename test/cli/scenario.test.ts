import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findScenario, rulingFixture, scenarios, searchScenarios, sourceOf } from '../../rulings/index.ts';
import { runTaiki, temporaryPath } from './commandLine.ts';

const lines = (text: string): readonly string[] =>
  text.split('\n').map((line) => line.replace(/ +/g, ' ').trim());

const between = (all: readonly string[], from: string, to: string): readonly string[] => {
  const start = all.findIndex((line) => line.startsWith(from));
  return all.slice(
    start + 1,
    all.findIndex((line, index) => index > start && line.startsWith(to)),
  );
};

describe('taiki scenario', () => {
  it('tells a ruling, the position, and what each player is asked', async () => {
    const { code, out, errors } = await runTaiki('scenario', 'DU-003', '--play', '1');
    expect([code, errors]).toEqual([0, '']);
    const all = lines(out);
    expect(all.slice(0, 2)).toEqual([
      'DU-003 · 506.3b, 605.1 · firm',
      'Can two invasions be declared for the same attack?',
    ]);
    expect(between(all, '── Play 1 of 2: Redzone first', '── 1 ·')).toEqual([
      'position turn 5 of p1',
      'p2 battle zone: Burning Mane · Tri-horn Shepherd',
      'shields: 5 Filler',
      'deck: 20',
      'p1 battle zone: The Red, Lightning Sonic · Fear Fang',
      'hand: Redzone, Roaring Invasion · Redzone Z, Passionate Invasion',
      'shields: 5 Filler',
      'deck: 20',
      '',
    ]);
    expect(
      between(all, '── 2 · p1 declareUsage · turn.attack.declaration.apDeclare · 603.2e', '── 3 ·'),
    ).toEqual([
      'standby p1 declares ← next',
      "p1's The Red, Lightning Sonic attacks p2",
      'asked p1: Declare the abilities that you use',
      '● Declare Redzone, Roaring Invasion',
      '● Declare Redzone Z, Passionate Invasion',
      "p1's Redzone, Roaring Invasion is revealed (603.2f)",
      'p1 declares the invasion of Redzone, Roaring Invasion (603.2f)',
      "The effect of p1's Redzone, Roaring Invasion goes on standby (603.2)",
      "p1's Redzone Z, Passionate Invasion is revealed (603.2f)",
      'p1 declares the invasion of Redzone Z, Passionate Invasion (603.2f)',
      "The effect of p1's Redzone Z, Passionate Invasion goes on standby (603.2)",
      '',
    ]);
    expect(all.at(-1)).toBe('As the ruling says: Redzone first');
  });

  it('says where a ruling was read, and what its status means', async () => {
    const shown = async (id: string) => {
      const { out } = await runTaiki('scenario', id, '--play', '1');
      const all = lines(out);
      return all
        .slice(
          all.findIndex((line) => line.startsWith('From ')),
          all.findIndex((line) => line.startsWith('── Play')),
        )
        .filter((line) => line !== '')
        .join(' ');
    };
    expect(await shown('DU-003')).toBe(
      'From "Declaration of Usage" of the Duel Masters Wiki, by the rules Ver. 1.45 of 2025-04-18; firm: no source says otherwise. https://duelmasters.fandom.com/wiki/Declaration_of_Usage',
    );
    expect(await shown('DU-031')).toContain(
      'which cites an official answer of 2021-05-21; conflict: the sources disagree, and this is the reading of the engine.',
    );
    for (const scenario of scenarios)
      expect([scenario.id, sourceOf(scenario)?.page]).not.toContain(undefined);
    expect(sourceOf({ id: 'OWN-1' })).toBeUndefined();
  });

  it('leads from an everyday word without a ruling to the rules', async () => {
    const { code, errors } = await runTaiki('scenario', '--text', 'summoning sickness');
    expect([code, errors]).toEqual([
      1,
      'error: No ruling found containing "summoning sickness". The rules say it (301.5, 506.1a): taiki rules --find "summoning sickness".',
    ]);
  });

  it('shows the standby lanes of both players before each decision, and which is next', async () => {
    const { out } = await runTaiki('scenario', 'SB-032');
    const third = between(lines(out), '── 3 · p1 confirm', '── 4 ·');
    const lanes = third.filter((line) => /^(resolving|standby|p[12] |Mist Rias|Lulufens)/.test(line));
    expect(lanes.map((line) => line.replace(/:.*/, ''))).toEqual([
      'resolving p1 Lulufens, Sun Dragon Elemental',
      'standby p1 resolves ← next',
      'Mist Rias, Sonic Guardian',
      'p2 resolves',
      'Mist Rias, Sonic Guardian',
    ]);
  });

  it('plays all plays, or the one that is named', async () => {
    const all = await runTaiki('scenario', 'DU-009');
    expect(all.out).toContain('── Play 1 of 2: passed');
    expect(all.out).toContain('── Play 2 of 2: declared');
    const one = await runTaiki('scenario', 'du-9', '--play', 'declared');
    expect(one.out).not.toContain('── Play 1 of 2');
    expect(one.out).toContain('── Play 2 of 2: declared');
    expect(await runTaiki('scenario', 'DU-009', '--play', '3')).toEqual({
      code: 1,
      out: '',
      errors: 'error: Unknown play "3" of DU-009. Plays: 1 passed · 2 declared.',
    });
  });

  it('lists all rulings that can be played', async () => {
    for (const argv of [['scenario'], ['scenario', '--list']]) {
      const { code, out } = await runTaiki(...argv);
      expect(code).toBe(0);
      expect(out.match(/^[A-Z]{2}-\d{3} /gm)).toHaveLength(scenarios.length);
      expect(out).toContain(`${scenarios.length} rulings. To play one: taiki scenario ${scenarios[0]?.id}`);
    }
  });

  it('lists them by rule, card or text', async () => {
    const listed = async (...argv: readonly string[]) =>
      (await runTaiki('scenario', '--list', ...argv)).out.match(/^[A-Z]{2}-\d{3}/gm) ?? [];
    const byRule = scenarios.filter(({ rules }) => rules.some((rule) => /^603\.2[a-z]?$/.test(rule)));
    expect(await listed('--rule', '603.2')).toEqual(byRule.map(({ id }) => id));
    expect(await listed('--rule', '605.1')).toContain('DU-003');
    expect(await listed('--card', 'redzone z')).toContain('DU-003');
    expect(await listed('--card', 'redzone z')).not.toContain('BL-001');
    expect(await listed('--text', 'blocking is optional')).toEqual(['BL-001']);
    const both = await listed('--text', 'INVASIONS', '--rule', '605.1');
    expect(both).toContain('DU-003');
    expect(both).not.toContain('DU-002');
    const none = await runTaiki('scenario', '--list', '--rule', '99', '--card', 'nobody');
    expect([none.code, none.errors]).toEqual([
      1,
      'error: No ruling found about rule 99, with card "nobody".',
    ]);
  });

  it.each([
    [['--play', '1'], '--play: expected the id of a ruling too, such as: taiki scenario DU-003 --play 1.'],
    [
      ['--list', '--picture', 'a.svg'],
      '--picture: expected the id of a ruling too, such as: taiki scenario DU-003 --picture a.svg.',
    ],
    [['DU-003', '--rule', '603.2'], '--rule lists rulings: leave out DU-003, or leave out --rule.'],
    [['DU-003', '--list'], '--list lists all rulings: leave out DU-003, or leave out --list.'],
  ])('refuses options that it would ignore: %j', async (argv, message) => {
    expect(await runTaiki('scenario', ...argv)).toEqual({ code: 1, out: '', errors: `error: ${message}` });
  });

  it('lists the rulings about a rule without --list', async () => {
    expect(await runTaiki('scenario', '--rule', '603.2')).toEqual(
      await runTaiki('scenario', '--list', '--rule', '603.2'),
    );
  });

  it('names the ids that are near one that is not there', async () => {
    const { code, out, errors } = await runTaiki('scenario', 'DU-999');
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(
      /^error: Unknown scenario "DU-999"\. Nearest: DU-\d{3}, DU-\d{3}, DU-\d{3}\. To list all: taiki scenario --list\.$/,
    );
    expect((await runTaiki('scenario', 'redzone')).errors).toMatch(
      /^error: Unknown scenario "redzone"\. Expected an id that begins with DU-, .*TR-\. To list all/,
    );
  });

  it('draws the map of the turn where the most is on standby', async () => {
    const file = temporaryPath('du3.svg');
    const { code, out } = await runTaiki('scenario', 'DU-003', '--picture', file);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Wrote the map of the turn at ".+": .*du3\.svg$/),
    ]);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    for (const text of ['Turn 5', 'start of turn', 'direct attack', 'NAP resolves', 'AP waiting: '])
      expect(svg).toContain(text);
    expect(svg.match(/class="[a-z ]*\bleaf\b/g)).toHaveLength(1);
    expect(svg.trimEnd().endsWith('</svg>')).toBe(true);
  });

  it('writes rulings as JSON for other engines, with their schema', async () => {
    const folder = temporaryPath('rulings');
    const { code, out, errors } = await runTaiki('scenario', '--rule', '603.2f', '--export', folder);
    expect([code, errors]).toEqual([0, '']);
    const ids = searchScenarios({ rule: '603.2f' }).map(({ id }) => id);
    expect(out).toContain(`Wrote ${ids.length} rulings and ruling.schema.json`);
    expect(readdirSync(folder).toSorted()).toEqual([
      ...ids.map((id) => `${id}.json`).toSorted(),
      'ruling.schema.json',
    ]);
    const [id = ''] = ids;
    const { $schema, ...fixture } = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));
    expect($schema).toBe('./ruling.schema.json');
    expect(fixture).toEqual(JSON.parse(JSON.stringify(rulingFixture(findScenario(id)))));

    const one = temporaryPath('one');
    await runTaiki('scenario', 'du-3', '--export', one);
    expect(readdirSync(one)).toEqual(['DU-003.json', 'ruling.schema.json']);
  });

  it('suggests cards for a name that no ruling and no card has', async () => {
    const { errors } = await runTaiki('scenario', '--card', 'Redzonne, Roaring Invasion');
    expect(errors).toMatch(
      /^error: No ruling found with card "Redzonne.*Did you mean "Redzone, Roaring Invasion"/,
    );
  });

  it('refuses an export that shows something too, or of a ruling that is not there', async () => {
    const folder = temporaryPath('none');
    expect((await runTaiki('scenario', 'DU-003', '--play', '1', '--export', folder)).errors).toBe(
      'error: --export writes rulings and shows none: leave out --play.',
    );
    expect((await runTaiki('scenario', 'XX-001', '--export', folder)).code).toBe(1);
    expect((await runTaiki('scenario', '--rule', '999', '--export', folder)).errors).toBe(
      'error: No ruling found about rule 999.',
    );
    expect(existsSync(folder)).toBe(false);
  });
});

describe('taiki scenario --lang ja', () => {
  it('tells a ruling in Japanese', async () => {
    const { code, out, errors } = await runTaiki('scenario', 'DU-003', '--play', '1', '--lang', 'ja');
    expect([code, errors]).toEqual([0, '']);
    const all = lines(out);
    expect(all.slice(0, 2)).toEqual(['DU-003 · 506.3b, 605.1 · 確定', '1回の攻撃に侵略を2つ宣言できるか？']);
    expect(between(all, '── 手順1/2：レッドゾーンが先', '── 1・')).toEqual([
      '局面 ターン5、p1のターン',
      'p2 バトルゾーン：炎のたてがみ・群れを守るトライ・ホーン',
      'シールドゾーン：Filler 5枚',
      '山札：20枚',
      'p1 バトルゾーン：轟速 ザ・レッド・白銀の牙',
      '手札：轟く侵略 レッドゾーン・熱き侵略 レッドゾーンZ',
      'シールドゾーン：Filler 5枚',
      '山札：20枚',
      '',
    ]);
    expect(all.at(-1)).toBe('裁定のとおり：レッドゾーンが先');
  });

  it('lists rulings in Japanese', async () => {
    const { out } = await runTaiki('scenario', '--rule', '605.1', '--lang', 'ja');
    const all = lines(out);
    expect(all[0]).toMatch(/^DU-003 506\.3b, 605\.1 · 手順2つ$/);
    expect(all.at(-1)).toMatch(/^裁定\d+件。1つを見るには：taiki scenario DU-003 --lang ja$/);
  });

  it('leaves nothing in English but names, notation and states', async () => {
    const told = await Promise.all(
      ['DU-003', 'DU-037', 'US-020', 'BL-017', 'SB-010', 'SB-018', 'TR-030', 'TR-045'].map((id) =>
        runTaiki('scenario', id, '--lang', 'ja'),
      ),
    );
    const names = new Set(
      scenarios.flatMap(
        (scenario) =>
          JSON.stringify([scenario.begin, scenario.plays.map(({ end }) => end)]).match(/[A-Za-z][\w'-]*/g) ??
          [],
      ),
    );
    const left = told
      .flatMap(({ out }) => out.split('\n'))
      .filter((line) => !/Wiki|wiki/.test(line))
      .flatMap((line) => line.replace(/\b(?:turn|standby)\.[\w.]+/g, '').match(/[A-Za-z][\w'-]+/g) ?? [])
      .filter((word) => !/^(?:p1|p2|kizuna|[A-Z]{2}-\d{3})$/.test(word) && !names.has(word));
    expect([...new Set(left)]).toEqual([]);
  });
});

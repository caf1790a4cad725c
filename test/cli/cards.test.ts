import { allCards, findCard } from 'taiki';
import { draw, self, spellAbility, wheneverAttacks } from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { runTaiki, temporaryFile } from './commandLine.ts';

describe('taiki cards', () => {
  it('prints a card from its data', async () => {
    const { code, out } = await runTaiki('cards', 'Aqua Hulcus');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').slice(0, 3)).toEqual([
      'Aqua Hulcus',
      'Water creature (Liquid People), cost 3, power 2000',
      '  When this is put into the battle zone, you may draw a card.',
    ]);
  });

  it('lists the base set whole', async () => {
    const { code, out } = await runTaiki('cards', '--set', 'dm-01');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(121);
    expect(out).toContain('120 cards. To print one: ');
  });

  it('prints data that parses', async () => {
    const { out } = await runTaiki('cards', 'Terror Pit', '--json');
    expect(JSON.parse(out)).toEqual(findCard('Terror Pit'));
    const all = await runTaiki('cards', '--json');
    expect(JSON.parse(all.out)).toEqual(allCards);
  });

  it('suggests names that are near, and names the sets', async () => {
    const unknown = await runTaiki('cards', 'Aqua Hulkus');
    expect([unknown.code, unknown.errors]).toEqual([
      1,
      'error: Unknown card "Aqua Hulkus". Did you mean "Aqua Hulcus"?',
    ]);
    const set = await runTaiki('cards', '--set', 'DM-99');
    expect(set.code).toBe(1);
    expect(set.errors).toMatch(/^error: No matching card in set "DM-99". Sets: DM-01, DM-02/);
  });
});

describe('taiki cards --read', () => {
  it('prints what a text was understood as, and the definition', async () => {
    const text = 'When this attacks, draw a card.';
    expect(await runTaiki('cards', '--read', text)).toEqual({ code: 0, out: text, errors: '' });
    const { out } = await runTaiki('cards', '--read', text, '--json');
    expect(JSON.parse(out)).toEqual(wheneverAttacks(self, draw()));
  });

  it('prints it in Japanese', async () => {
    const { out } = await runTaiki('cards', '--read', 'Blocker\nDouble breaker', '--lang', 'ja');
    expect(out).toBe('ブロッカー\nW・ブレイカー');
  });

  it('marks the first word that it does not understand', async () => {
    const { code, errors } = await runTaiki('cards', '--read', 'When this attacks, drow a card.');
    expect([code, errors]).toEqual([
      1,
      [
        'error: "drow" is not understood (line 1, column 20).',
        '  When this attacks, drow a card.',
        '                     ^',
      ].join('\n'),
    ]);
  });
});

describe('options of taiki cards that would be ignored are refused', () => {
  it.each([
    [['Aqua', '--read', 'Blocker'], 'error: --read takes no query: leave out "Aqua", or leave out --read.'],
    [
      ['Aqua', '--read-file', 'x.json'],
      'error: --read-file takes no query: leave out "Aqua", or leave out --read-file.',
    ],
    [
      ['--write', 'own.json'],
      'error: --write writes what --read-file has read: expected --read-file too, such as: taiki cards --read-file scan.csv --write own.json.',
    ],
    [
      ['--read', 'Blocker', '--read-file', 'x.json'],
      "error: option '--read <text>' cannot be used with option '--read-file <file>'\n(run with --help for usage)",
    ],
    [
      ['--read', 'Blocker', '--set', 'DM-01'],
      "error: option '--read <text>' cannot be used with option '--set <set>'\n(run with --help for usage)",
    ],
    [
      ['--read-file', 'x.json', '--find', 'blocker'],
      "error: option '--read-file <file>' cannot be used with option '--find <word>'\n(run with --help for usage)",
    ],
  ])('%j', async (argv, message) => {
    expect(await runTaiki('cards', ...argv)).toEqual({ code: 1, out: '', errors: message });
  });
});

describe('taiki cards --read-file', () => {
  const cards = [
    {
      name: 'Ours',
      type: 'Spell',
      printings: ['DM-01 1/1', 'DM-02 1/1'],
      text: 'Draw a card.\nDraw 2 cards.',
    },
    { name: 'Theirs', printings: ['DM-01 2/2'], text: 'Blocker\nWhen this attacks, drow a card.' },
    { name: 'Plain' },
  ];

  it('prints the share read whole and what was not understood', async () => {
    const path = temporaryFile('cards.json', JSON.stringify({ cards }));
    const { code, out } = await runTaiki('cards', '--read-file', path);
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'Cards read whole: 1 of 2 (50 %)',
        'Lines read: 3 of 4 (75 %)',
        '  DM-01: 1 of 2 (50 %)',
        '  DM-02: 1 of 1 (100 %)',
        'Not understood after the mark, by number of lines:',
        '  1  When this attacks, › drow a   (Theirs)',
      ],
    ]);
  });

  it('prints the definitions, and why a card has none', async () => {
    const path = temporaryFile('cards.json', JSON.stringify(cards));
    const { out } = await runTaiki('cards', '--read-file', path, '--json');
    expect(JSON.parse(out)).toEqual([
      {
        name: 'Ours',
        sets: ['DM-01', 'DM-02'],
        abilities: [spellAbility(draw(), draw(2))],
      },
      {
        name: 'Theirs',
        sets: ['DM-01'],
        notUnderstood: [
          {
            text: 'When this attacks, drow a card.',
            code: 'NOT_UNDERSTOOD',
            offset: 19,
            line: 1,
            column: 20,
            word: 'drow',
            message: '"drow" is not understood (line 1, column 20).',
          },
        ],
      },
    ]);
  });

  it.each([
    ['{', /^error: Cannot read/],
    ['{}', /^error: .*expected a list of cards, or an object with such a list under "cards"\.$/],
    ['[{}]', /^error: .*card 1 has no name\./],
  ])('refuses a file of %s', async (text, message) => {
    const { code, errors } = await runTaiki('cards', '--read-file', temporaryFile('bad.json', text));
    expect(code).toBe(1);
    expect(errors).toMatch(message);
  });
});

describe('taiki cards QUERY', () => {
  it('lists the cards that fit', async () => {
    const { code, out } = await runTaiki('cards', 'race:dragon cost<=6 civ:fire text:destroy');
    expect(code).toBe(0);
    expect(out).toContain('Bruiser Dragon · fire creature, cost 5, power 5000');
  });

  it('prints them as JSON', async () => {
    const { out } = await runTaiki('cards', 'set:dm1 type:spell cost=1', '--json');
    const found = allCards.filter(
      ({ printings = [], type, cost }) =>
        type === 'spell' && cost === 1 && printings.some((one) => one.startsWith('DM-01 ')),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(found)));
  });

  it('prints the card that is named without case, accents and punctuation', async () => {
    const { out } = await runTaiki('cards', 'uberdragon  jabaha');
    expect(out).toMatch(/^Überdragon Jabaha\nFire evolution creature/);
  });

  it('finds custom cards', async () => {
    const own = temporaryFile('own.json', JSON.stringify({ ...findCard('Aqua Hulcus'), name: 'My Own' }));
    const { out } = await runTaiki('cards', 'my own', '--cards', own);
    expect(out).toContain('My Own');
  });

  it('points at the place where the query is wrong', async () => {
    expect(await runTaiki('cards', 'civ:fire rce:dragon')).toEqual({
      code: 1,
      out: '',
      errors: [
        'error: Query, column 10: unknown field "rce"; expected name, text, civ, race, type, cost, power, set, keyword, civilization, kw, has.',
        '  civ:fire rce:dragon',
        '           ^',
      ].join('\n'),
    });
  });

  it('says so where no card fits', async () => {
    const { code, errors } = await runTaiki('cards', 'civ:fire type:castle cost>90');
    expect([code, errors]).toEqual([1, 'error: No card fits the query: civ:fire type:castle cost>90']);
  });
});

describe('taiki cards with Japanese texts', () => {
  it('reads one ability', async () => {
    const { code, out } = await runTaiki('cards', '--read', 'このクリーチャーが出た時、カードを2枚引く。');
    expect(code).toBe(0);
    expect(out.trim()).toBe('When this is put into the battle zone, draw 2 cards.');
  });

  it('reads a file whose fields are named in Japanese', async () => {
    const path = temporaryFile(
      'japanese.json',
      JSON.stringify([
        {
          カード名: 'ひかり',
          種類: 'クリーチャー',
          セット: '(DM90 1/55)',
          能力: ['ブロッカー', 'W・ブレイカー'],
        },
        { カード名: 'みず', 種類: '呪文', セット: '(DM90 2/55)', 能力: 'カードを2枚引く。\n山札を燃やす。' },
      ]),
    );
    const { code, out } = await runTaiki('cards', '--read-file', path);
    expect(code).toBe(0);
    expect(out).toContain('Cards read whole: 1 of 2 (50 %)');
    expect(out).toContain('Lines read: 3 of 4 (75 %)');
    expect(out).toContain('  DM90: 1 of 2 (50 %)');
    expect(out).toContain('› ');
  });
});

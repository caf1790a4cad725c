import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCardTexts } from '../../cli/cardTexts.ts';
import { TableError } from '../../cli/texts/tableError.ts';
import { runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';

const HEADER = 'name,type,cost,power,civilizations,races,text';

function refusal(text: string): readonly [row: number, column: string | number, message: string] {
  const path = temporaryFile('cards.csv', text);
  try {
    readCardTexts(path);
  } catch (error) {
    if (error instanceof TableError) return [error.row, error.column, error.message.replace(`${path}: `, '')];
    throw error;
  }
  throw new Error('The file was read.');
}

describe('a CSV file of card texts', () => {
  it('is read with lines, commas and quotes inside its cells, and ends of lines of either kind', async () => {
    const text = [
      HEADER,
      '"Comma, the ""Quoted""",creature,3,2000+,light/water,Initiate/Cyber Lord,"Blocker',
      'When this attacks, draw a card."',
      '',
      'Plain,spell,1,,fire,,Draw a card.',
      '',
    ].join('\r\n');
    const own = temporaryPath('own.json');
    const { code, out } = await runTaiki(
      'cards',
      '--read-file',
      temporaryFile('a.csv', text),
      '--write',
      own,
    );
    expect([code, out.split('\n')]).toEqual([
      0,
      ['Cards read whole: 2 of 2 (100 %)', 'Lines read: 3 of 3 (100 %)', `Definitions written to ${own}: 2`],
    ]);
    expect(JSON.parse(readFileSync(own, 'utf8'))).toMatchObject([
      {
        name: 'Comma, the "Quoted"',
        type: 'creature',
        cost: 3,
        power: 2000,
        civilizations: ['light', 'water'],
        races: ['Initiate', 'Cyber Lord'],
      },
      { name: 'Plain', type: 'spell', cost: 1, civilizations: ['fire'], races: [] },
    ]);
  });

  it.each([
    [
      'name,cost\nA,3',
      1,
      'text',
      'the column is missing. Expected one of text, lines, テキスト, 能力, 特殊能力.',
    ],
    ['名前,能力,名前\nA,B,C', 1, '名前', 'the column is named twice.'],
    ['name,,text\nA,B,C', 1, 2, 'the column has no name.'],
    [`${HEADER}\nA,spell,1,,fire,"Draw a card.`, 2, 6, 'the opening quote is never closed.'],
    [`${HEADER}\nA,spell,1,,fire,,"Draw" a card.`, 2, 7, '" " stands behind the closing quote.'],
    [`${HEADER}\nA,spell,1,,fire,,Draw "a" card.`, 2, 7, 'a quote stands inside a cell.'],
    [`${HEADER}\nA,spell,1,,fire,,Draw,a card.`, 2, 8, 'the row has 8 cells, expected 7'],
    [`${HEADER}\nA,spell,1,,fire`, 2, 5, 'the row has 5 cells, expected 7'],
    [`${HEADER}\n,spell,1,,fire,,Draw a card.`, 2, 'name', 'the card has no name.'],
    [`${HEADER}\nA,spell,1,,moon,,Draw a card.`, 2, 'civilizations', 'unknown civilization "moon".'],
    ['名前,文明,能力\nA,光,ブロッカー\nB,月,ブロッカー', 3, '文明', 'unknown civilization "月".'],
    [
      `${HEADER}\nA,spell,1,,constructor,,Draw a card.`,
      2,
      'civilizations',
      'unknown civilization "constructor".',
    ],
    [`${HEADER}\nA,spell,one,,fire,,Draw a card.`, 2, 'cost', '"one" is not a number.'],
    [`${HEADER}\nA,spell,-1,,fire,,Draw a card.`, 2, 'cost', '"-1" is not a number.'],
  ])('is refused with row and column: %j', (text, row, column, message) => {
    const [atRow, atColumn, said] = refusal(text);
    expect([atRow, atColumn]).toEqual([row, column]);
    expect(said).toContain(message);
  });
});

describe('the definitions of cards that were read', () => {
  const written = async (...cards: readonly object[]): Promise<readonly [unknown, string]> => {
    const own = temporaryPath('own.json');
    const path = temporaryFile('cards.json', JSON.stringify(cards));
    const { out } = await runTaiki('cards', '--read-file', path, '--write', own);
    return [JSON.parse(readFileSync(own, 'utf8')), out.split('\n').slice(-2).join('\n')];
  };
  const card = { name: 'A', type: 'クリーチャー', cost: 3, power: 1000, civilizations: ['火'] };

  it('have Japanese races by their English names, and the hyper mode with its power', async () => {
    const [cards] = await written({
      ...card,
      races: ['アーマード・ドラゴン', '超化獣'],
      lines: ['W・ブレイカー (ハイパーモード)'],
      hyperPower: '7000',
    });
    expect(cards).toMatchObject([
      { races: ['Armored Dragon', 'Hyper Monster'], abilities: [{ name: 'hyperMode', power: 7000 }] },
    ]);
  });

  it('have no abilities where a card has no text, unless it is a spell, whose text is missing', async () => {
    const [cards, out] = await written(
      { ...card, text: '' },
      { ...card, name: 'B', text: 'ブロッカー' },
      { ...card, name: 'C', type: 'spell', power: null },
      { name: 'D' },
    );
    expect(cards).toMatchObject([
      { name: 'A', power: 1000, abilities: [] },
      { name: 'B', abilities: [{ name: 'blocker' }] },
    ]);
    expect(out).toMatch(/Definitions written to .*: 2$/);
  });

  it.each([
    ['no power where it is null', { type: '呪文', power: null }, { cost: 3 }],
    ['the power before a mark', { power: '6000-' }, { power: 6000 }],
    ['no civilization where it is zero', { civilizations: ['ゼロ'] }, { civilizations: [] }],
    [
      'the type of a letter in either case',
      { type: 'Ｇ城', power: null, lines: ['ブロッカー'] },
      { type: 'galaxyCastle' },
    ],
  ])('have %s', async (_, fields, expected) => {
    const lines = 'type' in fields ? ['カードを1枚引く。'] : ['ブロッカー'];
    const [cards] = await written({ ...card, lines, ...fields });
    expect(cards).toMatchObject([expected]);
  });

  it.each([
    [{ lines: ['W・ブレイカー (ハイパーモード)'] }, 'the power of its hyper mode is missing'],
    [{ lines: ['ブロッカー'], cost: undefined }, 'its cost is missing'],
    [{ lines: ['ブロッカー'], civilizations: undefined }, 'its civilization is missing'],
    [{ lines: ['ブロッカー'], type: '月' }, 'cards of the type "月" are not defined'],
    [{ lines: ['カードを1枚引く。'] }, 'spell'],
  ])('are missing with a reason: %j', async (fields, reason) => {
    const [cards, out] = await written({ ...card, ...fields });
    expect(cards).toEqual([]);
    expect(out).toMatch(/^Read whole, without a definition:\n {2}A: /);
    expect(out).toContain(reason);
  });
});

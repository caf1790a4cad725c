import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname } from 'node:path';
import { findCard } from 'taiki';
import { describe, expect, it } from 'vitest';
import { play } from '../../cli/commands/play.ts';
import { taiki } from '../../cli/main.ts';
import { root } from '../support/printed.ts';
import { pages, runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';

// biome-ignore lint/suspicious/noExplicitAny: nobody is asked
const anything = (value: unknown): any => value;

const refused = async (...argv: readonly string[]): Promise<string> => {
  const { code, out, errors } = await runTaiki(...argv);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return errors;
};

describe('taiki cards --read of a pasted text', () => {
  it('takes typographic quotes, bullets, reminder text and several abilities, a line each', async () => {
    const text = [
      '■ Blocker (Whenever an opponent’s creature attacks, you may tap this creature to stop the attack. Then the 2 creatures battle.)',
      '• This creature can’t attack players.',
      '- When you put this creature into the battle zone, destroy one of your opponent’s creatures that has “blocker.”',
    ].join('\r\n');
    const { code, out } = await runTaiki('cards', '--read', text);
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        'Blocker',
        'This cannot attack players.',
        `When this is put into the battle zone, destroy one of your opponent's creatures with "blocker".`,
      ].join('\n'),
    });
    const { out: json } = await runTaiki('cards', '--read', text, '--json');
    expect(JSON.parse(json)).toHaveLength(3);
  });

  it('puts the lines of a spell together', async () => {
    const text = 'Shield trigger\nDraw a card.\nDestroy one of your creatures.';
    const { out } = await runTaiki('cards', '--read', text, '--json');
    expect(JSON.parse(out).map(({ kind }: { kind: string }) => kind)).toEqual(['keyword', 'spell']);
  });

  it('shows the line that is not understood, with a mark below the word', async () => {
    expect(await refused('cards', '--read', 'Blocker\nWhen this attacks, drow a card.')).toBe(
      [
        'error: "drow" is not understood (line 2, column 20).',
        '  When this attacks, drow a card.',
        '                     ^',
      ].join('\n'),
    );
  });

  it('refuses a text of empty lines', async () => {
    for (const text of ['', ' ', '\n', '\r\n\n'])
      expect((await refused('cards', '--read', text)).split('\n')[0]).toBe(
        'error: The text is empty. Expected the text of an ability.',
      );
  });

  it('shows a part of a line that is long', async () => {
    const lines = (await refused('cards', '--read', '('.repeat(1000))).split('\n');
    for (const line of lines) expect(line.length).toBeLessThan(200);
    const [, shown = '', mark = ''] = (
      await refused('cards', '--read', `${'Draw a card. '.repeat(20)}drow a card.`)
    ).split('\n');
    expect(shown.slice(mark.indexOf('^'))).toMatch(/^drow/);
    expect(shown.length).toBeLessThan(100);
  });

  it('refuses a text that is too long for an ability', async () => {
    expect((await refused('cards', '--read', '('.repeat(50_000))).split('\n')[0]).toBe(
      'error: The text has 50000 characters. Expected one ability, of at most 1000.',
    );
  });

  it('refuses numbers beyond those that cards can have', async () => {
    expect(await refused('cards', '--read', 'Draw 99999999999999999999 cards.')).toContain(
      '"99999999999999999999" is not understood (line 1, column 6).',
    );
  });
});

describe('a file that cannot be read', () => {
  it('is named with a reason', async () => {
    expect(await refused('cards', '--read-file', '/no/such/file.json')).toBe(
      'error: Cannot read /no/such/file.json: no such file or directory.',
    );
    const file = temporaryFile('file.txt', '');
    expect(await refused('simulate', '--games', '1', '--records', file)).toBe(
      `error: Cannot create the directory ${file}: a file of this name exists.`,
    );
    expect(await refused('simulate', '--games', '1', '--records', `${file}/records`)).toBe(
      `error: Cannot create the directory ${file}/records: part of the path is not a directory.`,
    );
  });

  it('is found not to be writable before a duel is played', async () => {
    const file = temporaryFile('file.txt', '');
    for (const [record, message] of [
      [`${file}/duel.taiki`, `Cannot write ${file}/duel.taiki: part of the path is not a directory.`],
      ['/no/such/duel.taiki', 'Cannot write /no/such/duel.taiki: no such file or directory.'],
      [dirname(file), `Cannot write ${dirname(file)}: it is a directory, expected a file.`],
      ['', 'Cannot write "": no such file or directory.'],
    ] as const) {
      expect(await refused('run', '--record', record)).toBe(`error: ${message}`);
      const { host, out } = pages();
      const options = { as: 'p1', against: 'greedy', record } as const;
      await expect(play(options, host, anything(undefined))).rejects.toThrow(message);
      expect(out).toEqual([]);
    }
    const record = temporaryPath('kept.taiki');
    await runTaiki('run', '--seed', '1', '--record', record);
    const before = readFileSync(record, 'utf8');
    expect(await runTaiki('run', '--seed', '1', '--record', record)).toMatchObject({ code: 0 });
    expect(readFileSync(record, 'utf8')).toBe(before);
  });

  it.runIf(process.platform === 'linux')(
    'or the directory cannot be made, in which Node would try for ever',
    async () => {
      expect(await refused('simulate', '--games', '1', '--records', '/proc/records/here')).toBe(
        'error: Cannot create the directory /proc/records/here: no such file or directory.',
      );
    },
  );

  it('is quoted in at most a few lines, without the control characters of binary data', async () => {
    const binary = temporaryFile('binary', '\u001b[2J\u0000'.repeat(100_000));
    for (const argv of [
      ['run', '--deck', binary],
      ['replay', binary],
      ['solve', binary],
      ['cards', '--cards', binary],
    ]) {
      const errors = await refused(...argv);
      expect(errors.length).toBeLessThan(500);
      expect(errors).not.toContain('\u001b');
    }
  });

  it('is named where a position in it is wrong', async () => {
    const file = temporaryFile('puzzle.txt', 'turn 5');
    expect(await refused('solve', file)).toMatch(`error: ${file}: Line 1: expected a line such as`);
    const unknown = temporaryFile('unknown.txt', 'turn 5 of p1, main\np1 hand: Aqua Hulcis');
    expect(await refused('solve', unknown)).toBe(
      `error: ${unknown}: Position: unknown card "Aqua Hulcis". Did you mean "Aqua Hulcus"?`,
    );
  });

  it('says of a name in a list of custom cards that a definition belongs there', async () => {
    const file = temporaryFile('names.json', '["Aqua Hulcus"]');
    expect(await refused('cards', '--cards', file)).toBe(
      `error: ${file}: card 1 of 1: Card "Aqua Hulcus": the definition: expected an object, not "Aqua Hulcus".`,
    );
  });

  it('may begin with a byte order mark', async () => {
    const card = JSON.stringify({ ...findCard('Aqua Hulcus'), name: 'Mine' });
    const file = temporaryFile('own.json', `\uFEFF${card}`);
    expect(await runTaiki('cards', 'Mine', '--cards', file)).toMatchObject({ code: 0 });
    const texts = temporaryFile('texts.json', `\uFEFF[{ "name": "Mine", "text": "Blocker" }]`);
    expect(await runTaiki('cards', '--read-file', texts)).toMatchObject({ code: 0 });
  });
});

describe('a file of an agent', () => {
  it('that ends its worker fails its games, with a reason', () => {
    const file = temporaryFile('leaves.mjs', 'export const agent = () => () => process.exit(3);');
    const argv = ['simulate', '--games', '2', '--workers', '1', '--agents', file];
    const { status, stdout } = spawnSync('node', ['cli/bin/taiki.js', ...argv], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('AGENT: The agent called process.exit(3).');
  });

  it('that prints does not write among the results', () => {
    const file = temporaryFile(
      'prints.mjs',
      'export const agent = () => (view, { min }) => (console.log("noise"), Array.from({ length: min }, (_, index) => index));',
    );
    const argv = ['simulate', '--games', '1', '--workers', '1', '--agents', `${file},greedy`, '--json'];
    const { stdout, stderr } = spawnSync('node', ['cli/bin/taiki.js', ...argv], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({ games: 1 });
    expect(stderr).toContain('noise');
  });

  it.runIf(process.versions.node.startsWith('20.'))('in TypeScript needs a newer Node', () => {
    const file = temporaryFile('mine.ts', 'export const agent = (seed: number) => () => [seed];');
    const { stderr } = spawnSync('node', ['cli/bin/taiki.js', 'simulate', '--games', '1', '--agents', file], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toContain('does not run TypeScript. Expected Node 22.18 or newer, or a JavaScript file.');
  });
});

it('a file of cards names each card once', async () => {
  const card = { ...findCard('Aqua Hulcus'), name: 'Mine' };
  const file = temporaryFile('twice.json', JSON.stringify([card, findCard('Emeral'), card]));
  expect(await refused('cards', '--cards', file)).toBe(
    `error: ${file}: cards 1 and 3 are both named "Mine", expected each name once.`,
  );
});

it('taiki cards names the word that no card of a set has, and not the set', async () => {
  expect(await refused('cards', '--set', 'dm-01', '--find', 'no such word')).toBe(
    'error: No card of set DM-01 contains "no such word" in its name, race or text.',
  );
  expect(await refused('cards', 'civ:fire', '--set', 'DM-99')).toContain(
    'No matching card in set "DM-99". Sets: DM-01',
  );
});

it('taiki serve --stdio does not go with --port', async () => {
  expect(await refused('serve', '--stdio', '--port', '0')).toContain(
    "'--stdio' cannot be used with option '--port",
  );
});

it.runIf(existsSync('/dev/full') && existsSync(`${root}/cli/dist/main.js`))(
  'a full disk is an error without a stack trace',
  () => {
    const { status, stderr } = spawnSync('sh', ['-c', 'node cli/bin/taiki.js cards > /dev/full'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'error: Cannot write to standard output: no space left on device.\n',
    });
  },
);

describe('--help', () => {
  const COMMANDS = [
    [],
    ['play'],
    ['run'],
    ['replay'],
    ['check'],
    ['decks'],
    ['cards'],
    ['rules'],
    ['scenario'],
    ['shrink'],
    ['solve'],
    ['perft'],
    ['inspect'],
    ['chart'],
    ['serve'],
    ['simulate'],
    ['work'],
    ['arena'],
  ];

  it.each(COMMANDS.flatMap((command) => [80, 100].map((columns) => ({ command, columns }))))(
    'of $command fits $columns columns',
    async ({ command, columns }) => {
      const { host, out } = pages({ columns });
      expect(await taiki([...command, '--help'], host)).toBe(0);
      const tooLong = out.flatMap((text) => text.split('\n')).filter((line) => line.length > columns);
      expect(tooLong).toEqual([]);
    },
  );
});

describe('taiki serve --port', () => {
  it('creates no folder if the port is taken', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const store = temporaryPath('duels');
    expect(await refused('serve', '--port', `${port}`, '--store', store)).toBe(
      `error: Cannot serve: listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
    );
    busy.close();
    expect(existsSync(store)).toBe(false);
  });
});

import { readFileSync } from 'node:fs';
import { modernDecks } from '@taiki/modern';
import { createDuel, greedyAgent, playOut, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';

const duelOfSeed7 = () => {
  const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
  return playOut(createDuel({ decks, seed: 7 }), { p1: greedyAgent, p2: greedyAgent });
};

describe('taiki run', () => {
  it('prints a heading for each turn, and the result', async () => {
    const { code, out, errors } = await runTaiki('run', '--seed', '7');
    const { result } = duelOfSeed7();
    expect(out).toContain('── Opening ──');
    expect(out).toContain('── Turn 1 · p1 ──');
    expect(out).toContain(`── Turn ${result?.turn} · `);
    expect(out).toMatch(/\nResult: p[12] wins by a direct attack in turn \d+ \(\d+ facts\)\n/);
    expect(out).toMatch(/\nTo repeat this duel: taiki run --seed 7$/);
    expect([code, errors]).toEqual([0, '']);
  });

  it('prints the path of the state, what happened and the rule on one line', async () => {
    const { out } = await runTaiki('run', '--seed', '7');
    expect(out).toMatch(
      /\ncharge\.choosing {17}p1 chooses: Charge .+ \(503\.1\)\n {32}p1 charges .+ \(503\.1\)\n/,
    );
  });

  it('has no line wider than the page', async () => {
    const { out } = await runTaiki('run', '--seed', '7');
    expect(out.split('\n').filter(({ length }) => length > 100)).toEqual([]);
  });

  it('takes a secret seed, and repeats its duel', async () => {
    const seed = `chacha20:${'0123456789abcdef'.repeat(4)}`;
    const { code, out } = await runTaiki('run', '--seed', seed, '--agents', 'random');
    expect(code).toBe(0);
    expect(out).toContain(`Seed ${seed}: p1 is random`);
    expect(out).toContain(`taiki run --seed ${seed} --agents random,random`);
    expect((await runTaiki('run', '--seed', seed, '--agents', 'random')).out).toBe(out);
  });

  it('chooses a seed and prints it', async () => {
    const { out } = await runTaiki('run');
    expect(out).toMatch(/^Seed 4: p1 is greedy with radiant-tide, p2 is greedy with burning-shadow\n/);
  });

  it('prints with --json every fact of the log and the result, and nothing else', async () => {
    const { out } = await runTaiki('run', '--seed', '7', '--json');
    const lines: unknown[] = out.split('\n').map((line) => JSON.parse(line) as unknown);
    const { log, result } = duelOfSeed7();
    expect(lines).toEqual(JSON.parse(JSON.stringify([...log, { result }])));
  });

  it('plays with the agents and decks that it is told, and says how to do so again', async () => {
    const deck = temporaryFile('my deck.txt', (await runTaiki('decks', 'burning-shadow')).out);
    const { code, out } = await runTaiki('run', '--seed', '3', '--agents', 'random,greedy', '--deck1', deck);
    expect(code).toBe(0);
    expect(out).toContain(`p1 is random with ${deck}`);
    expect(out).toMatch(/taiki run --seed 3 --deck1 '.+my deck.txt' --agents random,greedy$/);
  });

  it('writes a record', async () => {
    const path = temporaryPath('duel.taiki');
    const { out } = await runTaiki('run', '--seed', '7', '--record', path);
    expect(readFileSync(path, 'utf8')).toBe(duelOfSeed7().record());
    expect(out).toMatch(/\nRecorded in .+duel.taiki. To replay it: taiki replay .+duel.taiki$/);
  });
});

describe('taiki run, told something wrong', () => {
  const refused = async (...argv: readonly string[]) => {
    const { code, out, errors } = await runTaiki('run', '--seed', '1', ...argv);
    expect([code, out]).toEqual([1, '']);
    return errors;
  };

  it('names a seed that is none', async () => {
    expect(await refused('--seed', '-1')).toContain("argument '-1' is invalid. Expected an integer from 0");
    expect(await refused('--seed', '1e99')).toContain("argument '1e99' is invalid");
  });

  it('names an agent that there is not', async () => {
    expect(await refused('--agents', 'clever')).toContain(
      'Unknown agent "clever". Expected greedy, random, search.',
    );
    expect(await refused('--agents', 'greedy,greedy,greedy')).toContain(
      'Expected one agent for both players or two',
    );
  });

  it('names the line of a deck file that cannot be read', async () => {
    const deck = temporaryFile('deck.txt', '# Mine\n4 Aqua Hulcus\nAqua Soldier\n');
    expect(await refused('--deck1', deck)).toBe(
      `error: ${deck}: Line 3: expected a number and a card name, such as "4 Aqua Hulcus", not "Aqua Soldier".`,
    );
  });

  it('names the starter decks where there is no such deck', async () => {
    expect(await refused('--deck2', 'nope')).toBe(
      `error: Unknown deck "nope". Expected a starter deck (${Object.keys(starterDecks).join(', ')}), a deck of today (${Object.keys(modernDecks).join(', ')}) or a file.`,
    );
  });

  it('says why a deck may not be played', async () => {
    const deck = temporaryFile('deck.txt', '4 Aqua Hulcus\n');
    expect(await refused('--deck2', deck)).toContain('Deck p2: 4 cards, expected 40');
  });

  it('says why a record cannot be written', async () => {
    const { code, errors } = await runTaiki('run', '--seed', '7', '--record', '/no/such/place/duel.taiki');
    expect([code, errors]).toEqual([
      1,
      'error: Cannot write /no/such/place/duel.taiki: no such file or directory.',
    ]);
  });
});

describe('taiki', () => {
  it('alone prints its help', async () => {
    const { code, out } = await runTaiki();
    expect(code).toBe(0);
    expect(out).toContain('Usage: taiki [options] [command]');
    expect(out).toContain('$ taiki play');
  });

  it.each(['run', 'replay', 'play', 'decks'])('has examples in the help of %s', async (command) => {
    const { code, out } = await runTaiki(command, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(/Examples:\n +\$ taiki /);
  });

  it('refuses a command that there is not', async () => {
    const { code, errors } = await runTaiki('rnu');
    expect(code).toBe(1);
    expect(errors).toContain("error: unknown command 'rnu'");
  });
});

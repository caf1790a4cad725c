import { readFileSync } from 'node:fs';
import { allCards, replay, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { play } from '../../cli/commands/play.ts';
import { Interrupted, type Prompter } from '../../cli/prompter.ts';
import { servedFrom } from '../../cli/serve/served.ts';
import { simulate } from '../../cli/simulate/simulate.ts';
import { programUrl } from '../support/bundlePrograms.ts';
import { customScout } from '../support/customScout.ts';
import { pages, runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';
import { Client } from './serveClient.ts';

const own = () => temporaryFile('own.json', JSON.stringify([customScout]));
const deck = () =>
  temporaryFile(
    'deck.txt',
    ['4x lantern scout', ...starterDecks['radiant-tide'].cards.slice(4).map((name) => `1 ${name}`)].join(
      '\n',
    ),
  );
const sourceBatch = programUrl('playBatch');
const usesScout = (record: string): boolean =>
  replay(readFileSync(record, 'utf8')).log.some(
    (fact) => fact.kind === 'cardUsed' && fact.name === customScout.name,
  );

describe('--cards FILE', () => {
  it('is a list of cards, or one card, and is played by taiki run, whose record needs no file', async () => {
    const record = temporaryPath('duel.taiki');
    const { code, out } = await runTaiki(
      'run',
      '-s',
      '2',
      '--deck',
      deck(),
      '--cards',
      own(),
      '--record',
      record,
    );
    expect([code, usesScout(record)]).toEqual([0, true]);
    expect(out).toContain('Lantern Scout');
    const one = temporaryFile('one.json', JSON.stringify(customScout));
    const again = await runTaiki('run', '-s', '2', '--deck', deck(), '--cards', one);
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/--deck1 \S+deck.txt --deck2 \S+deck.txt --cards \S+one.json$/);
  });

  it('is played by taiki simulate, on its workers', async () => {
    const { host, out } = pages();
    const options = {
      games: 4,
      seed: 1,
      workers: 2,
      agents: ['greedy', 'greedy'],
      recordsOf: 'all',
    } as const;
    await simulate({ ...options, deck: deck(), cards: own() }, host, sourceBatch);
    expect(out[0]).toBe('4 duels, seed 1');
  });

  it('is played by taiki play, which shows the card', async () => {
    const { host, out } = pages();
    const record = temporaryPath('duel.taiki');
    const first: Prompter = {
      pick: async (_, items) => {
        const [item] = items;
        if (item === undefined) throw new Interrupted();
        return item.value;
      },
      pickSeveral: async (message, items) =>
        items.slice(0, Number(/choose (\d+)/.exec(message)?.[1] ?? 0)).map(({ value }) => value),
      confirm: async () => true,
      warn: () => {},
    };
    const seed = 2;
    await play({ as: 'p1', against: 'greedy', seed, deck: deck(), cards: own(), record }, host, first);
    expect(usesScout(record)).toBe(true);
    expect(out.join('\n')).toContain('Lantern Scout');
  });

  it('is inspected', async () => {
    const trace = temporaryPath('trace.jsonl');
    const { code } = await runTaiki(
      'inspect',
      '-s',
      '2',
      '--deck',
      deck(),
      '--cards',
      own(),
      '--trace',
      trace,
    );
    expect(code).toBe(0);
    expect(readFileSync(trace, 'utf8')).toContain('Lantern Scout');
  });

  it.each([
    ['no JSON', '{', /^error: \S+bad.json: expected JSON, such as taiki cards NAME --json prints: /],
    [
      'a bad card',
      JSON.stringify([customScout, { ...customScout, cost: -1 }]),
      /^error: \S+bad.json: card 2 of 2: Card "Lantern Scout": cost: expected a whole number of at least 0, not -1\.$/,
    ],
  ])('names the file and the card of %s', async (_, text, message) => {
    const { code, errors } = await runTaiki('run', '--cards', temporaryFile('bad.json', text));
    expect(code).toBe(1);
    expect(errors).toMatch(message);
  });

  it('is served, with decks that clients may name', async () => {
    const client = new Client({}, await servedFrom({ cards: own() }, [deck()]));
    expect(Object.keys(await client.call('decks.list', {}))).toEqual([...Object.keys(starterDecks), 'deck']);
    expect(await client.call('cards.list', {})).toContain(customScout.name);
    expect(await client.call('cards.find', { name: customScout.name })).toEqual(customScout);
    const { duel } = await client.call('duel.create', { decks: { p1: 'deck', p2: 'dragons' }, seed: 2 });
    const record = await client.call('duel.record', { duel });
    const snapshot = await client.call('duel.snapshot', { duel });
    expect(record).toContain(customScout.name);
    for (const again of [
      await client.call('duel.replay', { record }),
      await client.call('duel.restore', { snapshot }),
    ])
      expect(await client.call('duel.decision', again)).toEqual(await client.call('duel.decision', { duel }));
    const { errors } = await runTaiki('serve', '--port', '0', '--cards', own());
    expect(errors).toMatch(/^error: --cards, --sets and --deck need --stdio\./);
  });

  it('may replace a built-in card', async () => {
    const cards = temporaryFile('all.json', JSON.stringify(allCards.map((card) => ({ ...card, cost: 1 }))));
    const { code, out } = await runTaiki('run', '-s', '1', '--cards', cards);
    expect(code).toBe(0);
    expect(out).toContain('── Turn 1');
  });
});

it('taiki cards warns of what is probably misspelt', async () => {
  const misspelt = { ...customScout, races: ['Liquid Peple'] };
  const file = temporaryFile('misspelt.json', JSON.stringify([misspelt]));
  const { code, errors } = await runTaiki('cards', misspelt.name, '--cards', file);
  expect([code, errors]).toEqual([
    0,
    `warning: ${misspelt.name}: races[0]: No other card has the race "Liquid Peple". Did you mean "Liquid People"?`,
  ]);
});

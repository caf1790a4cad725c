import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type DuelView, greedyAgent, type Player } from 'taiki';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PARAMETERS } from '../../cli/serve/parameters.ts';
import { Client } from '../cli/serveClient.ts';
import { programFile } from '../support/bundlePrograms.ts';
import { blocksOf, printedByText, root } from '../support/printed.ts';

const agents = readFileSync(join(root, 'docs/agents.md'), 'utf8');
const rulings = readFileSync(join(root, 'rulings/README.md'), 'utf8');
const embedding = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
const tour = readFileSync(join(root, 'docs/charts.md'), 'utf8');

describe('docs/agents.md', () => {
  it('has programs that print what it says', async () => {
    const [printed] = blocksOf(agents, 'text');
    expect(await printedByText(blocksOf(agents, 'ts').join('\n'), 'ts')).toBe(printed);
  });

  it('has an agent in a module that plays 200 games without an illegal answer', async () => {
    const [agent = ''] = blocksOf(agents, 'js');
    const program = `
      import { simulate, starterDecks } from 'taiki';
      ${agent}
      const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
      const { failed, finished } = simulate({ decks, agents: { p1: agent, p2: agent }, games: 200, seed: 1 });
      console.log(failed, finished);
    `;
    expect(await printedByText(program, 'js')).toBe('0 200\n');
  });
});

describe('docs/charts.md', () => {
  it('has a program that prints the microsteps that it goes through', async () => {
    const [printed] = blocksOf(tour, 'text');
    expect(await printedByText(blocksOf(tour, 'ts').join('\n'), 'ts')).toBe(printed);
  });
});

describe('rulings/README.md', () => {
  it('has programs that list, run and narrate scenarios, and assert what they say', async () => {
    const [using = '', asserting = ''] = blocksOf(rulings, 'ts');
    const printed = await printedByText(using, 'ts');
    expect(printed).toMatch(/^When Lulufens is put, three effects go on standby: /);
    expect(printed).toContain('standby      p1 resolves ← next');
    expect(printed).toMatch(
      /p1 resolving Lulufens, Sun Dragon Elemental,p1 resolves Mist Rias, Sonic Guardian/,
    );
    expect(printed).toMatch(/\n[1-9]\d*\n$/);
    expect(await printedByText(asserting, 'ts')).toBe('');
  });
});

/** As much of an element as the page uses. */
interface Place {
  textContent: string;
  onclick: () => void;
  children: readonly Place[];
  replaceChildren(...children: readonly Place[]): void;
}

const place = (): Place => ({
  textContent: '',
  onclick: () => {},
  children: [],
  replaceChildren(...children) {
    this.children = children;
  },
});

/** What a client has received. */
class Mailbox {
  view: DuelView = JSON.parse('{}');
  last: unknown;

  readonly take = (text: string): void => {
    this.last = JSON.parse(text);
    if (!text.startsWith('{"error"')) this.view = JSON.parse(text);
  };
}

describe('docs/embedding.md', () => {
  const [inNode = '', inPage = '', asServer = ''] = blocksOf(embedding, 'js');

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has a program for Node that prints what it says', async () => {
    const printed = await printedByText(inNode, 'js');
    const [begins = ''] = blocksOf(embedding, 'text');
    expect(printed.slice(0, begins.length)).toBe(begins);
    expect(printed).toMatch(/\np[12] wins by directAttack in turn \d+\n$/);
  });

  it('has a page in which a person plays a duel to its end', async () => {
    const places = { prompt: place(), table: place(), options: place() };
    const [page = ''] = blocksOf(embedding, 'html');
    for (const id of Object.keys(places)) expect(page).toContain(`id="${id}"`);
    vi.stubGlobal('document', {
      getElementById: (id: keyof typeof places) => places[id],
      createElement: () => place(),
    });
    await printedByText(inPage, 'js');
    expect(places.prompt.textContent).toBe('You may put a card into your mana zone');
    expect(embedding).toContain(`The page asks "${places.prompt.textContent}".`);
    expect(places.table.textContent).toMatch(
      /^p2: 5 shields, \d cards in hand\np1: 5 shields, \d cards in hand$/,
    );
    for (let clicks = 0; clicks < 2000 && places.options.children.length > 0; clicks++) {
      places.options.children[0]?.onclick();
    }
    expect(places.prompt.textContent).toMatch(/^p[12] wins$/);
  });

  it('has a program that reads a view', async () => {
    const [, reading = ''] = blocksOf(embedding, 'ts');
    expect(reading).toContain('cardInView');
    expect(await printedByText(reading, 'ts')).toBe('');
  });

  it('has a server on which two clients play to the end, and which refuses late and illegal answers', async () => {
    const clients = { p1: new Mailbox(), p2: new Mailbox() };
    const send = { p1: clients.p1.take, p2: clients.p2.take };
    vi.stubGlobal('clientsOfTheGuide', send);
    const begin = `
      const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
      globalThis.clientsOfTheGuide.receive = host(decks, globalThis.clientsOfTheGuide);
    `;
    await printedByText(`import { starterDecks } from 'taiki';\n${asServer}\n${begin}`, 'js');
    const receive: unknown = Reflect.get(send, 'receive');
    if (typeof receive !== 'function') throw new Error('The server has not begun.');
    const answer = (player: Player, decision: number, chosen: Answer) =>
      receive(player, JSON.stringify({ decision, answer: chosen }));
    const { waitingFor = 'p1' } = clients.p1.view;
    answer(waitingFor, 99, [0]);
    expect(clients[waitingFor].last).toEqual({ error: 'STALE_DECISION' });
    answer(waitingFor, 1, [99]);
    expect(clients[waitingFor].last).toEqual({ error: 'ILLEGAL_CHOICE' });
    while (clients.p1.view.result === undefined) {
      const { view } = clients[clients.p1.view.waitingFor ?? 'p1'];
      if (view.decision === undefined) throw new Error('The player who is asked has no decision.');
      answer(view.viewer, view.decision.id, greedyAgent(view, view.decision));
    }
    expect(clients.p2.view.result).toEqual(clients.p1.view.result);
  });

  it('makes an engine with chosen cards, and lists every entry of the package', async () => {
    const [engine = ''] = blocksOf(embedding, 'ts');
    const program = `${engine}\nconsole.log([createDuel, restoreDuel, replay, greedyAgent].every((one) => typeof one === 'function'));`;
    expect(await printedByText(program, 'ts')).toBe('true\n');
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const listed = [...embedding.matchAll(/^\| `(taiki[^`]*)`/gm)].map(([, entry]) => entry);
    expect(listed).toEqual(
      Object.keys(exports).flatMap((entry) => (entry.endsWith('.json') ? [] : [`taiki${entry.slice(1)}`])),
    );
  });

  it('has requests that are answered as it says', async () => {
    const [requests = '', said = ''] = blocksOf(embedding, 'json');
    const client = new Client();
    const answers: unknown[] = [];
    for (const line of requests.trim().split('\n')) answers.push(await client.send(line));
    const expected: unknown[] = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect([answers[0], ...answers.slice(-2)]).toEqual(expected);
  });

  it('lists every method with its parameters', () => {
    const rows = embedding.split('\n').filter((line) => line.startsWith('| `'));
    for (const [method, parameters] of Object.entries(PARAMETERS)) {
      const row = rows.find((line) => line.includes(`\`${method}\``));
      expect(row, method).toBeDefined();
      for (const name of Object.keys(parameters)) expect(row, method).toContain(`\`${name}\``);
    }
  });

  const python = spawnSync('python3', ['--version']).status === 0 ? 'here' : 'missing';

  it.skipIf(python === 'missing')('has a program in Python (skipped where there is no python3)', () => {
    const [program = ''] = blocksOf(embedding, 'python');
    const server = [process.execPath, programFile('sourceTaiki'), 'serve', '--stdio'];
    const fromSources = program.replace('["npx", "taiki", "serve", "--stdio"]', JSON.stringify(server));
    expect(fromSources).not.toBe(program);
    const printed = execFileSync('python3', ['-c', fromSources], {
      encoding: 'utf8',
      cwd: root,
    });
    expect(printed).toMatch(/^\{'winner': 'p[12]', 'reason': 'directAttack', 'turn': \d+\}\n$/);
  });
});

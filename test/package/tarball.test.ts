import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { createDuel, greedyAgent, playOut, randomAgent, starterDecks } from 'taiki';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { projectWithTaiki, root, run, tool } from './project.ts';

/** The duel that every place plays: here, in another project, and in a page. */
const expected = playOut(
  createDuel({
    decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
    seed: 7,
  }),
  { p1: greedyAgent, p2: randomAgent(7) },
);

const PROGRAM = `
import { createDuel, greedyAgent, playOut, randomAgent, restoreDuel, starterDecks } from 'taiki';
import { creature } from 'taiki/words';

const duel = createDuel({
  decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
  cards: [creature({ name: 'My Own', civilizations: ['fire'], cost: 2, power: 2000 })],
  seed: 7,
});
const saved = JSON.stringify(duel.snapshot());
const restored = restoreDuel(JSON.parse(saved), { cards: [creature({ name: 'My Own', civilizations: ['fire'], cost: 2, power: 2000 })] });
for (const one of [duel, restored]) playOut(one, { p1: greedyAgent, p2: randomAgent(7) });
console.log(JSON.stringify({ result: duel.result, facts: duel.log.length, same: restored.record() === duel.record() }));
`;

const TYPED = `
import {
  type Answer, type CardView, cardInView, createDuel, type Decision, type Duel, type DuelView, type Fact, type KnownFact,
  type Result, starterDecks, type VisibleCard,
} from 'taiki';
import type { DuelInspector } from 'taiki/inspect';
import { creature, draw, self, whenPut } from 'taiki/words';

const own = creature({
  name: 'My Own', civilizations: ['fire'], cost: 2, power: 2000, abilities: [whenPut(self, draw(1))],
});
const inspect: DuelInspector = { guard: ({ machine, name, answer }) => [machine, name, answer] };
const duel: Duel = createDuel({
  decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
  cards: [own], seed: 7, limits: { turns: 100 }, inspect,
});
const decision: Decision | undefined = duel.decision;
const answers: Iterable<Answer> = duel.legalChoices();
const facts: readonly Fact[] = duel.log;
const known: readonly KnownFact[] = duel.logFor('p1');
const names: readonly (string | undefined)[] = known.map((fact) => (fact.kind === 'cardDrawn' ? fact.name : ''));
const { unsubscribe } = duel.subscribe({ facts: (some: readonly KnownFact[]) => some.length }, { player: 'p1' });
const result: Result | undefined = duel.result;
unsubscribe();
const view: DuelView = duel.view('p1');
const power: number | undefined = cardInView(view, view.attack?.attacker)?.current.power;
const hand: readonly CardView[] = view.zones[view.viewer].hand;
const every: readonly VisibleCard[] = duel.view('judge').zones.p1.hand;
const told: DuelView = duel.step([0], 'p1').p2;
export { answers, decision, every, facts, hand, names, power, result, told };

// @ts-expect-error A seed is a number or a text.
createDuel({ decks: { p1: [], p2: [] }, seed: true });
// @ts-expect-error A duel is not made with \`new\`.
new Duel();
// @ts-expect-error A player is p1 or p2.
duel.view('p3');
// @ts-expect-error A card of a spectator's view may be hidden.
export const shown: readonly VisibleCard[] = duel.view('spectator').zones.p1.hand;
// @ts-expect-error A card that is drawn may be hidden.
export const hidden: readonly string[] = known.map((fact) => (fact.kind === 'cardDrawn' ? fact.name : ''));
`;

/** XState's own types do not hold for `exactOptionalPropertyTypes`, and want those of a browser. */
const CHECKED = {
  'with the types of its dependency': { lib: ['es2023', 'dom'], skipLibCheck: false },
  'as strictly as can be': {
    lib: ['es2023'],
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
  },
} as const;

let project = '';

beforeAll(() => {
  project = projectWithTaiki();
});

afterAll(async () => {
  await closeBrowser();
  if (project !== '') rmSync(dirname(project), { recursive: true });
});

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves a folder on this machine while something is done. */
async function serving<T>(folder: string, use: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const type = TYPES[extname(path)];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the packed package, in an empty project', () => {
  test('brings one dependency', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['xstate']);
    const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed.sort()).toEqual(['taiki', 'xstate']);
  });

  test('holds what is built, and no sources, tests or notes of the build', () => {
    const folder = join(project, 'node_modules', 'taiki');
    expect(readdirSync(folder).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.\w+$/.test(name) && !/(\.js|\.d\.ts)$/.test(name))).toEqual([]);
    expect(files).toContain(join('entries', 'index.js'));
  });

  test('plays the same duel in Node', () => {
    writeFileSync(join(project, 'program.js'), PROGRAM);
    const printed = JSON.parse(run(project, process.execPath, 'program.js'));
    expect(printed).toEqual({ result: expected.result, facts: expected.log.length, same: true });
  });

  test.each(Object.entries(CHECKED))('has types that hold, checked %s', (_, options) => {
    writeFileSync(join(project, 'typed.ts'), TYPED);
    const compilerOptions = { module: 'nodenext', target: 'es2023', types: [], strict: true, noEmit: true };
    const config = { compilerOptions: { ...compilerOptions, ...options }, files: ['typed.ts'] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
    expect(run(project, tool('tsc'), '-p', '.')).toBe('');
  });

  test('has types without an error of their own, checked in both ways at once', () => {
    writeFileSync(join(project, 'typed.ts'), TYPED);
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const entries = Object.keys(exports).filter((entry) => !/testing|json/.test(entry));
    expect(entries.length).toBeGreaterThan(6);
    const all = entries.map((entry, index) => `export * as entry${index} from 'taiki${entry.slice(1)}';\n`);
    writeFileSync(join(project, 'entries.ts'), all.join(''));
    const compilerOptions = { module: 'nodenext', target: 'es2023', types: [], strict: true, noEmit: true };
    const options = { lib: ['es2023', 'dom'], skipLibCheck: false, exactOptionalPropertyTypes: true };
    const config = { compilerOptions: { ...compilerOptions, ...options }, files: ['typed.ts', 'entries.ts'] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(tool('tsc'), ['-p', '.'], { cwd: project, encoding: 'utf8' });
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(errors.filter((line) => !line.startsWith('node_modules/xstate/'))).toEqual([]);
  });

  test('plays the same duel in a page, bundled', async () => {
    const page = join(project, 'page');
    cpSync(join(root, 'test', 'package', 'page'), page, { recursive: true });
    run(page, tool('vite'), 'build', '--logLevel', 'warn');
    const seen = await serving(join(page, 'dist'), async (address) => {
      const browser = await launchBrowser();
      const tab = await browser.newPage();
      const errors: string[] = [];
      tab.on('pageerror', ({ message }) => errors.push(message));
      await tab.goto(address);
      await tab.waitForFunction(`document.getElementById('result').textContent !== 'Playing'`);
      const [result, record] = await Promise.all(
        ['result', 'record'].map((id) => tab.locator(`#${id}`).textContent()),
      );
      await tab.close();
      return { errors, result, record };
    });
    expect(seen).toEqual({
      errors: [],
      result: `${expected.result?.winner} wins by ${expected.result?.reason}`,
      record: expected.record(),
    });
  });
});

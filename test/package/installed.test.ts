import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProject, packAll, root, runBeside, tool } from './project.ts';
import { localRegistry } from './registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-installed-'));
let project = '';

beforeAll(async () => {
  const registry = await localRegistry(folder);
  const tarballs = packAll(folder);
  project = emptyProject(folder);
  const quiet = ['--no-audit', '--no-fund', '--silent', '--cache', join(folder, 'cache')];
  try {
    await runBeside(project, 'npm', 'install', '--registry', registry.url, ...quiet, ...tarballs);
  } finally {
    registry.close();
  }
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }), 600_000);

const taiki = (...args: readonly string[]): Promise<string> =>
  runBeside(project, 'npx', '--no-install', 'taiki', ...args);

const program = (name: string, code: string): Promise<string> => {
  writeFileSync(join(project, name), code);
  return runBeside(project, process.execPath, name);
};

describe('the seven packages, installed from their tarballs in an empty project', () => {
  test('are there once, with one engine for all', () => {
    const modules = join(project, 'node_modules');
    expect(readdirSync(join(modules, '@taiki')).sort()).toEqual([
      'cli',
      'inspector',
      'modern',
      'queue',
      'reader',
      'server',
    ]);
    for (const name of ['cli', 'inspector', 'modern', 'queue', 'reader', 'server']) {
      const inner = join(modules, '@taiki', name, 'node_modules');
      expect(readdirSync(join(modules, '@taiki', name))).toContain('LICENSE');
      expect(readdirSync(join(modules, '@taiki', name))).toContain('README.md');
      if (readdirSync(join(modules, '@taiki', name)).includes('node_modules'))
        expect(readdirSync(inner)).not.toContain('taiki');
    }
  });

  test('play a duel on the command line', async () => {
    const printed = await taiki('run', '--seed', '7', '--agents', 'greedy');
    expect(printed).toMatch(/^Result: p[12] wins by a direct attack in turn \d+ \(\d+ facts\)$/m);
  });

  test('play a ruling on the command line', async () => {
    const printed = await taiki('scenario', 'DU-003');
    expect(printed).toMatch(/^As the ruling says: Redzone first · Redzone Z first$/m);
  });

  test('print rules without paths of the repository', async () => {
    const printed = await taiki('rules', '506.3d');
    expect(printed).toMatch(/^states +turn\.attack\.declaration\.napDeclare$/m);
    expect(printed).not.toMatch(/\.ts\b/);
  });

  test('simulate games in workers', async () => {
    const printed = await taiki('simulate', '--games', '2', '--seed', '7', '--json');
    expect(JSON.parse(printed)).toMatchObject({ games: 2, finished: 2 });
  });

  test('draw the charts', async () => {
    expect(await taiki('chart', 'standby', '--format', 'mermaid')).toMatch(/stateDiagram/);
  });

  test('have entries that load; fast-check, which taiki/testing needs, comes with the command line', async () => {
    const printed = await program(
      'entries.js',
      `
      const entries = ['taiki', 'taiki/engine', 'taiki/cards', 'taiki/words', 'taiki/rulebook', 'taiki/rulings', 'taiki/learning', 'taiki/inspect', 'taiki/testing'];
      for (const entry of entries) console.log(entry, Object.keys(await import(entry)).length > 3);
      `,
    );
    expect(printed.trim().split('\n')).toEqual([
      'taiki true',
      'taiki/engine true',
      'taiki/cards true',
      'taiki/words true',
      'taiki/rulebook true',
      'taiki/rulings true',
      'taiki/learning true',
      'taiki/inspect true',
      'taiki/testing true',
    ]);
  });

  test('serve the page of the inspector from a program', async () => {
    const printed = await program(
      'inspected.js',
      `
      import { attachInspector } from '@taiki/inspector';
      import { createDuel, starterDecks } from 'taiki';

      const attached = await attachInspector();
      const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
      const recorder = attached.watch('mine');
      recorder.follow(createDuel({ decks, seed: 7, inspect: recorder }));
      const page = await fetch(attached.url);
      console.log(JSON.stringify({
        status: page.status,
        html: /<html/.test(await page.text()),
        lines: attached.session.lines.map(({ title, records }) => [title, records.length > 10]),
      }));
      await attached.close();
      `,
    );
    expect(JSON.parse(printed)).toEqual({ status: 200, html: true, lines: [['mine', true]] });
  });

  test('serve duels, and the page to play on', async () => {
    const printed = await program(
      'served.js',
      `
      import { openStore, startServer } from '@taiki/server';

      const server = await startServer({ store: await openStore('duels') });
      const page = await fetch(server.url);
      const script = await fetch(server.url + 'page.js');
      console.log(JSON.stringify([page.status, /<html/.test(await page.text()), script.status]));
      await server.close();
      `,
    );
    expect(JSON.parse(printed)).toEqual([200, true, 200]);
  });

  test('have an inspector that attaches to a program without a word of its own', async () => {
    writeFileSync(
      join(project, 'bot.js'),
      `
      import { createDuel, greedyAgent, playOut, starterDecks } from 'taiki';

      const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
      const duel = playOut(createDuel({ decks, seed: 7 }), { p1: greedyAgent, p2: greedyAgent });
      console.log(import.meta.resolve('taiki').split('/').at(-1), duel.result?.reason);
      process.exit(0);
      `,
    );
    writeFileSync(
      join(project, 'attach.js'),
      `
      import { launchAttached } from '@taiki/inspector';

      const { server, session, ended } = await launchAttached({ program: 'bot.js', args: [] });
      const { code } = await ended;
      console.log(code, session.lines.length);
      await server.close();
      `,
    );
    await expect(runBeside(project, process.execPath, 'attach.js')).resolves.toBe(
      'instrumentedTaiki.js directAttack\n0 1\n',
    );
  });

  test('have types that hold for a program that checks declarations too', async () => {
    writeFileSync(
      join(project, 'typed.ts'),
      `
      import { attachInspector, type Recorder, type Session } from '@taiki/inspector';
      import { createDuel, type Duel } from 'taiki';
      import { allCards, dm01 } from 'taiki/cards';
      import { createEngine, type Engine } from 'taiki/engine';
      import { charts, type DuelContext, explainAt, type Game } from 'taiki/inspect';
      import { ruleIndex, ruleText } from 'taiki/rulebook';
      import { findScenario, narrate, runScenario, type StandbyLine, standbyLines } from 'taiki/rulings';
      import { creature, type CardDefinition } from 'taiki/words';

      const engine: Engine = createEngine({ cards: dm01 });
      const own: CardDefinition = creature({ name: 'Own', civilizations: ['fire'], cost: 1, power: 1000 });
      export const duel: Duel = createDuel({ decks: { p1: [], p2: [] }, cards: [...allCards, own] });
      export const game: Game = duel.game;
      export const why = (context: DuelContext) => explainAt(context).map(({ reason }) => reason);
      const scenario = findScenario('DU-003');
      for (const play of scenario.plays) narrate(scenario, play).lines.map(({ text }) => text);
      for (const play of scenario.plays) runScenario(scenario, play, { way: 'restored' });
      export const waiting: readonly StandbyLine[] = standbyLines(duel);
      const attached = await attachInspector({ engine });
      export const recorder: Recorder = attached.watch('mine', engine);
      export const session: Session = attached.session;
      export const texts = [ruleText('506.3d'), ruleIndex['506.3d']?.scenarios, charts.duel.id];
      `,
    );
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
    const printed = await runBeside(project, tool('tsc'), '-p', '.').catch((error: Error) => error.message);
    const errors = printed.split('\n').filter((line) => line.includes('error TS'));
    // XState's own declarations do not hold for `exactOptionalPropertyTypes`.
    expect(errors.filter((line) => !/^(\S*\/)?node_modules\/xstate\//.test(line))).toEqual([]);
  });
});

import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspectActor } from '@taiki/inspector/core';
import axe from 'axe-core';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { PagePanels } from '../../inspector/core/page/pagePanels.ts';
import { PagePanelError } from '../../inspector/core/values/panelProblem.ts';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { trafficLight } from './actors/publicMachines.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

beforeAll(async () => {
  await launchBrowser();
});

afterAll(async () => {
  await closeBrowser();
});

/** Bundles a page, and returns its script and the files that are in it. */
async function bundled(page: string, entry?: string) {
  const modules: string[] = [];
  let script = '';
  const config: InlineConfig = {
    configFile: false,
    root: join(root, page),
    logLevel: 'error',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [
      {
        name: 'what-is-in-it',
        generateBundle(_, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type !== 'chunk') continue;
            script += file.code;
            modules.push(...file.moduleIds.map((id) => relative(root, id)));
          }
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      ...(entry === undefined
        ? {}
        : { lib: { entry: join(root, page, entry), formats: ['es'], fileName: 'page' } }),
    },
  };
  await build(config);
  return { script, modules };
}

const isLibrary = (module: string): boolean => /^\0|node_modules\/(preact|@preact)\/|^vite\//.test(module);

describe('the frame of the page', () => {
  it('is bundled without a file of the game or of the rest of the inspector', async () => {
    const { modules } = await bundled('inspector/core/page', 'index.ts');
    const own = modules.filter((module) => !isLibrary(module));
    expect(own).toContain('inspector/core/page/panelLayout.tsx');
    expect(own.filter((module) => !module.startsWith('inspector/core/'))).toEqual([]);
  });

  it('shows the panels of a machine that has nothing to do with a duel', async () => {
    const clock = new SimulatedClock();
    const actor = createActor(trafficLight, { clock });
    const inspection = inspectActor(actor, { title: 'Traffic light' });
    actor.start();
    clock.increment(1000);
    const { script, modules } = await bundled('test/inspector/foreignPage');
    expect(
      modules.filter(
        (module) => !isLibrary(module) && !/^(inspector\/core|test\/inspector\/foreignPage)\//.test(module),
      ),
    ).toEqual([]);
    const page = await (await launchBrowser()).newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.setContent(`<!doctype html><html lang="en"><head><title>Traffic light</title></head><body>
      <div id="page"></div><script type="application/json" id="trace">${JSON.stringify(inspection.trace)}</script></body></html>`);
    await page.addScriptTag({ content: script, type: 'module' });
    const lamps = page.locator('.lamps li');
    await expect.poll(() => lamps.allTextContents()).toEqual(['red off', 'yellow off', 'green off']);
    // A panel that cannot be drawn says so; it is tried again at the next moment.
    expect(await page.getByRole('alert').textContent()).toBe(
      'This panel cannot be drawn at this moment: no event yet',
    );
    const last = inspection.trace.records.length - 1;
    for (let seq = 0; seq < last; seq++) await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => lamps.allTextContents()).toEqual(['red off', 'yellow on', 'green off']);
    expect(await page.locator('.panel-broken').textContent()).toContain('drawn');
    expect(await page.getByRole('region').allTextContents()).toHaveLength(3);
    await page.getByRole('button', { name: 'Walkers' }).click();
    expect(await page.locator('.walkers').textContent()).toBe('wait');
    expect(await lamps.count()).toBe(0);
    await page.evaluate(axe.source);
    expect(
      await page.evaluate(
        `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
      ),
    ).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe('a panel is refused', () => {
  const panel = { name: 'lamps', title: 'Lamps', place: 'stage', reads: [], render: () => '' } as const;

  it('if its name is taken or no name', () => {
    const panels = new PagePanels<undefined>(['event']);
    panels.register(panel);
    expect(() => panels.register(panel)).toThrow(
      new PagePanelError('Two panels are called "lamps". Give each a name of its own.'),
    );
    expect(() => panels.register({ ...panel, name: 'two words' })).toThrow(/Expected letters/);
    expect(panels.at('stage')).toEqual([panel]);
  });

  it('if it reads records that the page does not have, with the nearest kind', () => {
    const panels = new PagePanels<undefined>(['event', 'microstep']);
    expect(() => panels.register({ ...panel, reads: ['evnt'] })).toThrow(/Did you mean "event"\?/);
    expect(panels.reading('event')).toEqual([]);
  });
});

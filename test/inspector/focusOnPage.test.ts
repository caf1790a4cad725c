import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InspectorServer, serve } from '../../inspector/server/server.ts';
import { Session } from '../../inspector/session/session.ts';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { buildPage } from './buildPage.ts';
import { agents } from './client.ts';
import { purge } from './purge.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-focus-'));
const builtPage = pathToFileURL(`${folder}/page/`);

let server: InspectorServer;
/** The record at which play returned to the active player. */
let returned: number;
/** A record in each state that a filled cell or state can stand for. */
let distinct: readonly number[];

beforeAll(async () => {
  const session = new Session({ title: 'Purge', agents });
  session.load('purge.taiki', purge().duel.record());
  const line = session.line(0);
  const reader = line.reader(session.header);
  returned = line.records.find(({ seq }) => reader.at(seq).standby?.next?.returned)?.seq ?? Number.NaN;
  const first = new Map(
    line.records.toReversed().map(({ seq }) => [reader.at(seq).active.duel.join(' '), seq]),
  );
  distinct = [...first.values()];
  await Promise.all([launchBrowser(), buildPage(builtPage)]);
  server = await serve({ session, page: builtPage });
});

afterAll(async () => {
  await closeBrowser();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function focused(options: BrowserContextOptions, seq: number): Promise<Page> {
  const context = await (await launchBrowser()).newContext(options);
  const page = await context.newPage();
  await page.goto(`${server.url}#${seq}`);
  await page.locator('.map-lit-leaf').waitFor({ state: 'attached' });
  if ((options.viewport?.width ?? 0) < 860) await page.getByRole('button', { name: 'Charts' }).click();
  await page.getByRole('button', { name: 'Focus', exact: true }).click();
  await page.locator('.focus-now').waitFor();
  return page;
}

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** How much of the filled state is out of sight, and what reaches beyond the width, in pixels. */
const hidden = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const focus = document.querySelector('.focus');
    const area = focus.getBoundingClientRect();
    const now = document.querySelector('.focus-now').getBoundingClientRect();
    return {
      count: document.querySelectorAll('.focus-now').length,
      above: Math.round(Math.max(0, area.top - now.top)),
      below: Math.round(Math.max(0, now.bottom - Math.min(area.bottom, innerHeight))),
      beside: focus.scrollWidth - focus.clientWidth,
    };
  })()`);

describe('the focus of the map', () => {
  it.each(SIZES)(
    'keeps the state that acts in view at %i by %i, wherever the duel is',
    async (width, height) => {
      const page = await focused({ viewport: { width, height } }, returned);
      const slider = page.getByRole('slider', { name: 'Moment' });
      expect(distinct.length).toBeGreaterThan(3);
      for (const seq of distinct) {
        await slider.fill(String(seq));
        await expect.poll(() => new URL(page.url()).hash).toBe(`#${seq}`);
        expect([seq, await hidden(page)]).toEqual([seq, { count: 1, above: 0, below: 0, beside: 0 }]);
      }
      await page.context().close();
    },
  );

  it.each(SIZES)(
    'names what waits, and draws the return clear of the names, at %i by %i',
    async (width, height) => {
      const page = await focused({ viewport: { width, height } }, returned);
      const cells = page.locator('.focus-cell');
      const shown = await cells.evaluateAll((all) =>
        all.map((cell) => [...cell.children].map(({ textContent }) => textContent)),
      );
      expect(shown.map(([title]) => title)).toEqual(['AP resolves', 'NAP declares', 'NAP resolves']);
      expect(shown).toEqual([['AP resolves', 'Witness'], ['NAP declares'], ['NAP resolves', 'Grower']]);
      const back = await page.locator('.focus-return').boundingBox();
      for (const box of await Promise.all((await cells.all()).map((cell) => cell.boundingBox())))
        expect(back?.x).toBeGreaterThanOrEqual((box?.x ?? Number.NaN) + (box?.width ?? 0));
      await page.context().close();
    },
  );

  it('opens the full chart at a step that is clicked', async () => {
    const page = await focused({ viewport: { width: 1280, height: 800 } }, returned);
    await page.locator('.focus-pill', { hasText: 'draw' }).click();
    await page.locator('.state[data-id="duel.turn.draw"]').waitFor();
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)(
    'has no serious problem for axe in the %s theme',
    async (colorScheme) => {
      for (const [width, height] of [SIZES[1], SIZES[3]]) {
        const page = await focused({ viewport: { width, height }, colorScheme, bypassCSP: true }, returned);
        await page.evaluate(axe.source);
        const problems = await page.evaluate(
          `axe.run(document.querySelector('.focus'), { resultTypes: ['violations'] }).then(({ violations }) =>
          violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))]))`,
        );
        expect(problems).toEqual([]);
        await page.context().close();
      }
    },
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InspectorServer, serve } from '../../inspector/server/server.ts';
import type { Session } from '../../inspector/session/session.ts';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { buildPage } from './buildPage.ts';
import { startedSession } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-page-'));
const builtPage = pathToFileURL(`${folder}/page/`);

let session: Session;
let server: InspectorServer;

beforeAll(async () => {
  session = startedSession(5);
  await session.play(0, 'end');
  [server] = await Promise.all([serve({ session, page: builtPage }), launchBrowser(), buildPage(builtPage)]);
});

afterAll(async () => {
  await closeBrowser();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The first record in each step of the turns and of attacks. */
function firstOfEachStep(): readonly number[] {
  const first = new Map<string, number>();
  for (const record of session.line(0).records) {
    if (record.kind !== 'microstep' || !record.state.startsWith('turn.')) continue;
    const [, step = '', substep = ''] = record.state.split('.');
    const key = step === 'attack' ? `${step}.${substep}` : step;
    if (!first.has(key)) first.set(key, record.seq);
  }
  return [...first.values()];
}

const SIZES = [
  [1280, 600],
  [1024, 768],
  [390, 844],
] as const;

/** What of the active state and of the headline cannot be seen, in pixels. */
const hidden = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const area = document.querySelector('.map-window').getBoundingClientRect();
    const leaf = document.querySelector('.map-lit-leaf').getBoundingClientRect();
    const [heading] = document.querySelectorAll('.headline h2');
    return {
      above: Math.max(0, area.top - leaf.top),
      below: Math.max(0, leaf.bottom - area.bottom),
      left: Math.max(0, area.left - leaf.left),
      right: Math.max(0, leaf.right - area.right),
      headline: heading.scrollWidth - heading.clientWidth,
    };
  })()`);

describe.each(SIZES)('at %i by %i pixels', (width, height) => {
  it('shows the active state and the whole headline at every step', async () => {
    const context = await (await launchBrowser()).newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(`${server.url}#200`);
    await page.locator('.map-lit-leaf').waitFor({ state: 'attached' });
    if (width < 860) await page.getByRole('button', { name: 'Charts' }).click();
    for (const seq of firstOfEachStep()) {
      await page.getByRole('slider', { name: 'Moment' }).fill(String(seq));
      expect(await hidden(page), `record ${seq}`).toEqual({
        above: 0,
        below: 0,
        left: 0,
        right: 0,
        headline: 0,
      });
    }
    await context.close();
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLayouts } from '../../inspector/charts/writeLayouts.ts';
import { BuiltFiles } from '../../inspector/server/builtFiles.ts';
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
  await Promise.all([launchBrowser(), buildPage(builtPage)]);
  await writeLayouts(session.header.charts, builtPage);
  server = await serve({ session, page: builtPage });
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

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' });

const seqOn = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

async function opened(options: BrowserContextOptions, seq: number): Promise<Page> {
  const context = await (await launchBrowser()).newContext(options);
  const page = await context.newPage();
  await page.goto(`${server.url}#${seq}`);
  await page.locator('.map-lit-leaf').waitFor({ state: 'attached' });
  const last = String(session.line(0).records.length - 1);
  await expect.poll(() => slider(page).getAttribute('max')).toBe(last);
  return page;
}

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
    const page = await opened({ viewport: { width, height } }, 200);
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
    await page.context().close();
  });
});

describe('the sequence of events on a phone', () => {
  it('shows what each answer was', async () => {
    const page = await opened({ viewport: { width: 390, height: 844 } }, 200);
    await page.getByRole('button', { name: 'Charts' }).click();
    await page.getByRole('button', { name: 'Sequence', exact: true }).click();
    const cut = page.locator('.sequence-payload', { hasText: 'answer' }).evaluateAll((payloads) =>
      payloads.map((payload) => {
        const { left, right } = payload.getBoundingClientRect();
        const isCut = payload.scrollWidth > payload.clientWidth || left < 0 || right > innerWidth;
        return isCut ? payload.textContent : 'whole';
      }),
    );
    expect(new Set(await cut)).toEqual(new Set(['whole']));
    await page.context().close();
  });
});

describe('the first load', () => {
  const fetched = (file: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(new URL(file, server.url), { headers });

  it('takes less than 600 KB, and less than 200 KB as it is sent', async () => {
    const plain = readFileSync(new URL('page.js', builtPage));
    expect(plain.length).toBeLessThan(600_000);
    for (const encoding of ['br', 'gzip']) {
      const response = await fetched('/page.js', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(plain.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    }
    expect(new BuiltFiles(builtPage).read('page.js')?.br().length).toBeLessThan(200_000);
  });

  it('sends nothing again that has not changed, and keeps no page with a token', async () => {
    const tag = (await fetched('/page.js')).headers.get('etag') ?? '';
    const again = await fetched('/page.js', { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetch(server.url)).headers.get('cache-control')).toBe('no-store');
  });

  it('does not include what lays out charts, which is loaded when a state is closed', async () => {
    const page = await opened({}, 200);
    const loaded = (): Promise<unknown> =>
      page.evaluate(
        `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/elk.js')).length`,
      );
    expect(await loaded()).toBe(0);
    await page.getByRole('button', { name: 'Duel', exact: true }).click();
    const states = await page.locator('.state').count();
    await page.getByRole('combobox', { name: 'Which states are closed' }).selectOption('steps');
    await expect.poll(() => page.locator('.state').count()).toBeLessThan(states);
    await expect.poll(loaded).toBe(1);
    await page.context().close();
  });
});

describe('moving in time', () => {
  it('goes to the next turn and attack, closes panels, and Back returns from jumps', async () => {
    const page = await opened({}, 200);
    const reader = session.line(0).reader(session.header);
    const turn = reader.stop(200, 'turn', 'forward');
    await page.keyboard.press('u');
    await expect.poll(() => seqOn(page)).toBe(turn);
    await page.keyboard.press('j');
    await expect.poll(() => seqOn(page)).toBe(reader.stop(turn, 'attack', 'forward'));
    await page.keyboard.press('.');
    await page.goBack();
    await expect.poll(() => seqOn(page)).toBe(turn);
    await page.goBack();
    await expect.poll(() => seqOn(page)).toBe(200);
    await page.keyboard.press('o');
    await page.locator('.panel-record').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.panel-record').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('returns from each of two jumps within one frame', async () => {
    const page = await opened({}, 200);
    const turn = session.line(0).reader(session.header).stop(200, 'turn', 'forward');
    await page.evaluate(`for (const key of ['u', 'j'])
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))`);
    for (const seq of [turn, 200]) {
      await page.goBack();
      await expect.poll(() => seqOn(page)).toBe(seq);
    }
    await page.context().close();
  });

  it('keeps the entry of a jump that Back leaves before the next frame', async () => {
    const page = await opened({}, 200);
    const turn = session.line(0).reader(session.header).stop(200, 'turn', 'forward');
    // A busy page: between Back and its last event a frame is drawn, with what waited for it.
    await page.evaluate(`(() => {
      const frames = [];
      window.requestAnimationFrame = (frame) => frames.push(frame);
      const { setTimeout } = window;
      window.setTimeout = (run, delay, ...rest) => setTimeout(run, delay === 35 ? 5_000 : delay, ...rest);
      window.addEventListener('popstate', () => { for (const frame of frames.splice(0)) frame(performance.now()); });
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
      history.back();
    })()`);
    await expect.poll(() => new URL(page.url()).hash).toBe('#200');
    await expect.poll(() => seqOn(page)).toBe(200);
    await page.goForward();
    await expect.poll(() => seqOn(page)).toBe(turn);
    await page.evaluate(`location.hash = '#300'`);
    await expect.poll(() => seqOn(page)).toBe(300);
    await page.context().close();
  });

  it('zooms the timeline with keys and the wheel, moves it along, and tells the place of the moment', async () => {
    const page = await opened({}, 200);
    const bands = page.locator('.bands');
    const count = (): Promise<number> => page.locator('.bands .band rect').count();
    const before = await count();
    await page.keyboard.press('z');
    await page.keyboard.press('z');
    expect(await count()).toBeLessThan(before);
    await page.keyboard.press('End');
    const [playhead, box] = [await page.locator('.playhead').boundingBox(), await bands.boundingBox()];
    if (playhead === null || box === null) throw new Error('The timeline is not drawn.');
    expect(playhead.x).toBeLessThanOrEqual(box.x + box.width);
    await page.mouse.move(box.x + 100, box.y + 10);
    for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, 600);
    await expect.poll(count).toBe(before);
    expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/^turn \d+, .*: record \d+ of \d+$/);
    await page
      .getByRole('status', { name: 'The moment, in words' })
      .getByText(/the duel is over/)
      .waitFor();
    await page.context().close();
  });
});

/** The lightnesses of a picture, from 0 to 15; what is left of it without colours. */
async function lightnesses(picture: Buffer): Promise<readonly number[]> {
  const page = await (await launchBrowser()).newPage();
  const found = await page.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture.toString('base64')}';
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4)
      seen.add(Math.round((0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2]) / 17));
    return [...seen];
  })()`);
  await page.close();
  return found as readonly number[];
}

describe('the bands of the players', () => {
  it.each([
    ['in light', {}],
    ['in dark', { colorScheme: 'dark' }],
    ['with forced colours', { forcedColors: 'active' }],
  ] as const)('differ without their colours %s', async (_, media) => {
    const page = await opened({ viewport: { width: 1440, height: 900 }, ...media }, 200);
    // The wheel zooms until a band is wide enough to be looked at without its number.
    for (let time = 0; time < 4; time++) await page.keyboard.press('z');
    const looked = async (player: 'p1' | 'p2'): Promise<readonly number[]> => {
      const bands = page.locator(`.band-${player} > rect:first-of-type`);
      const boxes = await bands.evaluateAll((rects) =>
        rects.map((rect) => {
          const { x, y, width, height } = rect.getBoundingClientRect();
          const left = Math.max(x, 60);
          return { left, y, width: Math.min(x + width, innerWidth - 60) - left, height };
        }),
      );
      const playhead = (await page.locator('.playhead').boundingBox())?.x ?? 0;
      const widest = boxes
        .filter(({ left, width }) => playhead < left + 20 || playhead > left + width)
        .toSorted((one, other) => other.width - one.width)[0];
      if (widest === undefined || widest.width < 60) throw new Error(`No band of ${player} is in view.`);
      const clip = { x: widest.left + 28, y: widest.y + 3, width: 26, height: widest.height - 6 };
      return lightnesses(await page.screenshot({ clip }));
    };
    const [one, two] = [await looked('p1'), await looked('p2')];
    expect(one).toHaveLength(1);
    expect(two.length).toBeGreaterThan(1);
    await page.context().close();
  });
});

describe('with forced colours', () => {
  it('shows which button is pressed, and the symbols of the legend', async () => {
    const page = await opened({ forcedColors: 'active' }, 200);
    const backgrounds = await page.evaluate(`[
      '[aria-pressed="true"]', '[aria-pressed="false"]', '.legend-active', '.legend-break',
    ].map((selector) => {
      const before = selector.startsWith('.') ? '::before' : undefined;
      return getComputedStyle(document.querySelector(selector), before).backgroundColor;
    })`);
    expect(new Set(backgrounds as readonly string[]).size).toBe(4);
    await page.context().close();
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { japaneseName } from '@taiki/reader/names';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { allCards, greedyAgent } from 'taiki';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standalonePage } from '../../inspector/export/standalone.ts';
import type { Moment } from '../../inspector/model/moment.ts';
import { Session } from '../../inspector/session/session.ts';
import { launchBrowser } from '../support/browser.ts';
import { buildJapanese } from './buildPage.ts';
import { recorded } from './recorded.ts';
import { type ServedPage, servedPage } from './servedPage.ts';

const pictures = process.env['TAIKI_SCREENSHOTS'];

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

let served: ServedPage;
let session: Session;
let played: number;

beforeAll(async () => {
  session = new Session({ title: '場面', agents: { p1: greedyAgent, p2: greedyAgent } });
  played = session.load('duel.taiki', recorded(7).duel.record()).id;
  session.load('other.taiki', recorded(8).duel.record());
  served = await servedPage(session);
  await buildJapanese(served.page);
});

afterAll(() => served?.close());

/** The first record of a line whose moment satisfies a condition. */
function recordOf(line: number, is: (moment: Moment) => boolean): number {
  const { records } = session.line(line);
  const reader = session.line(line).reader(session.header);
  const found = records.findIndex((_, seq) => is(reader.at(seq)));
  if (found < 0) throw new Error(`Line ${line} has no such moment.`);
  return found;
}

async function japanesePage(hash: string, options: BrowserContextOptions = WIDE): Promise<Page> {
  const page = await served.open(hash, { ...options, locale: 'ja-JP' });
  await page.getByRole('button', { name: 'English' }).waitFor();
  // What is read out follows once the page has stayed at a moment.
  await page.locator('.headline [role=status]', { hasText: 'ターン' }).waitFor({ state: 'attached' });
  return page;
}

/** Names of players, sides, keys and formats, and words of the rules that Japanese texts write with letters. */
const NAMES =
  /\b(p[12]|N?AP|XState|Taiki|English|JSON|Shift|Page (Up|Down)|Home|End|Enter|Tab|Escape|NEO|GR|taiki|#\d+|[A-Z]|mutant)\b/g;

/** Cards that were never printed in Japanese keep their English names. */
const ENGLISH_NAMES = allCards
  .flatMap(({ name }) => (japaneseName(name) === undefined ? [name] : []))
  .toSorted((one, other) => other.length - one.length);

const hasLetters = (text: string): boolean => /[A-Za-z]{2,}/.test(text);

const isInEnglish = (text: string): boolean =>
  hasLetters(text.replaceAll(NAMES, '')) &&
  hasLetters(ENGLISH_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text).replaceAll(NAMES, ''));

/** What names states, guards, transitions and events as the charts do, and the titles of duels. */
const CODE = [
  'code, kbd, textarea, script, style',
  '.lines, .line-selects',
  '.record, .sequence-row, .cause-allowed, .search-result',
  '.guard-edge, .way-reads, .transitions, .step-part b, .state-details .muted, .arbiter li',
].join(', ');

/**
 * What is written in Latin letters on the page, or is read out.
 */
const letters = (page: Page, selector = 'body'): Promise<readonly string[]> =>
  page
    .evaluate(`((selector) => {
      const found = new Set();
      const isCode = (element) => element.closest(${JSON.stringify(CODE)}) !== null;
      for (const root of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          if (node.parentElement.checkVisibility() && !isCode(node.parentElement)) found.add(node.textContent.trim());
        for (const element of root.querySelectorAll('*'))
          if (!isCode(element))
            for (const name of ['aria-label', 'title', 'aria-valuetext', 'aria-description'])
              found.add(element.getAttribute(name) ?? '');
      }
      return [...found];
    })(${JSON.stringify(selector)})`)
    .then((all) => (all as readonly string[]).filter(isInEnglish));

/** The Japanese texts are loaded when they are chosen. */
const titled = (page: Page, title: string): Promise<void> =>
  expect.poll(() => page.locator('.panel-decision h2').textContent()).toBe(title);

describe('the language of the page', () => {
  it('is that of the browser at first, and then what was chosen', async () => {
    const page = await japanesePage(`#${played}:10`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    await titled(page, '選択');
    await page.getByRole('button', { name: 'English' }).click();
    await titled(page, 'Decision');
    await page.reload();
    await page.getByRole('button', { name: '日本語' }).waitFor();
    await titled(page, 'Decision');
    await page.getByRole('button', { name: '日本語' }).click();
    await titled(page, '選択');
    await page.context().close();
  });

  it('is English in an English browser, which loads nothing more', async () => {
    const page = await served.open(`#${played}:10`, { ...WIDE, locale: 'en-GB' });
    const scripts = await page.evaluate(
      "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)",
    );
    expect(scripts).not.toContain('/japanese.js');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.context().close();
  });

  it('is what the address asks for', async () => {
    const context = await (await served.open('', { ...WIDE, locale: 'en-GB' })).context();
    const page = await context.newPage();
    await page.goto(`${served.server.url}&lang=ja#${played}:10`);
    await page.getByRole('button', { name: 'English' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    await context.close();
  });
});

it.each([
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const)('axe finds nothing on the page in Japanese: %s', async (_, options) => {
  const asked = recordOf(played, ({ decision }) => decision !== undefined);
  const page = await japanesePage(`#${played}:${asked}`, { ...WIDE, ...options, bypassCSP: true });
  await page.evaluate(axe.source);
  const problems = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0]?.html]))`,
  );
  expect(problems).toEqual([]);
  await page.context().close();
});

it('an exported page has its Japanese texts with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-exported-'));
  const file = join(folder, 'duel.html');
  writeFileSync(file, await standalonePage(session, served.page, 'ja'));
  const context = await (await launchBrowser()).newContext({ ...WIDE, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('button', { name: 'English' }).waitFor();
  await titled(page, '選択');
  await context.close();
  rmSync(folder, { recursive: true });
});

describe('the Japanese page', () => {
  it.each([
    ['before the first turn', ({ table }) => table !== undefined],
    ['at an attack', ({ table, decision }) => table?.attack !== undefined && decision !== undefined],
    ['at a block', ({ decision }) => decision?.kind === 'block'],
    ['in an effect', ({ standby }) => standby?.next?.does === 'resolves'],
    ['with forbidden actions', ({ explanations }) => explanations.length > 3],
    ['at the end', ({ result }) => result !== undefined],
  ] satisfies readonly (readonly [string, (moment: Moment) => boolean])[])(
    'has nothing in English %s',
    async (_, is) => {
      const page = await japanesePage(`#${played}:${recordOf(played, is)}`);
      expect(await letters(page)).toEqual([]);
      for (const chart of ['焦点', 'やりとり', '2つの筋']) {
        await page.getByRole('button', { name: chart, exact: true }).click();
        expect(await letters(page, '.panel-chart')).toEqual([]);
      }
      await page.locator('body').press('y');
      expect(await letters(page, '.panel-causes')).toEqual([]);
      await page.locator('body').press('o');
      expect(await letters(page, '.panel-record .panel-head')).toEqual([]);
      await page.locator('body').press('?');
      expect(await letters(page, '.key-help')).toEqual([]);
      await page.context().close();
    },
  );

  it('tells the causes that are shown in the language that is chosen', async () => {
    const page = await japanesePage(`#${played}:${session.line(played).records.length - 1}`);
    await page.locator('body').press('y');
    const first = page.locator('.cause-fact').first();
    expect(await first.textContent()).toMatch(/[ぁ-ん]/);
    await page.getByRole('button', { name: 'English' }).click();
    expect(await first.textContent()).not.toMatch(/[ぁ-ん]/);
    await page.context().close();
  });

  it('finds records by Japanese words', async () => {
    const page = await japanesePage(`#${played}:10`);
    await page.locator('body').press('/');
    await page.keyboard.type('kind:facts 破壊される');
    await page.locator('#search-result', { hasText: '件' }).waitFor();
    expect(await page.locator('#search-result').textContent()).toMatch(/^[1-9]\d*件$/);
    await page.context().close();
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('fits at %i by %i', async (width, height) => {
    const seq = recordOf(played, ({ decision }) => decision?.kind === 'choose');
    const page = await japanesePage(`#${played}:${seq}`, { viewport: { width, height } });
    if (pictures !== undefined) {
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: join(pictures, `japanese-${width}x${height}.png`) });
    }
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.context().close();
  });
});

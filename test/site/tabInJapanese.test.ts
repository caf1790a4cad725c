import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { allCards } from 'taiki';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, launchBrowser } from '../support/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'taiki-tab-ja-'));
const fromDisk = pathToFileURL(`${folder}/`).href;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(root, 'site/tab/build.ts'), folder], {
    cwd: root,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'site/tsconfig.json') },
  });
});

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true, force: true });
});

/** Neutral cards of positions have names in English alone. */
const FILLERS = ['', 'Light ', 'Water ', 'Darkness ', 'Fire ', 'Nature '].map((civilization) => ({
  name: `${civilization}Filler`,
  otherFace: undefined,
  thirdFace: undefined,
}));

/** Longest first, so that no name is left in part where another one begins alike. */
const NAMES = [...allCards, ...FILLERS]
  .flatMap(({ name, otherFace, thirdFace }) => [name, otherFace?.name ?? [], thirdFace?.name ?? []].flat())
  .toSorted((one, other) => other.length - one.length);

/** Words that stand in Latin letters on a Japanese page: names of formats, agents, players and rulings, marks of keywords, and the other language. */
const TECHNICAL: ReadonlySet<string> = new Set(
  'AP NAP API JSON Taiki English greedy p1 p2 NEO MAX GR ZERO DU SB BL'.split(' '),
);

/** The Latin words of a page, without names of cards and words that are technical. */
async function latinWords(page: Page): Promise<readonly string[]> {
  const text = String(await page.evaluate('document.body.innerText'));
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text);
  const words = rest.match(/[A-Za-z][A-Za-z0-9]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !TECHNICAL.has(word));
}

async function opened(path: string): Promise<Page> {
  const context = await (await launchBrowser()).newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'ja-JP',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`${fromDisk}${path}`);
  return page;
}

const decision = (page: Page) => page.locator('.decision');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { interval: 20, timeout: 60_000 });

/** Answers by the option with this number, and by as many as are needed. */
async function answer(page: Page, number: number): Promise<void> {
  const before = await decision(page).getAttribute('data-decision');
  const options = page.getByRole('list', { name: '選択肢' }).getByRole('button');
  await options.nth(Math.min(number, (await options.count()) - 1)).click();
  const confirm = page.getByRole('button', { name: /^決定/ });
  if (await confirm.isVisible()) await confirm.click();
  await eventually(async () =>
    (await decision(page).count()) === 0 ? 'over' : decision(page).getAttribute('data-decision'),
  ).not.toBe(before);
}

/** Rulings that ask for each kind of decision: a declaration, an order on standby, an attack and a block. */
const RULINGS = ['DU-003', 'SB-001', 'BL-001'] as const;

describe('the tab in Japanese has no word of another language', () => {
  it('where decks are chosen, and where one is wrong', async () => {
    const page = await opened('play.html');
    await page.getByRole('heading', { name: '対戦する' }).waitFor();
    await page.getByLabel('p1のデッキ').selectOption({ label: '自作…' });
    expect(await latinWords(page)).toEqual([]);
    await page.getByLabel('40枚、1行に1種類').fill('4 Aqua Hulcus');
    await button(page, '対戦').click();
    await page.getByText('p1のデッキ：4枚ある。40枚でなければならない（100.2）。').waitFor();
    expect(await latinWords(page)).toEqual([]);
    await page.context().close();
  });

  it('in a duel with every card open, up to its end, and in what is told of it', async () => {
    const page = await opened('play.html');
    await page.getByLabel(/^相手/).selectOption({ label: '自分：両方の席、すべてのカードを公開' });
    await button(page, '対戦').click();
    await decision(page).waitFor();
    const found = new Set<string>();
    for (let count = 0; count < 12; count++) {
      for (const word of await latinWords(page)) found.add(word);
      await answer(page, count % 3 === 2 ? 1 : 0);
    }
    await page.getByText('なぜできない？').click();
    await page.locator('.whyNot li, .whyNot p').first().waitFor();
    for (const word of await latinWords(page)) found.add(word);
    page.on('dialog', (dialog) => void dialog.accept());
    await button(page, '投了').click();
    await page.getByRole('heading', { name: 'ゲーム終了' }).waitFor();
    for (const word of await latinWords(page)) found.add(word);
    expect([...found]).toEqual([]);
    await page.context().close();
  });

  it.each(RULINGS)('in the situation of ruling %s, at each decision', async (id) => {
    const page = await opened(`judge.html#ruling=${id}.1`);
    await button(page, '始める').waitFor();
    const found = new Set(await latinWords(page));
    await button(page, '始める').click();
    await decision(page).waitFor();
    for (let count = 0; count < 5 && (await decision(page).count()) > 0; count++) {
      for (const word of await latinWords(page)) found.add(word);
      await answer(page, 1);
    }
    expect([...found]).toEqual([]);
    await page.context().close();
  });

  it('where a link cannot be opened', async () => {
    const page = await opened('play.html#case=9.x.AAAA');
    await page.getByText('リンクの版は9で').waitFor();
    expect(await latinWords(page)).toEqual([]);
    await page.context().close();
  });
});

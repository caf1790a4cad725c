import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { replay } from 'taiki';
import { judge, parseCase } from 'taiki/rulings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standalonePage } from '../../inspector/export/standalone.ts';
import { printTrace } from '../../inspector/model/index.ts';
import type { TraceReader } from '../../inspector/model/reader.ts';
import { Session } from '../../inspector/session/session.ts';
import { longTrace } from '../bench/longTrace.ts';
import { launchBrowser } from '../support/browser.ts';
import { agents } from './client.ts';
import { recorded } from './recorded.ts';
import { type ServedPage, servedPage } from './servedPage.ts';

let served: ServedPage;
let session: Session;
let reader: TraceReader;
/** The second decision after the begin of a main step late in the duel. */
let seq: number;

const folder = mkdtempSync(join(tmpdir(), 'taiki-links-'));
const large = { viewport: { width: 1680, height: 1050 } };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

beforeAll(async () => {
  session = new Session({ title: 'Links', agents });
  session.load('duel.taiki', recorded(6).duel.record());
  reader = session.line(0).reader(session.header);
  seq =
    reader.records.findLast(
      ({ kind, seq: at }) => kind === 'decision' && reader.at(at).state.includes('main'),
    )?.seq ?? Number.NaN;
  served = await servedPage(session);
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

async function copied(page: Page, as: string): Promise<string> {
  await page.getByRole('combobox', { name: 'Copy this moment as' }).selectOption(as);
  return page.getByRole('textbox', { name: 'Text to copy' }).inputValue();
}

/** What the page shows that a link says. */
async function shown(page: Page): Promise<unknown> {
  return {
    moment: await page.getByRole('slider', { name: 'Moment' }).inputValue(),
    chart: await page.locator('.panel-chart [aria-pressed=true]').allTextContents(),
    query: await page.getByRole('searchbox', { name: 'Search' }).first().inputValue(),
    viewer: await page.locator('.panel-table [aria-pressed=true]').first().textContent(),
    plots: await page.locator('.plot-value').allTextContents(),
  };
}

async function arrangeView(page: Page): Promise<void> {
  await button(page, 'Focus').click();
  await button(page, 'p2').click();
  await page.locator('#search').fill('rule:506');
  await page.getByText('Values over time', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Value over time' }).fill('count(p1.hand)');
  await button(page, 'Plot').click();
}

describe('a link', () => {
  it('says the moment, the panels, the search and the plots, and never the token', async () => {
    const page = await served.open(`#${seq}`, large);
    await arrangeView(page);
    const link = await copied(page, 'link');
    const token = new URL(served.server.url).searchParams.get('token') ?? 'none';
    expect(link).not.toContain(token);
    expect(link).not.toContain('token');
    const { hash } = new URL(link);
    const other = await served.open(hash, large);
    await other.locator('.plot-value').waitFor();
    expect(await shown(other)).toEqual(await shown(page));
    await page.context().close();
    await other.context().close();
  });

  it('opens an exported page at its moment', async () => {
    const file = join(folder, 'duel.html');
    writeFileSync(file, await standalonePage(session, served.page));
    const page = await (await (await launchBrowser()).newContext(large)).newPage();
    await page.goto(`${pathToFileURL(file).href}#${seq}&chart=focus&query=rule%3A506&viewer=p2&nonsense=1`);
    await page.locator('.focus-now').waitFor();
    expect(await shown(page)).toMatchObject({ moment: String(seq), query: 'rule:506', viewer: 'p2' });
    const link = await copied(page, 'link');
    expect(link).toContain('/duel.html#');
    expect(await page.getByRole('combobox', { name: 'Copy this moment as' }).locator('option').count()).toBe(
      2,
    );
    await page.context().close();
  });
});

describe('an exported page with many records', () => {
  it('shows the moment of its address at once, and all records soon', async () => {
    const many = new Session({ title: 'Many', agents });
    many.load('many.jsonl', printTrace(longTrace(15_000)));
    const file = join(folder, 'many.html');
    writeFileSync(file, await standalonePage(many, served.page));
    for (const [address, moment] of [
      ['', many.line(0).records.findIndex(({ kind }) => kind === 'decision')],
      ['#14000', 14_000],
    ] as const) {
      const page = await (await (await launchBrowser()).newContext(large)).newPage();
      await page.goto(`${pathToFileURL(file).href}${address}`);
      await page.locator('.map-lit-leaf').waitFor({ state: 'attached' });
      const slider = page.getByRole('slider', { name: 'Moment' });
      expect(await slider.inputValue()).toBe(String(moment));
      await expect.poll(() => slider.getAttribute('max')).toBe('14999');
      expect(await slider.inputValue()).toBe(String(moment));
      expect(await page.getByText('does not exist').count()).toBe(0);
      await page.context().close();
    }
  });
});

describe('a moment is copied', () => {
  it('as the record of the duel so far', async () => {
    const page = await served.open(`#${seq}`, large);
    const duel = replay(await copied(page, 'record'));
    expect([duel.state, duel.decision?.id]).toEqual([reader.at(seq).state, reader.at(seq).decision?.id]);
    await page.context().close();
  });

  it('as a test that holds', async () => {
    const page = await served.open(`#${seq}`, large);
    const text = await copied(page, 'test');
    const body = text.replace(/^import .*$/gm, '');
    const held: string[] = [];
    const run = new Function('replay', 'expect', 'test', body);
    run(replay, expect, (name: string, check: () => void) => {
      check();
      held.push(name);
    });
    expect(held).toEqual([`duel.taiki, record ${seq}`]);
    await page.context().close();
  });

  it('as a ruling scenario that reaches the same decision', async () => {
    const page = await served.open(`#${seq}`, large);
    const given = parseCase(await copied(page, 'scenario'));
    const [play] = given.plays;
    expect(given.position.turn).toBe(reader.at(seq).table?.turn.number);
    if (play === undefined) throw new Error('The case has no play.');
    expect(() => judge(given, play)).not.toThrow();
    await page.context().close();
  });
});

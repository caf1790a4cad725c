import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf } from '../../inspector/model/index.ts';
import type { TraceReader } from '../../inspector/model/reader.ts';
import { Session } from '../../inspector/session/session.ts';
import { agents } from './client.ts';
import { recorded } from './recorded.ts';
import { type ServedPage, servedPage } from './servedPage.ts';

let served: ServedPage;
let reader: TraceReader;

beforeAll(async () => {
  const session = new Session({ title: 'Keys', agents });
  session.load('duel.taiki', recorded(6).duel.record());
  reader = session.line(0).reader(session.header);
  served = await servedPage(session);
});

afterAll(() => served.close());

const large = { viewport: { width: 1680, height: 1050 } };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const seqOn = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Moment' }).inputValue());

describe('the keys of the timeline', () => {
  it.each([
    ['u', 'Shift+U', 'turn'],
    ['j', 'Shift+J', 'attack'],
  ] as const)('%s goes to the next and %s to the previous %s', async (on, back, unit) => {
    // Past the second one.
    const from = reader.stop(reader.stop(0, unit, 'forward'), unit, 'forward') + 1;
    const page = await served.open(`#${from}`, large);
    let seq = from;
    for (const [key, direction] of [
      [on, 'forward'],
      [on, 'forward'],
      [back, 'back'],
      [back, 'back'],
    ] as const) {
      await page.keyboard.press(key);
      seq = reader.stop(seq, unit, direction);
      expect(await seqOn(page)).toBe(seq);
    }
    expect(seq).toBe(from - 1);
    const { table } = reader.at(seq);
    const before = reader.at(seq - 1).table;
    if (unit === 'turn') expect(table?.turn.number).toBe((before?.turn.number ?? Number.NaN) + 1);
    else {
      const facts = reader.facts.filter((placed) => placed.seq === seq).map(({ fact }) => fact.kind);
      expect(facts).toContain('attackDeclared');
    }
    await page.context().close();
  });

  it.each([
    ['Shift+E', 'effect'],
    ['Shift+A', 'attack'],
    ['Shift+T', 'turn'],
  ] as const)('%s goes to the end of the %s', async (key, course) => {
    const from = reader.records.find(({ seq }) => seq > 100 && endOf(reader, seq, course) !== 'none')?.seq;
    const page = await served.open(`#${from}`, large);
    await page.keyboard.press(key);
    expect(await seqOn(page)).toBe(endOf(reader, from ?? Number.NaN, course));
    await page.context().close();
  });
});

/** A panel, how it is opened, and where it is seen. */
const PANELS: readonly (readonly [string, (page: Page) => Promise<void>, string])[] = [
  ['the keys', (page) => page.keyboard.press('?'), '.key-help[open]'],
  [
    'the details of a card',
    (page) => page.locator('.zone-battleZone .card, .card').first().click(),
    '.card-details',
  ],
  ['why', (page) => page.keyboard.press('y'), '.panel-causes'],
  [
    'what was copied',
    async (page) => {
      await page.getByRole('combobox', { name: 'Copy this moment as' }).selectOption('link');
    },
    '.panel-copy',
  ],
  ['the changed table', (page) => button(page, 'Change').click(), '.panel-position'],
  ['the record', (page) => page.keyboard.press('o'), '.panel-record'],
  [
    'the details of a state',
    async (page) => {
      await page.locator('.map-lit-leaf').click();
      await button(page, 'Map').click();
    },
    '.state-details .quiet',
  ],
];

describe('Esc', () => {
  it.each(PANELS)('closes %s', async (_, open, selector) => {
    const page = await served.open('#300', large);
    expect(await page.locator(selector).count()).toBe(0);
    await open(page);
    await page.locator(selector).waitFor();
    await page.evaluate('document.activeElement?.blur?.()');
    await page.keyboard.press('Escape');
    await page.locator(selector).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('closes the panel that was put on top of the others, and then the next one', async () => {
    const page = await served.open('#300', large);
    await page.keyboard.press('o');
    await page.keyboard.press('y');
    await page.locator('.panel-causes').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.panel-causes').waitFor({ state: 'detached' });
    expect(await page.locator('.panel-record').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('.panel-record').waitFor({ state: 'detached' });
    await page.context().close();
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, momentExpression, parseTrace, Series } from '../../inspector/model/index.ts';
import type { TraceReader } from '../../inspector/model/reader.ts';
import { Session } from '../../inspector/session/session.ts';
import { agents } from './client.ts';
import { recorded } from './recorded.ts';
import { type ServedPage, servedPage } from './servedPage.ts';

let served: ServedPage;
let session: Session;
let reader: TraceReader;

beforeAll(async () => {
  session = new Session({ title: 'Time', agents });
  session.load('duel.taiki', recorded(6).duel.record());
  reader = session.line(0).reader(session.header);
  served = await servedPage(session);
});

afterAll(() => served.close());

const large = { viewport: { width: 1680, height: 1050 }, acceptDownloads: true };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const seqOn = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Moment' }).inputValue());

describe('bookmarks', () => {
  it('have a note, survive a reload, are kept with the saved trace, and come back with it', async () => {
    const page = await served.open('#150', large);
    await page.getByText('Bookmarks', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('the blocker was missed');
    await button(page, 'Bookmark 150').click();
    await button(page, 'Go to bookmark 150').waitFor();
    expect(session.line(0).bookmarks).toEqual([{ seq: 150, note: 'the blocker was missed' }]);
    await page.goto(`${served.server.url}#20`);
    await page.reload();
    await button(page, 'Go to bookmark 150').click();
    expect(await seqOn(page)).toBe(150);
    expect(await page.locator('.mark-bookmark').getAttribute('d')).toMatch(/^M[\d.]+,0v16/);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save').click()]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(parseTrace(text).header.bookmarks).toEqual([{ seq: 150, note: 'the blocker was missed' }]);
    expect(session.load('again', text).bookmarks).toEqual([{ seq: 150, note: 'the blocker was missed' }]);
    await button(page, 'Remove the bookmark at 150').click();
    await expect.poll(() => session.line(0).bookmarks).toEqual([]);
    await page.context().close();
  });
});

describe('the value of an expression over time', () => {
  it('is drawn below the timeline with a jump at each change', async () => {
    const page = await served.open('#150', large);
    await page.getByText('Values over time', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Value over time' }).fill('count(p1.hnd)');
    await button(page, 'Plot').click();
    expect(await page.getByRole('alert').textContent()).toContain('not "p1.hnd"');
    await page.getByRole('combobox', { name: 'Value over time' }).fill('count(p1.hand)');
    await button(page, 'Plot').click();
    const { jumps } = new Series(momentExpression('count(p1.hand)', reader.charts), reader);
    const path = (await page.locator('.plot-line').getAttribute('d')) ?? '';
    const defined = jumps.filter(({ value }) => value !== undefined);
    expect(path.match(/H/g)).toHaveLength(defined.length);
    expect(path.match(/V/g)).toHaveLength(defined.length - 1);
    const here = jumps.findLast(({ seq }) => seq <= 150);
    const value = page.locator('.plot-value');
    expect(await value.textContent()).toBe(`count(p1.hand) = ${here?.value}`);
    await value.click();
    const next = jumps.find(({ seq }) => seq > 150);
    expect(await seqOn(page)).toBe(next?.seq);
    expect(await value.textContent()).toBe(`count(p1.hand) = ${next?.value}`);
    await button(page, 'Remove the plot of count(p1.hand)').click();
    expect(await page.locator('.plot').count()).toBe(0);
    await page.context().close();
  });
});

describe('running to the end', () => {
  it.each(['effect', 'attack', 'turn'] as const)(
    'of this %s stops at the first record after it',
    async (course) => {
      const from =
        reader.records.find(({ seq }) => seq > 100 && endOf(reader, seq, course) !== 'none')?.seq ??
        Number.NaN;
      const page = await served.open(`#${from}`, large);
      await button(page, `Run to the end of this ${course}`).click();
      const to = await seqOn(page);
      expect(to).toBe(endOf(reader, from, course));
      const { table, standby } = reader.at(to);
      const before = reader.at(to - 1);
      if (course === 'turn') expect(table?.turn.number).toBe((before.table?.turn.number ?? Number.NaN) + 1);
      if (course === 'attack')
        expect([before.table?.attack === undefined, table?.attack === undefined]).toEqual([false, true]);
      if (course === 'effect') {
        const resolving = (of: typeof standby) =>
          [...(of?.effects.ap ?? []), ...(of?.effects.nap ?? [])].find(({ stage }) => stage === 'resolving')
            ?.id;
        expect(resolving(standby)).not.toBe(resolving(before.standby));
      }
      await page.context().close();
    },
  );

  it.each([
    [1920, 1080],
    [1440, 900],
    [1280, 600],
    [1024, 768],
    [390, 844],
  ])('has buttons that are on the screen at %i by %i pixels', async (width, height) => {
    const page = await served.open('#200', { viewport: { width, height } });
    for (const course of ['effect', 'attack', 'turn']) {
      const box = await button(page, `Run to the end of this ${course}`).boundingBox();
      expect(box).not.toBeNull();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
    await page.context().close();
  });

  it('says that there is none', async () => {
    const quiet = reader.records.find(({ seq }) => seq > 100 && endOf(reader, seq, 'attack') === 'none')?.seq;
    const page = await served.open(`#${quiet}`, large);
    await page.keyboard.press('Shift+A');
    await page.getByText('There is no attack at this moment.').waitFor();
    await page.context().close();
  });
});

describe('the timeline', () => {
  it('is zoomed by two fingers about the place between them, and panned by the wheel with Shift', async () => {
    const page = await served.open('#150', large);
    const box = await page.locator('.bands').boundingBox();
    if (box === null) throw new Error('The timeline is not drawn.');
    const numbers = (): Promise<readonly number[]> =>
      page
        .locator('.bands-drawing .band text')
        .allTextContents()
        .then((texts) => texts.map(Number));
    const before = await numbers();
    const middle = box.x + box.width / 2;
    const touch = (type: string, pointerId: number, clientX: number): Promise<void> =>
      page
        .locator('.bands')
        .dispatchEvent(type, { pointerId, clientX, pointerType: 'touch', button: 0, bubbles: true });
    await touch('pointerdown', 1, middle - 50);
    await touch('pointerdown', 2, middle + 50);
    await touch('pointermove', 1, middle - 200);
    await touch('pointermove', 2, middle + 200);
    for (const id of [1, 2]) await touch('pointerup', id, middle);
    const zoomed = await numbers();
    expect(zoomed.length).toBeLessThan(before.length / 2);
    const [least = 0, most = 0] = [Math.min(...zoomed), Math.max(...zoomed)];
    expect(least).toBeGreaterThan(Math.min(...before));
    expect(most).toBeLessThan(Math.max(...before));
    expect(await seqOn(page)).toBe(150);
    await page.mouse.move(middle, box.y + 10);
    await page.keyboard.down('Shift');
    await page.mouse.wheel(0, 1600);
    await page.keyboard.up('Shift');
    await expect.poll(async () => Math.max(...(await numbers()))).toBeGreaterThan(most);
    expect((await numbers()).length).toBeLessThan(before.length / 2);
    await page.context().close();
  });

  it('is moved by keys once it is zoomed', async () => {
    const page = await served.open('#150', large);
    await page.keyboard.press('z');
    await page.keyboard.press('z');
    const first = () => page.locator('.bands-drawing .band text').first().textContent();
    const before = await first();
    await page.keyboard.press('>');
    await page.keyboard.press('>');
    await expect.poll(first).not.toBe(before);
    await page.context().close();
  });
});

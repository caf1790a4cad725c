import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AccountError, askAdmin } from '@taiki/server';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { replay } from 'taiki';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { type Client, served } from './client.ts';
import { CUSTOM } from './customCardSet.ts';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  hasTouch: true,
  isMobile: true,
};

const folder = mkdtempSync(join(tmpdir(), 'taiki-play-'));
const adminSocket = join(folder, 'admin');
const builtPage = pathToFileURL(`${folder}/page/`);
const pictures = process.env['TAIKI_SCREENSHOTS'];
const errors: string[] = [];
let server: Awaited<ReturnType<typeof served>>;
let asking: Client;

beforeAll(async () => {
  await build({
    configFile: fileURLToPath(new URL('../../server/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: fileURLToPath(builtPage) },
  });
  await build({
    configFile: fileURLToPath(new URL('../../server/vite.config.ts', import.meta.url)),
    mode: 'japanese',
    logLevel: 'error',
    build: { outDir: fileURLToPath(builtPage) },
  });
  server = await served({
    page: builtPage,
    limits: { messagesPerSecond: 1000 },
    adminSocket,
    accounts: async (token) => {
      if (token !== 'ada.token') throw new AccountError('The token is not valid.');
      return { id: 'ada', name: 'Ada' };
    },
  });
  asking = await server.client();
});

afterAll(async () => {
  await closeBrowser();
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** A browser of its own, as another person has. */
async function personWith(options: BrowserContextOptions): Promise<Page> {
  const context = await (await launchBrowser()).newContext(options);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

const options = (page: Page) => page.getByRole('list', { name: 'Options' }).getByRole('button');
const isOver = (page: Page) => page.getByRole('region', { name: 'Result' }).isVisible();

/** Answers the open decision, if there is one: by its first option, or by the first legal combination. */
async function answer(page: Page): Promise<void> {
  const labels = await options(page).allTextContents();
  if (labels.length === 0) return;
  const before = await page.locator('.decision').getAttribute('data-decision');
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  if (await confirm.isVisible()) {
    const [, duel = ''] = new URL(page.url()).hash.split('=');
    const { choices } = await asking.call('duel.legalChoices', { duel, most: 1 });
    for (const index of choices[0] ?? []) await options(page).nth(index).click();
    await confirm.click();
  } else {
    // In one step, since a page that goes on by itself may answer before a click is tried.
    await page.evaluate(
      `document.querySelector('.decision[data-decision="${before}"] [aria-label="Options"] button')?.click()`,
    );
  }
  const panel = page.locator('.decision');
  await expect
    .poll(async () => (await panel.count()) === 0 || (await panel.getAttribute('data-decision')), {
      interval: 20,
      timeout: 20_000,
    })
    .not.toBe(before);
}

async function create(page: Page, opponent: string): Promise<void> {
  await page.goto(server.url);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Your deck').selectOption('radiant-tide');
  await page.getByLabel('Opponent').selectOption({ label: opponent });
}

async function looksWell(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `play-${name}.png`) });
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults;
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
}

describe('two people', () => {
  it('play a duel until one concedes, each in a browser of their own, and again', async () => {
    const [ann, bob] = [await personWith(DESKTOP), await personWith(PHONE)];
    await create(ann, 'A friend');
    await looksWell(ann, 'lobby');
    await ann.getByRole('button', { name: 'Invite a friend' }).click();
    const link = await ann.getByLabel(/^Send them this link/).inputValue();
    await bob.goto(link);
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByLabel('Your deck').selectOption('burning-shadow');
    await bob.getByRole('button', { name: 'Join' }).click();
    await ann.getByRole('heading', { name: 'Bob' }).waitFor();
    await bob.getByRole('heading', { name: 'Ann' }).waitFor();
    const people = [
      { page: ann, name: 'desktop-light' },
      { page: bob, name: 'phone-dark' },
    ];
    for (let round = 0; round <= 60 && !(await isOver(ann)); round++) {
      for (const { page, name } of people) {
        await answer(page);
        if (round === 60) await looksWell(page, name);
      }
      if (round === 30) await bob.reload();
    }
    if (!(await isOver(bob))) await bob.getByRole('button', { name: 'Concede' }).click();
    for (const { page } of people) await page.getByRole('region', { name: 'Result' }).waitFor();
    const titles = await Promise.all([ann, bob].map((page) => page.locator('.end h2').textContent()));
    expect(titles.sort()).toEqual(['You lose', 'You win']);
    await looksWell(ann, 'end');
    await ann.getByRole('button', { name: 'Rematch' }).click();
    await bob.getByRole('button', { name: 'Accept the rematch' }).click();
    for (const page of [ann, bob]) await page.getByRole('region', { name: 'Decision' }).waitFor();
    expect(errors).toEqual([]);
  });
});

/** How much of the hand the decision covers and how much of the table's height lies unused, in pixels and as a share. */
const room = (page: Page): Promise<{ readonly covered: number; readonly unused: number }> =>
  page.evaluate(`(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [hand, table, decision, below] = ['.below .hand', '.table', '.panel.decision', '.side.below'].map(box);
    const isBeside = decision.left >= table.right - 1;
    const seen = Math.min(hand.bottom, table.bottom, isBeside ? innerHeight : decision.top) - Math.max(hand.top, table.top);
    return { covered: Math.round(hand.height - seen), unused: Math.max(0, table.bottom - below.bottom) / table.height };
  })()`);

describe('the table', () => {
  it.each([
    ['a phone', { ...PHONE }],
    ['1024 pixels', { ...DESKTOP, viewport: { width: 1024, height: 768 } }],
    ['1440 pixels', { ...DESKTOP, viewport: { width: 1440, height: 900 } }],
    ['1920 pixels', { ...DESKTOP, viewport: { width: 1920, height: 1080 } }],
  ] as const)('uses its room, and the decision leaves the hand uncovered, on %s', async (_, options) => {
    const page = await personWith(options);
    await create(page, 'The greedy agent');
    await page.getByRole('button', { name: 'Play' }).click();
    for (let round = 0; round < 12; round++) await answer(page);
    await page.locator('.options button').first().waitFor();
    const { covered, unused } = await room(page);
    expect(covered).toBe(0);
    expect(unused).toBeLessThan(0.05);
    const cards = page.locator('.hand .card[data-civilization]:not([data-civilization="colorless"])');
    const letters = { light: 'L', water: 'W', darkness: 'D', fire: 'F', nature: 'N' } as const;
    for (const card of await cards.all()) {
      const names = (await card.getAttribute('data-civilization'))?.split(' ') ?? [];
      const expected = names.map((name) => Object.entries(letters).find(([known]) => known === name)?.[1]);
      expect(await card.locator('.civilizations').textContent()).toBe(expected.join(''));
    }
    if (pictures !== undefined)
      await page.screenshot({ path: join(pictures, `play-room-${options.viewport?.width}.png`) });
    await page.context().close();
  });
});

describe('a decision with one answer that shows nothing', () => {
  it('goes on by itself after a moment, unless it is held', async () => {
    const page = await personWith(DESKTOP);
    await create(page, 'The greedy agent');
    await page.getByRole('button', { name: 'Play' }).click();
    const id = () => page.locator('.decision').getAttribute('data-decision');
    const goesOn = page.getByText('This goes on by itself.');
    for (let round = 0; round < 80 && !(await goesOn.isVisible()); round++) await answer(page);
    await page.getByRole('button', { name: 'Hold' }).click();
    const held = await id();
    await page.waitForTimeout(1_700);
    expect([await id(), await options(page).count()]).toEqual([held, 1]);
    await options(page).first().click();
    await expect.poll(id).not.toBe(held);
    await page.context().close();
  });
});

describe('a Japanese browser', () => {
  it('shows the lobby and the duel in Japanese, and in English when that is chosen', async () => {
    const page = await personWith({ ...DESKTOP, locale: 'ja-JP' });
    await page.goto(server.url);
    await page.getByLabel('自分のデッキ').selectOption('radiant-tide');
    await looksWell(page, 'japanese-lobby');
    await page.getByRole('button', { name: '対戦' }).hover();
    await looksWell(page, 'japanese-lobby-pointed');
    await page.getByRole('button', { name: '対戦' }).click();
    await page.getByRole('heading', { name: /^ターン\d+・/u }).waitFor();
    const choices = page.getByRole('list', { name: '選択肢' }).getByRole('button');
    for (let count = 0; count < 12; count++) {
      await choices.first().click();
      await choices.first().waitFor();
    }
    await page.locator('button.card').first().click();
    await looksWell(page, 'japanese-duel');
    for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia(media);
      await looksWell(page, `japanese-duel-${'forcedColors' in media ? 'forced' : 'dark'}`);
    }
    expect(await page.locator('.log li').first().textContent()).toMatch(/[ぁ-ん]/u);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: /^Turn \d+ · / }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /^Turn \d+ · / }).waitFor();
    expect(await page.getByRole('button', { name: '日本語' }).isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('somebody', () => {
  it('joins an open duel with custom cards when they agree, and is told that it is suspended', async () => {
    const [ann, bob] = [await personWith(DESKTOP), await personWith(PHONE)];
    await create(ann, 'Anybody');
    await ann.getByText('Custom cards').click();
    await ann.getByLabel(/^A list of cards/).fill(JSON.stringify(CUSTOM.cards.slice(0, 2)));
    await ann.getByRole('button', { name: 'Wait for anybody' }).click();
    await ann.getByText('Waiting for your opponent.').waitFor();
    await bob.goto(server.url);
    await bob.getByRole('button', { name: 'Join Ann' }).waitFor();
    await looksWell(bob, 'open-duels');
    await bob.getByRole('button', { name: 'Join Ann' }).click();
    await bob.getByText('Lantern Scout 1').waitFor();
    expect(await bob.getByRole('button', { name: 'Join', exact: true }).isDisabled()).toBe(true);
    await looksWell(bob, 'terms');
    await bob.getByLabel('I agree to play with these cards').check();
    await bob.getByRole('button', { name: 'Join', exact: true }).click();
    for (const page of [ann, bob]) await page.getByRole('region', { name: 'Decision' }).waitFor();
    const [duel = ''] = (new URL(ann.url()).hash.split('=')[1] ?? '').split('.');
    await askAdmin(adminSocket, 'admin.suspend', { duel, reason: 'A pause.' });
    for (const page of [ann, bob]) await page.getByText('A pause.').waitFor();
    await askAdmin(adminSocket, 'admin.end', { duel, reason: 'Enough.' });
    for (const page of [ann, bob])
      await page.getByText('An administrator has ended this duel: Enough.').waitFor();
    expect(errors).toEqual([]);
  });

  it('who has signed in finds their duels again, under their name', async () => {
    const [before, after] = [await personWith(DESKTOP), await personWith(DESKTOP)];
    await before.goto(`${server.url}#account=ada.token`);
    await before.getByRole('heading', { name: 'Ada' }).waitFor();
    expect(before.url()).not.toContain('token');
    await before.getByLabel('Opponent').selectOption({ label: 'The greedy agent' });
    await before.getByRole('button', { name: 'Play' }).click();
    await before.getByRole('heading', { name: 'Ada ✓ (you)' }).waitFor();
    await before.close();
    await after.goto(`${server.url}#account=ada.token`);
    await looksWell(after, 'own-duels');
    await after.getByRole('button', { name: 'Go on' }).click();
    await after.getByRole('heading', { name: 'Ada ✓ (you)' }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('standing answers', () => {
  const saved = async (page: Page): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the record' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString();
  };

  it('are listed, revoked and kept in the record of their player, and are in nothing of the opponent', async () => {
    const [ann, bob] = [
      await personWith({ ...DESKTOP, acceptDownloads: true }),
      await personWith({ ...DESKTOP, acceptDownloads: true }),
    ];
    const received: string[] = [];
    bob.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => received.push(String(payload))),
    );
    await create(ann, 'Anybody');
    await ann.getByRole('button', { name: 'Wait for anybody' }).click();
    await ann.getByText('Waiting for your opponent.').waitFor();
    await bob.goto(server.url);
    await bob.getByRole('button', { name: 'Join Ann' }).click();
    await bob.getByRole('button', { name: 'Join', exact: true }).click();
    for (const page of [ann, bob]) await page.getByRole('region', { name: 'Decision' }).waitFor();
    await ann.evaluate(`sessionStorage.setItem('taiki.standing.' + location.hash.split('=')[1], JSON.stringify(
      ['Aqua Hulcus', 'Holy Awe'].map((card) => ({ card, prompt: 'Use ' + card + '?', label: 'Yes' }))))`);
    await ann.reload();
    await ann.getByText('Holy Awe: always').waitFor();
    await ann.getByRole('button', { name: 'Stop answering Holy Awe by itself' }).click();
    expect(await ann.locator('.standing li').count()).toBe(1);
    await ann.getByRole('button', { name: 'Concede' }).click();
    for (const page of [ann, bob]) await page.getByRole('button', { name: 'Save the record' }).waitFor();
    const [own, theirs] = [await saved(ann), await saved(bob)];
    expect(own).toContain('standing {"card":"Aqua Hulcus","prompt":"Use Aqua Hulcus?","label":"Yes"}');
    expect(own).not.toContain('standing {"card":"Holy Awe"');
    expect(own).toContain('revoked {"card":"Holy Awe","prompt":"Use Holy Awe?","label":"Yes"}');
    expect(replay(own).record()).toBe(theirs);
    expect(received.length).toBeGreaterThan(0);
    expect(received.filter((text) => text.includes('Use Aqua Hulcus?'))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is given by a click on "always", listed, revoked, and sent to nobody', async () => {
    const [ann, bob] = [
      await personWith({ ...DESKTOP, acceptDownloads: true }),
      await personWith({ ...DESKTOP, acceptDownloads: true }),
    ];
    const frames: string[] = [];
    for (const page of [ann, bob])
      page.on('websocket', (socket) => {
        socket.on('framesent', ({ payload }) => frames.push(String(payload)));
        socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
      });
    await create(ann, 'Anybody');
    await ann.getByRole('button', { name: 'Wait for anybody' }).click();
    await ann.getByText('Waiting for your opponent.').waitFor();
    await bob.goto(server.url);
    await bob.getByRole('button', { name: 'Join Ann' }).click();
    await bob.getByRole('button', { name: 'Join', exact: true }).click();
    for (const page of [ann, bob]) await page.getByRole('region', { name: 'Decision' }).waitFor();
    const always = ann.getByRole('button', { name: /^Always/ });
    while ((await always.count()) === 0)
      for (const page of [ann, bob]) if ((await always.count()) === 0) await answer(page);
    const asked = await ann.locator('.decision').getAttribute('data-decision');
    await always.first().click();
    const listed = ann.locator('.standing li');
    expect(await listed.count()).toBe(1);
    expect(await listed.textContent()).toContain(': always');
    await looksWell(ann, 'standing');
    // It answers the decision that is open, by itself.
    const panel = ann.locator('.decision');
    await expect
      .poll(async () => (await panel.count()) === 0 || (await panel.getAttribute('data-decision')), {
        timeout: 20_000,
      })
      .not.toBe(asked);
    await ann.getByRole('button', { name: /^Stop answering/ }).click();
    expect(await listed.count()).toBe(0);
    await ann.getByRole('button', { name: 'Concede' }).click();
    for (const page of [ann, bob]) await page.getByRole('button', { name: 'Save the record' }).waitFor();
    const [own, theirs] = [await saved(ann), await saved(bob)];
    expect(own).toMatch(/^notes: 1\n {2}p[12] revoked \{"card":/m);
    expect(theirs).not.toContain('notes:');
    expect(replay(own).record()).toBe(theirs);
    expect(frames.filter((text) => /standing (?!by)|revoked|"card":"[^"]*","prompt"/.test(text))).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('one person against an agent', () => {
  it('sees what a card is, plays by keyboard, and saves the record', async () => {
    const page = await personWith({ ...DESKTOP, colorScheme: 'dark', acceptDownloads: true });
    await create(page, 'The greedy agent');
    await page.getByRole('button', { name: 'Play' }).click();
    const card = page.locator('.hand .card').first();
    const name = (await card.locator('.name').textContent()) ?? '';
    await card.click();
    await page
      .getByRole('region', { name: `Details of ${name}` })
      .getByText(/^Cost \d/)
      .waitFor();
    await looksWell(page, 'details-dark');
    for (const media of [{ colorScheme: 'light' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia(media);
      await looksWell(page, `details-${'forcedColors' in media ? 'forced' : 'light'}`);
    }
    // Still with forced colours: the card whose details are shown stands out from those that can be chosen, and these from the others.
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return `${outlineStyle} ${outlineWidth}`;
        });
    expect(await outline('.hand .card[aria-pressed="true"]')).toBe('solid 4px');
    expect(await outline('.hand .card.option[aria-pressed="false"]')).toBe('solid 1px');
    expect(await outline('.clock.running')).toBe('solid 2px');
    expect(await outline('.clock:not(.running)')).toMatch(/^none/);
    const before = await page.locator('.log li').count();
    await page.locator('body').press('1');
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByText('You lose').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the record' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    expect(replay(Buffer.concat(chunks).toString()).result?.reason).toBe('concession');
    expect(errors).toEqual([]);
  });
});

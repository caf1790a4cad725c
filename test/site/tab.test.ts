import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { allCards, createEngine, replay } from 'taiki';
import { scenarios } from 'taiki/rulings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseOf, openCase } from '../../site/tab/host/case.ts';
import { TabDuel } from '../../site/tab/host/tabDuel.ts';
import { TabHost } from '../../site/tab/host/tabHost.ts';
import { isLink, parseLink, printLink } from '../../site/tab/link/link.ts';
import type { RulingStart } from '../../site/tab/situations.ts';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { CARDS, FORTIFIES, positionOfKinds } from '../support/everyKindOfCard.ts';
import { slowness } from '../support/machineSpeed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'taiki-tab-'));
const fromDisk = pathToFileURL(`${folder}/`).href;
const pictures = process.env['TAIKI_SCREENSHOTS'];

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const WIDE: BrowserContextOptions = { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  isMobile: true,
};

const errors: string[] = [];
const requests: string[] = [];
let server: Server;
let hosted = '';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(root, 'site/tab/build.ts'), folder], {
    cwd: root,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'site/tsconfig.json') },
  });
  server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://127.0.0.1').pathname.replace('/some/where/', '/');
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.end(readFileSync(join(folder, path)));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  hosted = `http://127.0.0.1:${port}/some/where/`;
});

afterAll(async () => {
  await closeBrowser();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page in a browser profile of its own. */
async function opened(address: string, options: BrowserContextOptions): Promise<Page> {
  const context = await (await launchBrowser()).newContext(options);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  return page;
}

const options = (page: Page) => page.getByRole('list', { name: 'Options' }).getByRole('button');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const decisionId = (page: Page) => page.locator('.decision').getAttribute('data-decision');
const logLength = (page: Page) => page.locator('.log li').count();

async function looksWell(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `tab-${name}.png`) });
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run({ preload: false })')) as axe.AxeResults;
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Waits longer than a busy machine needs. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { interval: 20, timeout: 20_000 });

/** Waits until the address has the moment that is shown, and opens it in Node as well. */
async function addressOf(page: Page): Promise<string> {
  const engine = createEngine({ cards: allCards });
  const decision = async () => {
    const { hash } = new URL(page.url());
    return isLink(hash) ? String(openCase('tab', engine, await parseLink(hash)).decisionId) : undefined;
  };
  await eventually(decision).toBe(await decisionId(page));
  return page.url();
}

/** Answers by the first option, or the first ones that are needed, until something else is asked. */
async function answer(page: Page): Promise<void> {
  const before = await decisionId(page);
  await options(page).first().click();
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  if (await confirm.isVisible()) await confirm.click();
  await eventually(() => decisionId(page)).not.toBe(before);
}

async function begin(page: Page, opponent: string): Promise<void> {
  await page.getByLabel('Opponent').selectOption(opponent);
  await button(page, 'Play').click();
  await page.getByRole('region', { name: 'Decision' }).waitFor();
}

it('is small: the page with the engine and two decks comes in 300 kB', () => {
  const size = (path: string) => gzipSync(readFileSync(join(folder, path))).length;
  const [html = '', scripts] = [
    readFileSync(join(folder, 'play.html'), 'utf8'),
    /(?:src|href)="(assets\/[^"]+)"/g,
  ];
  const parts = [...html.matchAll(scripts)].map(([, path = '']) => path);
  expect(parts.sort()).toEqual(['assets/engine.js', 'assets/play.js', 'assets/tab.css']);
  expect(['play.html', ...parts].map(size).reduce((sum, one) => sum + one)).toBeLessThan(300_000);
  expect(readdirSync(join(folder, 'assets'))).toContain('cards.js');
});

describe('a page opened from disk', () => {
  it('plays against the greedy agent, tells why not, takes back, and is restored from its address', async () => {
    const page = await opened(`${fromDisk}play.html`, PHONE);
    await looksWell(page, 'setup-phone-dark');
    await begin(page, 'greedy');
    for (let count = 0; count < 12; count++) await answer(page);
    await page.getByText('Why not?').click();
    await page.locator('.whyNot li, .whyNot p').first().waitFor();
    await looksWell(page, 'duel-phone-dark');
    const [id, log] = [await decisionId(page), await page.locator('.log').textContent()];
    await answer(page);
    await button(page, 'Undo').click();
    await eventually(() => decisionId(page)).toBe(id);
    expect(await page.locator('.log').textContent()).toBe(log);
    const other = await opened(await addressOf(page), DESKTOP);
    await other.getByRole('region', { name: 'Decision' }).waitFor();
    expect(await other.locator('.log').textContent()).toBe(log);
    expect(await other.locator('.table').textContent()).toBe(await page.locator('.table').textContent());
    await looksWell(other, 'restored-desktop-light');
    for (const one of [page, other]) await one.context().close();
    expect(errors).toEqual([]);
  });

  it('plays both seats with every card, and against an agent that searches', async () => {
    const page = await opened(`${fromDisk}play.html`, WIDE);
    await page.getByLabel('Deck of p2').selectOption('dawn-wall');
    await begin(page, 'both');
    expect(await page.getByText(/^p[12] decides/).count()).toBe(1);
    expect(await page.locator('.card.hidden').count()).toBe(0);
    for (let count = 0; count < 8; count++) await answer(page);
    await looksWell(page, 'both-wide-dark');
    page.on('dialog', (dialog) => void dialog.accept());
    await button(page, 'Concede').click();
    await page.getByRole('heading', { name: 'The duel is over' }).waitFor();
    await button(page, 'New duel').click();
    await begin(page, 'search');
    for (let count = 0; count < 4; count++) await answer(page);
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('opens no bad link, says what is wrong, and goes on as before', async () => {
    const page = await opened(`${fromDisk}play.html#case=9.x.AAAA`, DESKTOP);
    await page.getByText('The link has version 9').waitFor();
    await begin(page, 'greedy');
    await answer(page);
    const [good, log] = [await addressOf(page), await logLength(page)];
    for (const [bad, says] of [
      [good.slice(0, -5), 'The link is damaged'],
      ['#case=nothing', 'The link is not complete'],
    ] as const) {
      await page.goto(new URL(bad, good).href);
      await page.getByText(says).waitFor();
      expect(await logLength(page)).toBe(log);
    }
    await page.goto(good);
    await eventually(() => page.getByRole('alert').count()).toBe(0);
    await page.context().close();
    expect(errors).toEqual([]);
  });
});

it.each([
  ['desktop-light', DESKTOP],
  ['phone-dark', PHONE],
] as const)('shows every kind of card where it lies: %s', async (size, options) => {
  const setup = { opponent: 'both', begin: { position: positionOfKinds() }, seed: 0, cards: CARDS } as const;
  const duel = new TabDuel('kinds', createEngine({ cards: allCards }), setup);
  for (const answer of FORTIFIES) duel.answer(answer);
  const page = await opened(`${fromDisk}play.html#${await printLink(caseOf(duel))}`, options);
  const own = page.locator('.side.below');
  const card = (zone: string, name: string) => own.locator(`.${zone} .card`, { hasText: name });
  await card('battleZone', 'Crowned').getByText('linked with Orb, Ring').waitFor();
  await card('battleZone', 'Storm Blade').getByText('with Raider').waitFor();
  await card('battleZone', 'Raider Lord').getByText('on Raider, Scout').waitFor();
  // 304.2. A castle is a card of the shield zone.
  await card('shieldZone', 'Old Keep').getByText('on shield 2').waitFor();
  for (const [zone, summary] of [
    ['hyperspatialZone', 'Hyperspatial zone: 2'],
    ['superGRZone', 'Super GR zone: 2'],
    ['abyssZone', 'Abyss zone: 1'],
  ] as const) {
    await own.locator(`.pile.${zone}`).getByText(summary).click();
    expect(await own.locator(`.${zone} .card`).count()).toBe(zone === 'abyssZone' ? 1 : 2);
  }
  await looksWell(page, `kinds-${size}`);
  await page.context().close();
  expect(errors).toEqual([]);
});

describe('the judge', () => {
  it('has the position of every play of every ruling, and each can be played', async () => {
    const script = readFileSync(join(folder, 'assets/rulings.js'), 'utf8');
    const starts: Readonly<Record<string, RulingStart>> = new Function(
      `${script}return JSON.parse(taikiRulings);`,
    )();
    const refused: string[] = [];
    const host = new TabHost((reply) => {
      if ('error' in reply) refused.push(reply.error.message);
    });
    await host.handle({ id: 0, method: 'cards.load', params: { cards: allCards } });
    expect(Object.keys(starts)).toEqual(scenarios.map(({ id }) => id));
    for (const { id, plays } of scenarios) {
      const situations = starts[id]?.situations ?? [];
      const numbers = situations.flatMap((situation) => situation.plays).toSorted((a, b) => a - b);
      expect(numbers).toEqual(plays.map((_, index) => index + 1));
      for (const { position, plays: _, ...settings } of situations)
        await host.handle({
          id: 1,
          method: 'duel.create',
          params: { opponent: 'both', begin: { position }, seed: 0, ...settings },
        });
    }
    expect(refused).toEqual([]);
  });

  it('sets up a situation by hand and plays it, with who is next and each rule', async () => {
    const page = await opened(`${fromDisk}judge.html`, DESKTOP);
    const put = async (zone: string, name: string) => {
      await button(page, zone).click();
      await page.getByLabel(/^Add a card to/).fill(name);
      await page.getByRole('list', { name: 'Found cards' }).getByRole('button', { name }).first().click();
    };
    await put('Add to p1, Battle zone 0', 'Bolshack Dragon');
    await put('Add to p2, Battle zone 0', 'Aqua Hulcus');
    await button(page, 'Add to p1, Shields 5').click();
    await button(page, 'Empty this zone').click();
    await button(page, 'fire').click();
    await page
      .getByRole('list', { name: 'p1, Shields' })
      .getByRole('button', { name: 'Fire Filler' })
      .click();
    for (const name of ['One more', 'One more', 'Remove']) await button(page, name).click();
    await page.getByRole('list', { name: 'p1, Shields' }).getByText('2 × Fire Filler').waitFor();
    await page.getByRole('list', { name: 'p2, Battle zone' }).getByRole('button').click();
    await button(page, 'Tapped').click();
    await page.getByLabel('Begins with').selectOption('attack');
    await looksWell(page, 'judge-desktop-light');
    await button(page, 'Play it').click();
    await page.getByText('p1 decides (rule 506.1)').waitFor();
    await page.getByRole('button', { name: /Bolshack Dragon attacks Aqua Hulcus/ }).click();
    await page.locator('.log li', { hasText: "p2's Aqua Hulcus" }).first().waitFor();
    expect(await page.locator('.log').textContent()).toMatch(/703\.4/);
    const other = await opened(await addressOf(page), PHONE);
    await eventually(() => other.locator('.log').textContent()).toBe(
      await page.locator('.log').textContent(),
    );
    await button(other, 'Change the situation').click();
    await other.getByRole('button', { name: 'Aqua Hulcus (tapped)' }).waitFor();
    await looksWell(other, 'judge-phone-dark');
    for (const one of [page, other]) await one.context().close();
    expect(errors).toEqual([]);
  });

  it('opens a ruling as a situation that can be changed, and refuses a position that is none', async () => {
    const page = await opened(`${hosted}judge.html#ruling=SB-037.1`, DESKTOP);
    await page.getByRole('region', { name: 'Ruling' }).getByText('SB-037').waitFor();
    await page.getByText('As text, custom cards').click();
    const text = page.getByLabel('The position, one line a zone');
    await eventually(() => text.inputValue()).toContain('p2 battle zone: Magnum, Fast Attack Puppet');
    const before = await page.locator('.table').textContent();
    await text.fill('turn 5 of p1, lunch');
    await button(page, 'Use this').click();
    await page.getByText('Line 1: expected a line such as').waitFor();
    expect(await page.locator('.table').textContent()).toBe(before);
    await button(page, 'Play it').click();
    await page.getByRole('region', { name: 'Decision' }).waitFor();
    await page.goto(`${hosted}judge.html#ruling=DU-003.1`);
    await page.getByRole('region', { name: 'Ruling' }).getByText('DU-003').waitFor();
    await button(page, 'Play it').click();
    await page.getByRole('button', { name: 'The Red, Lightning Sonic attacks the player' }).click();
    for (const name of ['Redzone, Roaring Invasion', 'Redzone Z, Passionate Invasion'])
      await options(page).filter({ hasText: name }).click();
    await page.getByRole('button', { name: 'Confirm 2' }).click();
    const next = page.getByRole('region', { name: 'Who is next' });
    await next.getByText('p1 resolves: Redzone, Roaring Invasion · Redzone Z, Passionate Invasion').waitFor();
    await looksWell(page, 'standby-desktop-light');
    await page.context().close();
    expect(errors).toEqual([]);
  });
});

describe('what a judge compares', () => {
  it('finds a ruling by everyday words, and shows every order of its effects side by side', async () => {
    const page = await opened(`${fromDisk}judge.html`, DESKTOP);
    const search = page.getByRole('searchbox', { name: /^Begin with a ruling/ });
    await search.fill('summoning sickness');
    await page.getByRole('list', { name: 'Rules', exact: true }).getByText('301.5').waitFor();
    await search.fill('choose which invasion declare hand');
    await page.getByRole('list', { name: 'Found rulings' }).getByRole('button').first().waitFor();
    await search.fill('DU-003');
    await page.getByRole('list', { name: 'Found rulings' }).getByRole('button').first().click();
    await page.getByRole('region', { name: 'Ruling', exact: true }).getByText('DU-003').waitFor();
    await button(page, 'Play it').click();
    await page.getByRole('button', { name: 'The Red, Lightning Sonic attacks the player' }).click();
    await button(page, 'Fork').click();
    await page.getByText('A: turn 5, Attack step, attack declaration, 1 answer').waitFor();
    for (const name of ['Redzone, Roaring Invasion', 'Redzone Z, Passionate Invasion'])
      await options(page).filter({ hasText: name }).click();
    await page.getByRole('button', { name: 'Confirm 2' }).click();
    await button(page, 'Every order of these effects').click();
    const dialog = page.getByRole('dialog', { name: 'Every order of these effects' });
    await dialog.getByRole('row', { name: /^p2 graveyard Tri-horn Shepherd/ }).waitFor();
    expect(await dialog.locator('.outcome').count()).toBe(5);
    expect(await dialog.locator('.differs').count()).toBe(5);
    await looksWell(page, 'orders-desktop-light');
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    await button(page, 'Compare A with this').click();
    await page.getByRole('region', { name: 'Line A', exact: true }).waitFor();
    await button(page, 'Close').click();
    const before = await page.locator('.log').textContent();
    await button(page, 'Go to A').click();
    await page.getByText('Declare the abilities that you use').first().waitFor();
    await button(page, 'Go to B').click();
    await eventually(() => page.locator('.log').textContent()).toBe(before);
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('puts a card of the address into a hand, to be tried', async () => {
    const page = await opened(`${fromDisk}judge.html#try=Aqua%20Hulcus`, PHONE);
    await page.getByRole('list', { name: 'p1, Hand' }).getByText('Aqua Hulcus').waitFor();
    await button(page, 'Begin with a ruling').click();
    await eventually(() => page.evaluate('document.activeElement?.id')).toBe('rulingSearch');
    await button(page, 'Play it').click();
    await page.getByRole('button', { name: /Summon Aqua Hulcus/ }).waitFor();
    await page.goto(`${fromDisk}judge.html#try=Nobody`);
    await page.getByRole('alert').getByText('Nobody').waitFor();
    await page.context().close();
    expect(errors).toEqual([]);
  });
});

it('shows what the searching agent found, on demand', async () => {
  const page = await opened(`${fromDisk}play.html`, PHONE);
  await begin(page, 'search');
  await page.getByText('What the agent thinks').click();
  await page.getByText('It has not searched since this page was opened').waitFor();
  const found = page.locator('.thoughts table');
  for (let count = 0; count < 8 && (await found.count()) === 0; count++) await answer(page);
  await found.first().waitFor();
  expect(await found.first().locator('td').last().textContent()).toMatch(/^\d+%$/);
  await looksWell(page, 'thoughts-phone-dark');
  await page.context().close();
  expect(errors).toEqual([]);
});

describe('a text that is pasted', () => {
  it('is read line by line, corrected as JSON, and put on the table', async () => {
    const page = await opened(`${fromDisk}cards.html`, PHONE);
    await page.getByLabel('Name', { exact: true }).fill('Lantern Scout');
    await page.getByLabel(/^Text/).fill('Blocker\nWhen this attacks, drow a card.');
    await page.getByText('"drow" is not understood').waitFor();
    await looksWell(page, 'cards-phone-dark');
    await page.getByLabel(/^Text/).fill('Blocker\nWhen this is put into the battle zone, draw a card.');
    await page.getByRole('heading', { name: 'Understood', exact: true }).waitFor();
    const json = page.getByLabel(/^As JSON/);
    const made = await json.inputValue();
    await json.fill(made.replace('"cost": 3', '"cost": "x"'));
    await page.getByRole('alert').getByText('cost').waitFor();
    expect(await button(page, 'Put it on the table').isDisabled()).toBe(true);
    await json.fill(made.replace('"cost": 3', '"cost": 2'));
    await page.getByText('cost 2').waitFor();
    await button(page, 'Put it on the table').click();
    await page.getByRole('button', { name: /Summon Lantern Scout/ }).click();
    await page.locator('.log li', { hasText: 'p1 draws' }).waitFor();
    await button(page, 'Change the situation').click();
    await page.getByRole('button', { name: 'Lantern Scout', exact: true }).waitFor();
    await page.goto(`${fromDisk}cards.html#card=Bolshack%20Dragon`);
    await page.locator('.text', { hasText: 'Bolshack Dragon' }).waitFor();
    await page.context().close();
    expect(errors).toEqual([]);
  });
});

describe('in a Japanese browser', () => {
  const JAPANESE: BrowserContextOptions = { ...DESKTOP, locale: 'ja-JP' };

  it('a duel is set up in Japanese, and in English after the switch', async () => {
    const page = await opened(`${fromDisk}play.html`, JAPANESE);
    await page.getByRole('heading', { name: '対戦する' }).waitFor();
    await page.getByLabel('p1のデッキ').selectOption({ label: '自作…' });
    await page.getByText('40枚、1行に1種類').waitFor();
    await looksWell(page, 'setup-japanese');
    await page.getByLabel(/^相手/).selectOption({ label: '自分：両方の席、すべてのカードを公開' });
    await button(page, 'English').click();
    await page.getByRole('heading', { name: 'Play' }).waitFor();
    await page.getByLabel('Deck of p1').waitFor();
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('a card is made in Japanese, with what was not understood', async () => {
    const page = await opened(`${fromDisk}cards.html`, JAPANESE);
    await page.getByRole('heading', { name: 'テキストからカードを作る' }).waitFor();
    await page.getByLabel(/^テキスト/).fill('ブロッカー\nこのクリーチャーが出た時、カードを1枚ひく。');
    await page.getByText('「ひ」を理解できない').waitFor();
    await page.getByLabel(/^テキスト/).fill('ブロッカー\nこのクリーチャーが出た時、カードを1枚引く。');
    await page.getByRole('heading', { name: 'すべて理解した' }).waitFor();
    await page.locator('.text', { hasText: 'このクリーチャーが出た時、カードを1枚引く。' }).waitFor();
    await looksWell(page, 'cards-japanese');
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it('a situation is set up and played in Japanese', async () => {
    const page = await opened(`${fromDisk}judge.html`, JAPANESE);
    await page.getByRole('heading', { name: 'こうなったら？' }).waitFor();
    await page.getByRole('button', { name: /^p1に加える：\s*バトルゾーン/ }).click();
    await page.getByLabel('カードを加える：p1のバトルゾーン').fill('Aqua Hulcus');
    await page.getByRole('button', { name: /^アクア・ハルカス/ }).click();
    await page.getByRole('button', { name: 'アクア・ハルカス', exact: true }).click();
    await button(page, 'このターンに出た').click();
    await page.getByRole('button', { name: /アクア・ハルカス（このターンに出た）/ }).waitFor();
    await looksWell(page, 'judge-japanese');
    await button(page, '始める').click();
    await button(page, '局面を変える').waitFor();
    const tools = await page.locator('.tools button, .lines button').allTextContents();
    expect(tools).toHaveLength(8);
    expect(tools.filter((text) => !/[ぁ-ん]/u.test(text) && !/コピー/u.test(text))).toEqual([]);
    await page.context().close();
    expect(errors).toEqual([]);
  });
});

describe('the engine in the worker', () => {
  /** Plays with the worker alone, as the page does, and measures each answer. */
  const playInTab = (seed: number) => `(async () => {
    const worker = new Worker(URL.createObjectURL(new Blob(['(' + globalThis.taikiEngine + ')()'])));
    let id = 0;
    const changes = [];
    const waiting = new Map();
    worker.onmessage = ({ data }) => {
      if ('changed' in data) changes.push(data.changed);
      else waiting.get(data.id)(data);
    };
    const call = (method, params) => new Promise((resolve, reject) => {
      waiting.set(++id, (data) => (data.error ? reject(new Error(data.error.message)) : resolve(data.result)));
      worker.postMessage({ id, method, params });
    });
    await call('cards.load', { cards: JSON.parse(globalThis.taikiStarters) });
    const decks = { p1: { starter: 'radiant-tide' }, p2: { starter: 'burning-shadow' } };
    const { duel } = await call('duel.create', { opponent: 'both', begin: { decks }, seed: ${seed} });
    const times = [];
    let { view } = await call('duel.watch', { duel, from: 0 });
    while (view.decision !== undefined) {
      const { decision } = view;
      const choice = decision.options.slice(0, Math.max(decision.min, Math.min(1, decision.max))).map((_, index) => index);
      const from = performance.now();
      await call('duel.choose', { duel, choice, decision: decision.id });
      ({ view } = await call('duel.watch', { duel, from: 0 }));
      times.push(performance.now() - from);
      if (times.length > 400) break;
    }
    const record = await call('duel.record', { duel });
    const { facts } = await call('duel.watch', { duel, from: 0 });
    worker.terminate();
    return { record, log: JSON.stringify(facts), median: times.sort((a, b) => a - b)[times.length >> 1] };
  })()`;

  it('writes the same logs as in Node, byte for byte, and answers in 5 ms at the median', async () => {
    const page = await opened(`${hosted}play.html`, DESKTOP);
    const medians: number[] = [];
    for (const seed of [1, 2, 3]) {
      const played = (await page.evaluate(playInTab(seed))) as {
        readonly record: string;
        readonly log: string;
        readonly median: number;
      };
      const duel = replay(played.record);
      expect(JSON.stringify(duel.logFor('judge')) === played.log).toBe(true);
      expect(duel.record() === played.record).toBe(true);
      medians.push(played.median);
    }
    expect(Math.min(...medians)).toBeLessThan(5 * slowness());
    await page.context().close();
  });
});

it('opens the inspector on the duel, at the moment that is shown', async () => {
  const page = await opened(`${fromDisk}play.html`, DESKTOP);
  await begin(page, 'greedy');
  for (let count = 0; count < 4; count++) await answer(page);
  const prompt = (await page.locator('.decision h2').textContent()) ?? '';
  const [beside] = await Promise.all([page.context().waitForEvent('page'), button(page, 'Inspect').click()]);
  beside.on('pageerror', ({ message }) => errors.push(message));
  await beside.getByRole('button', { name: 'Map', exact: true }).waitFor();
  expect(await beside.locator('body').textContent()).toContain(prompt);
  await page.context().close();
  expect(errors).toEqual([]);
});

it('plays offline after the first visit to a host', async () => {
  const page = await opened(`${hosted}play.html`, DESKTOP);
  await page.evaluate('navigator.serviceWorker.ready');
  await page.context().setOffline(true);
  await page.goto(`${hosted}judge.html#ruling=DU-003.1`);
  await page.getByRole('region', { name: 'Ruling' }).waitFor();
  await button(page, 'Play it').click();
  await page.getByRole('region', { name: 'Decision' }).waitFor();
  await page.context().close();
  expect(errors).toEqual([]);
});

it('asks nothing of other places', () => {
  const elsewhere = requests.filter(
    (address) => ![fromDisk, hosted, 'blob:', 'data:'].some((place) => address.startsWith(place)),
  );
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { japaneseName } from '@taiki/reader/names';
import { rulingInJapanese } from '@taiki/reader/rulings';
import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { allCards, describeFact } from 'taiki';
import { findScenario, runScenario, scenarios } from 'taiki/rulings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadLinks } from '../../site/links/deadLinks.ts';
import { type RulingTrace, TRACE_ID } from '../../site/plays/trace.ts';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { isWhole } from '../support/runs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'taiki-site-'));
const fromDisk = pathToFileURL(`${folder}/`).href;

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let printed = '';
let context: BrowserContext;
const errors: string[] = [];

async function opened(address: string, on: BrowserContext = context): Promise<Page> {
  const page = await on.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => errors.push(`${request.url()} was not loaded`));
  await page.goto(address);
  return page;
}

beforeAll(async () => {
  const built = promisify(execFile)('npm', ['run', '--silent', 'site', '--', folder], { cwd: root });
  const [browser, { stdout }] = await Promise.all([launchBrowser(), built]);
  printed = stdout;
  context = await browser.newContext({ viewport: WIDE, colorScheme: 'light' });
});

afterAll(async () => {
  await context?.close();
  await closeBrowser();
  rmSync(folder, { recursive: true, force: true });
});

describe('what is built', () => {
  it('has a page for each ruling, with its question, its answer and its rules', () => {
    const pages = readdirSync(join(folder, 'rulings')).filter((file) => /^[A-Z]{2}-\d{3}\.html$/.test(file));
    expect(pages.toSorted()).toEqual(scenarios.map(({ id }) => `${id}.html`).toSorted());
    expect(pages).toHaveLength(235);
    const { asks, rules } = findScenario('DU-003');
    const page = readFileSync(join(folder, 'rulings/DU-003.html'), 'utf8');
    expect(page).toContain(`<h1>${asks}</h1>`);
    for (const rule of rules) expect(page).toContain(`>${rule}</a>`);
  });

  it('replaces nothing but a site', async () => {
    const other = mkdtempSync(join(tmpdir(), 'taiki-other-'));
    writeFileSync(join(other, 'mine.txt'), 'mine');
    const built = promisify(execFile)('npm', ['run', '--silent', 'site', '--', other], { cwd: root });
    await expect(built).rejects.toThrow(/holds other files\. Expected a new or empty folder/);
    expect(readdirSync(other)).toEqual(['mine.txt']);
    rmSync(other, { recursive: true });
  });

  it('says what it built', () => {
    const cards = readdirSync(join(folder, 'cards')).filter(
      (file) => file.endsWith('.html') && file !== 'index.html',
    );
    expect(cards.length).toBeGreaterThan(1300);
    const [, counted] =
      /235 rulings, (\d+) cards, \d+ guides, \d+ entries in the search; no dead links\. \d+ s\.\nOpen /.exec(
        printed,
      ) ?? [];
    expect(Number(counted)).toBe(cards.length);
  });

  it('has no dead links, and broken ones would be found', () => {
    expect(deadLinks(folder)).toEqual([]);
    const page = join(folder, 'broken.html');
    writeFileSync(
      page,
      '<a href="gone.html"></a><a href="index.html#gone"></a><img src="/x.png"><a href="docs/rules.html#5063b"></a>',
    );
    expect(deadLinks(folder, { 'search.html': ['docs/rules.html#9999'] })).toEqual(
      expect.arrayContaining([
        { page: 'broken.html', href: 'gone.html', why: 'no such file' },
        { page: 'broken.html', href: 'index.html#gone', why: 'no such anchor' },
        { page: 'broken.html', href: '/x.png', why: 'not relative' },
        { page: 'search.html', href: 'docs/rules.html#9999', why: 'no such anchor' },
      ]),
    );
    rmSync(page);
  });

  it('has every guide and every entry of the package', () => {
    const guides = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.md'),
    );
    for (const guide of guides)
      expect(() =>
        readFileSync(join(folder, 'docs', guide.replace('README', 'readme').replace(/\.md$/, '.html'))),
      ).not.toThrow();
    const reports = readdirSync(join(root, 'etc')).map((file) => file.replace('.api.md', '.html'));
    expect(readdirSync(join(folder, 'api')).toSorted()).toEqual([...reports, 'index.html'].toSorted());
  });

  it('shows every member of the interfaces and classes of the API, once', () => {
    for (const report of readdirSync(join(root, 'etc'))) {
      const page = readFileSync(join(folder, 'api', report.replace('.api.md', '.html')), 'utf8');
      const code = readFileSync(join(root, 'etc', report), 'utf8');
      const declarations = code.matchAll(/^export (?:class|interface) (\w+).*\{\n((?: {4}.*\n)*)\}$/gm);
      for (const [, name, body = ''] of declarations) {
        const members = body.matchAll(/^ {4}(?:(?:readonly|static|get|set) )*(\w+)(?=[?:(<;])/gm);
        for (const member of new Set([...members].map(([, member]) => member)))
          expect(page.split(`id="${name}.${member}"`), `${report}: ${name}.${member}`).toHaveLength(2);
      }
    }
  });

  it('shows what the doc comments say of members: units, parameters, what is returned and thrown', async () => {
    const page = await opened(`${fromDisk}api/taiki.html`);
    const member = (name: string) => page.locator(`[id="${name}"]`).textContent();
    expect(await member('Duel.legalChoices')).toContain('Every legal answer to the open decision, each once');
    expect(await member('Duel.concede')).toMatch(
      /concede\(player: Player\): void;.*A player may concede at any time\..*Throws IllegalChoiceError if the duel is over/s,
    );
    expect(await member('Duel.subscribe')).toContain('scope with player, the observer only receives');
    expect(await member('DuelLimits.turns')).toContain('The last turn to be played.');
    expect(await member('DuelOptions.seed')).toContain('seed?: Seed;');
    await page.close();
  });
});

const current = (page: Page) => page.locator('.play:not([hidden]) [aria-current=step]');
const lit = (page: Page) => page.locator('.map.wide .leaf').getAttribute('data-state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a ruling opened from disk', () => {
  it('is stepped through: list, headline, map, lanes and table go together', async () => {
    const page = await opened(`${fromDisk}rulings/DU-003.html`);
    await button(page, 'First').click();
    expect(await current(page).textContent()).toContain('Choose a creature that attacks');
    expect(await lit(page)).toBe('duel.turn.attack.declaration.choosing');
    expect(await page.locator('.lane.ap').textContent()).toContain('nothing on standby');

    await button(page, 'Next').click();
    await button(page, 'Next').click();
    expect(await current(page).textContent()).toContain('Declare the abilities that you use');
    expect(await page.locator('.now').textContent()).toContain('p1 (AP): declare the abilities that you use');
    expect(await lit(page)).toBe('duel.turn.attack.declaration.apDeclare');

    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.lane.ap li').allTextContents()).toEqual([
      expect.stringContaining('on standby Redzone, Roaring Invasion declared'),
      expect.stringContaining('on standby Redzone Z, Passionate Invasion declared'),
    ]);
    expect(await page.locator('.next').textContent()).toContain('Next: AP (p1) resolves an effect.');
    expect(await page.locator('.now').textContent()).toContain('the active player resolves first');
    expect(await page.locator('.map.wide .cell .count').allTextContents()).toContain('2');
    expect(new URL(page.url()).hash).toBe('#1.4');

    await button(page, 'Last').click();
    const { log } = runScenario(findScenario('DU-003'), findScenario('DU-003').plays[0] ?? expect.fail());
    const put = log.filter(({ kind }) => kind === 'cardPut').map((fact) => describeFact(fact, 'all'));
    for (const sentence of put)
      expect(await page.locator('.play:not([hidden])').textContent()).toContain(sentence);
    expect(await page.locator('.stage .side.p1 .battleZone').textContent()).toContain(
      'Redzone Z, Passionate Invasion 11000 (tapped, over Redzone, Roaring Invasion, The Red, Lightning Sonic)',
    );
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    await page.close();
  });

  it('shows another play, and a link leads to its step', async () => {
    const page = await opened(`${fromDisk}rulings/DU-003.html#2.3`);
    expect(await page.locator('.count').first().textContent()).toMatch(/^Step 3 of \d+$/);
    expect(await page.locator('.controls select').inputValue()).toBe('1');
    await page.locator('.controls select').selectOption('0');
    expect(await page.locator('.play:not([hidden]) h3').textContent()).toBe('1. Redzone first');
    await page.locator('.play:not([hidden]) [data-step="2"]').click();
    expect(new URL(page.url()).hash).toBe('#1.3');
    await page.close();
  });

  it('keeps the current step in sight', async () => {
    const page = await opened(`${fromDisk}rulings/SB-037.html#1.10`);
    const isInSight = () =>
      current(page).evaluate((step) => {
        const [box, inner] = [step.closest('.list'), step].map((one) => one?.getBoundingClientRect());
        return box !== undefined && inner !== undefined && inner.top >= box.top && inner.bottom <= box.bottom;
      });
    expect(await isInSight()).toBe(true);
    await button(page, 'First').click();
    expect(await isInSight()).toBe(true);
    await button(page, 'Last').click();
    expect(await isInSight()).toBe(true);
    await page.close();
  });

  it('marks the return to the active player on the map', async () => {
    const page = await opened(`${fromDisk}rulings/SB-037.html`);
    const labels = new Set<string>();
    await button(page, 'First').click();
    while (await button(page, 'Next').isEnabled()) {
      await button(page, 'Next').click();
      for (const label of await page.locator('.map.wide .arrows .label').allTextContents()) labels.add(label);
    }
    expect([...labels]).toEqual(['back to AP']);
    await page.close();
  });

  it('is readable without script: every play in words, the position and the first picture', async () => {
    const browser = await launchBrowser();
    const still = await browser.newContext({ viewport: WIDE, javaScriptEnabled: false });
    const page = await opened(`${fromDisk}rulings/DU-001.html`, still);
    const { plays, says } = findScenario('DU-001');
    expect(await page.locator('.play').count()).toBe(plays.length);
    expect(
      await page.locator('.play').evaluateAll((all) => all.every((one) => one.getClientRects().length > 0)),
    ).toBe(true);
    expect(await page.locator('.answer').textContent()).toBe(says);
    expect(await page.locator('.map.wide .leaf').count()).toBe(1);
    expect(await page.locator('.reading .side').count()).toBe(2);
    expect(await button(page, 'Next').count()).toBe(0);
    await still.close();
  });

  it('starts at a step of its trace, without an error', async () => {
    const page = await opened(`${fromDisk}index.html`);
    for (const { id } of scenarios.filter((_, index) => index % 10 === 0)) {
      await page.goto(`${fromDisk}rulings/${id}.html`);
      expect(await current(page).count(), id).toBe(1);
      expect(await page.locator('.map.wide .leaf').count(), id).toBe(1);
    }
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('a ruling in Japanese', () => {
  /** Letters that Japanese pages have too: players, sides, abilities, keys, numbers of rules, names that an ability gives. */
  const USUAL =
    /p[12]|N?AP|Taiki|English|API|(?:(?:Light|Water|Darkness|Fire|Nature) )?Filler|Home|End|[A-Z]{2}-\d{3}|\d[a-z]\b|D2|GR|[SWTQGJ]・|『[^』]*』/g;
  /** An effect that refers to what an earlier part of its text has chosen cannot be read alone (decision 0248). */
  const BOUND =
    /[A-Za-z][\w' ,]*\b(?:what was|that is it|the other creature)\b[\w' ,.]*|(?:put|return) the\s+one\s[\w' ,.]*/g;

  it('every page is there, with the question and the answer', () => {
    for (const scenario of scenarios) {
      const { id, asks, says } = rulingInJapanese(scenario);
      const page = readFileSync(join(folder, 'ja/rulings', `${id}.html`), 'utf8');
      expect(page, id).toContain('<html lang="ja"');
      expect(page, id).toContain(`<h1>${asks}</h1>`);
      expect(page, id).toContain(says);
    }
  });

  it('is what a browser shows that asks for Japanese first, and the choice of a language is kept', async () => {
    const own = await (await launchBrowser()).newContext({ viewport: WIDE, locale: 'ja-JP' });
    const page = await opened(`${fromDisk}rulings/DU-003.html#1.4`, own);
    await page.waitForURL(`${fromDisk}ja/rulings/DU-003.html#1.4`);
    expect(await page.locator('.count').first().textContent()).toMatch(/^\d+段階中4$/);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${fromDisk}rulings/DU-003.html#1.4`);
    expect(await page.locator('.count').first().textContent()).toMatch(/^Step 4 of \d+$/);
    await page.goto(`${fromDisk}rulings/index.html`);
    expect(await page.locator('h1').textContent()).toBe('Rulings');
    await own.close();
  });

  it('says nothing in English but names, at any step', () => {
    const named = new Set(
      allCards.flatMap(({ name }) => `${name} ${japaneseName(name) ?? ''}`.match(/[A-Za-z][\w'-]*/g) ?? []),
    );
    const left = new Map<string, string>();
    for (const { id, begin, plays } of scenarios) {
      const page = readFileSync(join(folder, 'ja/rulings', `${id}.html`), 'utf8');
      const [, json = '{}'] = new RegExp(`id="${TRACE_ID}">(.*?)</script>`).exec(page) ?? [];
      // The build of the site writes the trace.
      const { pieces } = JSON.parse(json) as RulingTrace;
      const positions = [begin, ...plays.flatMap((play) => play.begin ?? []), ...plays.map(({ end }) => end)];
      const own: readonly string[] = JSON.stringify(positions).match(/[A-Za-z][\w'-]*/g) ?? [];
      const told = [page.replace(json, ''), ...pieces]
        .join('\n')
        .replace(/<style.*?<\/style>|<[^>]*>|&\w+;/gs, ' ');
      for (const word of told
        .replace(BOUND, '')
        .replace(USUAL, '')
        .match(/[A-Za-z][\w'-]*/g) ?? [])
        if (!named.has(word) && !own.includes(word)) left.set(word, id);
    }
    expect([...left]).toEqual([]);
  });
});

it('the trace of every ruling fits its page: each step is in the list, and its state on the map', () => {
  for (const [{ id, plays }, within] of scenarios.flatMap((one) => [
    [one, 'rulings'] as const,
    [one, 'ja/rulings'] as const,
  ])) {
    const page = readFileSync(join(folder, within, `${id}.html`), 'utf8');
    const [, json = '{}'] = new RegExp(`id="${TRACE_ID}">(.*?)</script>`).exec(page) ?? [];
    // The build of the site writes the trace.
    const trace = JSON.parse(json) as RulingTrace;
    expect(trace.plays.length, id).toBe(plays.length);
    const listed = page
      .split('class="play"')
      .slice(1)
      .map((play) => play.split('data-step="').length - 1);
    expect(
      trace.plays.map((steps) => steps.length),
      id,
    ).toEqual(listed);
    for (const { leaf, headline, lanes, sides, arrows } of trace.plays.flat()) {
      expect(page, id).toContain(`data-state="${leaf}"`);
      for (const piece of [headline, lanes, sides, arrows.wide, arrows.narrow])
        expect(trace.pieces[piece], id).toBeTypeOf('string');
    }
  }
});

async function found(address: string, query: string): Promise<readonly string[]> {
  const page = await opened(`${address}index.html`);
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
  await page.locator('#found:not(:empty)').waitFor();
  const results = await page
    .locator('#results li')
    .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
  await page.close();
  return results;
}

describe('the search, from disk', () => {
  it('finds a rule and the rulings about it', async () => {
    const results = await found(fromDisk, '506.3d');
    expect(results[0]).toMatch(/^Rule Rule 506\.3d/);
    const about = scenarios.filter(({ rules }) => rules.includes('506.3d'));
    for (const { id } of about)
      expect(
        results.some((text) => text.startsWith(`Ruling ${id} `)),
        id,
      ).toBe(true);
    expect(results.some((text) => text.includes('506.3c'))).toBe(false);
  });

  it('finds the rulings with a card', async () => {
    const results = await found(fromDisk, 'propeller mutant');
    expect(results.some((text) => text.startsWith('Card Propeller Mutant'))).toBe(true);
    expect(results.some((text) => text.startsWith('Ruling TR-010 '))).toBe(true);
  });

  it('finds a word, even misspelt, in rulings, guides and the API', async () => {
    expect((await found(fromDisk, 'misfires')).some((text) => text.startsWith('Ruling DU-033 '))).toBe(true);
    expect((await found(fromDisk, 'standbye order')).length).toBeGreaterThan(0);
    expect(
      (await found(fromDisk, 'createDuel')).some((text) => text.startsWith('API createDuel · taiki')),
    ).toBe(true);
    expect((await found(fromDisk, 'perft')).some((text) => text.startsWith('Guide '))).toBe(true);
  });

  it('says so when there is nothing', async () => {
    expect(await found(fromDisk, 'xyzzyqwv')).toEqual([]);
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

it('works below any path of a web server', async () => {
  const server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://127.0.0.1').pathname.replace('/some/where/', '/');
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.end(readFileSync(join(folder, path)));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/some/where/`;
  const page = await opened(`${address}rulings/TR-010.html`);
  await button(page, 'Last').click();
  expect(await current(page).textContent()).toContain('The play ends here.');
  expect((await found(address, '101.4c')).length).toBeGreaterThan(5);
  expect(errors).toEqual([]);
  await page.close();
  server.close();
});

it('the step of a ruling that is shown stands out with forced colours', async () => {
  const own = await (await launchBrowser()).newContext({ viewport: WIDE, forcedColors: 'active' });
  const page = await opened(`${fromDisk}rulings/DU-003.html`, own);
  await button(page, 'Next').click();
  const outlines = await page
    .locator('.play:not([hidden]) .steps li')
    .evaluateAll((items) =>
      items.map((item) => [item.hasAttribute('aria-current'), getComputedStyle(item).outlineStyle]),
    );
  expect(outlines.filter(([isShown]) => isShown)).toEqual([[true, 'solid']]);
  expect(new Set(outlines.filter(([isShown]) => !isShown).map(([, outline]) => outline))).toEqual(
    new Set(['none']),
  );
  if (process.env['TAIKI_SCREENSHOTS'] !== undefined)
    await page.screenshot({ path: join(process.env['TAIKI_SCREENSHOTS'], 'site-forced.png') });
  await own.close();
});

/** Beside these, every page of the API. */
const PAGES = [
  'index.html',
  'readme.html',
  'rulings/index.html',
  'rulings/byRule.html',
  'rulings/byCard.html',
  'cards/index.html',
  'cards/bolshack-dragon.html',
  'rulings/DU-003.html',
  'rulings/DU-031.html',
  'ja/rulings/index.html',
  'ja/rulings/byRule.html',
  'ja/rulings/byCard.html',
  'ja/rulings/DU-003.html',
  'ja/rulings/DU-031.html',
  'docs/index.html',
  'docs/agents.html',
  'docs/hosting.html',
  'docs/rules.html',
  'docs/decisions/readme.html',
  'search.html?q=standby',
  'play.html',
  'judge.html',
  'cards.html',
  'inspector.html',
];

/** A page of each kind: enough for other colour schemes, and in CI. */
const ONE_OF_A_KIND = [
  'index.html',
  'rulings/byRule.html',
  'rulings/DU-003.html',
  'cards/bolshack-dragon.html',
  'docs/agents.html',
  'search.html?q=standby',
  'play.html',
  'judge.html',
  'cards.html',
  'inspector.html',
];

describe.each([
  ['light', { viewport: WIDE, colorScheme: 'light' }],
  ['dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['forced colours', { viewport: PHONE, forcedColors: 'active' }],
] as const)('in %s', (scheme, options) => {
  it('axe finds nothing, no target is small, and no page is wider than the window', {
    timeout: 600_000,
  }, async () => {
    const browser = await launchBrowser();
    const own = await browser.newContext(options);
    const [first = '', ...others] = readdirSync(join(folder, 'api')).map((file) => `api/${file}`);
    const paths = scheme === 'light' && isWhole ? [...PAGES, first, ...others] : [...ONE_OF_A_KIND, first];
    for (const path of paths) {
      const page = await opened(`${fromDisk}${path}`, own);
      if (path.startsWith('search')) await page.locator('#results li').first().waitFor();
      await page.evaluate(axe.source);
      const violations = await page.evaluate<readonly string[]>(
        `axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(({ violations }) =>
          violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
      );
      expect(violations, path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      await page.close();
    }
    await own.close();
  });
});

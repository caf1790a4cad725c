import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printTrace, Session, serve, standalonePage } from '@taiki/inspector';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { randomAgent } from 'taiki';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { median } from './inTurns.ts';
import { longTrace } from './longTrace.ts';

/**
 * Measures the page of the inspector in a browser, with a long trace: how soon the map and the full chart are visible after the
 * navigation, served and exported, and what a click far away on the timeline costs. Prints the best of some rounds, since other
 * programs on the machine can only add to these times.
 */

const RECORDS = 50_000;
const ROUNDS = 3;
const LOADS = 5;
const SEEKS = 50;
const WARM_UP_SEEKS = 5;
/** Long enough after a click for everything to be drawn. */
const SETTLED_MS = 100;
const VIEWPORT = { width: 1280, height: 800 };
/** Multiples of it, modulo 1, are spread evenly, each at least 0.38 from the one before. */
const GOLDEN_RATIO = 0.618034;

type Chart = 'Map' | 'Duel';
const CHARTS: readonly Chart[] = ['Map', 'Duel'];
const CHART_NAMES: { readonly [C in Chart]: string } = { Map: 'the map', Duel: 'the full chart' };
const ACTIVE_STATES: { readonly [C in Chart]: string } = { Map: '.map-lit-leaf', Duel: '.state.leaf' };

/** Notes when the active state is drawn, when all records are there, and each input of a user with the time to the next paint. */
const observer = (chart: Chart): string => `
  globalThis.measured = { shown: undefined, complete: undefined, inputs: [], longTasks: [] };
  const { measured } = globalThis;
  let opened;
  globalThis.opened = new Promise((resolve) => { opened = resolve; });
  const note = (name) => {
    measured[name] = null;
    requestAnimationFrame(() => setTimeout(() => {
      measured[name] = performance.now();
      // Stops here until the processor time has been read, so that no later task is counted.
      if (name === 'shown') debugger;
      if (measured.shown > 0 && measured.complete > 0) opened();
    }));
  };
  const isThere = (selector) => document.querySelector(selector) !== null;
  const watch = new MutationObserver(() => {
    const tab = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '${chart}');
    if (tab?.getAttribute('aria-pressed') === 'false') tab.click();
    if (measured.shown === undefined && isThere('${ACTIVE_STATES[chart]}')) note('shown');
    if (measured.complete === undefined && isThere('.slider[max="${RECORDS - 1}"]')) note('complete');
    if (measured.shown !== undefined && measured.complete !== undefined) watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) measured.inputs.push({ interactionId, duration });
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.longTasks.push(duration);
  }).observe({ type: 'longtask' });
`;

interface Measured {
  /** Milliseconds since the navigation began. */
  readonly shown: number;
  readonly complete: number;
  /** Milliseconds from an input to the next paint, in steps of 8; those below 16 are left out. */
  readonly inputs: readonly { readonly interactionId: number; readonly duration: number }[];
  readonly longTasks: readonly number[];
}

interface Opened {
  readonly page: Page;
  /** The processor time of the main thread until the chart was visible, in milliseconds. */
  readonly worked: number;
}

async function opened(browser: Browser, url: string, chart: Chart): Promise<Opened> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tools.send('Debugger.enable');
  const worked = new Promise<number>((resolve, reject) => {
    const read = async (): Promise<number> => {
      const time = await mainThread(tools);
      await tools.send('Debugger.disable');
      return time;
    };
    tools.once('Debugger.paused', () => void read().then(resolve, reject));
  });
  await page.addInitScript(observer(chart));
  await page.goto(url);
  await page.evaluate('opened');
  return { page, worked: await worked };
}

const measuredOn = (page: Page): Promise<Measured> => page.evaluate('measured');

interface Opening {
  readonly shown: number;
  readonly worked: number;
  readonly complete: number;
}

async function measureOpening(browser: Browser, url: string, chart: Chart): Promise<Opening> {
  const loads: (Pick<Measured, 'shown' | 'complete'> & Pick<Opened, 'worked'>)[] = [];
  for (let load = 0; load < LOADS; load++) {
    const { page, worked } = await opened(browser, url, chart);
    loads.push({ ...(await measuredOn(page)), worked });
    await page.context().close();
  }
  return {
    shown: median(loads.map(({ shown }) => shown)),
    worked: median(loads.map(({ worked }) => worked)),
    complete: median(loads.map(({ complete }) => complete)),
  };
}

/** The time that the main thread has worked, in milliseconds of processor time. */
async function mainThread(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

const spreadOf = (values: readonly number[]): Spread => ({
  median: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  max: Math.max(...values),
});

interface Seeking {
  readonly mainThread: Spread;
  readonly toPaint: Spread;
  /** Tasks of more than 50 ms of wall-clock time. */
  readonly longTasks: number;
}

/** Clicks far away on the timeline. */
async function measureSeeks(browser: Browser, url: string, chart: Chart): Promise<Seeking> {
  const { page } = await opened(browser, url, chart);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const bands = await page.locator('.bands').boundingBox();
  if (bands === null) throw new Error('The page shows no timeline.');
  const slider = page.getByRole('slider', { name: 'Moment' });
  let shown = Number(await slider.inputValue());
  const times: number[] = [];
  const seek = async (index: number): Promise<number> => {
    const before = await mainThread(tools);
    await page.mouse.click(bands.x + ((index * GOLDEN_RATIO) % 1) * bands.width, bands.y + bands.height / 5);
    await page.waitForTimeout(SETTLED_MS);
    const time = (await mainThread(tools)) - before;
    const seq = Number(await slider.inputValue());
    if (Math.abs(seq - shown) < RECORDS / 4) throw new Error(`A click went from ${shown} to ${seq} only.`);
    shown = seq;
    return time;
  };
  for (let index = 1; index <= WARM_UP_SEEKS; index++) await seek(index);
  const warm = await measuredOn(page);
  for (let index = 1; index <= SEEKS; index++) times.push(await seek(WARM_UP_SEEKS + index));
  const { inputs, longTasks } = await measuredOn(page);
  await page.context().close();
  const paints = new Map<number, number>();
  for (const { interactionId, duration } of inputs.slice(warm.inputs.length))
    paints.set(interactionId, Math.max(duration, paints.get(interactionId) ?? 0));
  return {
    mainThread: spreadOf(times),
    toPaint: spreadOf([...paints.values()]),
    longTasks: longTasks.length - warm.longTasks.length,
  };
}

async function inRounds<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const rounds: T[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure());
  return rounds;
}

const best = (spreads: readonly Spread[]): Spread =>
  spreads.reduce((one, other) => (other.p95 < one.p95 ? other : one));

const milliseconds = (value: number): string => `${value.toFixed(0).padStart(5)} ms`;

const inWords = ({ median: middle, p95, max }: Spread): string =>
  `median ${milliseconds(middle)}  p95 ${milliseconds(p95)}  max ${milliseconds(max)}`;

async function printOpening(browser: Browser, name: string, url: string, chart: Chart): Promise<void> {
  const rounds = await inRounds(() => measureOpening(browser, url, chart));
  const shown = milliseconds(Math.min(...rounds.map((round) => round.shown)));
  const complete = milliseconds(Math.min(...rounds.map((round) => round.complete)));
  const worked = milliseconds(Math.min(...rounds.map((round) => round.worked)));
  console.log(
    `${name}: ${CHART_NAMES[chart]} visible after ${shown} (${worked} of processor time), all records after ${complete}`,
  );
}

async function printSeeks(browser: Browser, name: string, url: string, chart: Chart): Promise<void> {
  const rounds = await inRounds(() => measureSeeks(browser, url, chart));
  const longTasks = Math.min(...rounds.map((round) => round.longTasks));
  console.log(`${name}: ${SEEKS} far seeks with ${CHART_NAMES[chart]}, ${longTasks} long tasks`);
  console.log(`  main thread, processor time  ${inWords(best(rounds.map((round) => round.mainThread)))}`);
  console.log(`  click to next paint          ${inWords(best(rounds.map((round) => round.toPaint)))}`);
}

async function measurePages(pages: Readonly<Record<string, string>>): Promise<void> {
  const browser = await launchBrowser();
  console.log(`A trace of ${RECORDS} records; best of ${ROUNDS} rounds, each the median of ${LOADS} loads`);
  for (const print of [printOpening, printSeeks])
    for (const [name, url] of Object.entries(pages))
      for (const chart of CHARTS) await print(browser, name, url, chart);
  await closeBrowser();
}

const folder = mkdtempSync(join(tmpdir(), 'taiki-bench-'));
const exported = join(folder, 'exported.html');
const session = new Session({ title: 'long', agents: { p1: randomAgent(1), p2: randomAgent(2) } });
session.load('long', printTrace(longTrace(RECORDS)));
writeFileSync(exported, await standalonePage(session));
const server = await serve({ session });
await measurePages({ served: server.url, exported: pathToFileURL(exported).href });
await server.close();
rmSync(folder, { recursive: true });

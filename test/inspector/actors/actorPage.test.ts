import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ActorInspection, type ActorPanel, actorPage, inspectActor, serveInspection } from '@taiki/inspector';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { createDuel, greedyAgent, starterDecks } from 'taiki';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { closeBrowser, launchBrowser } from '../../support/browser.ts';
import { editor, fetchWithRetry, trafficLight } from './publicMachines.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-actors-'));
const pictures = process.env['TAIKI_SCREENSHOTS'];

beforeAll(async () => {
  await launchBrowser();
});

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true, force: true });
});

async function opened(
  inspection: ActorInspection,
  name: string,
  size = { width: 1440, height: 900 },
  panels: readonly ActorPanel[] = [],
) {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, await actorPage(inspection.trace, { panels }));
  const page = await (await launchBrowser()).newPage({ viewport: size });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  expect(problems).toEqual([]);
  return page;
}

const active = (page: Page) =>
  page
    .locator('[data-state].active')
    .evaluateAll((states) => states.map((state) => state.getAttribute('data-state')));

const summary = (page: Page) => page.locator('#summary').textContent();

async function picture(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `actors-${name}.png`) });
}

test('a traffic light: both regions are active, and a failed guard is on the chart', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(trafficLight, { clock });
  const inspection = inspectActor(actor, { title: 'Traffic light' });
  actor.start();
  clock.increment(1000);
  actor.send({ type: 'RESET' });
  const page = await opened(inspection, 'traffic-light');
  expect(await active(page)).toEqual(
    expect.arrayContaining(['trafficLight.cars.yellow', 'trafficLight.pedestrians.wait']),
  );
  expect(await page.locator('svg').textContent()).toContain('RESET [someoneWaits] ✗ false');
  await picture(page, 'traffic-light');
  await page.keyboard.press('Home');
  expect(await active(page)).toEqual([]);
  expect(await summary(page)).toContain('was created');
  await page.keyboard.press('ArrowRight');
  expect(await summary(page)).toContain('xstate.init');
  await page.close();
});

test('a fetch: the actor that has no chart says so', async () => {
  const actor = createActor(fetchWithRetry, { input: { limit: 3 } });
  const inspection = inspectActor(actor, { title: 'Fetch with retry' });
  actor.start();
  actor.send({ type: 'FETCH' });
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  const page = await opened(inspection, 'fetch');
  await page.getByRole('button', { name: 'load (no chart)' }).first().click();
  expect(await page.locator('#chart').textContent()).toMatch(/^Its logic is not a machine/);
  const retried = inspection.trace.records.find(({ kind }) => kind === 'guard');
  await page
    .getByRole('button', { name: `${retried?.seq} ` })
    .first()
    .click();
  expect(await page.locator('#guards').textContent()).toBe('✓ true: fetch.loading: error: load [mayRetry]');
  await picture(page, 'fetch');
  await page.close();
});

test('an editor on a phone: a child is chosen, the change of its context is listed, nothing overflows', async () => {
  const actor = createActor(editor);
  const inspection = inspectActor(actor, { title: 'Editor <b>' });
  actor.start();
  actor.send({ type: 'OPEN' });
  actor.send({ type: 'TYPE', text: '</script>' });
  const page = await opened(inspection, 'editor', { width: 390, height: 844 });
  expect(await page.title()).toBe('Editor <b>');
  await page.getByRole('button', { name: 'spelling', exact: true }).click();
  expect(await page.locator('#changes').textContent()).toBe('checked: 0 → 1');
  const width = await page.evaluate('document.documentElement.scrollWidth');
  expect(width).toBe(390);
  await picture(page, 'editor-phone');
  await page.close();
});

test('a panel that the program adds is drawn at each moment of the records that it reads', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(trafficLight, { clock });
  const inspection = inspectActor(actor, { title: 'Traffic light' });
  actor.start();
  clock.increment(1000);
  const lamps: ActorPanel = {
    name: 'lamps',
    title: 'Lamps',
    reads: ['settled'],
    render: `({ active, records }) => {
      if (records.length === 0) throw new Error('the light is not on yet');
      const lamp = ['red', 'yellow', 'green'].find((one) => active.includes('trafficLight.cars.' + one));
      return '<b>' + lamp + '</b>, drawn with ' + records.length;
    }`,
  };
  const page = await opened(inspection, 'lamps', undefined, [lamps]);
  const panel = page.locator('[data-panel="lamps"]');
  const settled = inspection.trace.records.filter(({ kind }) => kind === 'settled').length;
  expect(await panel.textContent()).toBe(`Lamps<b>yellow</b>, drawn with ${settled}`);
  await page.keyboard.press('Home');
  expect(await panel.getByRole('alert').textContent()).toBe(
    'This panel cannot be drawn at this moment: the light is not on yet',
  );
  await page.keyboard.press('End');
  expect(await panel.textContent()).toContain('yellow');
  await picture(page, 'panel');
  await page.close();
});

test('a panel is on the page that the program serves, and follows its actors', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(trafficLight, { clock });
  const inspection = inspectActor(actor, { title: 'Traffic light' });
  actor.start();
  const waiting: ActorPanel = {
    name: 'waiting',
    title: 'Who waits',
    reads: ['settled'],
    render: `({ context }) => (context === undefined ? 'not yet known' : context.waiting + ' pedestrians')`,
  };
  const host = await serveInspection(inspection, { panels: [waiting] });
  const page = await (await launchBrowser()).newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(host.actorsUrl);
  const panel = page.locator('[data-panel="waiting"]');
  expect(await panel.textContent()).toBe('Who waits0 pedestrians');
  actor.send({ type: 'PUSH' });
  await expect.poll(() => panel.textContent()).toBe('Who waits1 pedestrians');
  await page.keyboard.press('Home');
  expect(await panel.textContent()).toBe('Who waitsnot yet known');
  expect(problems).toEqual([]);
  await page.close();
  await host.close();
  await expect(serveInspection(inspection, { panels: [waiting, waiting] })).rejects.toThrow(
    'Two panels are called "waiting"',
  );
});

test('a fork says where it is first different from its original, and leads there', async () => {
  const actor = createActor(trafficLight, { clock: new SimulatedClock() });
  const inspection = inspectActor(actor, { title: 'Traffic light' });
  actor.start();
  const host = await serveInspection(inspection);
  const page = await (await launchBrowser()).newPage();
  await page.goto(host.actorsUrl);
  expect(await page.locator('#difference').textContent()).toBe('');
  await page.getByText('Send an event, breakpoints, fork').click();
  await page.getByRole('button', { name: 'Fork at the shown moment' }).click();
  const difference = page.locator('#difference');
  await expect
    .poll(() => difference.textContent())
    .toBe('So far the same as the line that it was forked from.');
  expect(page.url()).toContain('line=1');
  actor.send({ type: 'PUSH' });
  await expect
    .poll(() => difference.textContent())
    .toBe(
      '0 steps are the same as on the line that it was forked from. Then here: it goes no further. There: trafficLight: PUSH, active in trafficLight.pedestrians.wait',
    );
  await difference.getByRole('link').click();
  expect(page.url()).toContain('line=0');
  expect(await summary(page)).toBe(
    'trafficLight is active in trafficLight.cars.green and trafficLight.pedestrians.wait',
  );
  expect(new URL(page.url()).hash).toBe(`#${inspection.size - 1}`);
  await page.close();
  await host.close();
});

test('a panel that cannot be registered is refused', async () => {
  const { trace } = new ActorInspection({ title: 'none' });
  const panel: ActorPanel = { name: 'lamps', title: 'Lamps', reads: ['settled'], render: '() => ""' };
  const refused = (...panels: ActorPanel[]) => expect(actorPage(trace, { panels })).rejects;
  await refused(panel, panel).toThrow('Two panels are called "lamps"');
  await refused({ ...panel, reads: JSON.parse('["setled"]') }).toThrow('Did you mean "settled"?');
  await refused({ ...panel, render: '() => "</script>"' }).toThrow('contains "</script"');
});

test('the standby actor of a duel', async () => {
  const inspection = new ActorInspection({ title: 'A duel and its standby actor' });
  const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
  const duel = createDuel({ decks, seed: 7, inspect: (event) => inspection.inspect(event) });
  for (let choices = 0; choices < 8 && duel.decision !== undefined; choices++)
    duel.choose(greedyAgent(duel.view(duel.decision.player), duel.decision));
  const page = await opened(inspection, 'standby');
  await page.getByRole('button', { name: 'standby', exact: true }).click();
  expect(await active(page)).toContain('standby.empty');
  await picture(page, 'standby');
  await page.close();
});

test.each([
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const)('axe finds nothing in %s', async (_, media) => {
  const actor = createActor(trafficLight, { clock: new SimulatedClock() });
  const inspection = inspectActor(actor, { title: 'Traffic light' });
  actor.start();
  actor.send({ type: 'RESET' });
  const page = await opened(inspection, 'axe');
  await page.emulateMedia(media);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  );
  expect(violations).toEqual([]);
  await page.close();
});

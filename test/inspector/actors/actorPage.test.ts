import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ActorInspection, type ActorPanel, actorPage, inspectActor, serveInspection } from '@taiki/inspector';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { createDuel, greedyAgent, starterDecks } from 'taiki';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

describe('the sequence between the actors', () => {
  const row = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

  /** An editor that was opened, typed into, closed and opened again, and sent an event after its end. */
  function edited(): ActorInspection {
    const actor = createActor(editor);
    const inspection = inspectActor(actor, { title: 'Editor' });
    actor.start();
    const spelling = () => actor.getSnapshot().children['spelling'];
    for (const event of [{ type: 'OPEN' }, { type: 'TYPE', text: 'abc' }, { type: 'SAVE' }] as const)
      actor.send(event);
    const first = spelling();
    actor.send({ type: 'CLOSE' });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    first?.send({ type: 'CHECK' });
    vi.restoreAllMocks();
    actor.send({ type: 'OPEN' });
    return inspection;
  }

  const WORDS = [
    'editor was created',
    'editor is now in closed',
    'outside → editor: OPEN',
    'spelling was created by editor',
    'keys was created by editor',
    'editor is now in clean',
    'spelling is now in ready',
    'outside → editor: TYPE',
    'editor is now in dirty',
    'editor → spelling: CHECK',
    'outside → editor: SAVE',
    'editor is now in clean',
    'outside → editor: CLOSE',
    'editor is now in closed',
    'spelling is stopped in spelling.ready',
    'keys is stopped',
    'outside → spelling: CHECK was not delivered (it had ended)',
    'outside → editor: OPEN',
    'spelling was created by editor',
    'keys was created by editor',
    'editor is now in clean',
    'spelling is now in ready',
  ];

  test('tells events, creations, states and ends in time, on one lifeline for each actor, by keyboard', async () => {
    const page = await opened(edited(), 'sequence');
    await page.keyboard.press('c');
    const events = page.getByRole('listbox', { name: 'Events between the actors, in time' });
    await events.focus();
    await page.keyboard.press('Home');
    const told: (string | null)[] = [];
    for (const _ of WORDS) {
      const current = page.locator('[role=option][aria-selected=true]');
      expect(await events.getAttribute('aria-activedescendant')).toBe(await current.getAttribute('id'));
      told.push((await current.getAttribute('aria-label'))?.replace(/^\d+: /, '') ?? null);
      await page.keyboard.press('ArrowDown');
    }
    expect(told).toEqual(WORDS);
    expect(await page.locator('#lanes span').allTextContents()).toEqual([
      'outside',
      'editor',
      'spelling',
      'keys',
    ]);
    // Both times `spelling` ran are on its lane, with a gap between them.
    const lines = (name: string) => row(page, name).locator('.lifeline').count();
    expect(await lines('was not delivered')).toBe(2);
    expect(await lines('TYPE')).toBe(4);
    await picture(page, 'sequence');
    await row(page, 'editor → spelling: CHECK').click();
    expect(await summary(page)).toBe('editor → spelling: CHECK');
    const address = page.url();
    expect(new URL(address).hash).toMatch(/^#\d+&view=sequence$/);
    await page.goto('about:blank');
    await page.goto(address);
    expect(await events.isVisible()).toBe(true);
    expect(await summary(page)).toBe('editor → spelling: CHECK');
    await page.close();
  });

  test('brings the event and its actor into view on a phone, and draws only what is in view', async () => {
    const actor = createActor(editor);
    const inspection = inspectActor(actor, { title: 'Editor' });
    actor.start();
    actor.send({ type: 'OPEN' });
    for (let typed = 0; typed < 500; typed++) actor.send({ type: 'TYPE', text: 'a' });
    const page = await opened(inspection, 'sequence-phone', { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Sequence', exact: true }).click();
    const current = page.locator('[role=option][aria-selected=true]');
    expect(await current.getAttribute('aria-label')).toMatch(/editor → spelling: CHECK$/);
    const isInView = (): Promise<unknown> =>
      page.evaluate(`(() => {
        const area = document.getElementById('sequence').getBoundingClientRect();
        const lanes = document.getElementById('lanes').getBoundingClientRect();
        const row = document.querySelector('[role=option][aria-selected=true]').getBoundingClientRect();
        const { right } = document.querySelector('#lanes .shown').getBoundingClientRect();
        return row.top >= lanes.bottom - 1 && row.bottom <= area.bottom + 1 && right <= area.right + 1;
      })()`);
    await expect.poll(isInView).toBe(true);
    expect(await page.getByRole('option').count()).toBeLessThan(40);
    expect(await current.getAttribute('aria-setsize')).toBe('1008');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await picture(page, 'sequence-phone');
    await page.keyboard.press('Home');
    await expect.poll(isInView).toBe(true);
    await page.close();
  });
});

test('the arrow keys move the caret of a field, not the moment', async () => {
  const actor = createActor(trafficLight, { clock: new SimulatedClock() });
  const inspection = inspectActor(actor, { title: 'Traffic light' });
  actor.start();
  actor.send({ type: 'PUSH' });
  const host = await serveInspection(inspection);
  const page = await (await launchBrowser()).newPage();
  await page.goto(host.actorsUrl);
  const before = await summary(page);
  await page.getByText('Send an event, breakpoints, fork').click();
  const field = page.getByLabel('Event as JSON');
  await field.fill('{"type":"PUSH"}');
  for (const key of ['Home', 'ArrowRight', 'c']) await page.keyboard.press(key);
  expect(await field.inputValue()).toBe('{c"type":"PUSH"}');
  expect(await summary(page)).toBe(before);
  await page.close();
  await host.close();
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
  for (const view of ['Chart', 'Sequence']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    const violations = await page.evaluate(
      `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
    );
    expect(violations, view).toEqual([]);
  }
  await page.close();
});

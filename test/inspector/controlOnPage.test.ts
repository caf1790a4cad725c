import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { breakpointText } from '../../inspector/model/index.ts';
import { Session } from '../../inspector/session/session.ts';
import { temporaryFile } from '../cli/commandLine.ts';
import { launchBrowser } from '../support/browser.ts';
import { starterDuelOptions } from '../support/starterDuels.ts';
import { agents } from './client.ts';
import { type ServedPage, servedPage } from './servedPage.ts';
import { ATTACHED_FROM_SOURCES, endPrograms, startProgram } from './startedPrograms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let served: ServedPage;
let session: Session;

beforeAll(async () => {
  session = new Session({ title: 'Control', agents });
  session.begin('driven', starterDuelOptions(6));
  served = await servedPage(session);
});

afterAll(() => served.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function addBreakpoint(page: Page, query: string, condition = '', count = 1): Promise<void> {
  await page.getByRole('textbox', { name: 'New breakpoint' }).fill(query);
  await page.getByRole('textbox', { name: 'Condition' }).fill(condition);
  await page.getByRole('spinbutton', { name: 'from hit' }).fill(String(count));
  await button(page, 'Add').click();
}

const large = { viewport: { width: 1680, height: 1050 } };

describe('breakpoints', () => {
  it('with a condition and a count stop the agents before the next decision', async () => {
    const page = await served.open('', large);
    await addBreakpoint(page, 'fact:cardDrawn', 'turn > 3', 2);
    const text = breakpointText({ query: 'fact:cardDrawn', condition: 'turn > 3', count: 2 });
    expect(await page.locator('.breakpoint-list').first().textContent()).toContain(text);
    await expect.poll(() => session.breakpoints.length).toBe(1);
    await button(page, 'Agents: play to the end of the duel').click();
    await page.getByText(`Stopped at breakpoint ${text}`).waitFor();
    const line = session.line(0);
    const reader = line.reader(session.header);
    const seq = Number(await page.getByRole('slider', { name: 'Moment' }).inputValue());
    const draws = line.records.filter(
      (record) =>
        record.kind === 'facts' &&
        record.facts.some(({ kind }) => kind === 'cardDrawn') &&
        (reader.at(record.seq).table?.turn.number ?? 0) > 3,
    );
    expect(seq).toBe(draws[1]?.seq);
    expect(line.records.filter((record) => record.seq > seq && record.kind === 'choice')).toEqual([]);
    await button(page, `Remove the breakpoint ${text}`).click();
    await expect.poll(() => session.breakpoints).toEqual([]);
    await page.context().close();
  });

  it('with a mistyped value are refused, with the nearest one', async () => {
    const page = await served.open('', large);
    await addBreakpoint(page, 'fact:cardDestoyed');
    expect(await page.getByRole('alert').textContent()).toContain('Did you mean fact:cardDestroyed?');
    expect(await page.locator('.breakpoint-list li').count()).toBe(0);
    await addBreakpoint(page, 'fact:cardDestroyed');
    await expect.poll(() => page.locator('.breakpoint-list li').count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    await button(page, /^Remove the breakpoint/).click();
    await page.context().close();
  });

  it('say what is wrong with their condition', async () => {
    const page = await served.open('', large);
    await addBreakpoint(page, 'fact:cardDrawn', 'turm > 3');
    expect(await page.getByRole('alert').textContent()).toContain('Nothing is called "turm" in a duel');
    expect(await page.locator('.breakpoint-list li').count()).toBe(0);
    await page.context().close();
  });
});

describe('a value that is replaced', () => {
  it('begins a duel on a line of its own from the changed table', async () => {
    const page = await served.open('', large);
    const before = session.lines.length;
    await button(page, 'Change the table at this moment, and play from there')
      .or(button(page, 'Change'))
      .click();
    const position = page.getByRole('textbox', { name: 'Position' });
    const text = await position.inputValue();
    expect(text).toMatch(/^turn \d+ of p[12], /);
    await position.fill(text.replace(/^p2 hand: .*$/m, 'p2 hand: Aqua Hulcus'));
    await button(page, 'Play from the changed table').click();
    await page.getByRole('group', { name: "p2's hand: 1 card" }).waitFor();
    expect(session.lines).toHaveLength(before + 1);
    expect(session.lines.at(-1)?.title).toMatch(/^changed at \d+$/);
    await page.context().close();
  });

  it('says what is wrong with the position', async () => {
    const page = await served.open('', large);
    await button(page, 'Change').click();
    const position = page.getByRole('textbox', { name: 'Position' });
    await position.fill((await position.inputValue()).replace(/^p2 hand: .*$/m, 'p2 hand: Aqua Hulkus'));
    await button(page, 'Play from the changed table').click();
    await page
      .getByText(/Aqua Hulkus/)
      .first()
      .waitFor();
    await page.context().close();
  });
});

describe('an attached program', () => {
  const program = () =>
    temporaryFile(
      'bot.mts',
      [
        "import { createDuel, greedyAgent, starterDecks } from 'taiki';",
        "const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };",
        'const duel = createDuel({ decks, seed: 7 });',
        'while (duel.decision !== undefined)',
        '  duel.choose(greedyAgent(duel.view(duel.decision.player), duel.decision));',
      ].join('\n'),
    );
  /** Starts the program, which waits before its first decision. */
  const attached = async (): Promise<Page> => {
    const launcher = temporaryFile(
      'launch.mts',
      [
        `import { launchAttached } from '${root}/inspector/attach/launch.ts';`,
        ATTACHED_FROM_SOURCES,
        `const options = { program: '${program()}', args: [], first: 'wait', page: new URL('${served.page.href}') };`,
        'const { server } = await launchAttached(options);',
        "console.log('Inspector: ' + server.url);",
      ].join('\n'),
    );
    const url = await startProgram(launcher);
    const context = await (await launchBrowser()).newContext(large);
    const page = await context.newPage();
    await page.goto(url);
    await page.getByText('program waits').waitFor();
    return page;
  };
  const decisions = async (page: Page): Promise<number> => {
    await button(page, 'Go to the end').or(page.locator('body')).first().waitFor();
    return Number(/decision (\d+)/.exec((await page.locator('.transport').textContent()) ?? '')?.[1]);
  };

  afterEach(endPrograms);

  it('waits before its first decision, goes on by a step, and stops at a breakpoint', async () => {
    const page = await attached();
    expect(await decisions(page)).toBe(1);
    await button(page, 'Step').click();
    await expect.poll(() => decisions(page)).toBe(2);
    await page.getByText('program waits').waitFor();
    await addBreakpoint(page, 'fact:cardDrawn', 'turn > 3');
    await button(page, 'Go on').click();
    await page.getByText('Stopped at breakpoint fact:cardDrawn if turn > 3').waitFor();
    await page.getByText('program waits').waitFor();
    expect(await page.locator('.headline').first().textContent()).toContain('Turn 4');
    await button(page, 'Remove the breakpoint fact:cardDrawn if turn > 3').click();
    await button(page, 'Go on').click();
    await page.getByText('program ended').waitFor();
    await page.context().close();
  });

  it('is started again from the page, and waits again', async () => {
    const page = await attached();
    await button(page, 'Go on').click();
    await page.getByText('program ended').waitFor();
    await button(page, 'Run again').click();
    await page.getByText('program waits').waitFor();
    const lines = page.getByRole('navigation', { name: 'Lines' });
    expect(await lines.locator('[aria-pressed=true]').textContent()).toBe('duel 1, run 2');
    await page.reload();
    // Which of them is shown first depends on whether the link was written before the page was left.
    await lines.getByRole('button', { name: 'duel 1', exact: true }).click();
    await page.getByText('program ended').waitFor();
    await lines.getByRole('button', { name: 'duel 1, run 2', exact: true }).click();
    await page.getByText('program waits').waitFor();
    await page.context().close();
  });
});

describe('the XState actors of an attached program', () => {
  const folder = mkdtempSync(join(root, 'test', 'dist', 'attached-'));
  const lamp = join(folder, 'lamp.mjs');

  /** Opens the page of the actors of a lamp that is pressed until it is broken; it waits at its first event. */
  async function attachedLamp(): Promise<Page> {
    writeFileSync(
      lamp,
      [
        "import { assign, createActor, createMachine } from 'xstate';",
        'const count = assign({ presses: ({ context }) => context.presses + 1 });',
        'const lamp = createMachine({',
        "  id: 'lamp', initial: 'off', context: { presses: 0 },",
        "  states: { off: { on: { PRESS: { target: 'on', actions: count }, BREAK: 'broken' } }, on: { on: { PRESS: { target: 'off', actions: count } } }, broken: {} },",
        '});',
        'const actor = createActor(lamp);',
        'actor.start();',
        "for (let press = 0; press < 6; press++) actor.send({ type: 'PRESS' });",
        'setInterval(() => undefined, 1000);',
      ].join('\n'),
    );
    const launcher = temporaryFile(
      'launchLamp.mts',
      [
        `import { launchAttached } from '${root}/inspector/attach/launch.ts';`,
        ATTACHED_FROM_SOURCES,
        `const { server } = await launchAttached({ program: '${lamp}', args: [], first: 'wait' });`,
        "console.log('Inspector: ' + server.actorsUrl);",
      ].join('\n'),
    );
    const url = await startProgram(launcher);
    await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), {
      timeout: 20_000,
      interval: 200,
    });
    const page = await (await (await launchBrowser()).newContext(large)).newPage();
    await page.goto(url);
    return page;
  }

  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(endPrograms);

  it('wait at a breakpoint with a condition on the context, and take an event from the page', async () => {
    const page = await attachedLamp();
    const status = page.locator('#status');
    await page.getByText('The program waits', { exact: true }).waitFor();
    await page.getByText('Send an event, breakpoints').click();
    await page.getByLabel('Stop at').fill('stat:on');
    await button(page, 'Add').click();
    await expect
      .poll(() => page.locator('#problem').textContent())
      .toContain('"stat:on" is no part of a breakpoint');
    await page.getByLabel('Stop at').fill('event:PRESS');
    await page.getByLabel('if', { exact: true }).fill('presses > 1');
    await button(page, 'Add').click();
    await button(page, 'Remove the breakpoint event:PRESS if presses > 1').waitFor();
    await button(page, 'Go on').click();
    await expect.poll(() => status.textContent()).toBe('The program waits at event:PRESS if presses > 1');
    expect(JSON.parse((await page.locator('#context').textContent()) ?? '')).toEqual({ presses: 2 });
    await button(page, 'Remove the breakpoint event:PRESS if presses > 1').click();
    await button(page, 'Go on').click();
    await expect.poll(() => status.textContent()).toBe('The program runs');
    await expect.poll(() => page.locator('#context').textContent()).toContain('"presses": 6');
    await page.getByLabel('Event as JSON').fill('{"type":"BREAK"}');
    await button(page, 'Send to the shown actor').click();
    await expect.poll(() => page.locator('[data-state].leaf').getAttribute('data-state')).toBe('lamp.broken');
    await page.getByLabel('Event as JSON').fill('BREAK');
    await button(page, 'Send to the shown actor').click();
    expect(await page.locator('#problem').textContent()).toContain('The event is not JSON');
    await page.context().close();
  });

  it('fork with another context as a line of their own, and refuse a condition that names nothing', async () => {
    const page = await attachedLamp();
    await button(page, 'Go on').click();
    await expect.poll(() => page.locator('#context').textContent()).toContain('"presses": 6');
    await page.getByText('Send an event, breakpoints').click();
    await page.getByLabel('Stop at').fill('event:PRESS');
    await page.getByLabel('if', { exact: true }).fill('pressed > 1');
    await button(page, 'Add').click();
    const problem = page.locator('#problem');
    await expect
      .poll(() => problem.textContent())
      .toContain('No actor has "pressed" in its context. Expected one of presses.');
    await page.getByLabel('Values of the context').fill('{"presses":40}');
    await button(page, 'Fork at the shown moment').click();
    await page.getByRole('heading', { name: 'forked at' }).waitFor();
    await expect.poll(() => page.locator('#context').textContent()).toContain('"presses": 40');
    await page.getByText('Send an event, breakpoints').click();
    await page.getByLabel('Event as JSON').fill('{"type":"PRESS"}');
    await button(page, 'Send to the shown actor').click();
    await expect.poll(() => page.locator('#context').textContent()).toContain('"presses": 41');
    await page.getByRole('link', { name: 'Actors of the program', exact: true }).click();
    await expect.poll(() => page.locator('#context').textContent()).toContain('"presses": 6');
    await page.context().close();
  });

  it('are started again from the page', async () => {
    const page = await attachedLamp();
    await button(page, 'Go on').click();
    await page.getByText('The program runs').waitFor();
    await button(page, 'Run again').click();
    await page.getByText('The program waits', { exact: true }).waitFor();
    expect(await page.locator('#records button').count()).toBeLessThan(4);
    await page.context().close();
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { type Duel, type Fact, greedyAgent } from 'taiki';
import { arrange } from 'taiki/testing';
import { creature, powerAttacker } from 'taiki/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TraceReader } from '../../inspector/model/index.ts';
import { serve } from '../../inspector/server/server.ts';
import { Session } from '../../inspector/session/session.ts';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { buildPage } from './buildPage.ts';
import { invasions, playNaming } from './invasions.ts';
import { purge } from './purge.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-questions-'));
const builtPage = pathToFileURL(`${folder}/page/`);
const pageErrors: string[] = [];

/** Someone at the page, whose clicks, keys and typed words are counted. */
class Visitor {
  readonly page: Page;
  #actions = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get actions(): number {
    return this.#actions;
  }

  async click(target: Locator): Promise<void> {
    this.#actions++;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.#actions++;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.#actions++;
    await this.page.keyboard.type(text);
  }

  /** Clicks the mark of a record on the timeline. */
  async clickMark(seq: number): Promise<void> {
    this.#actions++;
    const slider = this.page.getByRole('slider', { name: 'Moment' });
    const last = Number(await slider.getAttribute('max'));
    const box = await this.page.locator('.bands').boundingBox();
    if (box === null) throw new Error('The timeline is not drawn.');
    await this.page.mouse.click(box.x + (seq / last) * box.width + 0.5, box.y + 30);
    await expect.poll(() => slider.inputValue()).toBe(String(seq));
  }

  region(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}

/** Charger attacks, with power 3000. */
function charge(): Duel {
  const duel = arrange({
    cards: [
      creature({
        name: 'Charger',
        civilizations: ['fire'],
        cost: 1,
        power: 1000,
        abilities: [powerAttacker(2000)],
      }),
    ],
    step: 'attack',
    p1: { battleZone: ['Charger'] },
  });
  return playNaming(duel, ['Charger attacks the player']);
}

/** The record of the first decision of a kind. */
function decisionOf({ records }: TraceReader, kind: string): number {
  const asked = records.find((record) => record.kind === 'decision' && record.decision.kind === kind);
  if (asked === undefined) throw new Error(`Nobody was asked a decision of kind ${kind}.`);
  return asked.seq;
}

/** The record of the first fact of a kind about a card with this name. */
function factOf({ facts }: TraceReader, kind: Fact['kind'], name: string): number {
  const placed = facts.find(({ fact }) => fact.kind === kind && 'name' in fact && fact.name === name);
  if (placed === undefined) throw new Error(`There is no fact ${kind} about ${name}.`);
  return placed.seq;
}

interface Question {
  readonly question: string;
  /** The duel of the record that is opened. */
  readonly duel: () => Duel;
  /** Finds the answer on the page, and checks it. */
  readonly answer: (visitor: Visitor, reader: TraceReader) => Promise<void>;
}

const QUESTIONS: readonly Question[] = [
  {
    question: 'Why could I not declare this?',
    duel: invasions,
    answer: async (visitor, reader) => {
      await visitor.clickMark(decisionOf(reader, 'declareUsage'));
      await visitor.press('w');
      await visitor.type('Stalker');
      const reasons = visitor.region('Why not?').getByRole('listitem');
      expect(await reasons.allTextContents()).toEqual([
        expect.stringMatching(
          /^Stalker cannot be declared \(hand\)the event does not match its trigger603\.2Each time/,
        ),
      ]);
    },
  },
  {
    question: 'Who chose this order?',
    duel: () => purge().duel,
    answer: async (visitor, reader) => {
      await visitor.clickMark(factOf(reader, 'effectBegan', 'Killer'));
      await visitor.press('y');
      const causes = visitor.region('Why did this happen').locator('.cause');
      expect(await causes.first().locator('.cause-fact').textContent()).toContain('p2: effect began Killer');
      const allowed = causes.first().getByRole('list', { name: 'Allowed by' }).getByRole('listitem');
      expect(await allowed.allTextContents()).toContain(
        `${decisionOf(reader, 'standby')} p2 chose the order: Killer605.1`,
      );
    },
  },
  {
    question: 'When did it get its power?',
    duel: charge,
    answer: async (visitor, reader) => {
      const { page } = visitor;
      await visitor.click(page.locator('.board').getByRole('button', { name: /^Charger/ }));
      await visitor.click(page.getByText(/^Its story/));
      const change = page.locator('.card-story li', { hasText: 'power 1000 → 3000' });
      await visitor.click(change.getByRole('button', { name: /^\d+$/ }));
      await page.locator('.card-details', { hasText: 'power 3000 (printed 1000)' }).waitFor();
      expect(await visitor.region('The moment').textContent()).toContain("p1's Charger attacks p2");
      expect(await visitor.region('Step').locator('.fact').allTextContents()).toEqual([
        expect.stringContaining('p1: choice made Charger attacks the player'),
      ]);
      const seq = Number(await page.getByRole('slider', { name: 'Moment' }).inputValue());
      const powers = [seq - 1, seq].map((at) =>
        Object.values(reader.at(at).table?.cards ?? {}).flatMap(({ name, power }) =>
          name === 'Charger' ? [power] : [],
        ),
      );
      expect(powers).toEqual([[1000], [3000]]);
    },
  },
  {
    question: 'What would have happened if?',
    duel: () => purge().duel,
    answer: async (visitor, reader) => {
      await visitor.clickMark(decisionOf(reader, 'choose'));
      await visitor.click(visitor.page.getByRole('button', { name: 'Work out each answer' }));
      const outcomes = visitor.region('What would happen if').locator('.outcomes > li');
      await expect.poll(() => outcomes.count()).toBe(2);
      const options = visitor.page.getByRole('list', { name: 'Options' }).locator('li');
      const given = options.filter({ hasText: 'was chosen' });
      expect(await given.allTextContents()).toEqual([expect.stringContaining('Bystander')]);
      for (const name of ['Bystander', 'Witness']) {
        const outcome = outcomes.filter({ has: visitor.page.locator('b', { hasText: name }) });
        expect(await outcome.getByRole('listitem').allTextContents()).toContain(
          `p1: card destroyed ${name}, battle zone → graveyard`,
        );
      }
    },
  },
  {
    question: 'Where does play return to the active player?',
    duel: () => purge().duel,
    answer: async (visitor, reader) => {
      const [mark] = reader.timeline.marks.filter(({ kind }) => kind === 'return');
      await visitor.clickMark(mark?.seq ?? -1);
      expect(await visitor.page.locator('.map-arrow-return').textContent()).toBe('back to AP');
      const standby = visitor.region('Standby');
      expect(await standby.locator('.next').textContent()).toMatch(
        /^Next: AP \(p1\) resolvesreturned to AP.*play returned to the active player.* 101\.4a$/,
      );
      expect(await standby.locator('.lane-next').textContent()).toContain('Witness');
      const answers = visitor.region('The arbiter').getByRole('listitem');
      expect(await answers.allTextContents()).toEqual([
        'AP shield use is nextno',
        'NAP shield use is nextno',
        'AP before break is nextno',
        'NAP before break is nextno',
        'AP declaration is nextno',
        'AP effect is nextyes',
        'NAP declaration is next–',
        'NAP effect is next–',
      ]);
    },
  },
];

/** The number of actions that the guide gives for each question. */
function documentedActions(): ReadonlyMap<string, number> {
  const guide = readFileSync(new URL('../../docs/inspector.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('\n## Five questions, by stepping only\n');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| (\S.*?\?) +\|.*\| (\d+) +\|$/gm)];
  return new Map(rows.map(([, question = '', actions]) => [question, Number(actions)]));
}

beforeAll(async () => {
  await Promise.all([launchBrowser(), buildPage(builtPage)]);
});

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true, force: true });
});

describe('five questions, answered by stepping only, from where a record opens', () => {
  const documented = documentedActions();

  it('are those of the guide', () => {
    expect([...documented.keys()]).toEqual(QUESTIONS.map(({ question }) => question));
  });

  it.each(QUESTIONS)('$question', async ({ question, duel, answer }) => {
    const session = new Session({ title: question, agents: { p1: greedyAgent, p2: greedyAgent } });
    session.load('duel.taiki', duel().record());
    const reader = session.line(0).reader(session.header);
    const running = await serve({ session, page: builtPage });
    const context = await (await launchBrowser()).newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => pageErrors.push(error.message));
    await page.goto(running.url);
    await page.locator(`.slider[max="${reader.length - 1}"]`).waitFor();
    const visitor = new Visitor(page);
    await answer(visitor, reader);
    expect(visitor.actions).toBe(documented.get(question));
    expect(pageErrors).toEqual([]);
    await context.close();
    await running.close();
  });
});

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { greedyAgent } from 'taiki';
import { arrange } from 'taiki/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Moment } from '../../inspector/model/moment.ts';
import type { TraceReader } from '../../inspector/model/reader.ts';
import { justHappened } from '../../inspector/model/telling/happened.ts';
import { Session } from '../../inspector/session/session.ts';
import { invasions } from './invasions.ts';
import { purge } from './purge.ts';
import { type ServedPage, servedPage } from './servedPage.ts';

const pictures = process.env['TAIKI_SCREENSHOTS'];

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1280, 800],
  [1280, 600],
  [1024, 768],
  [390, 844],
] as const;

/** A duel with an attack, a block and the end of a turn. */
function attackOnBlocker(): string {
  const duel = arrange({
    step: 'attack',
    p1: { battleZone: ['Aqua Hulcus', 'Bolshack Dragon'], manaZone: { fire: 6 } },
    p2: { battleZone: ['Emerald Grass', 'Bloody Squito'], manaZone: { light: 2 } },
  });
  const turn = duel.game.turn.number;
  for (let { decision } = duel; decision !== undefined && duel.game.turn.number === turn; { decision } = duel)
    duel.choose(decision.min === 0 && decision.kind !== 'block' ? [] : 0);
  return duel.record();
}

/** Where a moment is looked for, and what its headline says. */
interface Shown {
  readonly moment: string;
  readonly line: 'purge' | 'attack' | 'invasions';
  readonly is: (moment: Moment, reader: TraceReader) => boolean;
  readonly headline: RegExp;
  /** What it says of turn, step and substep. */
  readonly where: RegExp;
}

const MOMENTS: readonly Shown[] = [
  {
    moment: 'effect',
    line: 'purge',
    is: ({ decision, standby }) =>
      decision?.kind === 'choose' && standby?.effects.nap.some(({ stage }) => stage === 'resolving') === true,
    headline: /^Turn \d+ · p2 \(NAP\) resolves Killer: /,
    where: /^p1's turn, main \(504\), NAP resolves/,
  },
  {
    moment: 'declaration',
    line: 'invasions',
    is: ({ decision }) => decision?.kind === 'declareUsage',
    headline: /^Turn \d+ · /,
    where: /^p[12]'s turn, .*N?AP declares$/,
  },
  {
    moment: 'attack',
    line: 'attack',
    is: ({ table, decision, facts }, reader) =>
      table?.attack !== undefined &&
      decision === undefined &&
      reader.facts[facts - 1]?.fact.kind === 'attackDeclared',
    headline: /^Turn \d+ · p1's .* attacks /,
    where: /^p1's turn, attack \(505\), /,
  },
  {
    moment: 'block',
    line: 'attack',
    is: ({ decision }) => decision?.kind === 'block',
    headline: /^Turn \d+ · p1's .* attacks .* · p2 \(NAP\): /,
    where: /^p1's turn, attack \(505\), block \(507\), choosing$/,
  },
  {
    moment: 'between-turns',
    line: 'attack',
    is: ({ facts }, reader) => reader.facts[facts - 1]?.fact.kind === 'turnEnded',
    headline: /^Turn \d+ · the turn of p1 is over, p2's turn is next$/,
    where: /^between two turns, p2 is next$/,
  },
];

let served: ServedPage;
let session: Session;
const lines = new Map<Shown['line'], number>();

beforeAll(async () => {
  session = new Session({ title: 'Five seconds', agents: { p1: greedyAgent, p2: greedyAgent } });
  lines.set('purge', session.load('purge.taiki', purge().duel.record()).id);
  lines.set('attack', session.load('attack.taiki', attackOnBlocker()).id);
  lines.set('invasions', session.load('invasions.taiki', invasions().record()).id);
  served = await servedPage(session);
});

afterAll(() => served?.close());

const standbyIsEmpty = ({ standby }: Moment): boolean => standby?.next === undefined;

const resolves = ({ standby }: Moment): boolean =>
  [...(standby?.effects.ap ?? []), ...(standby?.effects.nap ?? [])].some(
    ({ stage }) => stage === 'resolving',
  );

/** Whether an element shows a part of its text only. */
const isCut = (element: { readonly scrollWidth: number; readonly clientWidth: number }): boolean =>
  element.scrollWidth > element.clientWidth;

/** The part of an element that is on the screen and not covered, from 0 to 1. */
const seen = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`(() => {
    const elements = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.checkVisibility());
    const shareOf = (element, { left, top, right, bottom }) => {
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (width <= 0 || height <= 0) return 0;
      const at = document.elementFromPoint(Math.max(left, 0) + width / 2, Math.max(top, 0) + height / 2);
      const isOnTop = at !== null && (element.contains(at) || at.contains(element));
      return isOnTop ? (width * height) / ((right - left) * (bottom - top)) : 0;
    };
    // A text in several lines has a rectangle for each.
    return Math.max(0, ...elements.map((element) =>
      Math.min(...[...element.getClientRects()].map((rectangle) => shareOf(element, rectangle)))));
  })()`);

describe.each(MOMENTS)('at a moment of kind $moment', ({ moment, line, is, headline, where }) => {
  it.each(SIZES)('the questions are answered on the first screen at %i by %i', async (width, height) => {
    const id = lines.get(line) ?? 0;
    const reader = session.line(id).reader(session.header);
    const seq = reader.records.find((record) => is(reader.at(record.seq), reader))?.seq;
    if (seq === undefined) throw new Error(`The duel has no moment of kind ${moment}.`);
    const shown = reader.at(seq);
    const page = await served.open(`#${id}:${seq}`, { viewport: { width, height } });
    await page.locator(`.slider[max="${reader.length - 1}"]`).waitFor();
    if (pictures !== undefined)
      await page.screenshot({ path: join(pictures, `five-seconds-${moment}-${width}x${height}.png`) });
    expect(await page.locator('.headline h2').textContent()).toMatch(headline);
    expect(await page.locator('.headline-where').textContent()).toMatch(where);
    // Whose turn, step and substep; what happens, what has just happened, who is next and why, what may be done.
    expect(await seen(page, '.headline-where')).toBeGreaterThan(0.99);
    expect(await seen(page, '.next')).toBeGreaterThan(standbyIsEmpty(shown) ? -1 : 0.9);
    expect(await seen(page, '.option')).toBeGreaterThan(shown.decision === undefined ? -1 : 0.9);
    // On a phone the table is a panel of its own.
    if (width > 860) expect(await seen(page, '.role-resolving')).toBeGreaterThan(resolves(shown) ? 0.5 : -1);
    expect(await page.locator('.role-resolving').count()).toBe(resolves(shown) ? 1 : 0);
    expect(await seen(page, '.headline h2')).toBeGreaterThan(0.99);
    expect(await page.locator('.happened-text').textContent()).toBe(
      justHappened(reader.facts, shown.facts)?.text,
    );
    expect(await seen(page, '.happened')).toBeGreaterThan(0.9);
    // On a phone the panels below say the reason.
    if (width > 600) expect(await seen(page, '.headline-why')).toBeGreaterThan(0.99);
    expect(await page.locator('.headline-why').evaluate(isCut)).toBe(false);
    await page.context().close();
  });
});

it('a long sentence cuts nothing of the map at 1280 by 800', async () => {
  const id = lines.get('attack') ?? 0;
  const reader = session.line(id).reader(session.header);
  const attacked = reader.records.find(
    ({ seq }) => reader.facts[reader.at(seq).facts - 1]?.fact.kind === 'attackDeclared',
  );
  const page = await served.open(`#${id}:${attacked?.seq}`, { viewport: { width: 1280, height: 800 } });
  const overflow = (): Promise<unknown> =>
    page.evaluate(`(() => {
      const { scrollHeight, clientHeight } = document.querySelector('.map-window');
      return scrollHeight - clientHeight;
    })()`);
  await page
    .locator('.happened-text')
    .evaluate((element) => element.append(' A sentence that is so long that it takes two lines.'.repeat(2)));
  const details = page.locator('.headline-details');
  expect(await details.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(30);
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  expect(await overflow()).toBe(0);
  await page.context().close();
});

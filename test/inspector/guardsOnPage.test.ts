import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waysOut } from '../../inspector/model/index.ts';
import type { TraceReader } from '../../inspector/model/reader.ts';
import { Session } from '../../inspector/session/session.ts';
import { agents } from './client.ts';
import { purge } from './purge.ts';
import { type ServedPage, servedPage } from './servedPage.ts';

let served: ServedPage;
let reader: TraceReader;

beforeAll(async () => {
  const session = new Session({ title: 'Purge', agents });
  session.load('purge.taiki', purge().duel.record());
  reader = session.line(0).reader(session.header);
  served = await servedPage(session);
});

afterAll(() => served.close());

/** A record at which guards of the active states were true, false and not reached. */
const mixed = (): number => {
  const found = reader.records.find(({ seq }) => {
    const outcomes = waysOut(reader, seq, 'duel').map(({ outcome }) => outcome);
    return ['true', 'false', 'notReached'].every((one) => outcomes.some((outcome) => outcome === one));
  });
  if (found === undefined) throw new Error('No record has guards of all outcomes.');
  return found.seq;
};

describe('the guards of the active states', () => {
  it('are listed with their outcomes and what they read', async () => {
    const page = await served.open(`#${mixed()}`);
    const ways = waysOut(reader, mixed(), 'duel');
    const rows = page.locator('.ways li');
    expect(await rows.count()).toBe(ways.length);
    for (const [index, { outcome, reads, edge }] of ways.entries()) {
      const text = (await rows.nth(index).textContent()) ?? '';
      expect(text).toContain(
        { true: '✓ true', false: '✗ false', notReached: '– not reached', unguarded: 'no guard' }[outcome],
      );
      expect(text).toContain(edge.guard ?? '');
      expect(text).toContain(reads === undefined ? '' : `read ${reads}`);
    }
    await page.context().close();
  });

  it('are written on the transitions of the chart', async () => {
    const page = await served.open(`#${mixed()}`);
    await page.getByRole('button', { name: 'Duel', exact: true }).click();
    await page.locator('.state.leaf').waitFor();
    for (const { edge, outcome } of waysOut(reader, mixed(), 'duel')) {
      if (outcome === 'unguarded') continue;
      const text = await page.locator(`.way[data-edges~="${edge.id}"] text`).textContent();
      expect([edge.id, text]).toEqual([
        edge.id,
        expect.stringContaining({ true: '✓ true', false: '✗ false', notReached: '– not reached' }[outcome]),
      ]);
    }
    await page.context().close();
  });
});

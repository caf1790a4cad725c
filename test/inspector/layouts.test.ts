import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServerMessage, Session, type TraceHeader } from '@taiki/inspector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOutBoth } from '../../inspector/charts/layOutBoth.ts';
import { writeLayouts } from '../../inspector/charts/writeLayouts.ts';
import { traceHeader } from '../../inspector/recording/encoder.ts';
import { agents, Client, servedSession } from './client.ts';

const EMPTY_PAGE = new URL('./emptyPage/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'taiki-layouts-'));
const page = pathToFileURL(`${folder}/`);
const header = traceHeader('layouts');

beforeAll(() => writeLayouts(header.charts, page));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isHello = (message: ServerMessage): message is Extract<ServerMessage, { type: 'hello' }> =>
  message.type === 'hello';

/** The layouts in the first message of a served inspector. */
async function receivedLayouts(shown: TraceHeader, from: URL) {
  await using server = await servedSession(new Session({ title: 'layouts', agents, header: shown }), {
    page: from,
  });
  const client = await Client.open(server.url);
  const { layouts } = await client.message(isHello);
  client.close();
  return layouts;
}

describe('the first message of a served inspector', () => {
  test('has the layouts that the page would compute', async () => {
    const layouts = await receivedLayouts(header, page);
    expect(layouts).toEqual(JSON.parse(JSON.stringify(await layOutBoth(header.charts))));
    expect(Object.keys(layouts?.duel.nodes ?? {})).toHaveLength(header.charts.duel.nodes.length);
  });

  test('has no layouts if the charts differ from those that were built', async () => {
    const { duel, standby } = header.charts;
    const [first, ...others] = duel.edges;
    if (first === undefined) throw new Error('The chart has no transitions.');
    const charts = { duel: { ...duel, edges: [{ ...first, guard: 'isOther' }, ...others] }, standby };
    expect(await receivedLayouts({ ...header, charts }, page)).toBeUndefined();
  });

  test('has no layouts if none were built', async () => {
    expect(await receivedLayouts(header, EMPTY_PAGE)).toBeUndefined();
  });
});

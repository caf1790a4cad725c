import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type InspectorServer, serve } from '../../inspector/server/server.ts';
import { Session } from '../../inspector/session/session.ts';
import { launchBrowser } from '../support/browser.ts';
import types from '../tsconfig.json' with { type: 'json' };
import { agents } from './client.ts';
import { type ServedPage, servedPage } from './servedPage.ts';

const source = (path: string): string => fileURLToPath(new URL(path, new URL('..', import.meta.url)));

const folder = mkdtempSync(join(tmpdir(), 'taiki-duel-page-'));

/** Only its built page is used. */
let built: ServedPage;
/** The server of the page that plays, of another origin than the inspector. */
let bots: { readonly server: Server; readonly origin: string };

beforeAll(async () => {
  built = await servedPage(new Session({ title: 'none', agents }));
  await build({
    root: fileURLToPath(new URL('duelPage/', import.meta.url)),
    logLevel: 'error',
    configFile: false,
    resolve: {
      alias: Object.entries(types.compilerOptions.paths).flatMap(([name, [path]]) =>
        path === undefined || name.includes('*')
          ? []
          : [{ find: new RegExp(`^${name}$`), replacement: source(path) }],
      ),
    },
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    readFile(join(folder, pathname === '/' ? 'index.html' : pathname)).then(
      (content) => {
        const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
        response.writeHead(200, { 'content-type': type }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  bots = { server, origin: `http://127.0.0.1:${address.port}` };
});

afterAll(async () => {
  bots.server.close();
  await built.close();
  rmSync(folder, { recursive: true, force: true });
});

let inspector: InspectorServer | undefined;

afterEach(async () => {
  await inspector?.close();
});

/** An inspector for pages of an origin, with its page open. */
async function inspecting(origin: string, first: 'go' | 'wait' = 'wait') {
  const session = new Session({ title: 'Pages', agents });
  inspector = await serve({ session, page: built.page, attachable: { origin, first } });
  const page = await (await launchBrowser()).newPage({ viewport: { width: 1680, height: 1050 } });
  await page.goto(inspector.url);
  return { session, page, url: inspector.url };
}

async function botsAttachedTo(address: string): Promise<Page> {
  const page = await (await launchBrowser()).newPage();
  await page.goto(`${bots.origin}/#${encodeURIComponent(address)}`);
  return page;
}

const told = (page: Page) => page.getByRole('status').first().textContent();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a duel that runs in a page', () => {
  it('waits before its first decision, is stepped, stops at a breakpoint, is paused, and goes on to its end', async () => {
    const { page, session, url } = await inspecting(bots.origin);
    const played = await botsAttachedTo(url);
    await page.getByText('program waits').waitFor();
    expect(await told(played)).toBe('');
    for (const answers of ['1 answers', '2 answers']) {
      await button(page, 'Step').click();
      await expect.poll(() => told(played)).toBe(answers);
      await page.getByText('program waits').waitFor();
    }
    await page.getByRole('textbox', { name: 'New breakpoint' }).fill('fact:cardDrawn');
    await page.getByRole('textbox', { name: 'Condition' }).fill('turn > 3');
    await button(page, 'Add').click();
    await button(page, 'Go on').click();
    await page.getByText('Stopped at breakpoint fact:cardDrawn if turn > 3').waitFor();
    await page.getByText('program waits').waitFor();
    expect(await page.locator('.headline').first().textContent()).toContain('Turn 4');
    const [line] = session.lines;
    const answersSoFar = Number.parseInt((await told(played)) ?? '', 10);
    expect(line?.records.filter(({ kind }) => kind === 'choice')).toHaveLength(answersSoFar);
    await button(page, 'Remove the breakpoint fact:cardDrawn if turn > 3').click();
    await button(page, 'Go on').click();
    await page.getByText('program ended').waitFor();
    await expect.poll(() => told(played)).toMatch(/^over after \d+ answers$/);
    expect(line?.records.at(-1)).toMatchObject({ kind: 'end', result: { reason: 'directAttack' } });
    expect(line?.info.ended?.message).toBe('The page was closed, or loaded again.');
    // What a page has played can be forked, as any duel.
    await page.keyboard.press('k');
    await expect.poll(() => session.lines.length).toBe(2);
    await Promise.all([played.close(), page.close()]);
  });

  it('is loaded again from the inspector, and attaches as another run', async () => {
    const { page, session, url } = await inspecting(bots.origin);
    const played = await botsAttachedTo(url);
    await page.getByText('program waits').waitFor();
    await button(page, 'Step').click();
    await expect.poll(() => told(played)).toBe('1 answers');
    await button(page, 'Run again').click();
    await expect
      .poll(() => session.lines.map(({ title, info }) => [title, info.ended === undefined]))
      .toEqual([
        ['bots in a page', false],
        ['bots in a page, run 2', true],
      ]);
    await page.getByText('program waits').waitFor();
    expect(await told(played)).toBe('');
    await played.close();
    await expect.poll(() => session.lines[1]?.info.ended).toBeDefined();
    expect(() => session.restart()).toThrow('The page is not open any more. Open it again in a browser.');
    await page.close();
  });

  it('goes on without the inspector once that has ended', async () => {
    const { page, url } = await inspecting(bots.origin);
    const played = await botsAttachedTo(url);
    await page.getByText('program waits').waitFor();
    await inspector?.close();
    await expect.poll(() => told(played)).toMatch(/^over after \d+ answers$/);
    await Promise.all([played.close(), page.close()]);
  });

  it.each([
    ['of another origin', 'http://localhost:1', (url: string) => url],
    ['without the token', '', (url: string) => new URL(url).origin],
  ])('is refused to a page %s, which says why', async (_, origin, addressOf) => {
    const { page, session, url } = await inspecting(origin || bots.origin);
    const played = await botsAttachedTo(addressOf(url));
    await expect.poll(() => told(played)).toContain('does not accept this page. Start it with taiki inspect');
    expect(session.lines).toEqual([]);
    await Promise.all([played.close(), page.close()]);
  });

  it('is refused for what is not an address', async () => {
    const played = await botsAttachedTo('localhost');
    await expect.poll(() => told(played)).toContain('"localhost" is not the address of an inspector');
    await played.close();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { writeLayouts } from '../../inspector/charts/writeLayouts.ts';
import { type InspectorServer, serve } from '../../inspector/server/server.ts';
import type { Session } from '../../inspector/session/session.ts';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { buildPage } from './buildPage.ts';

export interface ServedPage {
  readonly server: InspectorServer;
  /** The folder of the built page. */
  readonly page: URL;
  /** Opens the page, with a hash such as `#12`. */
  readonly open: (hash?: string, options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** A session whose page is built from its source and opened in a browser. */
export async function servedPage(session: Session): Promise<ServedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-served-'));
  const page = pathToFileURL(`${folder}/page/`);
  await Promise.all([launchBrowser(), buildPage(page)]);
  await writeLayouts(session.header.charts, page);
  const server = await serve({ session, page });
  return {
    server,
    page,
    open: async (hash = '', options = { viewport: { width: 1440, height: 900 } }) => {
      const context = await (await launchBrowser()).newContext(options);
      const opened = await context.newPage();
      await opened.goto(`${server.url}${hash}`);
      await opened.locator('.map-lit-leaf, .focus-now').first().waitFor({ state: 'attached' });
      return opened;
    },
    close: async () => {
      await closeBrowser();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

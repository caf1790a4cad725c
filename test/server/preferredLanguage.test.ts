import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { pageServer } from '../../server/web/files.ts';
import { preferredLanguage } from '../../server/web/preferredLanguage.ts';

describe('the language that a browser asks for', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ja', 'ja'],
    ['ja-JP,ja;q=0.9,en-US;q=0.8,en;q=0.7', 'ja'],
    ['en-GB,en;q=0.9,ja;q=0.8', 'en'],
    ['en;q=0.5, ja;q=0.6', 'ja'],
    ['fr, ja;q=0.4, en;q=0.4', 'ja'],
    ['fr-FR, de', 'en'],
    ['ja;q=0, en;q=0.1', 'en'],
    ['ja;q=x', 'en'],
  ])('%s is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe('the page', () => {
  it('begins in that language', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taiki-page-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><body>対戦</body></html>');
    writeFileSync(join(folder, 'page.js'), 'const page = 1;');
    const server = createServer(pageServer(pathToFileURL(`${folder}/`)));
    onTestFinished(() => void server.close());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const asked = async (path: string, language: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'accept-language': language },
      });
      return {
        language: response.headers.get('content-language'),
        vary: response.headers.get('vary'),
        body: await response.text(),
      };
    };
    expect(await asked('/', 'ja,en;q=0.5')).toEqual({
      language: 'ja',
      vary: 'accept-language',
      body: '<!doctype html><html lang="ja"><body>対戦</body></html>',
    });
    expect(await asked('/', 'de')).toEqual({
      language: 'en',
      vary: 'accept-language',
      body: '<!doctype html><html lang="en"><body>対戦</body></html>',
    });
    expect(await asked('/page.js', 'ja')).toEqual({ language: null, vary: null, body: 'const page = 1;' });
  });
});

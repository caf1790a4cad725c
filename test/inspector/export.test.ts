import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { ExportError, Session, standalonePage, type TraceRecord } from '@taiki/inspector';
import { describe, expect, test } from 'vitest';
import { JAPANESE_ELEMENT, STANDALONE_ELEMENT, type Standalone } from '../../inspector/exportedPage.ts';
import { agents, startedSession } from './client.ts';
import { recorded } from './recorded.ts';

const EMPTY_PAGE = new URL('./emptyPage/', import.meta.url);

/** The empty page with some files replaced. */
function pageWith(files: Readonly<Record<string, string>>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-page-'));
  cpSync(EMPTY_PAGE, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

function dataIn<T = Standalone>(html: string, id = STANDALONE_ELEMENT): T {
  const [, data = ''] = html.split(`<script type="application/octet-stream" id="${id}">`);
  const packed = Buffer.from(data.slice(0, data.indexOf('</script>')), 'base64');
  return JSON.parse(inflateRawSync(packed).toString());
}

describe('an exported page', () => {
  test('holds every line with its records, the charts and their layouts', async () => {
    const session = startedSession(6);
    await session.play(0, 'turn');
    session.fork(0, 50);
    const html = await standalonePage(session, EMPTY_PAGE);
    const { hello, lines } = dataIn(html);
    expect(hello).toMatchObject({ type: 'hello', header: { title: 'a test' } });
    expect(Object.keys(hello.layouts?.standby.nodes ?? {})).toHaveLength(
      session.header.charts.standby.nodes.length,
    );
    const read = lines.map(({ line, parts }) => ({
      line,
      records: parts.flatMap((part) => dataIn<readonly TraceRecord[]>(html, part)),
    }));
    expect(read).toEqual(
      JSON.parse(
        JSON.stringify(session.lines.map((line) => ({ line: line.info, records: line.ownRecords }))),
      ),
    );
  });

  test('takes less than 8 MB for 50,000 records', async () => {
    const { trace } = recorded(6);
    const { records } = trace;
    const long = Array.from({ length: 50_000 }, (_, seq) => ({ ...records[seq % records.length], seq }));
    const session = new Session({ title: 'a test', agents, header: trace.header });
    session.receive('long').append(long as readonly TraceRecord[]);
    expect(JSON.stringify(long).length).toBeGreaterThan(9e6);
    expect((await standalonePage(session, EMPTY_PAGE)).length).toBeLessThan(3e6);
  });

  test('loads no other file', async () => {
    const html = await standalonePage(startedSession(6), EMPTY_PAGE);
    expect(html).not.toMatch(/\b(src|href)=/);
    expect(html).toContain("document.title = 'page';");
    expect(html).toContain('color: black');
  });

  test('has a policy that runs its own script and connects to nothing', async () => {
    const html = await standalonePage(startedSession(6), EMPTY_PAGE);
    const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", `script-src 'sha256-${hash}'`]),
    );
    expect(policy).not.toContain('connect-src');
    expect(html.indexOf('<meta http-equiv')).toBeLessThan(html.indexOf('<style>'));
  });

  test('has its Japanese texts, if they are built, and runs them too', async () => {
    const english = await standalonePage(startedSession(6), EMPTY_PAGE);
    expect(english).not.toContain(JAPANESE_ELEMENT);
    const script = 'globalThis.taikiInspectorJapanese = {}; // 日本語';
    const html = await standalonePage(startedSession(6), pageWith({ 'japanese.js': script }));
    expect(dataIn(html, JAPANESE_ELEMENT)).toBe(script);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(html).toContain(`'sha256-${hash}'`);
    expect(english).not.toContain(`'sha256-${hash}'`);
    const spoken = await standalonePage(startedSession(6), EMPTY_PAGE, 'ja');
    expect([english, spoken].map((one) => /<html lang="(..)">/.exec(one)?.[1])).toEqual(['en', 'ja']);
  });

  test('escapes closing tags and comments in its script, styles and records', async () => {
    const code = "const end = '</script><b>'; const comment = '<!--'; const money = '$& $1';";
    const page = pageWith({ 'page.js': code, 'page.css': "a::after { content: '</style>' }" });
    const session = startedSession(6);
    const title = '</script><script>alert(1)</script><!--';
    Object.assign(session.header, { title });
    const html = await standalonePage(session, page);
    // Its data, the records, the worker and the script.
    expect(html.match(/<\/script/g)).toHaveLength(4);
    expect(html.match(/<\/style/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    const [, script = ''] = html.split('<script type="module">');
    const run = new Function(
      `${script.slice(0, script.indexOf('</script>'))}; return [end, comment, money];`,
    );
    expect(run()).toEqual(['</script><b>', '<!--', '$& $1']);
    expect(dataIn(html).hello.header.title).toBe(title);
  });

  test('requires the page to be built', async () => {
    const nowhere = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'taiki-page-'))}/`);
    await expect(standalonePage(startedSession(6), nowhere)).rejects.toThrow(ExportError);
    await expect(standalonePage(startedSession(6), nowhere)).rejects.toThrow('Run npm run build');
    const two = pageWith({ 'index.html': '<script src="a.js"></script><script src="b.js"></script>' });
    await expect(standalonePage(startedSession(6), two)).rejects.toThrow(
      '0 style sheets and 2 scripts; expected one of each',
    );
  });
});

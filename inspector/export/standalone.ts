import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { builtLayouts } from '../charts/builtLayouts.ts';
import { layOutBoth } from '../charts/layOutBoth.ts';
import { JAPANESE_ELEMENT, STANDALONE_ELEMENT, type Standalone, WORKER_ELEMENT } from '../exportedPage.ts';
import { builtPage, helloOf } from '../server/server.ts';
import type { Session } from '../session/session.ts';
import type { TraceRecord } from '../trace.ts';

/** How many records are in the first part of a line, which is read before the page is seen, and in each later one. */
const FIRST_RECORDS = 2_000;
const MORE_RECORDS = 10_000;

/** The page has not been built, or is not one script and one style sheet. */
export class ExportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ExportError';
  }
}

/**
 * A session as a self-contained HTML page, with script, styles and records inlined.
 * @param page the folder of the built page. Default: the one in this package.
 * @param language that it speaks at first. Default: that of the browser.
 * @throws {ExportError} if the page is not built.
 */
export async function standalonePage(
  session: Session,
  page: URL = builtPage(),
  language: 'en' | 'ja' = 'en',
): Promise<string> {
  const { charts } = session.header;
  const hello = helloOf(session, builtLayouts(charts, page) ?? (await layOutBoth(charts)));
  const japanese = japaneseIn(page);
  const lines = session.lines.map(({ id, info, ownRecords }) => ({
    line: info,
    parts: inParts(ownRecords).map((records, index) => ({ id: `taiki-records-${id}-${index}`, records })),
  }));
  const data: Standalone = {
    hello,
    lines: lines.map(({ line, parts }) => ({ line, parts: parts.map(({ id }) => id) })),
  };
  const elements = [
    dataElement(STANDALONE_ELEMENT, data),
    ...lines.flatMap(({ parts }) => parts.map(({ id, records }) => dataElement(id, records))),
    dataElement(WORKER_ELEMENT, readBuiltFile(page, 'elk.js')),
    ...(japanese === undefined ? [] : [dataElement(JAPANESE_ELEMENT, japanese)]),
  ];
  const html = readBuiltFile(page, 'index.html').replace('<html lang="en">', `<html lang="${language}">`);
  const [withStyle, styles] = replaceAndCount(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g, () =>
    styleElement(readBuiltFile(page, 'page.css')),
  );
  const [whole, scripts] = replaceAndCount(
    withStyle,
    /<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g,
    () => '',
  );
  if (styles !== 1 || scripts !== 1)
    throw new ExportError(
      `The built page has ${styles} style sheets and ${scripts} scripts; expected one of each. Run npm run build.`,
    );
  const code = escapedScript(readBuiltFile(page, 'page.js'));
  const guarded = whole.replace(
    /<head\b[^>]*>/,
    (head) => `${head}${policyElement(japanese === undefined ? [code] : [code, japanese])}`,
  );
  const end = guarded.lastIndexOf('</body>');
  return `${guarded.slice(0, end)}${elements.join('\n')}\n<script type="module">${code}</script>\n${guarded.slice(end)}`;
}

/** A line without records has one part. */
function inParts(records: readonly TraceRecord[]): readonly (readonly TraceRecord[])[] {
  const parts = [records.slice(0, FIRST_RECORDS)];
  for (let from = FIRST_RECORDS; from < records.length; from += MORE_RECORDS)
    parts.push(records.slice(from, from + MORE_RECORDS));
  return parts;
}

/** Undefined if the page was built without its Japanese texts. */
const japaneseIn = (page: URL): string | undefined =>
  existsSync(new URL('japanese.js', page)) ? readBuiltFile(page, 'japanese.js') : undefined;

function readBuiltFile(page: URL, file: string): string {
  try {
    return readFileSync(new URL(file, page), 'utf8');
  } catch (cause) {
    throw new ExportError(
      `The page is not built: ${new URL(file, page).pathname} does not exist. Run npm run build.`,
      { cause },
    );
  }
}

/** Takes a function because `$` in a replacement string has a special meaning. */
function replaceAndCount(
  text: string,
  pattern: RegExp,
  replacement: () => string,
): readonly [string, number] {
  let count = 0;
  const result = text.replace(pattern, () => {
    count++;
    return replacement();
  });
  return [result, count];
}

const styleElement = (css: string): string => `<style>${css.replaceAll('</style', '<\\/style')}</style>`;

/** Inside a script, `<\/script` equals `</script` but does not end the element; likewise `<\!--`. */
const escapedScript = (code: string): string =>
  code.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The page runs these scripts and the worker that lays out charts, and connects to nothing. */
function policyElement(scripts: readonly string[]): string {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<meta http-equiv="content-security-policy" content="${policy}">`;
}

/** Records repeat themselves: compressed they take a tenth. */
const dataElement = (id: string, data: unknown): string =>
  `<script type="application/octet-stream" id="${id}">${deflateRawSync(JSON.stringify(data)).toString('base64')}</script>`;

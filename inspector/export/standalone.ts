import { readFileSync } from 'node:fs';
import { layOutBoth } from '../charts/layOut.ts';
import { type Hello, STANDALONE_ELEMENT, type Standalone } from '../messages.ts';
import { builtPage, helloOf } from '../server/server.ts';
import { type Session, standaloneLines } from '../session/session.ts';

/** The page has not been built, or not as one script and one style sheet. */
export class ExportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ExportError';
  }
}

/**
 * A session as one page that needs no server and asks for nothing: script, style and records are inside it.
 * @param page the folder of the built page; that of this package when not given.
 * @throws {ExportError} when the page is not built.
 */
export async function standalonePage(session: Session, page: URL = builtPage()): Promise<string> {
  const hello: Hello = { ...helloOf(session), layouts: await layOutBoth(session.header.charts) };
  const data: Standalone = { hello, lines: standaloneLines(session) };
  const html = readBuilt(page, 'index.html');
  const [withStyle, styles] = replaced(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g, () =>
    styleElement(readBuilt(page, 'page.css')),
  );
  const [whole, scripts] = replaced(withStyle, /<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g, () => '');
  if (styles !== 1 || scripts !== 1)
    throw new ExportError(
      `The built page has ${styles} style sheets and ${scripts} scripts; expected one of each.`,
    );
  const end = whole.lastIndexOf('</body>');
  return `${whole.slice(0, end)}${dataElement(data)}\n${scriptElement(readBuilt(page, 'page.js'))}\n${whole.slice(end)}`;
}

function readBuilt(page: URL, file: string): string {
  try {
    return readFileSync(new URL(file, page), 'utf8');
  } catch (cause) {
    throw new ExportError(
      `The page is not built: there is no ${new URL(file, page).pathname}. Run npm run build.`,
      { cause },
    );
  }
}

/** The function is called for each match, so that a `$` in what it gives means nothing. */
function replaced(text: string, pattern: RegExp, by: () => string): readonly [string, number] {
  let count = 0;
  const result = text.replace(pattern, () => {
    count++;
    return by();
  });
  return [result, count];
}

const styleElement = (css: string): string => `<style>${css.replaceAll('</style', '<\\/style')}</style>`;

/** In a script, `<\/script` means the same as `</script` and does not end the element; so for `<!--`. */
const scriptElement = (code: string): string =>
  `<script type="module">${code.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--')}</script>`;

/** In JSON every `<` stands in a string, where it may be written by its number. */
const dataElement = (data: Standalone): string =>
  `<script type="application/json" id="${STANDALONE_ELEMENT}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

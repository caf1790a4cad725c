import { wrapped } from '../printed/wrapped.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import { clipped, type Line, line, ruler } from './lines/styled.ts';

/** A text to read, on the whole screen or below the table. */
export interface Page {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The first line that is shown. */
  readonly offset: number;
  readonly place: 'screen' | 'belowTable';
}

export function pageText({ paragraphs }: Pick<Page, 'paragraphs'>, width: number): readonly string[] {
  return paragraphs.flatMap((paragraph) => {
    const indent = /^ */.exec(paragraph)?.[0] ?? '';
    if (paragraph.trim() === '') return [''];
    return wrapped(paragraph.trim(), width - 2 - indent.length).map((text) => ` ${indent}${text}`);
  });
}

/** A page in this many lines: its title, its text from the offset on, and the keys. */
export function pageLines(
  page: Page,
  width: number,
  rows: number,
  { screen: { pages } }: Pick<Speech, 'screen'> = english,
): readonly Line[] {
  const text = pageText(page, width);
  const shown = Math.max(1, rows - 2);
  const from = Math.max(0, Math.min(page.offset, text.length - shown));
  const rest = text.length - from - shown;
  const keys = text.length > shown ? pages.goesBack(Math.max(0, rest)) : pages.goesOn;
  return [
    ruler(line(page.title, 'bold'), width),
    ...text.slice(from, from + shown).map((one) => clipped(line(one), width)),
    line(keys, 'dim'),
  ];
}

/** The offset after scrolling by some lines, within the text. */
export function scrolled(page: Page, by: number, width: number, rows: number): Page {
  const last = Math.max(0, pageText(page, width).length - Math.max(1, rows - 2));
  return { ...page, offset: Math.max(0, Math.min(last, page.offset + by)) };
}

import { columnsOf } from '../../printed/wrapped.ts';

/** How a piece of text on the screen looks. */
export type Style =
  | 'plain'
  | 'bold'
  | 'dim'
  | 'you'
  | 'opponent'
  | 'raised'
  | 'lowered'
  | 'chosen'
  | 'cursor'
  | 'warning';

export interface Span {
  readonly text: string;
  readonly style: Style;
}

/** One line of the screen. */
export type Line = readonly Span[];

export const span = (text: string, style: Style = 'plain'): Span => ({ text, style });

export const line = (text: string, style: Style = 'plain'): Line => [span(text, style)];

export const textOf = (spans: Line): string => spans.map(({ text }) => text).join('');

export const widthOf = (spans: Line): number => columnsOf(textOf(spans));

/** As much of a text as these columns take. */
export function cut(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let kept = '';
  let room = columns;
  for (const character of text) {
    room -= columnsOf(character);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

/** The line, cut to a width; the last column says that something is missing. */
export function clipped(spans: Line, width: number): Line {
  if (widthOf(spans) <= width) return spans;
  const kept: Span[] = [];
  let room = Math.max(0, width - 1);
  for (const { text, style } of spans) {
    if (room <= 0) break;
    kept.push(span(cut(text, room), style));
    room -= columnsOf(text);
  }
  return width <= 0 ? [] : [...kept, span('…', 'dim')];
}

/** The line, cut or filled up to exactly this width. */
function padded(spans: Line, width: number): Line {
  const short = clipped(spans, width);
  return [...short, span(' '.repeat(Math.max(0, width - widthOf(short))))];
}

/** Two lines in one, the second at the right margin; the first gives way. */
export const spread = (left: Line, right: Line, width: number): Line => [
  ...padded(left, Math.max(0, width - widthOf(right) - 1)),
  span(' '),
  ...right,
];

/** A horizontal rule with a title. */
export function ruler(title: Line, width: number): Line {
  if (widthOf(title) === 0) return line('─'.repeat(width), 'dim');
  const head = [span('── ', 'dim'), ...clipped(title, width - 4), span(' ', 'dim')];
  return [...head, span('─'.repeat(Math.max(0, width - widthOf(head))), 'dim')];
}

/** Cells in columns of equal width, one column after the other. */
export function inColumns(cells: readonly Line[], columns: number, width: number): readonly Line[] {
  const rows = Math.ceil(cells.length / columns);
  const cell = Math.floor(width / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => {
      const spans = cells[column * rows + row];
      if (spans === undefined) return [];
      return column === columns - 1 ? clipped(spans, cell) : [...padded(spans, cell - 1), span(' ')];
    }).flat(),
  );
}

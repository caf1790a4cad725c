import { TableError } from './tableError.ts';

interface Cell {
  readonly text: string;
  /** Where the next character stands. */
  readonly end: number;
}

/** A quoted cell ends at a quote that is not doubled. */
function quotedCell(path: string, text: string, start: number, row: number, column: number): Cell {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const after = text[at + 1];
    if (after !== undefined && after !== ',' && after !== '\n')
      throw new TableError(
        path,
        row,
        column,
        `"${after}" stands behind the closing quote. Expected a comma or the end of the row; write a quote inside a cell twice.`,
      );
    return { text: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
  throw new TableError(path, row, column, 'the opening quote is never closed. Expected a closing quote.');
}

function plainCell(path: string, text: string, start: number, row: number, column: number): Cell {
  const length = text.slice(start).search(/[,\n]/);
  const end = length < 0 ? text.length : start + length;
  const cell = text.slice(start, end);
  if (cell.includes('"'))
    throw new TableError(
      path,
      row,
      column,
      'a quote stands inside a cell. Expected the whole cell in quotes.',
    );
  return { text: cell, end };
}

/** The cells of a CSV file (RFC 4180), by row. Lines of a quoted cell belong to its row; empty rows are left out. */
function rowsOf(path: string, text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const row = rows.at(-1) ?? [];
    const read = text[at] === '"' ? quotedCell : plainCell;
    const cell = read(path, text, at, rows.length, row.length + 1);
    row.push(cell.text);
    if (text[cell.end] === '\n') rows.push([]);
    else if (cell.end + 1 === text.length) row.push('');
    at = cell.end + 1;
  }
  return rows;
}

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** A row of a table by the names of its columns, and its number in the file. */
export interface TableRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * The rows of a CSV file below its header.
 * @throws {TableError} if a quote is wrong, a column is named twice or has no name, or a row has more or fewer cells than the header.
 */
export function readCsv(
  path: string,
  text: string,
): { readonly names: readonly string[]; readonly rows: readonly TableRow[] } {
  const [header = [], ...rows] = rowsOf(path, text.replaceAll('\r\n', '\n'));
  const names = header.map((name) => name.trim());
  for (const [index, name] of names.entries()) {
    if (name === '')
      throw new TableError(path, 1, index + 1, 'the column has no name. Expected one in the first row.');
    if (names.indexOf(name) !== index)
      throw new TableError(path, 1, name, 'the column is named twice. Expected each name once.');
  }
  const filled = rows.flatMap((row, index) => {
    if (isEmpty(row)) return [];
    if (row.length !== names.length)
      throw new TableError(
        path,
        index + 2,
        row.length,
        `the row has ${row.length} cells, expected ${names.length} as in the first row.`,
      );
    const cells = Object.fromEntries(names.map((name, column) => [name, row[column] ?? '']));
    return [{ row: index + 2, cells }];
  });
  return { names, rows: filled };
}

import { Failure } from '../failure.ts';

/** A cell of a table that cannot be used. Rows are counted from 1, with the header of a CSV file as the first; columns are named, or counted from 1. */
export class TableError extends Failure {
  readonly row: number;
  readonly column: string | number;

  constructor(path: string, row: number, column: string | number, message: string) {
    const where = typeof column === 'number' ? `column ${column}` : `column "${column}"`;
    super(`${path}: row ${row}, ${where}: ${message}`);
    this.name = 'TableError';
    this.row = row;
    this.column = column;
  }
}

import { deepFreeze } from '../../table/deepFreeze.ts';
import {
  CARD_COLUMNS,
  CARD_ROWS,
  type Column,
  GLOBAL_COLUMNS,
  ROW_BLOCKS,
  type RowBlock,
  SLOT_COLUMNS,
} from './columns.ts';
import { DONE_SLOT, NEXT_SLOT, OPTION_SLOTS, SLOTS } from './picks.ts';

/** The version of the encoding. It is increased whenever a shape, a column or its meaning changes. */
export const ENCODING_VERSION = 12;

/** An array of an observation, in row-major order. */
export interface ArraySchema {
  readonly dtype: 'float32' | 'uint8';
  readonly shape: readonly number[];
  /** The columns of the last dimension; empty for the mask, which has one value for each slot. */
  readonly columns: readonly Column[];
}

/** Everything needed to read an observation. Plain JSON. */
export interface ObservationSchema {
  readonly version: number;
  readonly arrays: {
    readonly cards: ArraySchema;
    readonly globals: ArraySchema;
    readonly slots: ArraySchema;
    readonly mask: ArraySchema;
  };
  /** Which rows of `cards` belong to which zone. */
  readonly rows: readonly RowBlock[];
  readonly slots: {
    /** Slots from 0 on that stand for options. */
    readonly options: number;
    readonly next: number;
    readonly done: number;
  };
  /** The names that numbers of cards stand for; those of 0 and 1 are empty. */
  readonly cardNames: readonly string[];
  /** The bytes of one observation. */
  readonly bytes: number;
}

const product = (shape: readonly number[]): number => shape.reduce((all, one) => all * one, 1);

/** Columns of which those of cards and rows have the greatest value. */
const bounded = (columns: readonly Column[], cards: number): readonly Column[] =>
  columns.map((column) => {
    if (column.kind === 'card') return { ...column, max: cards - 1 };
    return column.kind === 'row' ? { ...column, max: CARD_ROWS - 1 } : column;
  });

/** The number of values of an array. */
export const lengthOf = ({ shape }: ArraySchema): number => product(shape);

/** The schema for these card names. */
export function schemaFor(names: readonly string[]): ObservationSchema {
  const cardNames = ['', '', ...new Set(names)];
  const floats = (columns: readonly Column[], ...rows: readonly number[]): ArraySchema => ({
    dtype: 'float32',
    shape: [...rows, columns.length],
    columns: bounded(columns, cardNames.length),
  });
  const arrays = {
    cards: floats(CARD_COLUMNS, CARD_ROWS),
    globals: floats(GLOBAL_COLUMNS),
    slots: floats(SLOT_COLUMNS, SLOTS),
    mask: { dtype: 'uint8' as const, shape: [SLOTS], columns: [] },
  };
  const bytes = Object.values(arrays).reduce(
    (sum, array) => sum + lengthOf(array) * (array.dtype === 'uint8' ? 1 : 4),
    0,
  );
  return deepFreeze({
    version: ENCODING_VERSION,
    arrays,
    rows: ROW_BLOCKS,
    slots: { options: OPTION_SLOTS, next: NEXT_SLOT, done: DONE_SLOT },
    cardNames,
    bytes,
  });
}

import { describe, expect, it } from 'vitest';
import { columnsAt } from '../../cli/host.ts';

describe('the columns of lines', () => {
  it.each([
    [80, 80],
    [200, 120],
    [10, 40],
    [0, 100],
  ])('in a terminal of %i are %i', (columns, expected) => {
    expect(columnsAt({ isTTY: true, columns })).toBe(expected);
  });

  it('in a file are 100', () => {
    expect(columnsAt({ isTTY: false, columns: 30 })).toBe(100);
  });
});

import { ReadError, readAbility } from '@taiki/reader';
import { describe, expect, test } from 'vitest';

function errorOf(text: string): ReadError {
  try {
    readAbility(text);
  } catch (error) {
    if (error instanceof ReadError) return error;
    throw error;
  }
  throw new Error(`"${text}" was read.`);
}

describe('a text that is not understood', () => {
  test('is refused at the first word without a meaning', () => {
    expect(errorOf('When this attacks, drow a card.')).toMatchObject({
      code: 'NOT_UNDERSTOOD',
      word: 'drow',
      place: { offset: 19, line: 1, column: 20 },
    });
  });

  test('is refused where it says more than a wording', () => {
    expect(errorOf('When this attacks, draw a card twice.')).toMatchObject({ word: 'twice' });
  });

  test('tells the words that could stand there, where they are few', () => {
    expect(errorOf('Until the end of the battle, this gets +1000 power.').message).toBe(
      '"battle" is not understood (line 1, column 22). Expected: "turn".',
    );
  });

  test('is refused where "it" stands for nothing', () => {
    expect(errorOf('Destroy it.')).toMatchObject({
      code: 'NOT_UNDERSTOOD',
      word: 'it',
      place: { offset: 8 },
    });
    expect(errorOf('At the end of your turn, destroy it.')).toMatchObject({ word: 'it' });
  });

  test('is refused at its first word if that is no race', () => {
    expect(errorOf('Bloker')).toMatchObject({ word: 'Bloker', place: { offset: 0 } });
  });

  test('is refused at its end where words are missing', () => {
    expect(errorOf('When this attacks, draw a')).toMatchObject({ word: '', place: { offset: 25 } });
  });

  test('counts lines', () => {
    expect(errorOf('When this attacks,\n  drow a card.').place).toEqual({ offset: 21, line: 2, column: 3 });
  });
});

test('an empty text is refused', () => {
  expect(errorOf(' ')).toMatchObject({ code: 'NO_TEXT' });
});

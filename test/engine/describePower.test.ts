import { describePower } from 'taiki';
import { expect, it } from 'vitest';
import { powerText as onTrace } from '../../inspector/model/telling/powerText.ts';

it.each([
  [6000, '6000'],
  [-500, '-500'],
  [0, '0'],
  [999_999_999, '999999999'],
  [1_000_000_000, '∞'],
  [-1_000_000_000, '-∞'],
])('a power of %d is said as %s, in every place alike', (power, text) => {
  expect([describePower(power), onTrace(power)]).toEqual([text, text]);
});

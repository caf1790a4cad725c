/** The seeds from 1 to `count`, in ranges of at most `size`: one test each. */
export const seedRanges = (count: number, size: number): readonly (readonly [from: number, to: number])[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => [
    index * size + 1,
    Math.min(count, (index + 1) * size),
  ]);

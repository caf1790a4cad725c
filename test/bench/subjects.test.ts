import { describe, expect, it } from 'vitest';
import { chess } from './chess.ts';
import { anyCards, duels, starters } from './subjects.ts';

describe('the subjects of the benchmark', () => {
  it.each([
    ['starter decks', starters],
    ['any cards', anyCards],
  ])('play whole duels with %s', (_, decksOf) => {
    const play = duels('compiled', decksOf);
    for (let seed = 0; seed < 20; seed++) expect(play(seed)['decisions']).toBeGreaterThan(20);
  });

  it('play chess', () => {
    expect(chess(1)['decisions']).toBeGreaterThan(20);
  });
});

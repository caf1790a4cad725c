import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Headlong Giant', () => {
  const position = (hand: readonly string[], p2: readonly string[] = []) => ({
    step: 'attack' as const,
    p1: { battleZone: ['Headlong Giant', 'Filler'], hand },
    p2: { battleZone: p2 },
  });

  driven("discards a card of its player's choice when it attacks, and breaks 3 shields", (begin) => {
    const duel = begin(position(['Fear Fang', 'Terror Pit'])).choose('Headlong Giant attacks the player');
    expect([duel.asked, duel.options, duel.decision.min]).toEqual([
      'p1 choose',
      ['Fear Fang', 'Terror Pit'],
      1,
    ]);
    duel.choose('Terror Pit');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 shields', 3, 3]);
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([['Fear Fang'], ['Terror Pit']]);
  });

  driven('cannot attack while its player has no card in the hand', (begin) => {
    expect(begin(position([])).options).toEqual(['Filler attacks the player', 'Attack no more']);
  });

  driven('goes on attacking where its last card is discarded', (begin) => {
    const duel = begin(position(['Fear Fang'])).choose('Headlong Giant attacks the player');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 shields', 0]);
  });

  driven('is not blocked by creatures of 4000 power or less', (begin) => {
    const duel = begin(position(['Fear Fang'], ['Seamine', 'Syrius, Firmament Elemental']));
    duel.choose('Headlong Giant attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 block', ['Block with Syrius, Firmament Elemental']]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Scheming Hands', () => {
  driven("looks at the opponent's hand and chooses a card, which is discarded", (begin) => {
    const duel = begin({
      p1: { hand: ['Scheming Hands', 'Fear Fang'], manaZone: { darkness: 5 }, battleZone: ['Filler'] },
      p2: { hand: ['Terror Pit', 'Holy Awe', 'Seamine'] },
    });
    duel.use('Cast Scheming Hands');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Terror Pit', 'Holy Awe', 'Seamine']]);
    duel.choose('Holy Awe');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Terror Pit', 'Seamine'],
      ['Holy Awe'],
    ]);
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
  });

  driven('does nothing to an empty hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Scheming Hands', 'Fear Fang'], manaZone: { darkness: 5 }, battleZone: ['Filler'] },
    });
    expect(duel.use('Cast Scheming Hands').zone('p1', 'graveyard')).toEqual(['Scheming Hands']);
  });
});

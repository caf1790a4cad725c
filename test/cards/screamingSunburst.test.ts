import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Screaming Sunburst', () => {
  driven('taps every creature that is not a light creature, on both sides', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Screaming Sunburst'],
        manaZone: { light: 3 },
        battleZone: ['Iere, Vizier of Bullets', 'Fear Fang'],
      },
      p2: { battleZone: ['Lok, Vizier of Hunting', 'Seamine', 'Bloody Squito'] },
    });
    duel.use('Cast Screaming Sunburst');
    expect(duel.battleZones).toEqual({
      p1: ['Iere, Vizier of Bullets', 'Fear Fang (tapped)'],
      p2: ['Lok, Vizier of Hunting', 'Seamine (tapped)', 'Bloody Squito (tapped)'],
    });
  });
});

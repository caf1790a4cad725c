import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Galklife Dragon', () => {
  driven('destroys light creatures with power 4000 or less, on both sides', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Galklife Dragon'],
        manaZone: { fire: 7 },
        battleZone: ['Lok, Vizier of Hunting', 'Lah, Purification Enforcer', 'Burning Mane'],
      },
      p2: {
        battleZone: [
          'Lok, Vizier of Hunting',
          'Calgo, Vizier of Rainclouds',
          'Lah, Purification Enforcer',
          'Aqua Vehicle',
        ],
      },
    });
    duel.use('Summon Galklife Dragon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Lah, Purification Enforcer', 'Burning Mane', 'Galklife Dragon'],
      p2: ['Lah, Purification Enforcer', 'Aqua Vehicle'],
    });
  });
});

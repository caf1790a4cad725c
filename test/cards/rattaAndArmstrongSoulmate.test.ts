import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const ratta = 'Ratta and Armstrong, Soulmate';

describe('Ratta and Armstrong, Soulmate', () => {
  driven('is summoned for 4 with water and fire', (begin) => {
    const duel = begin({ p1: { hand: [ratta], manaZone: { water: 2, fire: 2 } } });
    duel.use(`Summon ${ratta}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [ratta], p2: [] });
    for (const manaZone of [{ water: 1, fire: 2 }, { water: 4 }, { fire: 4 }])
      expect(begin({ p1: { hand: [ratta], manaZone } }).asked).toBe('p2 charge');
  });

  driven('has 4000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [ratta, ratta, 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Iere, Vizier of Bullets', tapped: true },
          { name: 'Tri-horn Shepherd', tapped: true },
        ],
      },
    });
    duel.choose(`${ratta} attacks Iere`).choose(`${ratta} attacks Tri-horn Shepherd`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${ratta} (tapped)`, 'Fear Fang'],
      p2: ['Tri-horn Shepherd (tapped)'],
    });
  });

  driven('goes to the mana zone tapped, having two civilizations', (begin) => {
    const duel = begin({ step: 'charge', p1: { hand: [ratta] } });
    duel.choose(`Charge ${ratta}`);
    expect(duel.zone('p1', 'manaZone')).toEqual([`${ratta} (tapped)`]);
  });
});

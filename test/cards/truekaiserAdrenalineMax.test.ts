import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const kaiser = 'Truekaiser Adrenaline Max';

describe(kaiser, () => {
  driven('untaps all Dragons of its player the first time it becomes tapped in a turn', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: [kaiser, { name: 'Bolshack Dragon', tapped: true }, { name: 'Fear Fang', tapped: true }],
      },
      p2: {
        shieldZone: 5,
        battleZone: [
          { name: 'Burning Mane', tapped: true },
          { name: 'Bolshack Dragon', tapped: true },
        ],
      },
    });
    duel.choose(`${kaiser} attacks Burning Mane`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [kaiser, 'Bolshack Dragon', 'Fear Fang (tapped)'],
      p2: ['Bolshack Dragon (tapped)'],
    });
    duel.choose('Bolshack Dragon attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose(`${kaiser} attacks the player`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([
      `${kaiser} (tapped)`,
      'Bolshack Dragon (tapped)',
      'Fear Fang (tapped)',
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(0);
  });

  driven('does so again in the next turn, tapped by the opponent too', (begin) => {
    const duel = begin({
      p1: { hand: ['Solar Ray'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [kaiser, { name: 'Bolshack Dragon', tapped: true }] },
    });
    duel.use('Cast Solar Ray').choose(kaiser);
    expect(duel.battleZones.p2).toEqual([kaiser, 'Bolshack Dragon']);
  });

  driven('tapping it when it is tapped is no change', (begin) => {
    const duel = begin({
      p1: { hand: ['Solar Ray'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          { name: kaiser, tapped: true },
          { name: 'Bolshack Dragon', tapped: true },
        ],
      },
    });
    duel.use('Cast Solar Ray').choose(kaiser);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual([`${kaiser} (tapped)`, 'Bolshack Dragon (tapped)']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Astrocomet Dragon', () => {
  driven('attacks with 10000 power', (begin) => {
    const equal = 'Armored Blaster Valdios';
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Astrocomet Dragon', 'Burning Mane'] },
      p2: { battleZone: [{ name: equal, tapped: true }, equal, equal, equal, equal] },
    });
    duel.choose('Astrocomet Dragon attacks Armored Blaster Valdios');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [equal, equal, equal, equal] });
  });

  driven('has 6000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['King Depthcon', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Astrocomet Dragon', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('King Depthcon attacks Astrocomet Dragon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Astrocomet Dragon', 'Writhing Bone Ghoul'] } });
    duel.choose('Astrocomet Dragon attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Astrocomet Dragon (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Astrocomet Dragon', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Astrocomet Dragon attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

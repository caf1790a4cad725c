import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Fire Sweeper Burning Hellion', () => {
  driven('attacks with 5000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fire Sweeper Burning Hellion', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Fire Sweeper Burning Hellion attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('has 3000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fire Sweeper Burning Hellion', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Fear Fang attacks Fire Sweeper Burning Hellion');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Golden Wing Striker', () => {
  driven('attacks with 4000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Golden Wing Striker', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Golden Wing Striker attacks Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('has 2000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Golden Wing Striker', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Burning Mane attacks Golden Wing Striker');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

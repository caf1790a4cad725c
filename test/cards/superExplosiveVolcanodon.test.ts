import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Super Explosive Volcanodon', () => {
  driven('attacks with 6000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Super Explosive Volcanodon', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'King Depthcon', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Super Explosive Volcanodon attacks King Depthcon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('has 2000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Super Explosive Volcanodon', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Burning Mane attacks Super Explosive Volcanodon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

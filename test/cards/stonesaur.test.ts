import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Stonesaur', () => {
  driven('attacks with 6000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Stonesaur', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'King Depthcon', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Stonesaur attacks King Depthcon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('has 4000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Forest Hornet', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Stonesaur', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Forest Hornet attacks Stonesaur');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

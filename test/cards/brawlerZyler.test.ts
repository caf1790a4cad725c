import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Brawler Zyler', () => {
  driven('attacks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Brawler Zyler', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Brawler Zyler attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('has 1000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Brawler Zyler', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Filler attacks Brawler Zyler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

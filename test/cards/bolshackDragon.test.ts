import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Bolshack Dragon', () => {
  driven("attacks with 1000 power more for each fire card in its player's graveyard", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: ['Bolshack Dragon', 'Burning Mane'],
        graveyard: ['Crimson Hammer', 'Fire Filler', 'Fire Filler', 'Nature Filler', 'Terror Pit'],
      },
      p2: {
        battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Fear Fang'],
        graveyard: ['Fire Filler'],
      },
    });
    duel.choose('Bolshack Dragon attacks Deathliger');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang'] });
  });

  driven('attacks with 6000 power where there is none', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'King Depthcon', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Bolshack Dragon attacks King Depthcon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('has 6000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['King Depthcon', 'Burning Mane'], graveyard: ['Fire Filler'] },
      p2: {
        battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Fear Fang'],
        graveyard: ['Fire Filler', 'Fire Filler'],
      },
    });
    duel.choose('King Depthcon attacks Bolshack Dragon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang'] });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Bolshack Dragon', 'Writhing Bone Ghoul'] } });
    duel.choose('Bolshack Dragon attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Bolshack Dragon (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Bolshack Dragon attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Stonesaur', () => {
  driven('is summoned for 5 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Stonesaur'], manaZone: { fire: 1, light: 5 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Stonesaur');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Stonesaur'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 4 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 4 }, { light: 5 }]) {
      const duel = begin({ p1: { hand: ['Stonesaur'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Stonesaur']);
    }
  });

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

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Stonesaur', 'Writhing Bone Ghoul'] } });
    duel.choose('Stonesaur attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Stonesaur (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Golden Wing Striker', () => {
  driven('is summoned for 3 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Golden Wing Striker'], manaZone: { nature: 1, light: 3 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Golden Wing Striker');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Golden Wing Striker'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 2 }, { light: 3 }]) {
      const duel = begin({ p1: { hand: ['Golden Wing Striker'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Golden Wing Striker']);
    }
  });

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

  driven('breaks 1 shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Golden Wing Striker', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Golden Wing Striker attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Golden Wing Striker (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});

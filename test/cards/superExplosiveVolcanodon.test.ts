import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Super Explosive Volcanodon', () => {
  driven('is summoned for 4 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Super Explosive Volcanodon'], manaZone: { fire: 1, light: 4 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Super Explosive Volcanodon');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Super Explosive Volcanodon'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 3 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 3 }, { light: 4 }]) {
      const duel = begin({ p1: { hand: ['Super Explosive Volcanodon'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Super Explosive Volcanodon']);
    }
  });

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

  driven('breaks 1 shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Super Explosive Volcanodon', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Super Explosive Volcanodon attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Super Explosive Volcanodon (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});

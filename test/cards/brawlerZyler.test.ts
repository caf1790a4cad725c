import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Brawler Zyler', () => {
  driven('is summoned for 2 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Brawler Zyler'], manaZone: { fire: 1, light: 2 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Brawler Zyler');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Brawler Zyler'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 1 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 1 }, { light: 2 }]) {
      const duel = begin({ p1: { hand: ['Brawler Zyler'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Brawler Zyler']);
    }
  });

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

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Brawler Zyler', 'Writhing Bone Ghoul'] } });
    duel.choose('Brawler Zyler attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Brawler Zyler (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});

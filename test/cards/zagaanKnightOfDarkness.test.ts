import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Zagaan, Knight of Darkness', () => {
  driven('is summoned for 6 mana, of which one is darkness', (begin) => {
    const duel = begin({
      p1: { hand: ['Zagaan, Knight of Darkness'], manaZone: { darkness: 1, light: 6 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Zagaan, Knight of Darkness');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Zagaan, Knight of Darkness'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 5 mana, nor without darkness', (begin) => {
    for (const manaZone of [{ darkness: 5 }, { light: 6 }]) {
      const duel = begin({ p1: { hand: ['Zagaan, Knight of Darkness'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Zagaan, Knight of Darkness']);
    }
  });

  driven('attacks with 7000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Zagaan, Knight of Darkness', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Gatling Skyterror', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Zagaan, Knight of Darkness attacks Gatling Skyterror');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Zagaan, Knight of Darkness', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Zagaan, Knight of Darkness attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Zagaan, Knight of Darkness (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Zagaan, Knight of Darkness', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Zagaan, Knight of Darkness attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Burning Mane', () => {
  driven('is summoned for 2 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Burning Mane'], manaZone: { nature: 1, light: 2 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 1 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 1 }, { light: 2 }]) {
      const duel = begin({ p1: { hand: ['Burning Mane'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
    }
  });

  driven('attacks with 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Immortal Baron, Vorg', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Burning Mane attacks Immortal Baron, Vorg');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Burning Mane', 'Writhing Bone Ghoul'] } });
    duel.choose('Burning Mane attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Burning Mane (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Beast Folk', () => {
    expect(findCard('Burning Mane')?.races).toEqual(['Beast Folk']);
  });
});

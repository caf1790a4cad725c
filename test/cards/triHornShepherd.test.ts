import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Tri-horn Shepherd', () => {
  driven('is summoned for 5 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Tri-horn Shepherd'], manaZone: { nature: 1, light: 5 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Tri-horn Shepherd');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Tri-horn Shepherd'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 4 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 4 }, { light: 5 }]) {
      const duel = begin({ p1: { hand: ['Tri-horn Shepherd'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Tri-horn Shepherd']);
    }
  });

  driven('attacks with 5000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Tri-horn Shepherd', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Chaos Worm', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Tri-horn Shepherd attacks Chaos Worm');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Tri-horn Shepherd', 'Writhing Bone Ghoul'] } });
    duel.choose('Tri-horn Shepherd attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Tri-horn Shepherd (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Horned Beast', () => {
    expect(findCard('Tri-horn Shepherd')?.races).toEqual(['Horned Beast']);
  });
});

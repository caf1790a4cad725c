import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Forest Hornet', () => {
  driven('is summoned for 4 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Forest Hornet'], manaZone: { nature: 1, light: 4 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Forest Hornet');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 3 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 3 }, { light: 4 }]) {
      const duel = begin({ p1: { hand: ['Forest Hornet'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Forest Hornet']);
    }
  });

  driven('attacks with 4000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Forest Hornet', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Thorny Mandra', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Forest Hornet attacks Thorny Mandra');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Forest Hornet', 'Writhing Bone Ghoul'] } });
    duel.choose('Forest Hornet attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Forest Hornet (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Giant Insect', () => {
    expect(findCard('Forest Hornet')?.races).toEqual(['Giant Insect']);
  });
});

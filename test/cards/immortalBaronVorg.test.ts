import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Immortal Baron, Vorg', () => {
  driven('is summoned for 2 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Immortal Baron, Vorg'], manaZone: { fire: 1, light: 2 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Immortal Baron, Vorg');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Immortal Baron, Vorg'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 1 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 1 }, { light: 2 }]) {
      const duel = begin({ p1: { hand: ['Immortal Baron, Vorg'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Immortal Baron, Vorg']);
    }
  });

  driven('attacks with 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Immortal Baron, Vorg attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Immortal Baron, Vorg attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Immortal Baron, Vorg (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Human', () => {
    expect(findCard('Immortal Baron, Vorg')?.races).toEqual(['Human']);
  });
});

import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Reso Pacos, Clear Sky Guardian', () => {
  driven('is summoned for 3 mana, of which one is light', (begin) => {
    const duel = begin({
      p1: { hand: ['Reso Pacos, Clear Sky Guardian'], manaZone: { light: 1, water: 3 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Reso Pacos, Clear Sky Guardian');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Reso Pacos, Clear Sky Guardian'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Water Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without light', (begin) => {
    for (const manaZone of [{ light: 2 }, { water: 3 }]) {
      const duel = begin({ p1: { hand: ['Reso Pacos, Clear Sky Guardian'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Reso Pacos, Clear Sky Guardian']);
    }
  });

  driven('attacks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Reso Pacos, Clear Sky Guardian', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Reso Pacos, Clear Sky Guardian attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Reso Pacos, Clear Sky Guardian', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Reso Pacos, Clear Sky Guardian attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Reso Pacos, Clear Sky Guardian (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Guardian', () => {
    expect(findCard('Reso Pacos, Clear Sky Guardian')?.races).toEqual(['Guardian']);
  });
});

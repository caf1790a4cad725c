import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Explosive Dude Joe', () => {
  driven('is summoned for 3 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Explosive Dude Joe'], manaZone: { fire: 1, light: 3 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Explosive Dude Joe');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Explosive Dude Joe'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 2 }, { light: 3 }]) {
      const duel = begin({ p1: { hand: ['Explosive Dude Joe'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Explosive Dude Joe']);
    }
  });

  driven('attacks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Explosive Dude Joe', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Explosive Dude Joe attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Explosive Dude Joe', 'Writhing Bone Ghoul'] } });
    duel.choose('Explosive Dude Joe attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Explosive Dude Joe (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Human', () => {
    expect(findCard('Explosive Dude Joe')?.races).toEqual(['Human']);
  });
});

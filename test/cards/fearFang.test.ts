import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Fear Fang', () => {
  driven('is summoned for 3 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 1, light: 3 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 2 }, { light: 3 }]) {
      const duel = begin({ p1: { hand: ['Fear Fang'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    }
  });

  driven('attacks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Explosive Dude Joe', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Fear Fang attacks Explosive Dude Joe');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Fear Fang', 'Writhing Bone Ghoul'] } });
    duel.choose('Fear Fang attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Beast Folk', () => {
    expect(findCard('Fear Fang')?.races).toEqual(['Beast Folk']);
  });
});

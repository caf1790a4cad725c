import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Writhing Bone Ghoul', () => {
  driven('is summoned for 2 mana, of which one is darkness', (begin) => {
    const duel = begin({
      p1: { hand: ['Writhing Bone Ghoul'], manaZone: { darkness: 1, light: 2 } },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use('Summon Writhing Bone Ghoul');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Burning Mane'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 1 mana, nor without darkness', (begin) => {
    for (const manaZone of [{ darkness: 1 }, { light: 2 }]) {
      const duel = begin({ p1: { hand: ['Writhing Bone Ghoul'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Writhing Bone Ghoul']);
    }
  });

  driven('attacks with 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Writhing Bone Ghoul', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Burning Mane'] },
    });
    duel.choose('Writhing Bone Ghoul attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Burning Mane'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Writhing Bone Ghoul', 'Burning Mane'] } });
    duel.choose('Writhing Bone Ghoul attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Writhing Bone Ghoul (tapped)', 'Burning Mane']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Living Dead', () => {
    expect(findCard('Writhing Bone Ghoul')?.races).toEqual(['Living Dead']);
  });
});

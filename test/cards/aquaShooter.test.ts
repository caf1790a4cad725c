import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Aqua Shooter', () => {
  driven('is summoned for 4 mana, of which one is water', (begin) => {
    const duel = begin({
      p1: { hand: ['Aqua Shooter'], manaZone: { water: 1, light: 4 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Aqua Shooter');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Aqua Shooter'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 3 mana, nor without water', (begin) => {
    for (const manaZone of [{ water: 3 }, { light: 4 }]) {
      const duel = begin({ p1: { hand: ['Aqua Shooter'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Aqua Shooter']);
    }
  });

  driven('blocks, and battles in place of the player', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
      p2: { battleZone: ['Aqua Shooter', 'Forest Hornet'] },
    });
    duel.choose('Immortal Baron, Vorg attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Aqua Shooter']);
    duel.choose('Block with Aqua Shooter');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Forest Hornet'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
  driven('need not block, and cannot while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg'] },
      p2: { battleZone: ['Aqua Shooter', { name: 'Aqua Shooter', tapped: true }] },
    });
    duel.choose('Immortal Baron, Vorg attacks the player');
    expect(duel.options).toEqual(['Block with Aqua Shooter']);
    duel.pass();
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Immortal Baron, Vorg (tapped)'],
      p2: ['Aqua Shooter', 'Aqua Shooter (tapped)'],
    });
  });

  driven('attacks with 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Shooter', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Aqua Shooter attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Aqua Shooter', 'Writhing Bone Ghoul'] } });
    duel.choose('Aqua Shooter attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Aqua Shooter (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});

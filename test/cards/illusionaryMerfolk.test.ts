import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Illusionary Merfolk', () => {
  driven('draws up to 3 cards beside a Cyber Lord', (begin) => {
    const duel = begin({
      p1: { hand: ['Illusionary Merfolk'], manaZone: { water: 1, nature: 5 }, battleZone: ['Tropico'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Illusionary Merfolk');
    expect(duel.asked).toBe('p1 number');
    expect(duel.options).toEqual(['3', '2', '1', '0']);
    duel.choose('3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Tropico', 'Illusionary Merfolk'], p2: ['Fear Fang'] });
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck'), duel.count('p2', 'deck')]).toEqual([
      3, 17, 20,
    ]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('may draw fewer, or none', (begin) => {
    for (const number of [2, 1, 0]) {
      const duel = begin({
        p1: { hand: ['Illusionary Merfolk'], manaZone: { water: 5 }, battleZone: ['Tropico'] },
      });
      duel.use('Summon Illusionary Merfolk').choose(String(number));
      expect(duel.asked).toBe('p1 attack');
      expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([number, 20 - number]);
    }
  });

  driven('draws nothing where only the opponent has a Cyber Lord', (begin) => {
    const duel = begin({
      p1: { hand: ['Illusionary Merfolk'], manaZone: { water: 1, nature: 5 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Tropico'] },
    });
    duel.use('Summon Illusionary Merfolk');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Illusionary Merfolk'], p2: ['Tropico'] });
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck'), duel.count('p2', 'hand')]).toEqual([
      0, 20, 0,
    ]);
  });

  driven('does nothing when another creature is put', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Tropico'],
        manaZone: { water: 5 },
        battleZone: ['Illusionary Merfolk', 'Fear Fang'],
        graveyard: ['Draglide'],
      },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.use('Summon Tropico');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Illusionary Merfolk', 'Fear Fang', 'Tropico'],
      p2: ['Aqua Vehicle'],
    });
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck'), duel.zone('p1', 'graveyard')]).toEqual([
      0,
      20,
      ['Draglide'],
    ]);
  });
});

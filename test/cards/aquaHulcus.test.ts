import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Aqua Hulcus', () => {
  driven('may draw a card when it is put', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Aqua Hulcus'],
        manaZone: { water: 1, nature: 3 },
        battleZone: ['Fear Fang'],
        deck: ['Burning Mane', 'Filler'],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Aqua Hulcus');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Aqua Hulcus'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
    expect([duel.count('p1', 'deck'), duel.count('p2', 'deck'), duel.count('p2', 'hand')]).toEqual([
      1, 20, 0,
    ]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('need not draw', (begin) => {
    const duel = begin({ p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: ['Fear Fang'] } });
    duel.use('Summon Aqua Hulcus').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Aqua Hulcus']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 20]);
  });

  driven('draws the last card, and its player loses', (begin) => {
    const duel = begin({ p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, deck: 1 } });
    duel.use('Summon Aqua Hulcus').choose('Yes');
    expect(duel.duel.result).toMatchObject({ winner: 'p2' });
  });

  driven('draws nothing when another creature is put', (begin) => {
    const duel = begin({
      p1: { hand: ['Aqua Vehicle'], manaZone: { water: 2 }, battleZone: ['Aqua Hulcus'] },
      p2: { battleZone: ['Aqua Hulcus'] },
    });
    duel.use('Summon Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Aqua Hulcus', 'Aqua Vehicle'], p2: ['Aqua Hulcus'] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 0]);
  });
});

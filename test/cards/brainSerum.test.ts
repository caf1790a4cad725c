import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Brain Serum', () => {
  driven('draws up to 2 cards', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Brain Serum'],
        manaZone: { water: 1, nature: 4 },
        battleZone: ['Fear Fang'],
        deck: ['Burning Mane', 'Draglide', 'Filler'],
      },
    });
    duel.use('Cast Brain Serum');
    expect(duel.asked).toBe('p1 number');
    expect(duel.options).toEqual(['2', '1', '0']);
    duel.choose('2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Burning Mane', 'Draglide']);
    expect([duel.zone('p1', 'deck'), duel.zone('p1', 'graveyard')]).toEqual([['Filler'], ['Brain Serum']]);
    expect([duel.count('p2', 'hand'), duel.count('p2', 'deck')]).toEqual([0, 20]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('may draw fewer, or none', (begin) => {
    for (const number of [1, 0]) {
      const duel = begin({
        p1: { hand: ['Brain Serum'], manaZone: { water: 4 }, battleZone: ['Fear Fang'] },
      });
      duel.use('Cast Brain Serum').choose(String(number));
      expect(duel.asked).toBe('p1 attack');
      expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([number, 20 - number]);
    }
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Brain Serum'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Brain Serum');
    expect(duel.asked).toBe('p2 number');
    duel.choose('2');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'deck'), duel.count('p1', 'hand')]).toEqual([
      2, 18, 0,
    ]);
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'shieldZone')]).toEqual([['Brain Serum'], 0]);
  });

  driven('goes to the hand where its shield trigger is not used', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Brain Serum'] },
    });
    duel.choose('Fear Fang attacks the player').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    expect(duel.zone('p2', 'hand')).toEqual(['Brain Serum']);
    expect(duel.count('p2', 'deck')).toBe(20);
  });
});

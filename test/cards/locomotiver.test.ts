import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Locomotiver', () => {
  driven('the opponent discards a card at random', (begin) => {
    const duel = begin({
      p1: { hand: ['Locomotiver', 'Burning Mane'], manaZone: { darkness: 4 }, battleZone: ['Filler'] },
      p2: { hand: ['Fear Fang', 'Forest Hornet'] },
    });
    duel.use('Summon Locomotiver');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([1, 1]);
    expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
  });

  driven('also by its shield trigger, and nothing from an empty hand', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Filler'] },
      p2: { shieldZone: ['Locomotiver', 'Filler'] },
    });
    duel.choose('Burning Mane attacks the player').choose('Shield 1').choose('Shield trigger: Locomotiver');
    expect([duel.asked, duel.zone('p2', 'battleZone')]).toEqual(['p1 attack', ['Locomotiver']]);
    expect(duel.facts('cardDiscarded')).toEqual([]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Masked Horror, Shadow of Scorn', () => {
  driven('makes the opponent discard one card at random when it is put', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Masked Horror, Shadow of Scorn', 'Fear Fang'],
        manaZone: { darkness: 5 },
        battleZone: ['Fear Fang'],
      },
      p2: { hand: ['Aqua Soldier', 'Aqua Soldier'] },
    });
    duel.use('Summon Masked Horror, Shadow of Scorn');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Aqua Soldier'],
      ['Aqua Soldier'],
    ]);
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
  });

  driven('does nothing to an empty hand, nor when another creature is put', (begin) => {
    const empty = begin({
      p1: { hand: ['Masked Horror, Shadow of Scorn'], manaZone: { darkness: 5 }, battleZone: ['Fear Fang'] },
    });
    empty.use('Summon Masked Horror, Shadow of Scorn');
    expect(empty.asked).toBe('p1 attack');
    expect(empty.facts('cardDiscarded')).toEqual([]);
    const other = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Masked Horror, Shadow of Scorn'] },
      p2: { hand: ['Aqua Soldier'] },
    });
    other.use('Summon Fear Fang');
    expect(other.asked).toBe('p1 attack');
    expect(other.zone('p2', 'hand')).toEqual(['Aqua Soldier']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Marine Flower', () => {
  driven('blocks: beats Aqua Vehicle, and loses to Fear Fang', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Aqua Vehicle', 'Fear Fang'] },
      p2: { battleZone: ['Marine Flower', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Aqua Vehicle attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with Marine Flower']);
    winner.choose('Marine Flower');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['Marine Flower (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position).choose('Fear Fang attacks the player').choose('Marine Flower');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Aqua Vehicle', 'Fear Fang (tapped)'],
      p2: ['Writhing Bone Ghoul'],
    });
  });

  driven('need not block, and cannot when it is tapped', (begin) => {
    const position = (tapped: boolean) => ({
      step: 'attack' as const,
      p1: { battleZone: ['Aqua Vehicle', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Marine Flower', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Aqua Vehicle attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual(['Marine Flower', 'Writhing Bone Ghoul']);
    expect(begin(position(true)).choose('Aqua Vehicle attacks the player').asked).toBe('p1 shields');
  });

  driven('cannot attack anything', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Marine Flower', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options.filter((option) => option.startsWith('Marine Flower'))).toEqual([]);
    expect(duel.options).toContain('Writhing Bone Ghoul attacks Burning Mane');
  });
});

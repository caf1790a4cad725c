import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Phantom Fish', () => {
  driven('blocks: beats Fear Fang, and loses to Tri-horn Shepherd', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Fear Fang', 'Tri-horn Shepherd'] },
      p2: { battleZone: ['Phantom Fish', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Fear Fang attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with Phantom Fish']);
    winner.choose('Phantom Fish');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Tri-horn Shepherd'],
      p2: ['Phantom Fish (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position).choose('Tri-horn Shepherd attacks the player').choose('Phantom Fish');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Fear Fang', 'Tri-horn Shepherd (tapped)'],
      p2: ['Writhing Bone Ghoul'],
    });
  });

  driven('need not block, and cannot when it is tapped', (begin) => {
    const position = (tapped: boolean) => ({
      step: 'attack' as const,
      p1: { battleZone: ['Fear Fang', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Phantom Fish', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Fear Fang attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual(['Phantom Fish', 'Writhing Bone Ghoul']);
    expect(begin(position(true)).choose('Fear Fang attacks the player').asked).toBe('p1 shields');
  });

  driven('cannot attack anything', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Phantom Fish', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options.filter((option) => option.startsWith('Phantom Fish'))).toEqual([]);
    expect(duel.options).toContain('Writhing Bone Ghoul attacks Burning Mane');
  });
});

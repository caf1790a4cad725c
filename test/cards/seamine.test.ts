import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Seamine', () => {
  driven('blocks: beats Fear Fang, and loses to Tri-horn Shepherd', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Fear Fang', 'Tri-horn Shepherd'] },
      p2: { battleZone: ['Seamine', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Fear Fang attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with Seamine']);
    winner.choose('Seamine');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Tri-horn Shepherd'],
      p2: ['Seamine (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position).choose('Tri-horn Shepherd attacks the player').choose('Seamine');
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
      p2: { battleZone: [{ name: 'Seamine', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Fear Fang attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual(['Seamine', 'Writhing Bone Ghoul']);
    expect(begin(position(true)).choose('Fear Fang attacks the player').asked).toBe('p1 shields');
  });

  driven('attacks players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Seamine'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    expect(duel.options).toEqual(['Seamine attacks the player', 'Attack no more']);
    duel.choose('Seamine attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 2]);
  });
});

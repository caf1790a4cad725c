import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Senatine Jade Tree', () => {
  driven('blocks: beats Fear Fang, and loses to Tri-horn Shepherd', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Fear Fang', 'Tri-horn Shepherd'] },
      p2: { battleZone: ['Senatine Jade Tree', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Fear Fang attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with Senatine Jade Tree']);
    winner.choose('Senatine Jade Tree');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Tri-horn Shepherd'],
      p2: ['Senatine Jade Tree (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position).choose('Tri-horn Shepherd attacks the player').choose('Senatine Jade Tree');
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
      p2: { battleZone: [{ name: 'Senatine Jade Tree', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Fear Fang attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual(['Senatine Jade Tree', 'Writhing Bone Ghoul']);
    expect(begin(position(true)).choose('Fear Fang attacks the player').asked).toBe('p1 shields');
  });

  driven('attacks creatures, but no players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Senatine Jade Tree', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Fear Fang'] },
    });
    expect(duel.options.filter((option) => option.startsWith('Senatine Jade Tree'))).toEqual([
      'Senatine Jade Tree attacks Fear Fang',
    ]);
    duel.choose('Senatine Jade Tree attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Senatine Jade Tree (tapped)', 'Writhing Bone Ghoul'],
      p2: ['Fear Fang'],
    });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('La Ura Giga, Sky Guardian', () => {
  driven('blocks: beats Aqua Vehicle, and loses to Fear Fang', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Aqua Vehicle', 'Fear Fang'] },
      p2: { battleZone: ['La Ura Giga, Sky Guardian', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Aqua Vehicle attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with La Ura Giga, Sky Guardian']);
    winner.choose('La Ura Giga, Sky Guardian');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['La Ura Giga, Sky Guardian (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position).choose('Fear Fang attacks the player').choose('La Ura Giga, Sky Guardian');
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
      p2: { battleZone: [{ name: 'La Ura Giga, Sky Guardian', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Aqua Vehicle attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual(['La Ura Giga, Sky Guardian', 'Writhing Bone Ghoul']);
    expect(begin(position(true)).choose('Aqua Vehicle attacks the player').asked).toBe('p1 shields');
  });

  driven('attacks creatures, but no players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['La Ura Giga, Sky Guardian', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Aqua Vehicle', tapped: true }, 'Fear Fang'] },
    });
    expect(duel.options.filter((option) => option.startsWith('La Ura Giga, Sky Guardian'))).toEqual([
      'La Ura Giga, Sky Guardian attacks Aqua Vehicle',
    ]);
    duel.choose('La Ura Giga, Sky Guardian attacks Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['La Ura Giga, Sky Guardian (tapped)', 'Writhing Bone Ghoul'],
      p2: ['Fear Fang'],
    });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Reusol, the Oracle', () => {
  driven('beats Aqua Vehicle, and loses to Fear Fang', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Reusol, the Oracle', 'Writhing Bone Ghoul'] },
      p2: {
        battleZone: [
          { name: 'Aqua Vehicle', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    };
    const winner = begin(position).choose('Reusol, the Oracle attacks Aqua Vehicle');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Reusol, the Oracle (tapped)', 'Writhing Bone Ghoul'],
      p2: ['Fear Fang (tapped)'],
    });
    const loser = begin(position).choose('Reusol, the Oracle attacks Fear Fang');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Writhing Bone Ghoul'],
      p2: ['Aqua Vehicle (tapped)', 'Fear Fang (tapped)'],
    });
  });
});

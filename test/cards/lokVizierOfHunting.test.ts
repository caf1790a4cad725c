import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Lok, Vizier of Hunting', () => {
  driven('beats Fear Fang, and loses to Tri-horn Shepherd', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Lok, Vizier of Hunting', 'Writhing Bone Ghoul'] },
      p2: {
        battleZone: [
          { name: 'Fear Fang', tapped: true },
          { name: 'Tri-horn Shepherd', tapped: true },
        ],
      },
    };
    const winner = begin(position).choose('Lok, Vizier of Hunting attacks Fear Fang');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Lok, Vizier of Hunting (tapped)', 'Writhing Bone Ghoul'],
      p2: ['Tri-horn Shepherd (tapped)'],
    });
    const loser = begin(position).choose('Lok, Vizier of Hunting attacks Tri-horn Shepherd');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Writhing Bone Ghoul'],
      p2: ['Fear Fang (tapped)', 'Tri-horn Shepherd (tapped)'],
    });
  });
});

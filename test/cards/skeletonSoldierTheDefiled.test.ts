import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Skeleton Soldier, the Defiled', () => {
  driven('beats Burning Mane, and loses to Forest Hornet', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Skeleton Soldier, the Defiled', 'Writhing Bone Ghoul'] },
      p2: {
        battleZone: [
          { name: 'Burning Mane', tapped: true },
          { name: 'Forest Hornet', tapped: true },
        ],
      },
    };
    const winner = begin(position).choose('Skeleton Soldier, the Defiled attacks Burning Mane');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Skeleton Soldier, the Defiled (tapped)', 'Writhing Bone Ghoul'],
      p2: ['Forest Hornet (tapped)'],
    });
    const loser = begin(position).choose('Skeleton Soldier, the Defiled attacks Forest Hornet');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Writhing Bone Ghoul'],
      p2: ['Burning Mane (tapped)', 'Forest Hornet (tapped)'],
    });
  });
});

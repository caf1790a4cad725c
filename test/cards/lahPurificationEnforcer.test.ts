import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Lah, Purification Enforcer', () => {
  driven('beats Tri-horn Shepherd, and loses to Zagaan, Knight of Darkness', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Lah, Purification Enforcer', 'Writhing Bone Ghoul'] },
      p2: {
        battleZone: [
          { name: 'Tri-horn Shepherd', tapped: true },
          { name: 'Zagaan, Knight of Darkness', tapped: true },
        ],
      },
    };
    const winner = begin(position).choose('Lah, Purification Enforcer attacks Tri-horn Shepherd');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Lah, Purification Enforcer (tapped)', 'Writhing Bone Ghoul'],
      p2: ['Zagaan, Knight of Darkness (tapped)'],
    });
    const loser = begin(position).choose('Lah, Purification Enforcer attacks Zagaan, Knight of Darkness');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Writhing Bone Ghoul'],
      p2: ['Tri-horn Shepherd (tapped)', 'Zagaan, Knight of Darkness (tapped)'],
    });
  });
});

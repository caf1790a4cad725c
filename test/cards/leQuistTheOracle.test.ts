import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Le Quist, the Oracle', () => {
  driven('may tap a darkness or fire creature when it attacks', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Le Quist, the Oracle', 'Immortal Baron, Vorg'] },
      p2: { battleZone: ['Writhing Bone Ghoul', 'Fear Fang', 'Bloody Squito'] },
    };
    const duel = begin(position).choose('Le Quist, the Oracle attacks the player').choose('Yes');
    expect(duel.options).toEqual(['Immortal Baron, Vorg', 'Writhing Bone Ghoul', 'Bloody Squito']);
    duel.choose('Bloody Squito');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p2', 'battleZone')).toEqual([
      'Writhing Bone Ghoul',
      'Fear Fang',
      'Bloody Squito (tapped)',
    ]);
    const declined = begin(position).choose('Le Quist, the Oracle attacks the player').choose('No');
    expect(declined.asked).toBe('p2 block');
  });
});

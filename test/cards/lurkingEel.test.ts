import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Lurking Eel', () => {
  driven('blocks fire and nature creatures only', (begin) => {
    const blockers = (attacker: string) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: [attacker, 'Filler'] },
        p2: { battleZone: ['Lurking Eel', 'Seamine'] },
      });
      return duel.choose(`${attacker} attacks the player`).options;
    };
    for (const attacker of ['Immortal Baron, Vorg', 'Fear Fang'])
      expect(blockers(attacker)).toEqual(['Block with Lurking Eel', 'Block with Seamine']);
    for (const attacker of ['Aqua Vehicle', 'Writhing Bone Ghoul', 'Iere, Vizier of Bullets'])
      expect(blockers(attacker)).toEqual(['Block with Seamine']);
  });
});

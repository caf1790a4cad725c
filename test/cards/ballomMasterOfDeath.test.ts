import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Ballom, Master of Death', () => {
  driven('destroys every creature that is not a darkness creature, on both sides', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Ballom, Master of Death'],
        manaZone: { darkness: 8 },
        battleZone: ['Photocide, Lord of the Wastes', 'Writhing Bone Ghoul', 'Fear Fang'],
      },
      p2: { battleZone: ['Bolshack Dragon', 'Writhing Bone Ghoul', 'Aqua Vehicle'] },
    });
    duel.use('Summon Ballom, Master of Death');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Ballom, Master of Death (over Photocide, Lord of the Wastes)', 'Writhing Bone Ghoul'],
      p2: ['Writhing Bone Ghoul'],
    });
    expect(duel.names('p2', 'graveyard')).toEqual(['Aqua Vehicle', 'Bolshack Dragon']);
  });
});

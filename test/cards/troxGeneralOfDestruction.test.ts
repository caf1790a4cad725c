import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Trox, General of Destruction', () => {
  driven('the opponent discards a card at random for each other darkness creature of its player', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Trox, General of Destruction'],
        manaZone: { darkness: 7 },
        battleZone: ['Writhing Bone Ghoul', 'Bone Spider', 'Burning Mane'],
      },
      p2: { hand: ['Fear Fang', 'Forest Hornet', 'Fear Fang'], battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Trox, General of Destruction');
    expect([duel.asked, duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([
      'p1 attack',
      1,
      2,
    ]);
  });

  driven('none where it is the only one', (begin) => {
    const duel = begin({
      p1: { hand: ['Trox, General of Destruction'], manaZone: { darkness: 7 }, battleZone: ['Burning Mane'] },
      p2: { hand: ['Fear Fang'], battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Trox, General of Destruction');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 1]);
  });
});

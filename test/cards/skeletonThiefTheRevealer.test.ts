import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Skeleton Thief, the Revealer', () => {
  driven('may return a Living Dead from the graveyard to the hand', (begin) => {
    const position = (graveyard: readonly string[]) => ({
      p1: {
        hand: ['Skeleton Thief, the Revealer'],
        manaZone: { darkness: 4 },
        battleZone: ['Burning Mane'],
        graveyard,
      },
      p2: { graveyard: ['Bone Spider'] },
    });
    const duel = begin(position(['Bone Spider', 'Writhing Bone Ghoul', 'Fear Fang']));
    duel.use('Summon Skeleton Thief, the Revealer').choose('Yes');
    expect(duel.options).toEqual(['Bone Spider', 'Writhing Bone Ghoul']);
    duel.choose('Bone Spider');
    expect(duel.zone('p1', 'hand')).toEqual(['Bone Spider']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Writhing Bone Ghoul']);
    const nothing = begin(position(['Fear Fang'])).use('Summon Skeleton Thief, the Revealer');
    expect(nothing.passUntil('p1 attack').zone('p1', 'hand')).toEqual([]);
  });
});

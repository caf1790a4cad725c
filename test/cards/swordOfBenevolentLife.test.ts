import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

describe('Sword of Benevolent Life', () => {
  driven('gives 1000 power in this turn for each light creature of its player', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Sword of Benevolent Life', 'Reusol, the Oracle'],
        manaZone: { nature: 2, light: 2 },
        battleZone: ['Iere, Vizier of Bullets', 'Lok, Vizier of Hunting', 'Fear Fang'],
      },
      p2: { battleZone: ['Lok, Vizier of Hunting'] },
    });
    duel.use('Cast Sword of Benevolent Life');
    const strengthened = ['Iere, Vizier of Bullets 5000', 'Lok, Vizier of Hunting 6000', 'Fear Fang 5000'];
    expect([powersOf(duel, 'p1'), powersOf(duel, 'p2')]).toEqual([
      strengthened,
      ['Lok, Vizier of Hunting 4000'],
    ]);
    duel.use('Summon Reusol, the Oracle');
    expect(powersOf(duel, 'p1')).toEqual([...strengthened, 'Reusol, the Oracle 2000']);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p1').slice(0, 3)).toEqual([
      'Iere, Vizier of Bullets 3000',
      'Lok, Vizier of Hunting 4000',
      'Fear Fang 3000',
    ]);
  });
});

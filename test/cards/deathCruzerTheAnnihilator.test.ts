import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Death Cruzer, the Annihilator', () => {
  driven("destroys its player's other creatures, and none of the opponent's", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Death Cruzer, the Annihilator'],
        manaZone: { darkness: 7 },
        battleZone: ['Fear Fang', 'Death Cruzer, the Annihilator'],
      },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use('Summon Death Cruzer, the Annihilator');
    expect(duel.battleZones).toEqual({ p1: ['Death Cruzer, the Annihilator'], p2: ['Burning Mane'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Death Cruzer, the Annihilator', 'Fear Fang']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const DOGIRAGON = 'Dogiragon Buster, Blue Leader';
const MUJI = 'Weiyou, Muji';
const BLACK_V = 'The Black V, Roaring Sound';

describe(DOGIRAGON, () => {
  driven(
    'changes places, puts multicolored creatures of total cost 6, gives them speed attacker and breaks three',
    (begin) => {
      const duel = begin({
        p1: {
          hand: [DOGIRAGON, BLACK_V, 'Immortal Baron, Vorg', 'Platina Walsura S'],
          manaZone: [MUJI, 'Fear Fang'],
          battleZone: ['Bolshack Dragon'],
        },
      });
      duel.passUntil('p1 attack').choose('Bolshack Dragon attacks the player').choose(`Declare ${DOGIRAGON}`);
      expect(duel.asked).toBe('p1 choose');
      expect([...duel.options].sort()).toEqual([BLACK_V, MUJI]);
      expect(() => duel.choose(BLACK_V, MUJI)).toThrow();
      duel.choose(MUJI);
      expect(duel.asked).toBe('p1 shields');
      duel.choose('Shield 1', 'Shield 2', 'Shield 3');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.options).toEqual([`${MUJI} attacks the player`, 'Attack no more']);
      expect(duel.battleZones).toEqual({ p1: [`${DOGIRAGON} (tapped)`, MUJI], p2: [] });
      expect(duel.names('p1', 'hand')).toEqual([
        'Bolshack Dragon',
        'Immortal Baron, Vorg',
        'Platina Walsura S',
        BLACK_V,
      ]);
      expect(duel.zone('p1', 'manaZone')).toEqual(['Fear Fang']);
      expect(duel.count('p2', 'shieldZone')).toBe(2);
    },
  );

  driven('may put nothing', (begin) => {
    const duel = begin({ p1: { hand: [DOGIRAGON, BLACK_V], battleZone: ['Bolshack Dragon'] } });
    duel
      .passUntil('p1 attack')
      .choose('Bolshack Dragon attacks the player')
      .choose(`Declare ${DOGIRAGON}`)
      .pass();
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual([`${DOGIRAGON} (tapped)`]);
    expect(duel.names('p1', 'hand')).toEqual(['Bolshack Dragon', BLACK_V]);
  });

  driven(
    'puts nothing when it is summoned, and gives speed attacker to multicolored creatures only',
    (begin) => {
      const duel = begin({
        p1: {
          hand: [DOGIRAGON, BLACK_V],
          manaZone: { fire: 4, nature: 4 },
          battleZone: [{ name: 'Fear Fang', fresh: true }],
        },
      });
      duel.use(`Summon ${DOGIRAGON}`);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.options).toEqual([`${DOGIRAGON} attacks the player`, 'Attack no more']);
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang', DOGIRAGON], p2: [] });
      expect(duel.zone('p1', 'hand')).toEqual([BLACK_V]);
    },
  );

  driven('cannot be declared for what is no Dragon, is cheaper, or has another civilization', (begin) => {
    for (const attacker of ['Explosive Fighter Ucarn', 'Immortal Baron, Vorg', 'Rafululu, Sound Faerie']) {
      const duel = begin({ p1: { hand: [DOGIRAGON], battleZone: [attacker] }, p2: { shieldZone: 6 } });
      duel.passUntil('p1 attack').choose(`${attacker} attacks the player`);
      expect(duel.asked).toBe('p1 shields');
      expect(duel.zone('p1', 'hand')).toEqual([DOGIRAGON]);
    }
  });

  driven('cannot be declared after Rafululu has taken the place of Tulk', (begin) => {
    const hand = ['Rafululu, Sound Faerie', MUJI, DOGIRAGON];
    const duel = begin({ p1: { hand, battleZone: ['Tulk, the Oracle'] } });
    duel.passUntil('p1 attack').choose('Tulk, the Oracle attacks the player');
    expect(duel.options).toEqual(['Declare Rafululu, Sound Faerie']);
    duel.choose('Declare Rafululu, Sound Faerie');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.names('p1', 'hand')).toEqual([DOGIRAGON, 'Tulk, the Oracle', MUJI]);
  });
});

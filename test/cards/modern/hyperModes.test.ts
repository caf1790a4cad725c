import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe("Eine k'Reine, Blue Moon", () => {
  driven('is in hyper mode as it is put, and hyperizes no more in that turn', (begin) => {
    const duel = begin({
      p1: { hand: ["Eine k'Reine, Blue Moon"], manaZone: { water: 3 }, battleZone: ['Filler'] },
    });
    duel.use("Summon Eine k'Reine");
    const [, queen] = duel.duel.view('p1').zones.p1.battleZone;
    expect(queen !== undefined && 'current' in queen ? [queen.current.power, queen.inHyperMode] : []).toEqual(
      [8000, true],
    );
    expect(duel.asked).toBe('p1 attack');
  });

  driven('blocks with its printed power once its next turn has begun', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { battleZone: ["Eine k'Reine, Blue Moon"] },
    });
    duel.choose('Bolshack Dragon attacks the player').choose("Block with Eine k'Reine");
    expect(duel.names('p2', 'graveyard')).toEqual(["Eine k'Reine, Blue Moon"]);
  });
});

describe('Hideanocca=Noadocca', () => {
  driven('is used by its shield trigger and destroys a creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Soldier'] },
      p2: { shieldZone: ['Hideanocca=Noadocca'] },
    });
    duel.choose('Aqua Soldier attacks the player').choose('Shield trigger');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Hideanocca=Noadocca'] });
  });

  driven('in hyper mode destroys what wins the battle', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Hideanocca=Noadocca', 'Filler'] },
      p2: {
        battleZone: [
          { name: 'Lah, Purification Enforcer', tapped: true },
          { name: 'Crystal Lancer', tapped: true },
        ],
      },
    });
    duel.choose('Hyperize').choose('Hideanocca=Noadocca attacks Crystal Lancer');
    expect([duel.names('p1', 'graveyard'), duel.names('p2', 'graveyard')]).toEqual([
      ['Hideanocca=Noadocca'],
      ['Crystal Lancer'],
    ]);
  });
});

describe('Girimenoir, Q of the Enigmatic Gods', () => {
  driven('breaks two shields, and four once a shield has left', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Girimenoir, Q of the Enigmatic Gods', 'Aqua Soldier'] },
    });
    const breaks = () => duel.decision.max;
    duel.choose('Girimenoir, Q of the Enigmatic Gods attacks the player');
    expect([duel.asked, breaks()]).toEqual(['p1 shields', 2]);
    const later = begin({
      step: 'attack',
      p1: { battleZone: ['Girimenoir, Q of the Enigmatic Gods', 'Aqua Soldier'] },
    });
    later.choose('Aqua Soldier attacks the player').choose('Shield 1');
    later.choose('Girimenoir, Q of the Enigmatic Gods attacks the player');
    expect([later.asked, later.options.length]).toEqual(['p1 breaker', 2]);
    later.choose(later.options.find((one) => /quattro/i.test(one)) ?? '');
    expect(later.count('p2', 'shieldZone')).toBe(0);
  });
});

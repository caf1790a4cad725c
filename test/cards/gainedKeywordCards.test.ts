import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

describe('Chaotic Skyterror', () => {
  driven('every Demon Command has "power attacker +4000" and "double breaker"', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Chaotic Skyterror', 'Photocide, Lord of the Wastes', 'Vampire Silphy'] },
      p2: { battleZone: ['Seamine', { name: 'Vampire Silphy', tapped: true }] },
    });
    duel.choose('Photocide, Lord of the Wastes attacks Vampire Silphy');
    expect(duel.asked).toBe('p2 block');
    expect(powersOf(duel, 'p1')).toEqual([
      'Chaotic Skyterror 4000',
      'Photocide, Lord of the Wastes 13000',
      'Vampire Silphy 4000',
    ]);
  });

  driven("also the opponent's, and no other creature", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Death Cruzer, the Annihilator', 'Gigakail', 'Filler'] },
      p2: { battleZone: ['Chaotic Skyterror'], shieldZone: 5 },
    });
    duel.choose('Gigakail attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Death Cruzer, the Annihilator attacks the player');
    expect(powersOf(duel, 'p1')[0]).toBe('Death Cruzer, the Annihilator 17000');
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });
});

describe('Supporting Tulip', () => {
  driven('every Angel Command has "power attacker +4000"', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Supporting Tulip', 'Hanusa, Radiance Elemental', 'Lah, Purification Enforcer'] },
      p2: { battleZone: ['Seamine', 'Hanusa, Radiance Elemental'] },
    });
    duel.choose('Hanusa, Radiance Elemental attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(powersOf(duel, 'p1')).toEqual([
      'Supporting Tulip 4000',
      'Hanusa, Radiance Elemental 13500',
      'Lah, Purification Enforcer 5500',
    ]);
    expect(powersOf(duel, 'p2')).toEqual(['Seamine 4000', 'Hanusa, Radiance Elemental 9500']);
  });
});

describe('Gregoria, Princess of War', () => {
  driven('every Demon Command has "blocker"', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Gregoria, Princess of War', 'Deathliger, Lion of Chaos', 'Burning Mane'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Block with Deathliger, Lion of Chaos']);
  });

  driven("also the opponent's", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gregoria, Princess of War', 'Filler'] },
      p2: { battleZone: ['Deathliger, Lion of Chaos', 'Burning Mane'] },
    });
    duel.choose('Filler attacks the player');
    expect(duel.options).toEqual(['Block with Deathliger, Lion of Chaos']);
  });
});

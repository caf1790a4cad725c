import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const jaoumon = 'Hyakki no Jaoumon';

describe('Hyakki no Jaoumon', () => {
  const deck = [
    'Zagaan, Knight of Darkness',
    'Deathliger, Lion of Chaos',
    'Fear Fang',
    'Immortal Baron, Vorg',
    'Filler',
    'Filler',
  ];

  driven('puts one of the four cards that it mills, which may battle', (begin) => {
    const duel = begin({
      p1: {
        hand: [jaoumon],
        manaZone: { darkness: 3, fire: 3 },
        graveyard: ['Gigaberos'],
        deck,
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: ['Urth, Purifying Elemental', 'Aqua Soldier'] },
    });
    duel.use(`Cast ${jaoumon}`);
    expect(duel.options).toEqual(['Zagaan, Knight of Darkness', 'Immortal Baron, Vorg']);
    duel.choose('Zagaan, Knight of Darkness').choose('Yes').choose('Urth, Purifying Elemental');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'Zagaan, Knight of Darkness'],
      p2: ['Aqua Soldier'],
    });
    expect(duel.names('p1', 'graveyard')).toEqual([
      'Deathliger, Lion of Chaos',
      'Fear Fang',
      'Gigaberos',
      jaoumon,
      'Immortal Baron, Vorg',
    ]);
    expect(duel.count('p1', 'deck')).toBe(2);
  });

  driven('puts nothing where none of the four fits', (begin) => {
    const duel = begin({
      p1: { hand: [jaoumon], manaZone: { darkness: 3, fire: 3 }, graveyard: ['Gigaberos'] },
      p2: { battleZone: ['Aqua Soldier'] },
    });
    duel.use(`Cast ${jaoumon}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Aqua Soldier'] });
    expect(duel.count('p1', 'graveyard')).toBe(6);
  });

  driven('is cast for nothing when the opponent attacks and a player has no shields', (begin) => {
    for (const [own, theirs] of [
      [0, 5],
      [2, 0],
    ] as const) {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Urth, Purifying Elemental', 'Fear Fang'], shieldZone: theirs },
        p2: { hand: [jaoumon], shieldZone: own, deck },
      });
      duel.choose('Urth, Purifying Elemental attacks the player').choose(`Declare ${jaoumon}`);
      duel.choose('Zagaan, Knight of Darkness').choose('Yes').choose('Urth, Purifying Elemental');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Zagaan, Knight of Darkness'] });
      expect(duel.count('p2', 'shieldZone')).toBe(own);
    }
  });

  driven('may be declared while both have shields, and misfires', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Urth, Purifying Elemental', 'Fear Fang'], shieldZone: 1 },
      p2: { hand: [jaoumon], shieldZone: 1, deck },
    });
    duel.choose('Fear Fang attacks the player').choose(`Declare ${jaoumon}`).passUntil('p1 attack');
    expect(duel.facts('effectMisfired')).toEqual([`effectMisfired ${jaoumon}`]);
    expect(duel.names('p2', 'hand')).toEqual(['Filler', jaoumon]);
    expect(duel.count('p2', 'deck')).toBe(6);
  });
});

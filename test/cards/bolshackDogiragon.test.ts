import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Bolshack Dogiragon', () => {
  driven('comes onto the top card of the deck when its player is attacked without shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigaberos', 'Fear Fang'] },
      p2: {
        hand: ['Bolshack Dogiragon'],
        shieldZone: [],
        deck: ['Immortal Baron, Vorg', 'Filler', 'Filler'],
        battleZone: ['Burning Mane'],
      },
    });
    duel.choose('Gigaberos attacks the player').choose('Declare Bolshack Dogiragon').choose('Yes');
    duel.choose('Gigaberos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['Burning Mane', 'Bolshack Dogiragon (over Immortal Baron, Vorg)'],
    });
    expect([duel.count('p2', 'hand'), duel.count('p2', 'deck')]).toEqual([0, 2]);
  });

  driven('stays in the hand when the top card is no fire creature that is not an evolution', (begin) => {
    for (const top of ['Burning Mane', 'Crimson Hammer', 'Armored Cannon Balbaro']) {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Gigaberos', 'Fear Fang'] },
        p2: {
          hand: ['Bolshack Dogiragon'],
          shieldZone: [],
          deck: [top, 'Filler'],
          battleZone: ['Immortal Baron, Vorg', 'King Coral'],
        },
      });
      duel.choose('Gigaberos attacks the player').choose('Declare Bolshack Dogiragon');
      expect(duel.asked).toBe('p2 block');
      duel.choose('Block with King Coral');
      expect(duel.battleZones).toEqual({
        p1: ['Gigaberos (tapped)', 'Fear Fang'],
        p2: ['Immortal Baron, Vorg'],
      });
      expect(duel.zone('p2', 'hand')).toEqual(['Bolshack Dogiragon']);
      expect(duel.zone('p2', 'deck')).toEqual([top, 'Filler']);
    }
  });

  driven('may be declared with a shield left, and misfires', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigaberos', 'Fear Fang'] },
      p2: { hand: ['Bolshack Dogiragon'], shieldZone: 1, deck: ['Immortal Baron, Vorg', 'Filler'] },
    });
    duel.choose('Gigaberos attacks the player').choose('Declare Bolshack Dogiragon').passUntil('p1 attack');
    expect(duel.facts('effectMisfired')).toEqual(['effectMisfired Bolshack Dogiragon']);
    expect(duel.names('p2', 'hand')).toEqual(['Bolshack Dogiragon', 'Filler']);
    expect(duel.battleZones).toEqual({ p1: ['Gigaberos (tapped)', 'Fear Fang'], p2: [] });
  });

  driven('is not declared when a creature is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigaberos', 'Fear Fang'] },
      p2: {
        hand: ['Bolshack Dogiragon'],
        shieldZone: [],
        battleZone: [{ name: 'Burning Mane', tapped: true }],
      },
    });
    duel.choose('Gigaberos attacks Burning Mane').passUntil('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([]);
    expect(duel.zone('p2', 'hand')).toEqual(['Bolshack Dogiragon']);
  });

  driven('is summoned onto a fire creature, and may battle then and whenever it attacks', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Bolshack Dogiragon'],
        manaZone: { fire: 7 },
        battleZone: ['Immortal Baron, Vorg', 'Fear Fang'],
      },
      p2: { battleZone: ['Deathliger, Lion of Chaos', 'Zagaan, Knight of Darkness', 'Burning Mane'] },
    });
    duel.use('Summon Bolshack Dogiragon').choose('Yes').choose('Deathliger, Lion of Chaos');
    expect(duel.battleZones).toEqual({
      p1: ['Bolshack Dogiragon (over Immortal Baron, Vorg)', 'Fear Fang'],
      p2: ['Zagaan, Knight of Darkness', 'Burning Mane'],
    });
    duel.choose('Bolshack Dogiragon attacks the player').choose('Yes').choose('Zagaan, Knight of Darkness');
    duel.choose('Shield 1', 'Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Bolshack Dogiragon (tapped, over Immortal Baron, Vorg)', 'Fear Fang'],
      p2: ['Burning Mane'],
    });
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });

  driven('needs a fire creature, and need not battle', (begin) => {
    const without = begin({
      p1: { hand: ['Bolshack Dogiragon'], manaZone: { fire: 7 }, battleZone: ['Fear Fang'] },
    });
    expect(without.asked).toBe('p1 attack');
    const peaceful = begin({
      p1: { hand: ['Bolshack Dogiragon'], manaZone: { fire: 7 }, battleZone: ['Immortal Baron, Vorg'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    peaceful.use('Summon Bolshack Dogiragon').choose('No');
    expect(peaceful.asked).toBe('p1 attack');
    expect(peaceful.battleZones.p2).toEqual(['Burning Mane']);
  });
});

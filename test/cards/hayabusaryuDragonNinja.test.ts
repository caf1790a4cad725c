import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const ninja = 'Hayabusaryu, Dragon Ninja';

describe('Hayabusaryu, Dragon Ninja', () => {
  driven(
    'comes by ninja strike with 6 mana, blocks, and goes under the deck at the end of the turn',
    (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
        p2: { hand: [ninja], manaZone: 6 },
      });
      duel.choose('Fear Fang attacks the player').choose(`Declare ${ninja}`);
      expect(duel.asked).toBe('p2 block');
      duel.choose(`Block with ${ninja}`);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [`${ninja} (tapped)`] });
      duel.passUntil('p2 charge');
      expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [] });
      expect(duel.zone('p2', 'deck').at(-1)).toBe(ninja);
    },
  );

  driven('cannot be declared with 5 mana', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [ninja], manaZone: 5, shieldZone: 1 },
    });
    duel.choose('Fear Fang attacks the player').passUntil('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([]);
    expect(duel.names('p2', 'hand')).toEqual(['Filler', ninja]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: [] });
  });

  driven('attacks in the turn in which it is summoned, and does not go under the deck then', (begin) => {
    const duel = begin({
      p1: { hand: [ninja], manaZone: { light: 1, fire: 5 } },
      p2: {
        battleZone: [
          { name: 'Poisonous Dahlia', tapped: true },
          { name: 'Szubs Kin, Twilight Guardian', tapped: true },
        ],
      },
    });
    duel.use(`Summon ${ninja}`);
    expect(duel.options).toContain(`${ninja} attacks the player`);
    duel.choose(`${ninja} attacks Poisonous Dahlia`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({
      p1: [`${ninja} (tapped)`],
      p2: ['Szubs Kin, Twilight Guardian'],
    });
  });

  driven('needs light and fire', (begin) => {
    for (const manaZone of [{ light: 6 }, { fire: 6 }, { light: 1, fire: 4 }])
      expect(begin({ p1: { hand: [ninja], manaZone } }).asked).toBe('p2 charge');
  });
});

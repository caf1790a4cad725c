import { describe, expect } from 'vitest';
import { creature, each, yourMana } from '../../effects/language/words.ts';
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

  driven('comes from the mana zone too while its player may summon from there', (begin) => {
    const opener = creature({
      name: 'Opener',
      civilizations: ['nature'],
      cost: 5,
      power: 1000,
      abilities: [each(yourMana(), { kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } })],
    });
    const arrangement = (battleZone: readonly string[]) => ({
      cards: [opener],
      step: 'attack' as const,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone, manaZone: [ninja, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'], shieldZone: 1 },
    });
    const opened = begin(arrangement(['Opener'])).choose('Fear Fang attacks the player');
    opened.choose(`Declare ${ninja}`).choose(`Block with ${ninja}`);
    expect(opened.asked).toBe('p1 attack');
    expect(opened.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Opener', `${ninja} (tapped)`] });
    expect(opened.count('p2', 'manaZone')).toBe(5);
    const closed = begin(arrangement(['Aqua Soldier'])).choose('Fear Fang attacks the player');
    closed.passUntil('p1 attack');
    expect(closed.facts('usageDeclared')).toEqual([]);
    expect(closed.count('p2', 'manaZone')).toBe(6);
  });

  driven('needs light and fire', (begin) => {
    for (const manaZone of [{ light: 6 }, { fire: 6 }, { light: 1, fire: 4 }])
      expect(begin({ p1: { hand: [ninja], manaZone } }).asked).toBe('p2 charge');
  });
});

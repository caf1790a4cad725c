import { creature, self, topOfDeckTo, whenPut } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const oriotis = 'Oriotis, Control Wings';
const sower = creature({
  name: 'Quick Sower',
  civilizations: ['light'],
  cost: 4,
  power: 1000,
  abilities: [whenPut(self, topOfDeckTo('manaZone', 2))],
});
const watched = { battleZone: [oriotis, 'Burning Mane'] };

describe(oriotis, () => {
  driven('sends below the deck what costs more than the mana of its player', (begin) => {
    const duel = begin({
      p1: { hand: ["Heaven's Force", 'Fear Fang'], manaZone: { light: 2 }, battleZone: ['Forest Hornet'] },
      p2: watched,
    });
    duel.use("Cast Heaven's Force").choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: watched.battleZone });
    expect(duel.zone('p1', 'deck').at(-1)).toBe('Fear Fang');
  });

  driven('leaves what costs exactly that, and what its own player puts', (begin) => {
    const same = begin({
      p1: {
        hand: ["Heaven's Force", 'Reusol, the Oracle'],
        manaZone: { light: 2 },
        battleZone: ['Forest Hornet'],
      },
      p2: watched,
    });
    same.use("Cast Heaven's Force").choose('Reusol, the Oracle');
    expect(same.battleZones.p1).toEqual(['Forest Hornet', 'Reusol, the Oracle']);
    const own = begin({
      p1: { hand: ["Heaven's Force", 'Fear Fang'], manaZone: { light: 2 }, battleZone: [oriotis] },
    });
    own.use("Cast Heaven's Force").choose('Fear Fang');
    expect(own.battleZones.p1).toEqual([oriotis, 'Fear Fang']);
  });

  driven('counts the mana as the creature is put; more of it later does not help', (begin) => {
    const duel = begin({
      cards: [sower],
      p1: { hand: ["Heaven's Force", 'Quick Sower'], manaZone: { light: 2 } },
      p2: watched,
    });
    duel.use("Cast Heaven's Force").choose('Quick Sower');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'manaZone')).toBe(4);
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'deck').at(-1)).toBe('Quick Sower');
  });

  driven('blocks, and attacks no player', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: watched,
    });
    duel.choose('Burning Mane attacks the player').choose(`Block with ${oriotis}`);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [`${oriotis} (tapped)`, 'Burning Mane'] });
    const attacking = begin({
      step: 'attack',
      p1: { battleZone: [oriotis] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    expect(attacking.options).toEqual([`${oriotis} attacks Burning Mane`, 'Attack no more']);
  });
});

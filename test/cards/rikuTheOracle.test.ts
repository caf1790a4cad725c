import { any, choose, creature, returnToHand, topOfDeckTo, whenPut, yourShields } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const riku = 'Riku, the Oracle';
const adder = creature({
  name: 'Shield Bringer',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [whenPut(any('you'), topOfDeckTo('shieldZone'))],
});
const taker = creature({
  name: 'Shield Taker',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [whenPut(any('you'), returnToHand(choose(yourShields())))],
});
const summoning = { hand: [riku], manaZone: { light: 5 } };

describe(riku, () => {
  driven('may add a shield with 2 shields or fewer', (begin) => {
    const position = { p1: { ...summoning, shieldZone: 2, battleZone: ['Fear Fang'] } };
    const duel = begin(position).use(`Summon ${riku}`);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'shieldZone'), duel.count('p1', 'deck')]).toEqual([3, 19]);
    expect(begin(position).use(`Summon ${riku}`).pass().count('p1', 'shieldZone')).toBe(2);
    const many = begin({ p1: { ...position.p1, shieldZone: 3 } }).use(`Summon ${riku}`);
    expect(many.asked).toBe('p1 attack');
    expect(many.count('p1', 'shieldZone')).toBe(3);
  });

  driven('counts the shields when it is resolved', (begin) => {
    const over = begin({
      cards: [adder],
      p1: { ...summoning, shieldZone: 2, battleZone: ['Shield Bringer'] },
    });
    over.use(`Summon ${riku}`).choose('Shield Bringer');
    expect(over.asked).toBe('p1 attack');
    expect(over.count('p1', 'shieldZone')).toBe(3);
    const under = begin({
      cards: [taker],
      p1: { ...summoning, shieldZone: 3, battleZone: ['Shield Taker'] },
    });
    under.use(`Summon ${riku}`).choose('Shield Taker').choose('Card 1');
    expect(under.asked).toBe('p1 confirm');
    under.choose('Yes');
    expect(under.count('p1', 'shieldZone')).toBe(3);
  });

  driven('is summoned as a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: [riku] },
    });
    duel.choose('Fear Fang attacks the player').choose(`Shield trigger: ${riku}`).choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual([riku]);
    expect(duel.count('p2', 'shieldZone')).toBe(1);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const sanji = 'Dark Sanji, Darkfang Ninja';
const snout = 'Quixotic Hero Swine Snout';

describe(sanji, () => {
  driven('lowers a creature of the opponent by 2000 until the turn ends', (begin) => {
    const position = {
      p1: { hand: [sanji], manaZone: { darkness: 5 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Burning Mane', 'Fear Fang'] },
    };
    const dies = begin(position).use(`Summon ${sanji}`);
    expect(dies.options).toEqual(['Burning Mane', 'Fear Fang']);
    dies.choose('Burning Mane');
    expect(dies.battleZones).toEqual({ p1: ['Burning Mane', sanji], p2: ['Fear Fang'] });
    const lives = begin(position).use(`Summon ${sanji}`).choose('Fear Fang');
    expect(lives.battleZones.p2).toEqual(['Burning Mane', 'Fear Fang']);
    expect(lives.duel.game.lasting.map(({ until }) => until)).toEqual(['turn']);
    lives.passUntil('p2 charge');
    expect(lives.duel.game.lasting).toEqual([]);
  });

  driven('comes before what the opponent would get for it', (begin) => {
    const duel = begin({
      p1: { hand: [sanji], manaZone: { darkness: 5 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: [snout] },
    });
    duel.use(`Summon ${sanji}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', sanji], p2: [] });
  });

  driven('is summoned by ninja strike, and goes below the deck as the turn ends', (begin) => {
    const position = {
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: { hand: [sanji], manaZone: 4, shieldZone: 5 },
    } as const;
    const duel = begin(position).choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 declareUsage');
    duel.choose(`Declare ${sanji}`).choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [sanji] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.zone('p2', 'deck').at(-1)).toBe(sanji);
    const short = begin({ ...position, p2: { ...position.p2, manaZone: 3 } });
    short.choose('Burning Mane attacks the player').choose(`Declare ${sanji}`);
    expect([short.asked, short.battleZones.p2]).toEqual(['p1 shields', []]);
  });
});

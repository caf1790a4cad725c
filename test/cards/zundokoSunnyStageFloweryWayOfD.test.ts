import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const stage = 'Zundoko Sunny Stage, Flowery Way of D';
const macallan = 'Macallan, Explosive Flame Shooter';

describe(stage, () => {
  driven('is expanded, and turns every creature that its player puts into mana', (begin) => {
    const duel = begin({
      p1: {
        hand: [stage, 'Burning Mane', 'Fear Fang'],
        manaZone: { nature: 7 },
        deck: ['Aqua Knight', 'Filler'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use(`Expand ${stage}`);
    expect(duel.zone('p1', 'battleZone')).toEqual([stage]);
    duel.use('Summon Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [stage, 'Burning Mane'], p2: ['Forest Hornet'] });
    expect(duel.names('p1', 'manaZone').slice(0, 1)).toEqual(['Aqua Knight']);
    expect(duel.zone('p1', 'deck')).toEqual(['Filler']);
  });

  driven('does nothing for a creature of the opponent', (begin) => {
    const duel = begin({
      p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [stage] },
    });
    duel.use('Summon Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([2, 0]);
  });

  driven('brings in time the card that mana arms still need', (begin) => {
    const position = {
      p1: {
        hand: [macallan],
        manaZone: { fire: 2, nature: 1 },
        battleZone: [stage],
        deck: ['Immortal Baron, Vorg', 'Filler'],
      },
      p2: { battleZone: ['Fear Fang'] },
    };
    const duel = begin(position).use(`Summon ${macallan}`);
    expect(duel.options).toEqual([stage, macallan]);
    duel.choose(stage);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [stage, macallan], p2: [] });
    const tooSoon = begin(position).use(`Summon ${macallan}`).choose(macallan);
    expect(tooSoon.battleZones).toEqual({ p1: [stage, macallan], p2: ['Fear Fang'] });
    const noFire = begin({ ...position, p1: { ...position.p1, deck: ['Burning Mane', 'Filler'] } });
    noFire.use(`Summon ${macallan}`).choose(stage);
    expect(noFire.battleZones).toEqual({ p1: [stage, macallan], p2: ['Fear Fang'] });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const name = 'Olzekia, General of Decapitation';

describe(name, () => {
  driven('destroys one of its own side, then two that the opponent chooses', (begin) => {
    const duel = begin({
      p1: { hand: [name], manaZone: { darkness: 7 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Forest Hornet', 'King Coral', 'Aqua Knight'] },
    });
    duel.use(`Summon ${name}`);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane', name]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p2 choose');
    expect(() => duel.choose('Forest Hornet')).toThrow();
    duel.choose('Forest Hornet', 'Aqua Knight');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', name], p2: ['King Coral'] });
    expect(duel.zone('p2', 'hand')).toEqual(['Aqua Knight']);
  });

  driven('alone it destroys itself, and takes as many as there are', (begin) => {
    const duel = begin({
      p1: { hand: [name], manaZone: { darkness: 7 } },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use(`Summon ${name}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
  });

  driven('breaks two shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: [name] } });
    duel.choose(`${name} attacks the player`).choose('Shield 2', 'Shield 4');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });
});

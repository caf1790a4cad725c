import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const funk = 'Funk, Guard of Hope';

describe(funk, () => {
  driven('lowers every other creature by 1000, at once', (begin) => {
    const duel = begin({
      p1: { hand: [funk], manaZone: { light: 3 }, battleZone: ['Aqua Vehicle', 'Burning Mane'] },
      p2: { battleZone: ['Brawler Zyler', 'Aqua Soldier', 'Fear Fang'] },
    });
    duel.use(`Summon ${funk}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', funk], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'hand')).toEqual(['Aqua Soldier']);
  });

  driven('not itself, and not for longer than it is there', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang', 'Forest Hornet'] },
      p2: {
        battleZone: [
          { name: funk, tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    });
    duel.choose(`Burning Mane attacks ${funk}`);
    expect(duel.battleZones.p2).toEqual([`${funk} (tapped)`, 'Fear Fang (tapped)']);
    duel.choose(`Forest Hornet attacks ${funk}`).choose('Fear Fang attacks Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet (tapped)'], p2: [] });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Sinister General Damudo', () => {
  driven('when it is destroyed, every creature with power 3000 or less is destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: {
        battleZone: ['Sinister General Damudo', 'Burning Mane', 'Calgo, Vizier of Rainclouds', 'Seamine'],
      },
    });
    duel.use('Cast Terror Pit').choose('Sinister General Damudo');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Seamine'] });
  });

  driven('not while it is in the battle zone', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Sinister General Damudo', 'Forest Hornet'] },
    });
    duel.use('Cast Terror Pit').choose('Forest Hornet');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Sinister General Damudo'] });
  });
});

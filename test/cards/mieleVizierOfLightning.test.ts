import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Miele, Vizier of Lightning', () => {
  driven("taps one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Miele, Vizier of Lightning'], manaZone: { light: 3 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'] },
    });
    duel.use('Summon Miele, Vizier of Lightning');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane', 'Aqua Vehicle']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Fear Fang', 'Burning Mane', 'Aqua Vehicle (tapped)']);
    expect(duel.zone('p1', 'battleZone')[0]).toBe('Forest Hornet');
  });

  driven('does nothing where the opponent has no creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Miele, Vizier of Lightning'], manaZone: { light: 3 }, battleZone: ['Forest Hornet'] },
    });
    duel.use('Summon Miele, Vizier of Lightning');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'battleZone')[0]).toBe('Forest Hornet');
  });

  driven('need not tap anything', (begin) => {
    const duel = begin({
      p1: { hand: ['Miele, Vizier of Lightning'], manaZone: { light: 3 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Miele, Vizier of Lightning').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Fear Fang']);
  });
});

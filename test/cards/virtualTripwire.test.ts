import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Virtual Tripwire', () => {
  driven("taps one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Virtual Tripwire'], manaZone: { water: 3 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'] },
    });
    duel.use('Cast Virtual Tripwire');
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
      p1: { hand: ['Virtual Tripwire'], manaZone: { water: 3 }, battleZone: ['Forest Hornet'] },
    });
    duel.use('Cast Virtual Tripwire');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'battleZone')[0]).toBe('Forest Hornet');
  });

  driven('is no shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Virtual Tripwire', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Virtual Tripwire']);
  });
});

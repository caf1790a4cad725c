import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Solar Ray', () => {
  driven("taps one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Solar Ray'], manaZone: { light: 2 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'] },
    });
    duel.use('Cast Solar Ray');
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
      p1: { hand: ['Solar Ray'], manaZone: { light: 2 }, battleZone: ['Forest Hornet'] },
    });
    duel.use('Cast Solar Ray');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'battleZone')[0]).toBe('Forest Hornet');
  });

  driven('may be cast as a shield trigger, while the attack goes on', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Solar Ray', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Solar Ray');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Fear Fang (tapped)', 'Burning Mane (tapped)']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Solar Ray']);
  });
});

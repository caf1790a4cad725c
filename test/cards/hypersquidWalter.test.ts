import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Hypersquid Walter', () => {
  driven('its player may draw a card when it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hypersquid Walter', 'Burning Mane'], deck: ['Fear Fang', 'Filler'] },
    });
    duel.choose('Hypersquid Walter attacks the player');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect([duel.count('p1', 'deck'), duel.count('p2', 'deck')]).toEqual([1, 20]);
  });

  driven('need not, and not when another creature attacks', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Hypersquid Walter', 'Burning Mane'] } });
    duel.choose('Hypersquid Walter attacks the player').choose('No');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 20]);
  });

  driven('attacks with 1000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hypersquid Walter', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Hypersquid Walter attacks Filler').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

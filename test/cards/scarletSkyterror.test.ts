import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Scarlet Skyterror', () => {
  driven('destroys every blocker, on both sides', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Scarlet Skyterror'],
        manaZone: { fire: 1, light: 8 },
        battleZone: ['King Coral', 'Burning Mane'],
      },
      p2: { battleZone: ['Gran Gure, Space Guardian', 'Fear Fang', { name: 'Seamine', tapped: true }] },
    });
    duel.use('Summon Scarlet Skyterror');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Scarlet Skyterror'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['King Coral']);
    expect(duel.names('p2', 'graveyard')).toEqual(['Gran Gure, Space Guardian', 'Seamine']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('destroys nothing where there is no blocker', (begin) => {
    const duel = begin({
      p1: { hand: ['Scarlet Skyterror'], manaZone: { fire: 8 } },
      p2: { battleZone: ['Filler', 'Fear Fang'], hand: ['King Coral'] },
    });
    duel.use('Summon Scarlet Skyterror');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Scarlet Skyterror'], p2: ['Filler', 'Fear Fang'] });
  });
});

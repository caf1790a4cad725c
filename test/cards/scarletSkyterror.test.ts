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

  driven('cannot be summoned with 7 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 7 }, { light: 8 }]) {
      const duel = begin({ p1: { hand: ['Scarlet Skyterror'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Scarlet Skyterror']);
    }
  });

  driven('attacks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Scarlet Skyterror', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Scarlet Skyterror attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

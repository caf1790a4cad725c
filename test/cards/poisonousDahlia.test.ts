import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Poisonous Dahlia', () => {
  driven('is summoned for 4 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Poisonous Dahlia'], manaZone: { nature: 1, light: 4 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Poisonous Dahlia');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Poisonous Dahlia'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 3 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 3 }, { light: 4 }]) {
      const duel = begin({ p1: { hand: ['Poisonous Dahlia'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Poisonous Dahlia']);
    }
  });

  driven('cannot attack the player, but can attack creatures', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Poisonous Dahlia', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }, 'Fear Fang'], shieldZone: 0 },
    });
    expect(duel.options).toEqual([
      'Poisonous Dahlia attacks Filler',
      'Burning Mane attacks the player',
      'Burning Mane attacks Filler',
      'Attack no more',
    ]);
    duel.choose('Poisonous Dahlia attacks Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Poisonous Dahlia (tapped)', 'Burning Mane'],
      p2: ['Fear Fang'],
    });
  });

  driven('attacks with 5000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Poisonous Dahlia', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Poisonous Dahlia attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

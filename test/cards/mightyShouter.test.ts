import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Mighty Shouter', () => {
  driven('is summoned for 3 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Mighty Shouter'], manaZone: { nature: 1, light: 3 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Mighty Shouter');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Mighty Shouter'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 2 }, { light: 3 }]) {
      const duel = begin({ p1: { hand: ['Mighty Shouter'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Mighty Shouter']);
    }
  });

  driven('goes to the mana zone instead when it would be destroyed in battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Mighty Shouter', 'Filler'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Burning Mane'] },
    });
    duel.choose('Mighty Shouter attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang (tapped)', 'Burning Mane'] });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Mighty Shouter']);
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
    expect(duel.facts('cardDestroyed')).toEqual([]);
  });

  driven("goes to its owner's mana zone when an effect of the opponent would destroy it", (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 } },
      p2: { battleZone: ['Mighty Shouter', 'Filler'] },
    });
    duel.use('Cast Terror Pit').choose('Mighty Shouter');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Filler'] });
    expect(duel.zone('p2', 'manaZone')).toEqual(['Mighty Shouter']);
    expect(duel.zone('p2', 'graveyard')).toEqual([]);
  });

  driven('is returned to the hand like any other creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Mighty Shouter', 'Filler'] },
    });
    duel.use('Cast Spiral Gate').choose('Mighty Shouter');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual(['Mighty Shouter']);
    expect(duel.count('p1', 'manaZone')).toBe(2);
  });

  driven('attacks with 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Mighty Shouter', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Mighty Shouter attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

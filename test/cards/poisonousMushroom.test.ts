import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Poisonous Mushroom', () => {
  driven('its player may put a card of the hand into the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Poisonous Mushroom', 'Fear Fang', 'Filler'],
        manaZone: { nature: 1, light: 1 },
        battleZone: ['Burning Mane'],
      },
      p2: { hand: ['Terror Pit'] },
    });
    duel.use('Summon Poisonous Mushroom').choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Filler']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Poisonous Mushroom'], p2: [] });
    expect([...duel.zone('p1', 'manaZone')].sort()).toEqual([
      'Fear Fang',
      'Light Filler (tapped)',
      'Nature Filler (tapped)',
    ]);
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
    expect([duel.count('p2', 'hand'), duel.count('p2', 'manaZone')]).toEqual([1, 0]);
  });

  driven('need not', (begin) => {
    const duel = begin({ p1: { hand: ['Poisonous Mushroom', 'Fear Fang'], manaZone: { nature: 2 } } });
    duel.use('Summon Poisonous Mushroom').choose('No');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'manaZone')).toBe(2);
  });

  driven('puts nothing where the hand is empty', (begin) => {
    const duel = begin({
      p1: { hand: ['Poisonous Mushroom'], manaZone: { nature: 1, light: 2 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Poisonous Mushroom').choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Poisonous Mushroom'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });
});

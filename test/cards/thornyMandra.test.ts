import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Thorny Mandra', () => {
  driven('its player may put a creature of the graveyard into the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Thorny Mandra'],
        manaZone: { nature: 1, light: 5 },
        battleZone: ['Filler'],
        graveyard: ['Terror Pit', 'Fear Fang', 'Burning Mane'],
      },
      p2: { graveyard: ['Forest Hornet'] },
    });
    duel.use('Summon Thorny Mandra').choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Thorny Mandra'], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit', 'Burning Mane']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Forest Hornet']);
    expect([...duel.zone('p1', 'manaZone')].filter((card) => !card.endsWith('(tapped)')).sort()).toEqual([
      'Fear Fang',
      'Light Filler',
    ]);
  });

  driven('need not, and finds no spell', (begin) => {
    const declined = begin({
      p1: { hand: ['Thorny Mandra'], manaZone: { nature: 5 }, graveyard: ['Fear Fang'] },
    });
    declined.use('Summon Thorny Mandra').choose('No');
    expect(declined.asked).toBe('p2 charge');
    expect(declined.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
    expect(declined.count('p1', 'manaZone')).toBe(5);
    const spells = begin({
      p1: { hand: ['Thorny Mandra'], manaZone: { nature: 5 }, graveyard: ['Terror Pit'] },
    });
    spells.use('Summon Thorny Mandra').choose('Yes');
    expect(spells.asked).toBe('p2 charge');
    expect(spells.zone('p1', 'graveyard')).toEqual(['Terror Pit']);
    expect(spells.battleZones).toEqual({ p1: ['Thorny Mandra'], p2: [] });
  });
});

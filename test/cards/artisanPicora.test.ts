import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Artisan Picora', () => {
  driven("puts a card of its player's mana zone into the graveyard", (begin) => {
    const duel = begin({
      p1: { hand: ['Artisan Picora'], manaZone: { fire: 1, light: 1 }, battleZone: ['Forest Hornet'] },
      p2: { manaZone: { water: 2 } },
    });
    duel.use('Summon Artisan Picora');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Light Filler', 'Fire Filler']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fire Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Artisan Picora'], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fire Filler']);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([1, 2]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('takes the last card of the mana zone', (begin) => {
    const duel = begin({ p1: { hand: ['Artisan Picora'], manaZone: { fire: 1 } } });
    duel.use('Summon Artisan Picora');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Artisan Picora'], p2: [] });
    expect(duel.zone('p1', 'manaZone')).toEqual([]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fire Filler']);
  });
});

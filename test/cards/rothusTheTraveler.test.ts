import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Rothus, the Traveler', () => {
  driven('destroys a creature of its player, then one that the opponent chooses', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Rothus, the Traveler'],
        manaZone: { fire: 1, light: 4 },
        battleZone: ['Burning Mane', 'Fear Fang'],
      },
      p2: { battleZone: ['Forest Hornet', 'Filler'] },
    });
    duel.use('Summon Rothus, the Traveler');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Fear Fang', 'Rothus, the Traveler']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toEqual(['Forest Hornet', 'Filler']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane']);
    duel.choose('Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Rothus, the Traveler'], p2: ['Forest Hornet'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Filler']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('is destroyed itself when it is alone, and the opponent still loses a creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Rothus, the Traveler'], manaZone: { fire: 4 } },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use('Summon Rothus, the Traveler');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Rothus, the Traveler']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Forest Hornet']);
  });

  driven('destroys one of its player only, where the opponent has none', (begin) => {
    const duel = begin({
      p1: { hand: ['Rothus, the Traveler'], manaZone: { fire: 4 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Rothus, the Traveler').choose('Rothus, the Traveler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});

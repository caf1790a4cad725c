import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const octopa = 'Octopa (Kernel Star)';

describe('Octopa (Kernel Star)', () => {
  driven('invades an attacking fire creature of cost 4 or more', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [octopa], battleZone: ['Rothus, the Traveler', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Zagaan, Knight of Darkness', tapped: true }] },
    });
    duel.choose('Rothus, the Traveler attacks Zagaan').choose(`Declare ${octopa}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${octopa} (tapped, over Rothus, the Traveler)`, 'Fear Fang'],
      p2: [],
    });
  });

  driven('is not declared for cheaper or other attackers', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [octopa], battleZone: ['Onslaughter Triceps', 'Forest Hornet', 'Fear Fang'] },
      p2: { shieldZone: 3 },
    });
    duel.choose('Onslaughter Triceps attacks the player').passUntil('p1 shields').choose('Shield 1');
    duel.choose('Forest Hornet attacks the player').passUntil('p1 shields').choose('Shield 1');
    expect(duel.facts('usageDeclared')).toEqual([]);
    expect(duel.zone('p1', 'hand')).toEqual([octopa]);
  });

  driven('evolves from a fire creature for 6', (begin) => {
    const duel = begin({
      p1: { hand: [octopa], manaZone: { fire: 6 }, battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
    });
    duel.use(`Summon ${octopa}`);
    expect(duel.zone('p1', 'battleZone')).toEqual([`${octopa} (over Immortal Baron, Vorg)`, 'Fear Fang']);
    for (const manaZone of [{ fire: 5 }, { water: 6 }])
      expect(begin({ p1: { hand: [octopa], manaZone, battleZone: ['Immortal Baron, Vorg'] } }).asked).toBe(
        'p1 attack',
      );
    const without = begin({ p1: { hand: [octopa], manaZone: { fire: 6 }, battleZone: ['Fear Fang'] } });
    expect(without.asked).toBe('p1 attack');
  });
});

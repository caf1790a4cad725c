import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Frei, Vizier of Air', () => {
  driven("may untap at the end of its player's turn", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Frei, Vizier of Air', { name: 'Fear Fang', tapped: true }] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.choose('Frei, Vizier of Air attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({
      p1: ['Frei, Vizier of Air', 'Fear Fang (tapped)'],
      p2: ['Aqua Vehicle'],
    });
  });

  driven('need not untap', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Frei, Vizier of Air', { name: 'Fear Fang', tapped: true }] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.choose('Frei, Vizier of Air attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('No');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Frei, Vizier of Air (tapped)', 'Fear Fang (tapped)']);
  });

  driven("does nothing at the end of the opponent's turn", (begin) => {
    const duel = begin({
      step: 'attack',
      active: 'p2',
      p1: { battleZone: [{ name: 'Frei, Vizier of Air', tapped: true }] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.pass();
    expect(duel.asked).toBe('p1 charge');
    expect(duel.facts('effectTriggered')).toEqual([]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Toel, Vizier of Hope', () => {
  driven("may untap all creatures of its player at the end of that player's turn", (begin) => {
    const position = {
      step: 'end' as const,
      p1: {
        battleZone: [
          { name: 'Toel, Vizier of Hope', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
        manaZone: [{ name: 'Filler', tapped: true }],
      },
      p2: { battleZone: [{ name: 'Hunter Fish', tapped: true }] },
    };
    const untapped = begin(position);
    expect(untapped.asked).toBe('p1 confirm');
    untapped.choose('Yes');
    expect(untapped.asked).toBe('p2 charge');
    expect(untapped.battleZones).toEqual({ p1: ['Toel, Vizier of Hope', 'Fear Fang'], p2: ['Hunter Fish'] });
    expect(untapped.zone('p1', 'manaZone')).toEqual(['Filler (tapped)']);
    const declined = begin(position).choose('No');
    expect(declined.zone('p1', 'battleZone')).toEqual([
      'Toel, Vizier of Hope (tapped)',
      'Fear Fang (tapped)',
    ]);
  });

  driven("does nothing at the end of the opponent's turn", (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Toel, Vizier of Hope', tapped: true }] },
    });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.facts('effectTriggered')).toEqual([]);
  });
});

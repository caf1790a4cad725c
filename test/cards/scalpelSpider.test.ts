import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Scalpel Spider', () => {
  driven('takes the creature with it that attacks it', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathliger, Lion of Chaos', 'Filler'] },
      p2: { battleZone: [{ name: 'Scalpel Spider', tapped: true }] },
    });
    duel.choose('Deathliger, Lion of Chaos attacks Scalpel Spider');
    expect([duel.asked, duel.battleZones]).toEqual(['p1 attack', { p1: ['Filler'], p2: [] }]);
  });

  driven('no creature that it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Scalpel Spider', 'Filler'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }] },
    });
    duel.choose('Scalpel Spider attacks Deathliger, Lion of Chaos');
    expect([duel.asked, duel.battleZones]).toEqual([
      'p1 attack',
      { p1: ['Filler'], p2: ['Deathliger, Lion of Chaos (tapped)'] },
    ]);
  });
});

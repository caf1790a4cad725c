import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('King Aquakamui', () => {
  driven('may return every Angel Command and Demon Command of the graveyard to the hand', (begin) => {
    const position = {
      p1: {
        hand: ['King Aquakamui'],
        manaZone: { water: 7 },
        battleZone: ['Burning Mane'],
        graveyard: ['Hanusa, Radiance Elemental', 'Fear Fang', 'Deathliger, Lion of Chaos'],
      },
      p2: { graveyard: ['Deathliger, Lion of Chaos'] },
    };
    const duel = begin(position).use('Summon King Aquakamui').choose('Yes');
    expect(duel.names('p1', 'hand')).toEqual(['Deathliger, Lion of Chaos', 'Hanusa, Radiance Elemental']);
    expect([duel.zone('p1', 'graveyard'), duel.count('p2', 'graveyard')]).toEqual([['Fear Fang'], 1]);
    expect(begin(position).use('Summon King Aquakamui').choose('No').count('p1', 'hand')).toBe(0);
  });
});

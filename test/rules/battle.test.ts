import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('115.3 battle', () => {
  driven('the higher power wins, and the loser is destroyed', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Bolshack Dragon', 'Immortal Baron, Vorg'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Fear Fang'] },
    });
    duel.passUntil('p1 attack').choose('Immortal Baron, Vorg attacks Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Bolshack Dragon'],
      p2: ['Deathliger, Lion of Chaos (tapped)', 'Fear Fang'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Immortal Baron, Vorg']);
  });

  driven('equal power means that both lose', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Iere, Vizier of Bullets', tapped: true }, 'Fear Fang'] },
    });
    duel.passUntil('p1 attack').choose('Fear Fang attacks Iere');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
    expect(duel.facts('cardDestroyed', 'battleLost', 'battleWon')).toEqual([
      'cardDestroyed Fear Fang',
      'cardDestroyed Iere, Vizier of Bullets',
      'battleLost Fear Fang',
      'battleLost Iere, Vizier of Bullets',
    ]);
  });
});

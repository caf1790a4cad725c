import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Cliffcrush Giant', () => {
  const attacksOf = (options: readonly string[]) =>
    options.filter((option) => option.startsWith('Cliffcrush Giant'));

  driven('cannot attack while its player has another untapped creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Cliffcrush Giant', 'Filler', { name: 'Fear Fang', tapped: true }] },
    });
    expect(attacksOf(duel.options)).toEqual([]);
    duel.choose('Filler attacks the player').choose('Shield 1');
    expect(attacksOf(duel.options)).toEqual(['Cliffcrush Giant attacks the player']);
  });

  driven('attacks alone, whatever creatures the opponent has, and breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Cliffcrush Giant', { name: 'Filler', tapped: true }] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.choose('Cliffcrush Giant attacks the player');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 shields', 2, 2]);
  });
});

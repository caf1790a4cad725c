import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Bazooka Mutant', () => {
  driven('attacks tapped creatures with "blocker" only', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bazooka Mutant', 'Filler'] },
      p2: {
        battleZone: [{ name: 'Seamine', tapped: true }, { name: 'Fear Fang', tapped: true }, 'King Coral'],
      },
    });
    expect(duel.options).toEqual([
      'Bazooka Mutant attacks Seamine',
      'Filler attacks the player',
      'Filler attacks Seamine',
      'Filler attacks Fear Fang',
      'Attack no more',
    ]);
    duel.choose('Bazooka Mutant attacks Seamine').pass();
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Seamine']]);
  });

  driven('attacks what has gained "blocker", and no player', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bazooka Mutant', 'Filler'] },
      p2: {
        battleZone: ['Gallia Zohl, Iron Guardian Q', { name: 'Promephius Q', tapped: true }],
        shieldZone: 0,
      },
    });
    expect(duel.options.filter((option) => option.startsWith('Bazooka'))).toEqual([
      'Bazooka Mutant attacks Promephius Q',
    ]);
  });
});

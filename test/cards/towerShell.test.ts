import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Tower Shell', () => {
  driven('is not blocked by 4000 power or less', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Tower Shell', 'Burning Mane'] },
      p2: { battleZone: ['Senatine Jade Tree', 'King Coral'] },
    });
    duel.choose('Tower Shell attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Senatine Jade Tree', 'Block with King Coral']);
  });

  driven('can be blocked by more', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Tower Shell', 'Burning Mane'] },
      p2: { battleZone: ['Senatine Jade Tree', 'Dia Nork, Moonlight Guardian'] },
    });
    duel.choose('Tower Shell attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Dia Nork, Moonlight Guardian']);
    duel.choose('Block with Dia Nork, Moonlight Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Senatine Jade Tree'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
});

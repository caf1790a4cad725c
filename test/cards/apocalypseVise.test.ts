import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Apocalypse Vise', () => {
  const position = (battleZone: readonly string[]) => ({
    p1: { hand: ['Apocalypse Vise'], manaZone: { fire: 7 }, battleZone: ['Filler'] },
    p2: { battleZone },
  });

  driven("destroys any number of the opponent's creatures with a total power of 8000 or less", (begin) => {
    const duel = begin(position(['Fear Fang', 'Seamine', 'Aqua Vehicle', 'Burning Mane'])).use(
      'Cast Apocalypse Vise',
    );
    expect([duel.asked, duel.options]).toEqual([
      'p1 choose',
      ['Fear Fang', 'Seamine', 'Aqua Vehicle', 'Burning Mane'],
    ]);
    duel.choose('Fear Fang', 'Seamine', 'Aqua Vehicle');
    expect([duel.asked, duel.battleZones]).toEqual(['p1 attack', { p1: ['Filler'], p2: ['Burning Mane'] }]);
  });

  driven('not more than that, and none that alone has more; none is a number', (begin) => {
    const duel = begin(position(['Fear Fang', 'Seamine', 'Burning Mane', 'Deathliger, Lion of Chaos']));
    duel.use('Cast Apocalypse Vise');
    expect(duel.options).not.toContain('Deathliger, Lion of Chaos');
    expect(() => duel.choose('Fear Fang', 'Seamine', 'Burning Mane')).toThrow();
    duel.choose();
    expect([duel.asked, duel.count('p2', 'battleZone')]).toEqual(['p1 attack', 4]);
  });
});

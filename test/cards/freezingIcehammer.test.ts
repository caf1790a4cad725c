import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Freezing Icehammer', () => {
  const position = (battleZone: readonly string[]) => ({
    p1: { hand: ['Freezing Icehammer'], manaZone: { nature: 3 }, battleZone: ['Aqua Vehicle', 'Filler'] },
    p2: { battleZone },
  });

  driven("puts one of the opponent's water or darkness creatures into the opponent's mana zone", (begin) => {
    const duel = begin(position(['Fear Fang', 'Aqua Vehicle', 'Horrid Worm'])).use('Cast Freezing Icehammer');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Aqua Vehicle', 'Horrid Worm']]);
    duel.choose('Horrid Worm');
    expect([duel.asked, duel.zone('p2', 'manaZone'), duel.zone('p2', 'battleZone')]).toEqual([
      'p1 attack',
      ['Horrid Worm'],
      ['Fear Fang', 'Aqua Vehicle'],
    ]);
  });

  driven('none where the opponent has no such creature', (begin) => {
    const duel = begin(position(['Fear Fang'])).use('Cast Freezing Icehammer');
    expect([duel.asked, duel.zone('p2', 'battleZone')]).toEqual(['p1 attack', ['Fear Fang']]);
  });
});

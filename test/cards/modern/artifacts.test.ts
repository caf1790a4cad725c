import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Black Lotus', () => {
  driven('is executed with three seals on it', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Black Lotus', 'Aqua Hulcus'],
        manaZone: ['Aqua Guard', 'Aqua Guard', 'Aqua Guard'],
        deck: 8,
      },
    });
    duel.use('Execute Black Lotus');
    expect([duel.zone('p1', 'battleZone').length, duel.count('p1', 'deck')]).toEqual([4, 5]);
  });

  driven('goes with its last seal, and the next card costs up to 3 less', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      p1: {
        battleZone: [
          { name: 'Black Lotus', seals: ['Terror Pit'] },
          { name: 'Black Lotus', seals: ['Terror Pit', 'Terror Pit'] },
        ],
        hand: ['Aqua Hulcus', 'Aqua Hulcus'],
        manaZone: ['Aqua Guard', 'Aqua Guard'],
        deck: ['Aqua Guard', 'Aqua Guard', 'Aqua Guard'],
      },
    });
    while (duel.asked !== 'p1 main') duel.choose(duel.options[0] ?? '');
    expect([duel.names('p1', 'graveyard'), duel.count('p1', 'battleZone')]).toEqual([['Black Lotus'], 2]);
    duel.use('Summon Aqua Hulcus').passUntil('p1 attack');
    expect(duel.names('p1', 'battleZone')).toContain('Aqua Hulcus');
  });
});

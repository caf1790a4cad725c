import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Pharzi, the Oracle', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
    p2: {
      battleZone: [{ name: 'Pharzi, the Oracle', tapped: true }],
      graveyard: ['Solar Ray', 'King Coral', 'Terror Pit'],
    },
  } as const;

  driven('may return a spell from the graveyard when it is destroyed', (begin) => {
    const duel = begin(position).choose('Fear Fang attacks Pharzi');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes');
    expect(duel.options).toEqual(['Solar Ray', 'Terror Pit']);
    duel.choose('Terror Pit');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Terror Pit']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Solar Ray', 'King Coral', 'Pharzi, the Oracle']);
    const declined = begin(position).choose('Fear Fang attacks Pharzi').pass();
    expect(declined.asked).toBe('p1 attack');
    expect(declined.zone('p2', 'hand')).toEqual([]);
  });

  driven('returns nothing when it goes to the hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Fear Fang'] },
      p2: position.p2,
    });
    duel.use('Cast Spiral Gate').choose('Pharzi');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Pharzi, the Oracle']);
  });
});

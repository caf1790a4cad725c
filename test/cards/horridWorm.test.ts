import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Horrid Worm', () => {
  driven('the opponent discards a card at random when it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Horrid Worm', 'Burning Mane'], hand: ['Filler'] },
      p2: { hand: ['Fear Fang', 'Fear Fang', 'Fear Fang'] },
    });
    duel.choose('Horrid Worm attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 2]);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    duel.choose('Shield 1').choose('Burning Mane attacks the player');
    expect(duel.count('p2', 'graveyard')).toBe(1);
  });

  driven('takes the last card, and nothing from an empty hand', (begin) => {
    const attacked = { name: 'Filler', tapped: true } as const;
    const last = begin({
      step: 'attack',
      p1: { battleZone: ['Horrid Worm', 'Burning Mane'] },
      p2: { hand: ['Terror Pit'], battleZone: [attacked] },
    });
    last.choose('Horrid Worm attacks Filler');
    expect(last.asked).toBe('p1 attack');
    expect(last.zone('p2', 'hand')).toEqual([]);
    expect(last.names('p2', 'graveyard')).toEqual(['Filler', 'Terror Pit']);
    const empty = begin({
      step: 'attack',
      p1: { battleZone: ['Horrid Worm', 'Burning Mane'] },
      p2: { battleZone: [attacked] },
    });
    empty.choose('Horrid Worm attacks Filler');
    expect(empty.asked).toBe('p1 attack');
    expect(empty.names('p2', 'graveyard')).toEqual(['Filler']);
  });

  driven('any card of the hand may be hit', (begin) => {
    const hit = new Set(
      Array.from({ length: 30 }, (_, seed) => {
        const duel = begin({
          seed,
          step: 'attack',
          p1: { battleZone: ['Horrid Worm'] },
          p2: { hand: ['Fear Fang', 'Terror Pit'] },
        });
        return duel.choose('Horrid Worm attacks the player').zone('p2', 'graveyard').join();
      }),
    );
    expect([...hit].sort()).toEqual(['Fear Fang', 'Terror Pit']);
  });
});

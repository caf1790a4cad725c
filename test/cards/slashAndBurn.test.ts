import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Slash and Burn', () => {
  const position = {
    p1: {
      hand: ['Slash and Burn', 'Terror Pit'],
      manaZone: { darkness: 8, fire: 2 },
      battleZone: ['Deathliger, Lion of Chaos', 'Filler'],
    },
    p2: {
      battleZone: ['Fear Fang', { name: 'Burning Mane', tapped: true }],
      manaZone: ['Holy Awe', 'Solar Ray'],
      shieldZone: ['Terror Pit', 'Seamine'],
    },
  } as const;

  driven(
    'the opponent loses a card of the mana zone and a shield for each creature that is destroyed',
    (begin) => {
      const duel = begin(position).use('Cast Slash and Burn');
      expect(duel.asked).toBe('p1 main');
      duel.use('Cast Terror Pit').choose('Fear Fang');
      expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Holy Awe', 'Solar Ray']]);
      duel.choose('Solar Ray');
      expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Card 1', 'Card 2']]);
      duel.choose('Card 1');
      expect([duel.asked, duel.names('p2', 'graveyard')]).toEqual([
        'p1 attack',
        ['Fear Fang', 'Solar Ray', 'Terror Pit'],
      ]);
      duel.choose('Deathliger, Lion of Chaos attacks Burning Mane');
      expect([duel.asked, duel.count('p2', 'manaZone'), duel.count('p2', 'shieldZone')]).toEqual([
        'p1 attack',
        0,
        0,
      ]);
    },
  );

  driven("not for its player's creatures, and not in the next turn", (begin) => {
    const duel = begin({
      ...position,
      p2: {
        ...position.p2,
        battleZone: [{ name: 'Hanusa, Radiance Elemental', tapped: true }, 'Fear Fang'],
        shieldZone: 2,
        hand: ['Filler'],
      },
    });
    duel.use('Cast Slash and Burn').passUntil('p1 attack').choose('Filler attacks Hanusa');
    expect([duel.asked, duel.count('p2', 'manaZone')]).toEqual(['p1 attack', 2]);
    duel.choose('Deathliger, Lion of Chaos attacks the player');
    duel.passUntil('p2 attack').choose('Fear Fang attacks Deathliger, Lion of Chaos');
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'manaZone')]).toEqual([['Fear Fang'], 2]);
  });
});

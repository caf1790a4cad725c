import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Faerie Life', () => {
  driven('puts the top card of the deck into the mana zone, untapped', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Faerie Life'],
        manaZone: { nature: 2 },
        battleZone: ['Filler'],
        deck: ['Fear Fang', 'Filler'],
      },
    });
    duel.use('Cast Faerie Life');
    expect([duel.asked, duel.zone('p1', 'deck')]).toEqual(['p1 attack', ['Filler']]);
    expect(duel.zone('p1', 'manaZone')).toEqual([
      'Nature Filler (tapped)',
      'Nature Filler (tapped)',
      'Fear Fang',
    ]);
  });
});

describe('Sphere of Wonder', () => {
  const shields = (p1: number, p2: number) => ({
    p1: { hand: ['Sphere of Wonder'], manaZone: { light: 4 }, battleZone: ['Filler'], shieldZone: p1 },
    p2: { shieldZone: p2 },
  });

  driven('adds the top card of the deck to the shields where the opponent has more', (begin) => {
    const duel = begin(shields(2, 3)).use('Cast Sphere of Wonder');
    expect([duel.asked, duel.count('p1', 'shieldZone'), duel.count('p1', 'deck')]).toEqual([
      'p1 attack',
      3,
      19,
    ]);
  });

  driven('adds none where the opponent has as many, or fewer', (begin) => {
    for (const p1 of [3, 4]) {
      const duel = begin(shields(p1, 3)).use('Cast Sphere of Wonder');
      expect([duel.asked, duel.count('p1', 'shieldZone'), duel.count('p1', 'deck')]).toEqual([
        'p1 attack',
        p1,
        20,
      ]);
    }
  });
});

describe('Reap and Sow', () => {
  const position = (manaZone: number | { readonly water: number; readonly fire: number }) => ({
    p1: {
      hand: ['Reap and Sow'],
      manaZone: { fire: 2, nature: 3 },
      battleZone: ['Filler'],
      deck: ['Fear Fang', 'Filler'],
    },
    p2: { manaZone },
  });

  driven(
    "a card of the opponent's mana zone goes to the graveyard, the top card of the deck to the mana zone",
    (begin) => {
      const duel = begin(position({ water: 1, fire: 1 }))
        .use('Cast Reap and Sow')
        .choose('Fire Filler');
      expect([duel.asked, duel.zone('p2', 'graveyard'), duel.zone('p1', 'manaZone').at(-1)]).toEqual([
        'p1 attack',
        ['Fire Filler'],
        'Fear Fang',
      ]);
    },
  );

  driven('the latter also where the former finds nothing', (begin) => {
    const duel = begin(position(0)).use('Cast Reap and Sow');
    expect([duel.asked, duel.zone('p1', 'manaZone').at(-1)]).toEqual(['p1 attack', 'Fear Fang']);
  });
});

describe('Rise and Shine', () => {
  const position = (deck: readonly string[]) => ({
    p1: { hand: ['Rise and Shine'], manaZone: { light: 2, water: 2 }, battleZone: ['Filler'], deck },
  });

  driven(
    'of the top 4 cards one with "blocker" goes to the hand, the rest to the bottom in any order',
    (begin) => {
      const duel = begin(position(['Fear Fang', 'Seamine', 'King Coral', 'Terror Pit', 'Filler'])).use(
        'Cast Rise and Shine',
      );
      expect([duel.asked, duel.options, duel.decision.min]).toEqual([
        'p1 choose',
        ['Seamine', 'King Coral'],
        1,
      ]);
      expect(duel.facts('cardRevealed')).toHaveLength(4);
      duel.choose('King Coral');
      expect(duel.asked).toBe('p1 order');
      duel.choose('Terror Pit', 'Fear Fang', 'Seamine');
      expect([duel.asked, duel.zone('p1', 'hand'), duel.zone('p1', 'deck')]).toEqual([
        'p1 attack',
        ['King Coral'],
        ['Filler', 'Terror Pit', 'Fear Fang', 'Seamine'],
      ]);
    },
  );

  driven('all go to the bottom where none has it', (begin) => {
    const duel = begin(position(['Fear Fang', 'Fear Fang', 'Fear Fang', 'Fear Fang', 'Filler']));
    duel.use('Cast Rise and Shine');
    if (duel.asked === 'p1 order') duel.choose(...duel.options);
    expect([duel.asked, duel.count('p1', 'hand'), duel.zone('p1', 'deck')[0]]).toEqual([
      'p1 attack',
      0,
      'Filler',
    ]);
  });
});

import { creature, instead } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { wordCards } from '../support/wordCards.ts';

const two = ['Human', 'Human'] as const;
const deck = ['Wall', 'Human', 'Human'] as const;

describe('601.1a recycle', () => {
  driven(
    'the spell is cast from the graveyard for this cost, and goes to the bottom of the deck',
    (begin) => {
      const duel = begin({
        cards: wordCards,
        p1: { graveyard: ['Refrain'], hand: ['Human'], manaZone: two, deck },
      });
      duel.use('Cast Refrain');
      expect([duel.names('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([['Human', 'Wall'], []]);
      expect(duel.zone('p1', 'deck')).toEqual(['Human', 'Human', 'Refrain']);
      expect(duel.zone('p1', 'manaZone')).toEqual(['Human (tapped)', 'Human (tapped)']);
    },
  );

  driven(
    '605.2f cast from the hand for its own cost it goes to the graveyard, and may be cast again',
    (begin) => {
      const duel = begin({
        cards: wordCards,
        p1: { hand: ['Refrain', 'Human'], manaZone: ['Human', ...two], deck },
      });
      duel.use('Cast Refrain');
      expect([duel.zone('p1', 'graveyard'), duel.count('p1', 'deck')]).toEqual([['Refrain'], 2]);
      duel.use('Cast Refrain');
      expect([duel.zone('p1', 'graveyard'), duel.zone('p1', 'deck')]).toEqual([[], ['Human', 'Refrain']]);
    },
  );

  driven('it is not offered for less mana than this cost, though the cost of the card is less', (begin) => {
    const duel = begin({
      cards: wordCards,
      p1: { graveyard: ['Refrain'], hand: ['Human'], manaZone: ['Human'], deck },
    });
    expect(duel.options).not.toContain('Cast Refrain');
    expect(duel.options).toContain('Summon Human');
  });

  driven('each of two copies is cast once', (begin) => {
    const duel = begin({
      cards: wordCards,
      p1: { graveyard: ['Refrain', 'Refrain'], manaZone: [...two, ...two], deck },
    });
    duel.use('Cast Refrain').use('Cast Refrain');
    expect([duel.zone('p1', 'graveyard'), duel.zone('p1', 'deck')]).toEqual([
      [],
      ['Human', 'Refrain', 'Refrain'],
    ]);
  });

  driven('609 what sends it elsewhere instead of the deck takes its place', (begin) => {
    const leak = creature({
      name: 'Leak',
      civilizations: ['fire'],
      cost: 1,
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'you', filter: { type: 'spell' } }, to: 'deck' },
          instead: instead('hand'),
        },
      ],
    });
    const duel = begin({
      cards: [...wordCards, leak],
      p1: { graveyard: ['Refrain'], battleZone: ['Leak'], manaZone: two, deck },
    });
    duel.use('Cast Refrain');
    expect([duel.names('p1', 'hand').toSorted(), duel.zone('p1', 'deck')]).toEqual([
      ['Refrain', 'Wall'],
      ['Human', 'Human'],
    ]);
  });
});

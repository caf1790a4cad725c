import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Xenoshark, Crystal Record / Crystal Memory', () => {
  driven('searches the deck as it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: ['Xenoshark, Crystal Record / Crystal Memory', 'Fear Fang'],
        hand: [],
        deck: ['Holy Awe', 'Fear Fang'],
      },
    });
    duel.choose('Xenoshark').choose('Yes').choose('Holy Awe');
    expect([duel.names('p1', 'hand'), duel.asked]).toEqual([['Holy Awe'], 'p1 shields']);
  });
});

describe('Ex Copter, Emergency Machine / Secret of Union, Mecha Machine', () => {
  driven('draws two cards as it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: ['Ex Copter, Emergency Machine / Secret of Union, Mecha Machine', 'Fear Fang'],
        hand: [],
      },
    });
    duel.choose('Ex Copter').choose('Yes');
    expect([duel.count('p1', 'hand'), duel.asked]).toEqual([2, 'p1 shields']);
  });
});

describe('Mergeinao / Our One Wish Is Still the Same', () => {
  driven('discards a card and draws one as it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: ['Mergeinao / Our One Wish Is Still the Same', 'Fear Fang'],
        hand: ['Fear Fang'],
        deck: ['Holy Awe', 'Fear Fang'],
      },
    });
    duel.choose('Mergeinao').choose('Yes');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Holy Awe'], ['Fear Fang']]);
  });
});

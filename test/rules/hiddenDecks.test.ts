import {
  cannot,
  cardsIn,
  chooseUpTo,
  creature,
  draw,
  type Effect,
  has,
  inOrder,
  lookAt,
  lookAtTop,
  put,
  putOnDeckBottom,
  revealTop,
  search,
  searchOpponentsDeck,
  sizeOf,
  spell,
  spellAbility,
  the,
  type Who,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const hiding = (who: Who) =>
  creature({
    name: 'Hiding',
    civilizations: ['light'],
    cost: 1,
    power: 1000,
    abilities: [has(cannot({ do: 'lookAtOwnDeck', who }))],
  });

/** The spell is cast by p1, while p1 has a creature that hides decks. */
const casting = (begin: Begin, effect: Effect, who: Who = 'any') => {
  const doing = spell({
    name: 'Doing',
    civilizations: ['light'],
    cost: 1,
    abilities: [spellAbility(effect)],
  });
  return begin({
    cards: [doing, hiding(who)],
    p1: {
      hand: ['Doing'],
      manaZone: { light: 1 },
      battleZone: ['Hiding'],
      deck: ['Fear Fang', 'Seamine', 'Filler', 'Filler'],
    },
    p2: { deck: ['Solar Ray', 'Filler'] },
  }).use('Cast Doing');
};

describe('a deck at which its player cannot look (101.2, 701.10a)', () => {
  driven('is shuffled by a search that finds nothing', (begin) => {
    const duel = casting(begin, search(undefined));
    expect([duel.count('p1', 'hand'), duel.facts('deckShuffled')]).toEqual([0, ['deckShuffled']]);
    expect(casting(begin, search(undefined), 'opponent').asked).toBe('p1 choose');
  });

  driven('shows none of its top cards, and none is chosen of it', (begin) => {
    const looking = inOrder(lookAtTop(2, 'seen'), putOnDeckBottom(the('seen')), draw(sizeOf(the('seen'))));
    const duel = casting(begin, looking);
    expect([duel.facts('cardLookedAt'), duel.count('p1', 'hand')]).toEqual([[], 0]);
    expect(casting(begin, lookAt(cardsIn('deck', 'you'))).facts('cardLookedAt')).toEqual([]);
    const choosing = casting(begin, put(chooseUpTo(cardsIn('deck', 'you', { type: 'creature' }), 1)));
    expect([choosing.asked, choosing.battleZones.p1]).toEqual(['p1 attack', ['Hiding']]);
  });

  driven('still has its cards revealed', (begin) => {
    expect(casting(begin, revealTop(2, 'revealed')).facts('cardRevealed')).toEqual([
      'cardRevealed Fear Fang',
      'cardRevealed Seamine',
    ]);
  });

  driven("does not hide the other player's deck", (begin) => {
    expect(casting(begin, searchOpponentsDeck(1, 'graveyard')).options).toContain('Solar Ray');
    expect(casting(begin, lookAt(cardsIn('deck', 'opponent'))).facts('cardLookedAt')).toHaveLength(2);
  });

  driven('can be revealed, and hides neither the other deck nor other cards', (begin) => {
    const kinds = ['cardRevealed', 'cardLookedAt'] as const;
    const revealing: Effect = { do: 'reveal', what: cardsIn('deck', 'you', { names: ['Seamine'] }) };
    expect(casting(begin, revealing).facts(...kinds)).toEqual(['cardRevealed Seamine']);
    expect(casting(begin, lookAt(cardsIn('shieldZone', 'you'))).facts(...kinds).length).toBe(5);
    const opponents: Effect = { do: 'lookAtTop', who: 'opponent', count: 1, as: 'seen' };
    expect(casting(begin, opponents).facts(...kinds)).toEqual(['cardLookedAt Solar Ray']);
  });
});

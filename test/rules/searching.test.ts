import type { CardDefinition } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  chooseUpTo,
  creature,
  draw,
  inOrder,
  named,
  nameNumber,
  plus,
  putOnDeckBottom,
  returnToHand,
  search,
  searchOpponentsDeck,
  sizeOf,
  spell,
  spellAbility,
  the,
  useFree,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { cast as castOrder } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const DECK = [
  'Fear Fang',
  'Terror Pit',
  'Aqua Hulcus',
  'Fear Fang',
  'Spiral Gate',
  'Fear Fang',
  'Dome Shell',
];

/** Casts a spell that does this. */
const casting = (begin: Begin, effect: Effect, deck: readonly string[] = DECK, otherDeck = DECK) => {
  const deal: CardDefinition = spell({ ...plain, name: 'Deal', abilities: [spellAbility(effect)] });
  return begin({
    cards: [deal, hybrid],
    p1: { hand: ['Deal'], manaZone: { fire: 1 }, deck, battleZone: ['Burning Mane'] },
    p2: { deck: otherDeck },
  }).use('Cast Deal');
};
const hybrid = creature({ name: 'Hybrid', civilizations: ['fire', 'nature'], cost: 2, power: 2000 });

/** A search for several cards. */
const searchFor = (
  count: Extract<Effect, { do: 'search' }>['count'],
  who: 'you' | 'opponent' | 'any' = 'you',
) => ({ do: 'search', who, count, to: 'hand' }) as const;

describe('701.10 searching the deck', () => {
  driven('the player takes a card that fits, and shuffles', (begin) => {
    const duel = casting(begin, search({ type: 'spell' }));
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Terror Pit', 'Spiral Gate']);
    expect(duel.decision).toMatchObject({ min: 0, max: 1, prompt: 'Choose a card of your deck' });
    expect(duel.decision.options.map(({ card }) => card?.zone)).toEqual(['deck', 'deck']);
    duel.choose('Spiral Gate');
    expect(duel.zone('p1', 'hand')).toEqual(['Spiral Gate']);
    expect(duel.facts('cardMoved', 'deckShuffled', 'cardRevealed', 'cardDrawn')).toEqual([
      'cardMoved Spiral Gate',
      'deckShuffled',
      'cardMoved Deal',
    ]);
    expect(duel.duel.log.filter(({ kind }) => kind === 'deckShuffled')).toMatchObject([
      { player: 'p1', rule: '701.11a' },
    ]);
    expect([duel.count('p1', 'deck'), duel.zone('p2', 'deck')]).toEqual([6, DECK]);
  });

  driven('701.11a the deck lies in another order afterwards', (begin) => {
    const deck = Array.from({ length: 30 }, (_, index) => DECK[index % DECK.length] ?? '');
    const duel = casting(begin, search({ names: ['Dome Shell'] }), deck).pass();
    expect(duel.zone('p1', 'deck')).not.toEqual(deck);
    expect(duel.names('p1', 'deck')).toEqual([...deck].sort());
  });

  driven('701.10b it need not find anything, and the deck is shuffled all the same', (begin) => {
    const unwilling = casting(begin, search({ type: 'spell' })).pass();
    expect([unwilling.count('p1', 'hand'), unwilling.count('p1', 'deck')]).toEqual([0, 7]);
    expect(unwilling.facts('deckShuffled')).toHaveLength(1);
    const unable = casting(begin, search({ type: 'castle' }));
    expect(unable.asked).toBe('p1 attack');
    expect(unable.facts('deckShuffled')).toHaveLength(1);
  });

  driven('of cards with one name as many are offered as could be taken', (begin) => {
    expect(casting(begin, searchFor(1)).options).toEqual([
      'Fear Fang',
      'Terror Pit',
      'Aqua Hulcus',
      'Spiral Gate',
      'Dome Shell',
    ]);
    const two = casting(begin, searchFor(2));
    expect(two.options).toEqual([
      'Fear Fang',
      'Terror Pit',
      'Aqua Hulcus',
      'Fear Fang',
      'Spiral Gate',
      'Dome Shell',
    ]);
    expect(two.decision).toMatchObject({ min: 0, max: 2, prompt: 'Choose up to 2 cards of your deck' });
    two.choose('Fear Fang', 'Dome Shell');
    expect(two.names('p1', 'hand')).toEqual(['Dome Shell', 'Fear Fang']);
  });

  driven('no more is taken than is there, and nothing where the number is below 0', (begin) => {
    const many = casting(begin, inOrder(nameNumber('n', 9), searchFor(named('n')))).choose('9');
    expect(many.decision.max).toBe(7);
    many.choose('Terror Pit', 'Spiral Gate', 'Dome Shell');
    expect(many.count('p1', 'hand')).toBe(3);
    const less = casting(begin, inOrder(nameNumber('n', 9), searchFor(plus(named('n'), -2)))).choose('0');
    expect(less.asked).toBe('p1 attack');
    expect([less.count('p1', 'hand'), less.facts('deckShuffled').length]).toEqual([0, 1]);
  });

  driven('701.9a what is found is shown where the effect says so, and not otherwise', (begin) => {
    const shown = casting(begin, search({ type: 'spell' }, 'hand', 'shown')).choose('Terror Pit');
    expect(shown.facts('cardRevealed', 'cardMoved')).toEqual([
      'cardRevealed Terror Pit',
      'cardMoved Terror Pit',
      'cardMoved Deal',
    ]);
    const hidden = casting(begin, search({ type: 'spell' })).choose('Terror Pit');
    expect(hidden.facts('cardRevealed', 'cardLookedAt')).toEqual([]);
  });

  driven('what is found goes where the effect says, as any card goes there', (begin) => {
    const mana = casting(begin, search({}, 'manaZone'), ['Hybrid', 'Filler', 'Filler']).choose('Hybrid');
    expect(mana.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Hybrid (tapped)']);
    const shield = casting(begin, search({}, 'shieldZone')).choose('Terror Pit');
    expect(shield.facts('shieldPlaced')).toEqual(['shieldPlaced Terror Pit']);
  });

  driven('each player searches the own deck', (begin) => {
    const other = ['Aqua Soldier', 'Filler', 'Filler'];
    const both = inOrder({ ...searchFor(1, 'any'), to: 'graveyard', as: 'two' }, draw(sizeOf(the('two'))));
    const duel = casting(begin, both, DECK, other).choose('Terror Pit');
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toEqual(['Aqua Soldier', 'Filler']);
    duel.choose('Aqua Soldier');
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Terror Pit', 'Deal'],
      ['Aqua Soldier'],
    ]);
    expect(duel.facts('deckShuffled')).toHaveLength(2);
    expect(duel.count('p1', 'hand')).toBe(2);
    const theirs = casting(begin, searchFor(1, 'opponent'), DECK, other);
    expect(theirs.asked).toBe('p2 choose');
    theirs.choose('Aqua Soldier');
    expect(theirs.zone('p2', 'hand')).toEqual(['Aqua Soldier']);
  });
});

describe('701.11 shuffling', () => {
  driven('is done to the decks that the effect names', (begin) => {
    for (const [who, players] of [
      ['you', ['p1']],
      ['opponent', ['p2']],
      ['any', ['p1', 'p2']],
    ] as const) {
      const duel = casting(begin, { do: 'shuffle', who });
      const shuffled = duel.duel.log.flatMap((fact) => (fact.kind === 'deckShuffled' ? [fact.player] : []));
      expect(shuffled).toEqual(players);
    }
  });
});

describe('701.9 looking at the top of a deck', () => {
  const sift = inOrder(
    { do: 'lookAtTop', who: 'you', count: 3, as: 'seen' },
    returnToHand(chooseUpTo({ ref: 'seen', filter: { type: 'spell' } }, 1)),
    putOnDeckBottom(the('seen')),
  );

  driven('shows these cards and no others, and what is not taken is still there', (begin) => {
    const duel = casting(begin, sift);
    expect(duel.options).toEqual(['Terror Pit']);
    duel.choose('Terror Pit').choose('Aqua Hulcus', 'Fear Fang');
    expect(duel.facts('cardLookedAt', 'cardRevealed')).toEqual([
      'cardLookedAt Fear Fang',
      'cardLookedAt Terror Pit',
      'cardLookedAt Aqua Hulcus',
    ]);
    expect(duel.zone('p1', 'hand')).toEqual(['Terror Pit']);
    expect(duel.zone('p1', 'deck')).toEqual([...DECK.slice(3), 'Aqua Hulcus', 'Fear Fang']);
  });
});

describe('701.9a revealing until cards are found', () => {
  const until = (count: number) =>
    ({ do: 'revealUntil', filter: { type: 'spell' }, count, as: 'spells' }) as const;
  const tidy = inOrder(returnToHand(the('spells')), putOnDeckBottom(the('revealed')));

  driven('stops at the last of them, and not before', (begin) => {
    const one = casting(begin, inOrder(until(1), tidy));
    expect(one.facts('cardRevealed')).toEqual(['cardRevealed Fear Fang', 'cardRevealed Terror Pit']);
    expect(one.zone('p1', 'hand')).toEqual(['Terror Pit']);
    expect(one.zone('p1', 'deck')).toEqual([...DECK.slice(2), 'Fear Fang']);
    const two = casting(begin, inOrder(until(2), tidy));
    two.choose('Aqua Hulcus', 'Fear Fang', 'Fear Fang');
    expect(two.facts('cardRevealed').map((fact) => fact.replace('cardRevealed ', ''))).toEqual(
      DECK.slice(0, 5),
    );
    expect(two.names('p1', 'hand')).toEqual(['Spiral Gate', 'Terror Pit']);
    expect(two.zone('p1', 'deck')).toEqual([
      'Fear Fang',
      'Dome Shell',
      'Aqua Hulcus',
      'Fear Fang',
      'Fear Fang',
    ]);
  });

  driven('605.2c later parts of the effect know how many were revealed', (begin) => {
    const duel = casting(begin, inOrder(until(2), draw(sizeOf(the('revealed')))), [...DECK, ...DECK]);
    expect(duel.count('p1', 'hand')).toBe(5);
  });

  driven('409.1 what is found waits, and does not count in the deck', (begin) => {
    const duel = casting(begin, inOrder(until(1), draw(2), useFree(the('spells'))));
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang', 'Aqua Hulcus']);
    expect(duel.facts('useDeclared')).toEqual(['useDeclared Deal', 'useDeclared Terror Pit']);
  });

  driven('reveals the whole deck where there are fewer', (begin) => {
    const duel = casting(begin, inOrder(until(3), returnToHand(the('spells'))));
    expect(duel.facts('cardRevealed')).toHaveLength(7);
    expect(duel.names('p1', 'hand')).toEqual(['Spiral Gate', 'Terror Pit']);
    expect(duel.count('p1', 'deck')).toBe(5);
  });

  driven('701.9a the deck of the opponent is revealed where the effect says so', (begin) => {
    const effect: Effect = {
      do: 'revealUntil',
      who: 'opponent',
      filter: { type: 'creature' },
      count: 1,
      as: 'found',
    };
    const duel = castOrder(begin, effect, {
      p1: { deck: ['Runt', 'Filler'] },
      p2: { deck: ['Solar Ray', 'Brute', 'Filler'] },
    });
    expect(duel.facts('cardRevealed')).toEqual(['cardRevealed Solar Ray', 'cardRevealed Brute']);
  });
});

describe('701.10, 701.11a the deck that was searched is shuffled', () => {
  driven('whoever has searched it, and no other', (begin) => {
    for (const [effect, owner] of [
      [search(undefined), 'p1'],
      [searchOpponentsDeck(1, 'graveyard'), 'p2'],
    ] as const) {
      const duel = casting(begin, effect);
      duel.choose('Terror Pit');
      const shuffled = duel.duel.log.flatMap((fact) => (fact.kind === 'deckShuffled' ? [fact.player] : []));
      expect(shuffled).toEqual([owner]);
    }
  });
});

describe('701.11b what a search puts on the deck', () => {
  const onTop = (count: number, of?: 'opponent'): Effect => ({
    do: 'search',
    who: 'you',
    ...(of === undefined ? {} : { of }),
    count,
    to: 'deck',
  });

  driven('lies on top, and is not shuffled with the rest', (begin) => {
    for (const found of ['Terror Pit', 'Dome Shell', 'Spiral Gate']) {
      const duel = casting(begin, onTop(1)).choose(found);
      expect([duel.zone('p1', 'deck')[0], duel.names('p1', 'deck')]).toEqual([found, [...DECK].sort()]);
    }
  });

  driven('401.4 lies in the order of the owner of the deck', (begin) => {
    for (const [of, owner] of [
      [undefined, 'p1'],
      ['opponent', 'p2'],
    ] as const) {
      const duel = casting(begin, onTop(2, of)).choose('Terror Pit', 'Dome Shell');
      expect(duel.asked).toBe(`${owner} order`);
      duel.choose('Dome Shell', 'Terror Pit');
      expect(duel.zone(owner, 'deck').slice(0, 2)).toEqual(['Dome Shell', 'Terror Pit']);
      expect(duel.names(owner, 'deck')).toEqual([...DECK].sort());
    }
  });

  driven('the deck is shuffled where nothing was found too', (begin) => {
    const duel = casting(begin, onTop(1)).choose();
    expect([duel.asked, duel.facts('deckShuffled')]).toEqual(['p1 attack', ['deckShuffled']]);
  });
});

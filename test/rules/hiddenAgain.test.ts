import type { Effect, Filter, Replacement, Target } from 'taiki/words';
import {
  addToShields,
  cardsIn,
  creature,
  discard,
  has,
  inOrder,
  putIntoGraveyard,
  putOnDeck,
  returnToHand,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const GOALS: readonly (readonly [
  goal: string,
  zone: 'hand' | 'deck' | 'shieldZone',
  move: (what: Target) => Effect,
])[] = [
  ['the hand', 'hand', returnToHand],
  ['the deck', 'deck', (what) => putOnDeck(what, 'top')],
  ['the shield zone', 'shieldZone', addToShields],
];

/** How many cards of a zone of p1 p2 can tell. */
const known = ({ duel }: Driver, zone: 'hand' | 'deck' | 'shieldZone'): number =>
  duel.view('p2').zones.p1[zone].filter(({ hidden }) => !hidden).length;

describe('400.2e, 400.5a what goes to a private zone is hidden there', () => {
  for (const [goal, zone, move] of GOALS) {
    if (zone !== 'shieldZone')
      driven(`a shield that lay face up, in ${goal}`, (begin) => {
        const duel = cast(begin, move(yourShields()), {
          p1: { shieldZone: [{ name: 'Fear Fang', faceUp: true }] },
        });
        expect([duel.asked, duel.count('p1', 'shieldZone')]).toEqual(['p1 attack', 0]);
        expect(known(duel, zone)).toBe(0);
        expect(duel.duel.view('p1').zones.p1.hand.map((card) => !card.hidden && card.name)).toEqual(
          zone === 'hand' ? ['Fear Fang'] : [],
        );
      });

    if (zone !== 'hand')
      driven(`a card of an open hand, in ${goal}`, (begin) => {
        const open = creature({
          name: 'Open',
          civilizations: ['fire'],
          cost: 1,
          power: 1000,
          abilities: [has({ kind: 'handRevealed', of: 'any' })],
        });
        const duel = cast(begin, move(yourHand()), {
          cards: [open],
          p1: { hand: ['Fear Fang'], battleZone: ['Brute', 'Open'] },
        });
        expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
        expect(known(duel, zone)).toBe(0);
      });

    for (const from of ['graveyard', 'manaZone', 'battleZone'] as const)
      driven(`a card of the ${from}, in ${goal}`, (begin) => {
        const what =
          from === 'battleZone'
            ? yourCreatures({ names: ['Fear Fang'] })
            : cardsIn(from, 'you', { names: ['Fear Fang'] });
        const position =
          from === 'battleZone'
            ? { battleZone: ['Brute', 'Fear Fang'] }
            : { [from]: from === 'manaZone' ? ['Fire Filler', 'Fear Fang'] : ['Fear Fang'] };
        const duel = cast(begin, move(what), { p1: position });
        expect([duel.asked, known(duel, zone)]).toEqual(['p1 attack', 0]);
      });
  }

  driven('and is seen again where it goes on from there', (begin) => {
    const both = inOrder(returnToHand(yourShields()), putIntoGraveyard(yourHand()));
    const duel = cast(begin, both, {
      p1: { shieldZone: [{ name: 'Fear Fang', faceUp: true }, 'Burning Mane'] },
    });
    expect([...duel.names('p1', 'graveyard')]).toEqual(['Burning Mane', 'Fear Fang', 'Order']);
    expect(duel.duel.view('p2').zones.p1.graveyard.every(({ hidden }) => !hidden)).toBe(true);
  });
});

describe('400.2, 701.10 who looks at cards of a deck', () => {
  driven('is the one who knows them, whosever the deck is', (begin) => {
    for (const who of ['you', 'opponent'] as const) {
      const duel = cast(begin, { do: 'lookAtTop', who, count: 1, as: 'seen' });
      const looks = duel.duel.log.flatMap((fact) =>
        fact.kind === 'cardLookedAt' ? [[fact.player, fact.by]] : [],
      );
      expect(looks).toEqual([[who === 'you' ? 'p1' : 'p2', 'p1']]);
    }
  });
});

describe('400.2f a hidden card on its way to a public zone', () => {
  const sunk = (filter: Filter): Replacement => ({
    kind: 'replacement',
    of: { event: 'moves', what: { of: 'you', filter }, from: 'hand', to: 'graveyard' },
    instead: { kind: 'move', to: 'deck', position: 'bottom' },
  });
  const harbour = (filter: Filter) =>
    creature({ name: 'Harbour', civilizations: ['water'], cost: 1, power: 1000, abilities: [sunk(filter)] });
  const shown = ({ duel }: Driver) =>
    duel.log.flatMap((fact) => (fact.kind === 'cardRevealed' ? [[fact.rule, fact.name]] : []));
  const discarding = (begin: Begin, filter: Filter, hand = ['Fear Fang', 'Aqua Hulcus']) =>
    cast(begin, discard(yourHand()), {
      cards: [harbour(filter)],
      p1: { hand, battleZone: ['Brute', 'Harbour'] },
    });

  driven('is seen before it goes elsewhere, if what replaces the move depends on it', (begin) => {
    const duel = discarding(begin, { civilizations: ['water'] });
    expect([duel.asked, duel.zone('p1', 'graveyard'), duel.zone('p1', 'deck').at(-1)]).toEqual([
      'p1 attack',
      ['Fear Fang', 'Order'],
      'Aqua Hulcus',
    ]);
    expect(shown(duel)).toEqual([['400.2f', 'Aqua Hulcus']]);
    expect(duel.facts('cardRevealed', 'eventReplaced', 'cardDiscarded').slice(0, 2)).toEqual([
      'cardRevealed Aqua Hulcus',
      'eventReplaced Aqua Hulcus',
    ]);
  });

  driven('is not if any card would do', (begin) => {
    const duel = discarding(begin, {}, ['Aqua Hulcus']);
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'deck').includes('Aqua Hulcus'), shown(duel)]).toEqual([
      0,
      true,
      [],
    ]);
  });

  driven('nor where it goes from one private zone to another', (begin) => {
    const keeps: Replacement = {
      ...sunk({ civilizations: ['water'] }),
      of: { event: 'moves', what: { of: 'you', filter: { civilizations: ['water'] } }, to: 'hand' },
    };
    const duel = cast(begin, returnToHand(yourShields()), {
      cards: [
        creature({ name: 'Keeper', civilizations: ['water'], cost: 1, power: 1000, abilities: [keeps] }),
      ],
      p1: { shieldZone: ['Aqua Hulcus'], battleZone: ['Brute', 'Keeper'] },
    });
    expect([duel.zone('p1', 'deck').at(-1), shown(duel)]).toEqual(['Aqua Hulcus', []]);
  });
});

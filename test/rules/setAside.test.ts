import type { Effect } from 'taiki/words';
import {
  cardsIn,
  choose,
  creature,
  destroy,
  draw,
  forEach,
  inOrder,
  insteadDo,
  lookAt,
  lookAtTop,
  may,
  put,
  putIntoGraveyard,
  putOnDeckBottom,
  revealTop,
  search,
  self,
  shuffleDeck,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  useFree,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import type { Begin } from '../support/driver.ts';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const insight = (effect: Effect) => spell({ ...plain, name: 'Insight', abilities: [spellAbility(effect)] });
const beast = creature({ ...plain, name: 'Beast', power: 3000, abilities: [whenPut(self, draw())] });
const seen = the('seen');
const DECK = ['Insight', 'Fear Fang', 'Beast', 'Dome Shell', 'Terror Pit', 'Filler', 'Filler', 'Filler'];

/** Looks at the top three cards, and casts Insight out of these, which does this. */
const out = (
  begin: Begin,
  effect: Effect,
  deck: readonly string[] = DECK,
  looking: Effect = lookAtTop(3, 'seen'),
  after: Effect = putOnDeckBottom(seen),
) =>
  cast(begin, inOrder(looking, useFree(choose({ ...seen, filter: { type: 'spell' } })), after), {
    cards: [insight(effect), beast],
    p1: { deck },
  });

describe('605.4 what an effect looks at is set aside while it uses or puts cards out of it', () => {
  driven('a spell that is cast out of it draws what lies below', (begin) => {
    const duel = out(begin, draw(2)).choose('Fear Fang', 'Beast');
    expect(duel.zone('p1', 'hand')).toEqual(['Dome Shell', 'Terror Pit']);
    expect(duel.zone('p1', 'deck')).toEqual(['Filler', 'Filler', 'Filler', 'Fear Fang', 'Beast']);
  });

  driven('so it is with what it reveals', (begin) => {
    const revealed = out(begin, draw(), DECK, revealTop(3, 'seen')).choose('Fear Fang', 'Beast');
    expect(revealed.zone('p1', 'hand')).toEqual(['Dome Shell']);
    const top = cardsIn('deck', 'you', { names: ['Insight', 'Fear Fang', 'Beast'] });
    const choosing = { do: 'choose', what: { ...choose(top, 3), as: 'seen' } } as const;
    const one = out(begin, draw(), DECK, inOrder(choosing, lookAt(seen)));
    one.choose('Fear Fang', 'Beast');
    expect(one.zone('p1', 'hand')).toEqual(['Dome Shell']);
  });

  driven('also with what it reveals on the way to what it looks for', (begin) => {
    const until: Effect = { do: 'revealUntil', filter: { type: 'spell' }, count: 1, as: 'found' };
    const duel = cast(begin, inOrder(until, useFree(the('found')), putIntoGraveyard(the('revealed'))), {
      cards: [insight(draw()), beast],
      p1: { deck: ['Fear Fang', 'Beast', 'Insight', 'Dome Shell', 'Filler'] },
    });
    expect(duel.zone('p1', 'hand')).toEqual(['Dome Shell']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Insight', 'Fear Fang', 'Beast', 'Order']);
  });

  driven('other effects find no card of it at all', (begin) => {
    const moved = out(begin, topOfDeckTo('manaZone', 2)).choose('Fear Fang', 'Beast');
    expect(moved.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Dome Shell', 'Terror Pit']);
    const found = out(begin, search({ type: 'creature' }));
    expect(found.options).toEqual(['Dome Shell', 'Filler']);
    const looked = out(begin, inOrder(lookAtTop(1, 'one'), putIntoGraveyard(the('one')))).choose(
      'Fear Fang',
      'Beast',
    );
    expect(looked.zone('p1', 'graveyard')).toEqual(['Dome Shell', 'Insight', 'Order']);
    const all = out(begin, putIntoGraveyard(cardsIn('deck', 'you', { type: 'creature' }))).choose(
      'Fear Fang',
      'Beast',
    );
    expect(all.names('p1', 'graveyard')).toEqual([
      'Dome Shell',
      'Filler',
      'Filler',
      'Filler',
      'Insight',
      'Order',
    ]);
    const chosen = out(begin, putIntoGraveyard(choose(cardsIn('deck', 'you', { type: 'creature' }))));
    expect(chosen.options).toEqual(['Dome Shell', 'Filler', 'Filler', 'Filler']);
    const until: Effect = { do: 'revealUntil', filter: { type: 'creature' }, count: 1, as: 'found' };
    const revealed = out(begin, inOrder(until, put(the('found')))).choose('Fear Fang', 'Beast');
    expect(revealed.battleZones.p1).toEqual(['Brute', 'Dome Shell']);
  });

  driven('it is not shuffled', (begin) => {
    const duel = out(begin, shuffleDeck('you'), DECK, lookAtTop(3, 'seen'), putIntoGraveyard(seen));
    expect(duel.zone('p1', 'graveyard')).toEqual(['Insight', 'Fear Fang', 'Beast', 'Order']);
    expect(duel.names('p1', 'deck')).toEqual([...DECK.slice(3)].sort());
  });

  driven('104.2b it belongs to the deck, which is not empty', (begin) => {
    const duel = out(begin, draw(3), ['Insight', 'Fear Fang', 'Dome Shell']).choose(
      'Fear Fang',
      'Dome Shell',
    );
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'deck')]).toEqual([[], ['Fear Fang', 'Dome Shell']]);
  });

  driven('the effect itself, and what follows it, are free to draw it', (begin) => {
    const duel = out(begin, draw(), DECK, lookAtTop(3, 'seen'), draw());
    expect(duel.zone('p1', 'hand')).toEqual(['Dome Shell', 'Fear Fang']);
    const later = cast(
      begin,
      inOrder(lookAtTop(3, 'seen'), put(choose({ ...seen, filter: { type: 'creature' } }))),
      {
        cards: [insight(draw()), beast],
        p1: { deck: DECK },
      },
    ).choose('Beast');
    expect([later.battleZones.p1, later.zone('p1', 'hand')]).toEqual([['Brute', 'Beast'], ['Insight']]);
  });

  driven('609.1 what a creature that is put out of it replaces does not find it either', (begin) => {
    const watch = creature({
      ...plain,
      name: 'Watch',
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'you', filter: { names: ['Fear Fang'] } }, to: 'battleZone' },
          instead: insteadDo(topOfDeckTo('manaZone')),
        },
      ],
    });
    const duel = cast(
      begin,
      inOrder(lookAtTop(3, 'seen'), put(choose({ ...seen, filter: { names: ['Fear Fang'] } }))),
      {
        cards: [insight(draw()), beast, watch],
        p1: { deck: DECK, battleZone: ['Brute', 'Watch'] },
      },
    );
    expect(duel.battleZones.p1).toEqual(['Brute', 'Watch']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Dome Shell']);
    expect(duel.zone('p1', 'deck').slice(0, 3)).toEqual(['Insight', 'Fear Fang', 'Beast']);
  });

  driven('an effect inside another keeps what both look at', (begin) => {
    const second = spell({ ...plain, name: 'Second', abilities: [spellAbility(draw())] });
    const inner = inOrder(
      lookAtTop(2, 'seen'),
      useFree(choose({ ...seen, filter: { names: ['Second'] } })),
      draw(),
    );
    const duel = cast(
      begin,
      inOrder(lookAtTop(2, 'seen'), useFree(choose({ ...seen, filter: { names: ['Insight'] } })), draw()),
      {
        cards: [insight(inner), second],
        p1: {
          deck: ['Insight', 'Fear Fang', 'Second', 'Dome Shell', 'Terror Pit', 'Burning Mane', 'Filler'],
        },
      },
    );
    expect(duel.zone('p1', 'hand')).toEqual(['Terror Pit', 'Dome Shell', 'Fear Fang']);
  });

  driven('512.1 it stays in the deck where the rest of the turn is skipped', (begin) => {
    const duel = out(begin, { do: 'skipRestOfTurn' });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p1', 'graveyard')).toEqual(['Insight', 'Order']);
    expect(duel.zone('p1', 'deck')).toEqual(DECK.slice(1));
  });

  driven('what was put back by a shuffle is looked at no longer', (begin) => {
    const until: Effect = { do: 'revealUntil', filter: { type: 'spell' }, count: 1, as: 'found' };
    const duel = cast(begin, inOrder(until, shuffleDeck('you'), useFree(the('found'))), {
      cards: [insight(draw())],
      p1: { deck: ['Fear Fang', 'Insight'] },
    });
    expect(duel.duel.result).toMatchObject({ winner: 'p2', reason: 'deckOut' });
  });

  driven('once for each card that it uses', (begin) => {
    const each = forEach(seen, 'one', may(useFree(the('one'))));
    const duel = cast(begin, inOrder(lookAtTop(2, 'seen'), each, destroy(yourCreatures())), {
      cards: [insight(draw())],
      p1: { deck: ['Insight', 'Insight', 'Dome Shell', 'Terror Pit', 'Filler'] },
    });
    duel.choose('Yes').choose('Yes');
    expect(duel.zone('p1', 'hand')).toEqual(['Dome Shell', 'Terror Pit']);
  });
});

const martyr = creature({
  ...plain,
  name: 'Martyr',
  power: 1000,
  abilities: [
    wouldBeDestroyed(
      self,
      insteadDo(
        inOrder(lookAtTop(2, 'seen'), useFree(choose({ ...seen, filter: { type: 'spell' } })), draw()),
      ),
    ),
  ],
});

describe('609.9 an effect that takes the place of an event', () => {
  driven('605.4 sets aside what it looks at in the same way', (begin) => {
    const duel = cast(begin, destroy(yourCreatures({ names: ['Martyr'] })), {
      cards: [insight(draw()), martyr],
      p1: { deck: ['Insight', 'Fear Fang', 'Dome Shell', 'Filler'], battleZone: ['Brute', 'Martyr'] },
    });
    expect(duel.zone('p1', 'hand')).toEqual(['Dome Shell', 'Fear Fang']);
  });

  driven('shields that it looks at are not: other effects reach them', (begin) => {
    const duel = cast(begin, inOrder(lookAt(cardsIn('shieldZone', 'you')), useFree(choose(yourHand()))), {
      cards: [insight(putIntoGraveyard(cardsIn('shieldZone', 'you')))],
      p1: { hand: ['Insight'], shieldZone: ['Fear Fang', 'Dome Shell'] },
    });
    expect(duel.names('p1', 'graveyard')).toEqual(['Dome Shell', 'Fear Fang', 'Insight', 'Order']);
  });
});

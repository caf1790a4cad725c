import type { Effect, Target } from 'taiki/words';
import {
  allCreatures,
  any,
  atRandom,
  called,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  countOf,
  creature,
  crossGear,
  destroy,
  discard,
  draw,
  field,
  inOrder,
  lookAt,
  lookAtTop,
  may,
  mustBeChosenByOpponent,
  opponentsCreatures,
  opponentsHand,
  opponentsShields,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  tap,
  that,
  the,
  times,
  when,
  whenDestroyed,
  withTotal,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const these = the('these');
const pick = (what: ReturnType<typeof choose>): Effect => ({ do: 'choose', what: called(what, 'these') });
const reveal = (what: Target): Effect => ({ do: 'reveal', what });
const pair = { battleZone: ['Brute', 'Runt'] };

describe('605.2b what is chosen', () => {
  driven('is as many as it says, or as many as there are', (begin) => {
    const some = cast(begin, destroy(choose(opponentsCreatures(), 2)), {
      p2: { battleZone: ['Runt', 'Brute', 'Runt'] },
    });
    expect(some.decision).toMatchObject({ min: 2, max: 2, kind: 'choose', rule: '605.2b' });
    expect(some.decision).toMatchObject({ prompt: 'Choose what is destroyed', source: { name: 'Order' } });
    const all = cast(begin, destroy(choose(opponentsCreatures(), 3)), { p2: pair });
    expect(all.asked).toBe('p1 attack');
    expect(all.battleZones.p2).toEqual([]);
  });

  driven('may be fewer, or any number, where it says so', (begin) => {
    const upTo = cast(begin, destroy(chooseUpTo(opponentsCreatures(), 1)), { p2: pair });
    expect(upTo.decision).toMatchObject({ min: 0, max: 1 });
    const anyNumber = cast(begin, destroy(chooseAnyNumber(opponentsCreatures())), { p2: pair });
    expect(anyNumber.decision).toMatchObject({ min: 0, max: 2 });
  });

  driven('is nothing where the number is below 0', (begin) => {
    const fewer = times(-1, countOf(opponentsCreatures()));
    const duel = cast(begin, destroy(choose(opponentsCreatures(), fewer)), { p2: pair });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Brute', 'Runt']);
  });

  driven('is nothing where there is nothing to choose, and what follows is done', (begin) => {
    const duel = cast(begin, inOrder(destroy(choose(opponentsCreatures())), draw()));
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('is chosen by whom it says', (begin) => {
    const duel = cast(begin, destroy(choose(allCreatures(), 1, 'opponent')), {
      p2: { battleZone: ['Runt'] },
    });
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toEqual(['Brute', 'Runt']);
  });

  driven('among what was named before may be what fits alone', (begin) => {
    const fitting = choose({ ...these, filter: { cost: { max: 3 } } });
    const duel = cast(begin, inOrder(pick(choose(opponentsCreatures(), 2)), destroy(fitting)), {
      p2: pair,
    });
    expect(duel.battleZones.p2).toEqual(['Brute']);
  });

  driven('has been chosen where it lies in the battle zone, and not elsewhere', (begin) => {
    const places = cardsIn(['battleZone', 'manaZone', 'hand'], 'opponent');
    const duel = cast(
      begin,
      { do: 'choose', what: choose(places, 9) },
      {
        p2: { ...pair, manaZone: { nature: 1 }, hand: 1 },
      },
    );
    expect(duel.facts('cardChosen')).toEqual(['cardChosen Brute', 'cardChosen Runt']);
    expect(duel.duel.log.filter(({ kind }) => kind === 'cardChosen')).toMatchObject([
      { by: 'p1', player: 'p2', rule: '605.2b' },
      { by: 'p1', player: 'p2' },
    ]);
  });
});

describe('605.2b what may only come to so much', () => {
  const anvil = crossGear({ ...plain, name: 'Anvil', cost: 4, abilities: [] });

  driven('is counted by power, where what has none counts as nothing', (begin) => {
    const choice = withTotal(choose(cardsIn('battleZone', 'opponent'), 3), 'power', 5000);
    const duel = cast(begin, destroy(choice), {
      cards: [anvil],
      p2: { battleZone: ['Brute', 'Runt', 'Anvil'] },
    });
    expect(duel.decision).toMatchObject({
      min: 0,
      max: 3,
      limits: { total: { values: [5000, 1000, 0], max: 5000 } },
    });
    expect(() => duel.choose('Brute', 'Runt')).toThrow();
    duel.choose('Brute', 'Anvil');
    expect(duel.battleZones.p2).toEqual(['Runt']);
  });

  driven('or by cost', (begin) => {
    const choice = withTotal(chooseUpTo(cardsIn('battleZone', 'opponent'), 3), 'cost', 6);
    const duel = cast(begin, destroy(choice), {
      cards: [anvil],
      p2: { battleZone: ['Brute', 'Runt', 'Anvil'] },
    });
    expect(duel.decision).toMatchObject({ limits: { total: { values: [5, 2, 4], max: 6 } } });
    expect(() => duel.choose('Brute', 'Runt')).toThrow();
    duel.choose('Runt', 'Anvil');
    expect(duel.battleZones.p2).toEqual(['Brute']);
  });

  driven('and where it does not matter there is no such limit', (begin) => {
    const duel = cast(begin, destroy(choose(opponentsCreatures())), { p2: pair });
    expect(duel.decision.limits).toBeUndefined();
  });
});

describe('400.2 who chooses among hidden cards knows those that they have seen', () => {
  const hand = { hand: ['Brute', 'Runt'] };

  driven('and none where they have seen none', (begin) => {
    const unseen = cast(begin, discard(choose(opponentsHand())), { p2: hand });
    expect(unseen.options).toEqual(['Card 1', 'Card 2']);
    expect(unseen.decision.options.map(({ card }) => card?.name)).toEqual([undefined, undefined]);
    const named = cast(begin, inOrder(pick(choose(opponentsHand(), 2)), discard(choose(these))), {
      p2: hand,
    });
    expect(named.options).toEqual(['Card 1', 'Card 2']);
  });

  driven('what they have looked at', (begin) => {
    const looking = inOrder(lookAt(called(choose(opponentsHand(), 2), 'these')), discard(choose(these)));
    expect(cast(begin, looking, { p2: hand }).options).toEqual(['Brute', 'Runt']);
  });

  driven('what was revealed', (begin) => {
    const revealing = inOrder(reveal(called(choose(opponentsHand(), 2), 'these')), discard(choose(these)));
    expect(cast(begin, revealing, { p2: hand }).options).toEqual(['Brute', 'Runt']);
  });

  driven('but nothing else beside it', (begin) => {
    for (const show of [lookAt, reveal]) {
      const effect = inOrder(
        show(called(choose(opponentsHand()), 'one')),
        pick(choose(opponentsHand(), 2)),
        discard(choose(these)),
      );
      const duel = cast(begin, effect, { p2: hand, seed: 5 }).choose('Card 1');
      expect(duel.options).toEqual(['Brute', 'Card 2']);
    }
  });

  driven('not what the other player alone has looked at', (begin) => {
    const deck = { deck: ['Brute', 'Runt', 'Filler'] };
    const looking = inOrder(lookAtTop(2, 'these'), putIntoMana(choose(these, 1, 'opponent')));
    const hidden = cast(begin, looking, { p1: deck });
    expect([hidden.asked, hidden.options]).toEqual(['p2 choose', ['Card 1', 'Card 2']]);
    const revealing = inOrder(revealTop(2, 'these'), putIntoMana(choose(these, 1, 'opponent')));
    const shown = cast(begin, revealing, { p1: deck });
    expect([shown.asked, shown.options]).toEqual(['p2 choose', ['Brute', 'Runt']]);
    const own = cast(begin, inOrder(lookAtTop(2, 'these'), putIntoMana(choose(these))), { p1: deck });
    expect([own.asked, own.options]).toEqual(['p1 choose', ['Brute', 'Runt']]);
  });

  driven('401 all of their own deck, through which they have to look, and nothing of the other', (begin) => {
    const deck = { deck: ['Brute', 'Runt'] };
    const choosing = (of: 'you' | 'opponent', by: 'you' | 'opponent') =>
      cast(begin, putIntoMana(choose(cardsIn('deck', of), 1, by)), { p1: deck, p2: deck }).options;
    expect(choosing('you', 'you')).toEqual(['Brute', 'Runt']);
    expect(choosing('opponent', 'you')).toEqual(['Card 1', 'Card 2']);
    expect(choosing('you', 'opponent')).toEqual(['Card 1', 'Card 2']);
  });

  driven('401 and what they took out there', (begin) => {
    const taking = (of: 'you' | 'opponent', by: 'you' | 'opponent') =>
      cast(begin, inOrder(pick(choose(cardsIn('deck', of), 2)), putIntoMana(choose(these, 1, by))), {
        p1: { deck: ['Brute', 'Runt'] },
        p2: { deck: ['Brute', 'Runt'] },
      }).options;
    expect(taking('you', 'you')).toEqual(['Brute', 'Runt']);
    expect(taking('opponent', 'you')).toEqual(['Card 1', 'Card 2']);
    expect(taking('you', 'opponent')).toEqual(['Card 1', 'Card 2']);
  });

  driven('not their own shields', (begin) => {
    const effect = inOrder(pick(choose(yourShields(), 2)), returnToHand(choose(these)));
    const duel = cast(begin, effect, { p1: { shieldZone: ['Brute', 'Runt'] } });
    expect(duel.options).toEqual(['Card 1', 'Card 2']);
  });

  driven('nor what an event speaks of that lies hidden by now', (begin) => {
    const undertaker = field({
      ...plain,
      name: 'Undertaker',
      abilities: [
        when({ event: 'moved', what: { of: 'you' }, to: 'deck' }, returnToHand(chooseUpTo(that, 1))),
      ],
    });
    const duel = cast(begin, putOnDeckBottom(yourMana()), {
      cards: [undertaker],
      p1: { battleZone: ['Undertaker', 'Brute'] },
    });
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Card 1']]);
  });
});

describe('605.2e the card that asks', () => {
  driven('is named where it lies, or in the graveyard where it was last', (begin) => {
    const martyr = creature({
      ...plain,
      name: 'Martyr',
      power: 1000,
      abilities: [whenDestroyed(self, may(draw()))],
    });
    const duel = cast(begin, destroy(opponentsCreatures()), {
      cards: [martyr],
      p2: { battleZone: ['Martyr'] },
    });
    expect(duel.asked).toBe('p2 confirm');
    expect(duel.decision.source).toMatchObject({ name: 'Martyr', zone: 'graveyard', owner: 'p2' });
    const listener = creature({
      ...plain,
      name: 'Listener',
      power: 1000,
      abilities: [when({ event: 'chosen', what: any('you'), by: 'opponent' }, may(draw()))],
    });
    const alive = cast(begin, tap(choose(opponentsCreatures())), {
      cards: [listener],
      p2: { battleZone: ['Listener'] },
    });
    expect(alive.asked).toBe('p2 confirm');
    expect(alive.decision.source).toMatchObject({ name: 'Listener', zone: 'battleZone', owner: 'p2' });
  });
});

describe('400.2d with concealDecisions a player is asked for hidden cards that have to fit', () => {
  const concealing = { concealDecisions: true, p1: { hand: ['Runt', 'Filler'] } } as const;
  const runts = { names: ['Runt'] };

  driven('whether or not one fits', (begin) => {
    for (const names of [['Runt'], ['Brute']]) {
      const duel = cast(begin, discard(choose(yourHand({ names }))), concealing);
      expect(duel.asked).toBe('p1 choose');
      expect(duel.options).toEqual(names[0] === 'Runt' ? ['Runt'] : ['Pass']);
    }
  });

  driven('but not where any card does: the opponent knows how many there are', (begin) => {
    const duel = cast(begin, discard(choose(yourHand(), 2)), concealing);
    expect(duel.facts('cardDiscarded')).toEqual(['cardDiscarded Runt', 'cardDiscarded Filler']);
  });

  driven('nor where the opponent sees them, or there is none', (begin) => {
    const public_ = cast(begin, tap(choose(opponentsCreatures(runts))), { ...concealing, p2: pair });
    expect(public_.zone('p2', 'battleZone')).toEqual(['Brute', 'Runt (tapped)']);
    const theirs = cast(begin, discard(choose(opponentsHand(runts))), {
      ...concealing,
      p2: { hand: ['Runt'] },
    });
    expect(theirs.names('p2', 'graveyard')).toEqual(['Runt']);
    const none = cast(begin, inOrder(tap(choose(yourHand(runts))), draw()), { concealDecisions: true });
    expect(none.count('p1', 'hand')).toBe(1);
  });

  driven('and where the opponent sees some of them only', (begin) => {
    const both = cardsIn(['hand', 'manaZone'], 'you', runts);
    const duel = cast(begin, putIntoMana(choose(both)), concealing);
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Runt']]);
  });

  driven('among what was found before too', (begin) => {
    const among = choose({ ...these, filter: runts });
    const hidden = cast(begin, inOrder(lookAtTop(2, 'these'), putIntoMana(among)), {
      concealDecisions: true,
      p1: { deck: ['Runt', 'Filler', 'Filler'] },
    });
    expect([hidden.asked, hidden.options]).toEqual(['p1 choose', ['Runt']]);
    const open = cast(begin, inOrder(pick(choose(opponentsCreatures(), 2)), destroy(among)), {
      concealDecisions: true,
      p2: pair,
    });
    expect(open.battleZones.p2).toEqual(['Brute']);
  });

  driven('not without concealDecisions', (begin) => {
    const duel = cast(begin, discard(choose(yourHand(runts))), { p1: { hand: ['Runt', 'Filler'] } });
    expect(duel.names('p1', 'hand')).toEqual(['Filler']);
  });

  driven('the opponent cannot tell either from being asked for shields', (begin) => {
    const duel = cast(begin, returnToHand(choose(opponentsShields(runts))), {
      concealDecisions: true,
      p2: { shieldZone: ['Runt', 'Filler'] },
    });
    expect(duel.asked).toBe('p1 choose');
  });
});

describe('400.2 who chooses among hidden cards', () => {
  driven('a whole hand that was looked at, or revealed', (begin) => {
    for (const show of [lookAt(opponentsHand()), { do: 'reveal', what: opponentsHand() } as const]) {
      const effect = inOrder(show, discard(choose(opponentsHand({ type: 'creature' }))));
      const duel = cast(begin, effect, { p2: { hand: ['Brute', 'Terror Pit', 'Runt'] } });
      expect(duel.options).toEqual(['Brute', 'Runt']);
    }
  });

  driven('their own deck, besides another zone', (begin) => {
    const places = cardsIn(['deck', 'graveyard'], 'you', { names: ['Brute', 'Runt'] });
    const duel = cast(begin, putIntoMana(choose(places)), {
      p1: { deck: ['Runt', 'Filler'], graveyard: ['Brute'] },
    });
    expect(duel.options).toEqual(['Runt', 'Brute']);
  });
});

describe('605.2b what restricts a choice', () => {
  const bait = creature({
    civilizations: ['fire'],
    cost: 1,
    name: 'Bait',
    power: 1000,
    abilities: [mustBeChosenByOpponent],
  });

  driven('is told where it does: a total, and what must be chosen before others', (begin) => {
    const two = chooseUpTo(opponentsCreatures(), 2);
    const cheap = withTotal(two, 'cost', 4);
    const total = { values: [2, 1], max: 4 };
    for (const [choice, battleZone, limits] of [
      [two, ['Brute', 'Runt'], undefined],
      [two, ['Bait'], undefined],
      [chooseUpTo(opponentsCreatures(), 1), ['Bait', 'Runt'], undefined],
      [cheap, ['Runt', 'Bait'], { total, preferred: [{ options: [1], over: [0] }] }],
      [cheap, ['Runt'], { total: { values: [2], max: 4 } }],
      [cheap, ['Bait'], { total: { values: [1], max: 4 } }],
    ] as const) {
      const duel = cast(begin, destroy(choice), { cards: [bait], p2: { battleZone } });
      expect([battleZone, duel.decision.limits]).toEqual([battleZone, limits]);
    }
  });

  driven('701.7a what is picked at random is picked anew each time', (begin) => {
    const pick = discard(atRandom(yourHand()));
    const gone = Array.from({ length: 12 }, (_, seed) =>
      cast(begin, inOrder(pick, draw(), pick), {
        seed,
        p1: { hand: ['Brute', 'Runt'], deck: ['Filler', 'Filler'] },
      })
        .names('p1', 'graveyard')
        .join(),
    );
    expect(new Set(gone)).toEqual(new Set(['Brute,Order,Runt', 'Brute,Filler,Order', 'Filler,Order,Runt']));
  });

  driven('400.2 cards of a hand that the player does not see are offered in random order', (begin) => {
    const gone = Array.from({ length: 12 }, (_, seed) =>
      cast(begin, discard(choose(opponentsHand())), { seed, p2: { hand: ['Brute', 'Runt'] } })
        .choose('Card 1')
        .names('p2', 'graveyard')
        .join(),
    );
    expect(new Set(gone)).toEqual(new Set(['Brute', 'Runt']));
  });
});

describe('101.2 a creature that cannot be attacked', () => {
  driven('is not attacked although an effect lets it be attacked untapped', (begin) => {
    const duel = begin({
      p1: { hand: ['Chaos Strike'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Kooc Pollon'] },
    });
    duel.use('Cast Chaos Strike');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });
});

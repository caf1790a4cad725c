import type { PlayerInput } from 'taiki/testing';
import type { Effect } from 'taiki/words';
import {
  atMost,
  battle,
  breaker,
  called,
  cardsIn,
  choose,
  costOf,
  countOf,
  creature,
  d2Field,
  delayed,
  destroy,
  draw,
  extraTurn,
  forEach,
  gets,
  given,
  ifYouDo,
  inOrder,
  itself,
  lookAt,
  may,
  named,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  other,
  power,
  put,
  remember,
  repeat,
  replaceUntil,
  returnToHand,
  self,
  shuffleDeck,
  sizeOf,
  stays,
  tap,
  the,
  topOfDeckTo,
  turnFace,
  untap,
  when,
  wheneverAttacks,
  wouldLeave,
  youHave,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { brute, cast, castDeal, runt } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const stage = d2Field({ ...plain, name: 'Stage' });

const theirs = choose(opponentsCreatures());
const reveal = (what: Extract<Effect, { do: 'reveal' }>['what']): Effect => ({ do: 'reveal', what });
/** The same, with something to be done where that is not. */
const orElse = (effect: Effect, otherwise: Effect): Effect => Object.assign({}, effect, { otherwise });
const two = called(choose(opponentsCreatures(), 2), 'these');

interface Attempt {
  readonly what: string;
  readonly effect: Effect;
  /** What the opponent has where it can be attempted, and where it cannot. */
  readonly can: PlayerInput;
  readonly cannot?: PlayerInput;
}

const attempts: readonly Attempt[] = [
  { what: 'destroy', effect: destroy(theirs), can: { battleZone: ['Runt'] }, cannot: {} },
  { what: 'tap', effect: tap(theirs), can: { battleZone: ['Runt'] }, cannot: {} },
  {
    what: 'tap what is tapped already',
    effect: tap(theirs),
    can: { battleZone: [{ name: 'Runt', tapped: true }] },
  },
  {
    what: 'untap',
    effect: untap(choose(opponentsCreatures({ tapped: true }))),
    can: { battleZone: [{ name: 'Runt', tapped: true }] },
    cannot: { battleZone: ['Runt'] },
  },
  { what: 'look at', effect: lookAt(choose(opponentsHand())), can: { hand: 1 }, cannot: {} },
  { what: 'reveal', effect: reveal(choose(opponentsHand())), can: { hand: 1 }, cannot: {} },
  {
    what: 'choose',
    effect: { do: 'choose', what: theirs },
    can: { battleZone: ['Runt'] },
    cannot: {},
  },
  {
    what: 'turn',
    effect: turnFace(choose(cardsIn('shieldZone', 'opponent')), 'faceUp'),
    can: { shieldZone: 1 },
    cannot: { shieldZone: 0 },
  },
  {
    what: 'battle',
    effect: { do: 'battle', a: choose(yourCreatures()), b: theirs },
    can: { battleZone: ['Runt'] },
    cannot: {},
  },
  {
    what: 'do for each',
    effect: forEach(opponentsCreatures(), 'it', tap(the('it'))),
    can: { battleZone: ['Runt', 'Runt'] },
    cannot: {},
  },
  {
    what: 'do twice, of which once',
    effect: repeat(2, destroy(theirs)),
    can: { battleZone: ['Runt'] },
    cannot: {},
  },
  {
    what: 'do in order, of which the first alone',
    effect: inOrder(destroy(theirs), destroy(theirs)),
    can: { battleZone: ['Runt'] },
    cannot: {},
  },
  {
    what: 'do in order, of which the last alone',
    effect: inOrder(tap(choose(opponentsCreatures({ names: ['Brute'] }))), tap(theirs)),
    can: { battleZone: ['Runt'] },
    cannot: {},
  },
  {
    what: 'do where a condition holds',
    effect: onlyIf(youHave(opponentsCreatures()), tap(theirs)),
    can: { battleZone: ['Runt'] },
    cannot: {},
  },
  {
    what: 'do if something else was done',
    effect: ifYouDo(tap(theirs), lookAt(choose(opponentsHand()))),
    can: { battleZone: ['Runt'], hand: 1 },
    cannot: { battleZone: ['Runt'] },
  },
  { what: 'shuffle', effect: shuffleDeck('you'), can: {} },
  { what: 'gain a turn', effect: extraTurn(), can: {} },
  { what: 'remember', effect: remember(0, 'nothing'), can: {} },
  {
    what: 'leave behind a trigger',
    effect: delayed(when({ event: 'endOfTurn', of: 'you' }, draw()), 'once'),
    can: {},
  },
  { what: 'leave behind a replacement', effect: replaceUntil('turn', wouldLeave(self, stays)), can: {} },
];

describe('101.3a "if you do" counts the attempt:', () => {
  for (const { what, effect, can, cannot } of attempts) {
    driven(what, (begin) => {
      const done = cast(begin, ifYouDo(effect, draw(2)), { p2: can });
      expect(done.asked).toBe('p1 attack');
      expect(done.count('p1', 'hand')).toBe(2);
      if (cannot === undefined) return;
      const undone = cast(begin, ifYouDo(effect, draw(2)), { p2: cannot });
      expect(undone.asked).toBe('p1 attack');
      expect(undone.count('p1', 'hand')).toBe(0);
    });
  }

  driven('nothing done no times', (begin) => {
    expect(cast(begin, ifYouDo(repeat(0, shuffleDeck('you')), draw(2))).count('p1', 'hand')).toBe(0);
  });

  driven('one of two modes', (begin) => {
    const both: Effect = {
      do: 'modes',
      modes: [destroy(theirs), tap(yourCreatures()), lookAt(choose(opponentsHand()))],
      count: 2,
      by: 'you',
    };
    const position = { p1: { battleZone: ['Brute', 'Brute'] }, p2: { battleZone: ['Runt'] } };
    const [first, , third] = cast(begin, ifYouDo(both, draw(2)), position).options;
    const half = cast(begin, ifYouDo(both, draw(2)), position).choose(first ?? '', third ?? '');
    expect(half.count('p1', 'hand')).toBe(2);
    const none = cast(begin, ifYouDo(both, draw(2)), { p2: {} }).choose(first ?? '', third ?? '');
    expect(none.count('p1', 'hand')).toBe(0);
  });
});

describe('605.2c a later part speaks of what an earlier one has', () => {
  const namings: readonly (readonly [string, Effect])[] = [
    ['destroyed', destroy(two)],
    ['tapped', tap(two)],
    ['untapped', untap(two)],
    ['looked at', lookAt(called(choose(opponentsHand(), 2), 'these'))],
    ['revealed', reveal(called(choose(opponentsHand(), 2), 'these'))],
    ['chosen', { do: 'choose', what: two }],
    ['turned over', turnFace(called(choose(yourShields(), 2), 'these'), 'faceUp')],
  ];
  for (const [what, effect] of namings) {
    driven(what, (begin) => {
      const duel = cast(begin, inOrder(effect, draw(sizeOf(the('these')))), {
        p2: { hand: 2, battleZone: ['Runt', 'Runt'] },
      });
      while (duel.asked === 'p1 choose') duel.choose(...duel.options.slice(0, 2));
      expect(duel.asked).toBe('p1 attack');
      expect(duel.count('p1', 'hand')).toBe(2);
    });
  }

  driven('chosen, without any name', (begin) => {
    const effect = inOrder({ do: 'choose', what: choose(opponentsCreatures(), 2) }, tap(the('chosen')));
    const duel = cast(begin, effect, { p2: { battleZone: ['Runt', 'Brute'] } });
    expect(duel.zone('p2', 'battleZone')).toEqual(['Runt (tapped)', 'Brute (tapped)']);
  });

  driven('counted, as the number was then', (begin) => {
    const effect = inOrder(
      remember(countOf(opponentsCreatures()), 'many'),
      destroy(opponentsCreatures()),
      draw(named('many')),
    );
    const duel = cast(begin, effect, { p2: { battleZone: ['Runt', 'Brute', 'Runt'] } });
    expect(duel.battleZones).toEqual({ p1: ['Brute'], p2: [] });
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('remembered besides', (begin) => {
    const effect = inOrder(remember(1, 'one'), remember(2, 'two'), draw(named('one')), draw(named('two')));
    expect(cast(begin, effect).count('p1', 'hand')).toBe(3);
  });
});

describe('605.2c instructions that hold others', () => {
  driven('"for each" follows its instruction once for each, of which it speaks', (begin) => {
    const effect = forEach(
      opponentsCreatures(),
      'it',
      inOrder(topOfDeckTo('manaZone', costOf(the('it'))), draw()),
    );
    const duel = cast(begin, effect, { p2: { battleZone: ['Runt', 'Brute'] } });
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([2, 8]);
  });

  driven('"for each" may be about what is chosen', (begin) => {
    const effect = forEach(theirs, 'it', returnToHand(the('it')));
    const duel = cast(begin, effect, { p2: { battleZone: ['Runt', 'Brute'] } }).choose('Brute');
    expect(duel.battleZones.p2).toEqual(['Runt']);
    expect(duel.zone('p2', 'hand')).toEqual(['Brute']);
  });

  driven('a number of times', (begin) => {
    expect(cast(begin, repeat(3, draw())).count('p1', 'hand')).toBe(3);
    expect(cast(begin, repeat(countOf(opponentsCreatures()), draw())).count('p1', 'hand')).toBe(0);
  });

  driven('a condition leads to one of two', (begin) => {
    const effect = onlyIf(youHave(opponentsCreatures()), draw(2), topOfDeckTo('manaZone'));
    const met = cast(begin, effect, { p2: { battleZone: ['Runt'] } });
    expect([met.count('p1', 'hand'), met.count('p1', 'manaZone')]).toEqual([2, 1]);
    const unmet = cast(begin, effect);
    expect([unmet.count('p1', 'hand'), unmet.count('p1', 'manaZone')]).toEqual([0, 2]);
  });

  driven('a condition that does not hold, with nothing for that, does nothing', (begin) => {
    const duel = cast(begin, inOrder(onlyIf(youHave(opponentsCreatures()), draw(2)), draw()));
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('"if you do" has something else for where it was not done', (begin) => {
    const effect = orElse(ifYouDo(destroy(theirs), draw(2)), topOfDeckTo('manaZone'));
    const done = cast(begin, effect, { p2: { battleZone: ['Runt'] } });
    expect([done.count('p1', 'hand'), done.count('p1', 'manaZone')]).toEqual([2, 1]);
    const undone = cast(begin, effect);
    expect([undone.count('p1', 'hand'), undone.count('p1', 'manaZone')]).toEqual([0, 2]);
  });

  driven('"if you do" speaks of what was done', (begin) => {
    const effect = ifYouDo(destroy(two), draw(sizeOf(the('these'))));
    const duel = cast(begin, effect, { p2: { battleZone: ['Runt', 'Runt'] } });
    expect(duel.count('p1', 'hand')).toBe(2);
  });
});

describe('606.1 "you may"', () => {
  const effect = orElse(may(destroy(two), draw(sizeOf(the('these')))), topOfDeckTo('manaZone'));
  const outcome = (duel: Driver) => [
    duel.count('p2', 'battleZone'),
    duel.count('p1', 'hand'),
    duel.count('p1', 'manaZone'),
  ];
  const position = { p2: { battleZone: ['Runt', 'Runt'] } };

  driven('asks the player of the effect, names its card and says what would be done', (begin) => {
    const duel = cast(begin, may(draw(2)));
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.decision).toMatchObject({
      prompt: 'draw 2 cards?',
      rule: '606.1',
      source: { name: 'Order' },
    });
  });

  driven('has something for where it is done, which speaks of that, and for where it is not', (begin) => {
    expect(outcome(cast(begin, effect, position).choose('Yes'))).toEqual([0, 2, 1]);
    expect(outcome(cast(begin, effect, position).choose('No'))).toEqual([2, 0, 2]);
  });

  driven('and where it is wanted and cannot be done, it is not done', (begin) => {
    expect(outcome(cast(begin, effect).choose('Yes'))).toEqual([0, 0, 2]);
  });

  driven('counts as done where it was wanted and could be attempted', (begin) => {
    const paid = ifYouDo(may(destroy(theirs)), draw(2));
    expect(
      cast(begin, paid, { p2: { battleZone: ['Runt'] } })
        .choose('Yes')
        .count('p1', 'hand'),
    ).toBe(2);
    expect(
      cast(begin, paid, { p2: { battleZone: ['Runt'] } })
        .choose('No')
        .count('p1', 'hand'),
    ).toBe(0);
    expect(cast(begin, paid).choose('Yes').count('p1', 'hand')).toBe(0);
  });
});

describe('700.2 modes', () => {
  const modes = (by: 'you' | 'opponent', count: number): Effect => ({
    do: 'modes',
    modes: [draw(2), topOfDeckTo('manaZone', 3), destroy(yourCreatures())],
    count,
    by,
  });

  driven('one of them is done, which the player of the effect picks', (begin) => {
    const duel = cast(begin, oneOf(draw(2), topOfDeckTo('manaZone', 3)));
    expect(duel.asked).toBe('p1 mode');
    expect(duel.decision).toMatchObject({ min: 1, max: 1, rule: '700.2a', source: { name: 'Order' } });
    expect(duel.options.map((label) => label.slice(0, 3))).toEqual(['1: ', '2: ']);
    duel.choose('2: ');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([0, 4]);
  });

  driven('or the opponent, and it is done to the player of the effect', (begin) => {
    const duel = cast(begin, modes('opponent', 1));
    expect(duel.asked).toBe('p2 mode');
    duel.choose('1: ');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([2, 0]);
  });

  driven('several are different ones, done in printed order', (begin) => {
    const duel = cast(begin, modes('you', 2));
    expect(duel.decision).toMatchObject({ min: 2, max: 2 });
    duel.facts();
    duel.choose('2: ', '1: ');
    expect(duel.facts('cardMoved', 'cardDrawn').map((fact) => fact.split(' ')[0])).toEqual([
      'cardDrawn',
      'cardDrawn',
      'cardMoved',
      'cardMoved',
      'cardMoved',
      'cardMoved',
    ]);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([2, 4]);
    expect(duel.battleZones.p1).toEqual(['Brute']);
  });
});

describe('111.2d state-based actions', () => {
  driven('are checked after each part of an effect, before the next', (begin) => {
    const effect = inOrder(
      gets(opponentsCreatures(), 'turn', power(-1000)),
      draw(countOf(opponentsCreatures())),
    );
    const duel = cast(begin, effect, { p2: { battleZone: ['Runt', 'Brute'] } });
    expect(duel.battleZones.p2).toEqual(['Brute']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('104.2c an effect by which a player wins', () => {
  for (const [who, winner] of [
    ['you', 'p1'],
    ['opponent', 'p2'],
  ] as const) {
    driven(`ends the duel at once: ${who}`, (begin) => {
      const { duel } = cast(begin, inOrder({ do: 'wins', who }, draw()));
      expect(duel.result).toMatchObject({ winner, reason: 'cardEffect' });
      expect(duel.log.some(({ kind }) => kind === 'cardDrawn')).toBe(false);
    });
  }
});

describe('104.1 an effect that goes on and on', () => {
  driven('ends the duel with no winner', (begin) => {
    const { duel } = cast(begin, repeat(20_000, tap(opponentsCreatures())));
    expect(duel.result).toMatchObject({ winner: undefined, reason: 'endlessLoop' });
  });

  driven('and so does one that begins again within itself', (begin) => {
    const raging = creature({
      ...plain,
      name: 'Raging',
      power: 1000,
      abilities: [when({ event: 'battles', what: itself }, battle(self, other))],
    });
    const duel = cast(begin, battle(choose(yourCreatures({ names: ['Raging'] })), theirs), {
      cards: [raging],
      p1: { battleZone: ['Brute', 'Raging'] },
      p2: { battleZone: ['Runt'] },
    });
    expect(duel.duel.result).toMatchObject({ winner: undefined, reason: 'endlessLoop' });
  });

  driven('and one that goes on for long does not', (begin) => {
    const duel = cast(begin, inOrder(repeat(9_000, tap(opponentsCreatures())), draw()));
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('701 single instructions', () => {
  driven('701.6a only what lies in the battle zone is destroyed', (begin) => {
    const duel = cast(begin, destroy(cardsIn(['battleZone', 'hand', 'manaZone'], 'opponent')), {
      p2: { battleZone: ['Runt'], hand: ['Brute'], manaZone: { nature: 1 } },
    });
    expect(duel.facts('cardDestroyed')).toEqual(['cardDestroyed Runt']);
    expect(duel.names('p2', 'graveyard')).toEqual(['Runt']);
    expect([duel.count('p2', 'hand'), duel.count('p2', 'manaZone')]).toEqual([1, 1]);
  });

  driven('701.2a, 105.6 to tap taps, and to untap untaps, what is not so already', (begin) => {
    const p2: PlayerInput = { battleZone: ['Runt', { name: 'Brute', tapped: true }] };
    const tapped = cast(begin, tap(opponentsCreatures()), { p2 });
    expect(tapped.zone('p2', 'battleZone')).toEqual(['Runt (tapped)', 'Brute (tapped)']);
    expect(tapped.facts('cardTapped', 'cardUntapped')).toEqual(['cardTapped Fire Filler', 'cardTapped Runt']);
    const untapped = cast(begin, untap(opponentsCreatures()), { p2 });
    expect(untapped.zone('p2', 'battleZone')).toEqual(['Runt', 'Brute']);
    expect(untapped.facts('cardTapped', 'cardUntapped')).toEqual([
      'cardTapped Fire Filler',
      'cardUntapped Brute',
    ]);
  });

  driven('105.5 what lies in neither the battle zone nor the mana zone is not tapped', (begin) => {
    const duel = cast(begin, tap(cardsIn(['hand', 'manaZone', 'shieldZone', 'graveyard'], 'opponent')), {
      p2: { hand: ['Runt'], manaZone: { nature: 1 }, graveyard: ['Brute'] },
    });
    expect(duel.zone('p2', 'manaZone')).toEqual(['Nature Filler (tapped)']);
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([['Runt'], ['Brute']]);
    expect(duel.zone('p2', 'shieldZone')).toEqual(Array.from({ length: 5 }, () => 'Filler'));
  });

  driven('114.6, 409.1c to draw is to draw past what is pending, and from no card nothing', (begin) => {
    const reveal: Effect = { do: 'revealUntil', filter: { type: 'creature' }, count: 1, as: 'found' };
    const none = cast(begin, inOrder(reveal, draw(2)), { p1: { deck: ['Runt'] } });
    expect(none.asked).toBe('p1 attack');
    expect([none.zone('p1', 'deck'), none.count('p1', 'hand')]).toEqual([['Runt (pending)'], 0]);
    const some = cast(begin, inOrder(reveal, draw(2)), {
      p1: { deck: ['Runt', 'Brute', 'Filler', 'Filler'] },
    });
    expect(some.zone('p1', 'deck')).toEqual(['Runt (pending)', 'Filler']);
    expect(some.names('p1', 'hand')).toEqual(['Brute', 'Filler']);
  });

  driven('701.11a to shuffle is to shuffle the deck of each player that is meant', (begin) => {
    for (const [who, players] of [
      ['you', ['p1']],
      ['opponent', ['p2']],
      ['any', ['p1', 'p2']],
    ] as const) {
      const { duel } = cast(begin, shuffleDeck(who));
      const shuffled = duel.log.flatMap((fact) => (fact.kind === 'deckShuffled' ? [fact.player] : []));
      expect(shuffled).toEqual(players);
    }
  });

  driven('701.9a who looks at cards alone knows them; who reveals them shows them to both', (begin) => {
    const position = { p2: { hand: ['Runt'] } };
    const shown = cast(begin, reveal(opponentsHand()), position).duel;
    expect(shown.log.filter(({ kind }) => kind === 'cardRevealed')).toMatchObject([{ name: 'Runt' }]);
    const looked = cast(begin, lookAt(opponentsHand()), position).duel;
    expect(looked.log.filter(({ kind }) => kind === 'cardLookedAt')).toMatchObject([
      { name: 'Runt', by: 'p1' },
    ]);
  });

  driven('400.2b to turn is to turn where it lies, up or down', (begin) => {
    const faces = (duel: Driver) => duel.duel.game.zones.p1.shieldZone.map(({ faceUp }) => faceUp);
    const p1 = { shieldZone: ['Runt', { name: 'Brute', faceUp: true }] };
    expect(faces(cast(begin, turnFace(yourShields(), 'faceUp'), { p1 }))).toEqual([true, true]);
    expect(faces(cast(begin, turnFace(yourShields(), 'faceDown'), { p1 }))).toEqual([false, false]);
  });

  driven('a D2 field is turned upside down once', (begin) => {
    const fields = cardsIn('battleZone', 'you', { type: 'd2Field' });
    const turning = forEach(fields, 'it', ifYouDo({ do: 'flip', what: the('it') }, draw()));
    const duel = cast(begin, inOrder(turning, turning), {
      cards: [stage],
      p1: { battleZone: ['Brute', 'Stage'] },
    });
    expect(duel.duel.game.zones.p1.battleZone.map(({ flipped }) => flipped)).toEqual([false, true]);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('and where there is none, none is', (begin) => {
    const none: Effect = { do: 'choose', what: called(choose(opponentsCreatures()), 'nothing') };
    const duel = cast(begin, inOrder(none, ifYouDo({ do: 'flip', what: the('nothing') }, draw(2))));
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('500.5 a turn is gained by whom it is for', (begin) => {
    expect(
      cast(begin, extraTurn('opponent'))
        .passUntil('p2 charge')
        .duel.log.filter(({ kind }) => kind === 'turnGained'),
    ).toMatchObject([{ player: 'p2' }]);
  });
});

describe('505.6 an effect that ends the attack', () => {
  const halt = creature({
    ...plain,
    name: 'Halt',
    power: 2000,
    abilities: [
      breaker('double'),
      wheneverAttacks(self, ifYouDo({ do: 'endAttack' }, draw(2))),
      when({ event: 'endOfAttack', what: itself }, topOfDeckTo('manaZone')),
    ],
  });

  driven('ends it: no shield is broken, it comes to its end, and the next may attack', (begin) => {
    const duel = begin({
      cards: [halt, brute, runt],
      step: 'attack',
      p1: { battleZone: ['Halt', 'Brute'] },
      p2: { battleZone: [{ name: 'Runt', tapped: true }] },
    });
    duel.choose('Halt attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([2, 5]);
    expect(duel.count('p1', 'manaZone')).toBe(1);
    duel.choose('Brute attacks Runt');
    expect(duel.battleZones.p2).toEqual([]);
  });

  driven('and does nothing where there is no attack', (begin) => {
    const duel = cast(begin, inOrder(ifYouDo({ do: 'endAttack' }, draw(2)), draw()));
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('606 "you may; if you do not"', () => {
  driven('has not been done where it was wanted and could not be', (begin) => {
    const effect: Effect = {
      do: 'may',
      effect: destroy(choose(opponentsCreatures())),
      otherwise: topOfDeckTo('manaZone'),
    };
    expect(cast(begin, effect).choose('Yes').count('p1', 'manaZone')).toBe(2);
  });
});

describe('605.2c a shield that goes to the hand', () => {
  const open = { shieldZone: [{ name: 'Beast', faceUp: true }, 'Filler'] };

  driven('is what later parts of the effect speak of', (begin) => {
    const chosen = called(choose(yourShields({ faceUp: true })), 'x');
    expect(castDeal(begin, inOrder(returnToHand(chosen), put(the('x'))), open).battleZones.p1).toEqual([
      'Beast',
    ]);
    const moved = inOrder(returnToHand(yourShields({ faceUp: true })), put(the('moved')));
    expect(castDeal(begin, moved, open).battleZones.p1).toEqual(['Beast']);
  });

  driven('400.7 goes there together with what else the effect moves', (begin) => {
    const all = returnToHand(cardsIn(['shieldZone', 'battleZone'], 'you'));
    const duel = castDeal(begin, all, { shieldZone: ['Filler'], battleZone: ['Beast'] });
    expect(duel.names('p1', 'hand')).toEqual(['Beast', 'Filler']);
  });
});

describe('603.2 a restriction inside the clause of a delayed trigger', () => {
  driven('is tested as it triggers', (begin) => {
    const watch = when({ event: 'attacks', what: { of: 'you' } }, draw());
    const few = given(youHave(yourCreatures(), atMost(1)), watch);
    const drawn = (battleZone: readonly string[]) => {
      const duel = cast(begin, delayed(few, 'turn'), { p1: { battleZone } });
      return duel.choose('Brute attacks the player').choose('Shield 1').count('p1', 'hand');
    };
    expect([drawn(['Brute']), drawn(['Brute', 'Runt'])]).toEqual([1, 0]);
  });
});

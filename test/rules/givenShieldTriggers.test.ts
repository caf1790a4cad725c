import {
  breakShields,
  called,
  choose,
  creature,
  doubleBreaker,
  draw,
  each,
  eachWhile,
  gains,
  gets,
  guardStrike,
  hasWhile,
  inOrder,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
  youHave,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const breaker = creature({ ...plain, name: 'Breaker', power: 6000, abilities: [doubleBreaker] });

describe('113.6b shield triggers given to cards in the shield zone are read just before the shields wait', () => {
  const pair = (name: string, min: number) =>
    spell({
      ...plain,
      name,
      abilities: [
        hasWhile({ kind: 'shields', of: 'you', is: { min } }, gains(shieldTrigger)),
        spellAbility(draw()),
      ],
    });
  const last = spell({
    ...plain,
    name: 'Last',
    abilities: [
      hasWhile({ kind: 'shields', of: 'you', is: { max: 1 } }, gains(shieldTrigger)),
      spellAbility(draw()),
    ],
  });
  const plainSpell = spell({ ...plain, name: 'Plain', abilities: [spellAbility(draw())] });
  const armory = creature({
    ...plain,
    name: 'Armory',
    power: 1000,
    abilities: [each(yourShields({ type: 'spell' }), gains(shieldTrigger))],
  });
  const guards = creature({
    ...plain,
    name: 'Guards',
    power: 1000,
    abilities: [eachWhile(youHave(yourShields(), { min: 2 }), yourShields(), gains(guardStrike))],
  });
  const twin = twinpact(
    'Twin',
    creature({ ...plain, name: 'Upper', power: 1000 }),
    spell({ ...plain, name: 'Lower', abilities: [spellAbility(draw())] }),
  );
  const all = [pair('Pair', 2), pair('Trio', 3), last, plainSpell, armory, guards, twin, breaker];

  const broken = (
    begin: Begin,
    shieldZone: readonly string[],
    battleZone: readonly string[] = ['Fear Fang'],
  ) =>
    begin({
      cards: all,
      p1: { battleZone: ['Breaker', 'Fear Fang'] },
      p2: { battleZone, shieldZone },
    }).choose('Breaker attacks the player');

  driven('two shields broken at once, each of which has it while there are two', (begin) => {
    const duel = broken(begin, ['Pair', 'Pair']);
    expect([duel.asked, duel.options]).toEqual([
      'p2 declareShields',
      ['Shield trigger: Pair', 'Shield trigger: Pair'],
    ]);
  });

  driven('not while there are too few then', (begin) => {
    const duel = broken(begin, ['Trio', 'Trio']);
    expect([duel.asked, duel.names('p2', 'hand')]).toEqual(['p1 attack', ['Trio', 'Trio']]);
  });

  driven('nor where only the waiting would make it so', (begin) => {
    const duel = broken(begin, ['Last', 'Last']);
    expect([duel.asked, duel.names('p2', 'hand')]).toEqual(['p1 attack', ['Last', 'Last']]);
  });

  driven('701.14c shields that an effect breaks, or returns to the hand', (begin) => {
    for (const effect of [breakShields(2, 'you'), returnToHand(yourShields())]) {
      const duel = cast(begin, effect, { cards: all, p1: { shieldZone: ['Pair', 'Pair'] } });
      expect([duel.asked, duel.options]).toEqual([
        'p1 declareShields',
        ['Shield trigger: Pair', 'Shield trigger: Pair'],
      ]);
    }
  });

  driven('one shield after the other: the second is alone by then', (begin) => {
    const twice = inOrder(returnToHand(called(choose(yourShields()), 'first')), returnToHand(yourShields()));
    const duel = cast(begin, twice, { cards: all, p1: { shieldZone: ['Pair', 'Pair'] } });
    duel.choose(duel.options[0] ?? '');
    expect(duel.options).toEqual(['Shield trigger: Pair']);
    duel.pass();
    expect([duel.asked, duel.count('p1', 'shieldZone')]).toEqual(['p1 attack', 0]);
  });

  driven('another card may give it to shields, those it names', (begin) => {
    const duel = broken(begin, ['Plain', 'Breaker'], ['Armory']);
    expect(duel.options).toEqual(['Shield trigger: Plain']);
    duel.choose('Shield trigger: Plain');
    expect([duel.asked, duel.zone('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([
      'p1 attack',
      ['Plain'],
      2,
    ]);
  });

  driven('to the half of a twinpact that it names', (begin) => {
    expect(broken(begin, ['Twin', 'Filler'], ['Armory']).options).toEqual(['Shield trigger: Lower']);
  });

  driven('and guard strike, as long as there are two', (begin) => {
    const duel = broken(begin, ['Plain', 'Filler'], ['Guards']);
    expect(duel.options).toEqual(['Guard strike: Plain', 'Guard strike: Filler']);
  });

  driven('608.2 an effect may give it for a time', (begin) => {
    const ready = cast(
      begin,
      inOrder(gets(yourShields(), 'turn', gains(shieldTrigger)), breakShields(1, 'you')),
      {
        cards: all,
        p1: { shieldZone: ['Plain'] },
      },
    );
    expect([ready.asked, ready.options]).toEqual(['p1 declareShields', ['Shield trigger: Plain']]);
  });

  driven('to no shields of the other player', (begin) => {
    const duel = begin({
      cards: all,
      p1: { battleZone: ['Breaker', 'Armory', 'Fear Fang'] },
      p2: { shieldZone: ['Plain', 'Plain'] },
    }).choose('Breaker attacks the player');
    expect([duel.asked, duel.names('p2', 'hand')]).toEqual(['p1 attack', ['Plain', 'Plain']]);
  });
});

describe('113.6c shield triggers given to cards on their way to the hand are read while the shields wait', () => {
  const plainSpell = spell({ ...plain, name: 'Plain', abilities: [spellAbility(draw())] });
  const going = { type: 'spell', goingToHand: true } as const;
  const welcome = creature({
    ...plain,
    name: 'Welcome',
    power: 1000,
    abilities: [each(yourShields(going), gains(shieldTrigger))],
  });
  const lastStand = creature({
    ...plain,
    name: 'Last Stand',
    power: 1000,
    abilities: [
      eachWhile({ kind: 'shields', of: 'you', is: { max: 0 } }, yourShields(going), gains(shieldTrigger)),
    ],
  });
  const lastWord = creature({
    ...plain,
    name: 'Last Word',
    power: 1000,
    abilities: [
      eachWhile(
        { kind: 'shields', of: 'you', is: { max: 0 } },
        yourShields({ type: 'spell' }),
        gains(shieldTrigger),
      ),
    ],
  });
  const all = [plainSpell, welcome, lastStand, lastWord, breaker];

  const broken = (begin: Begin, giver: string, shieldZone: readonly string[]) =>
    begin({
      cards: all,
      p1: { battleZone: ['Breaker', 'Fear Fang'], shieldZone: ['Plain'] },
      p2: { battleZone: [giver], shieldZone },
    }).choose('Breaker attacks the player');

  driven('to the spells among the shields that are broken', (begin) => {
    const duel = broken(begin, 'Welcome', ['Plain', 'Filler']);
    expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Plain']]);
    duel.choose('Shield trigger: Plain');
    expect([duel.asked, duel.names('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      'p1 attack',
      ['Filler', 'Filler'],
      ['Plain'],
    ]);
  });

  driven('with no shields left, since shields that wait do not count (113.6a)', (begin) => {
    expect(broken(begin, 'Last Stand', ['Plain', 'Plain']).options).toEqual([
      'Shield trigger: Plain',
      'Shield trigger: Plain',
    ]);
    const one = broken(begin, 'Last Stand', ['Plain', 'Plain', 'Plain']);
    one.choose(...one.options.slice(0, 2));
    expect([one.asked, one.count('p2', 'hand')]).toEqual(['p1 attack', 2]);
  });

  driven('113.6b while one that is given to shields still counts them', (begin) => {
    const duel = broken(begin, 'Last Word', ['Plain', 'Plain']);
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 2]);
  });

  driven('by an effect that returns them, in the own turn', (begin) => {
    const duel = cast(begin, returnToHand(yourShields()), {
      cards: all,
      p1: { battleZone: ['Welcome', 'Fear Fang'], shieldZone: ['Plain', 'Filler'] },
      p2: { battleZone: ['Welcome'], shieldZone: ['Plain'] },
    });
    expect([duel.asked, duel.options]).toEqual(['p1 declareShields', ['Shield trigger: Plain']]);
    duel.pass();
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 attack', ['Filler', 'Plain']]);
  });
});

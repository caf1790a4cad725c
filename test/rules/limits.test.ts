import type { Ability, Triggered } from 'taiki/words';
import {
  another,
  battle,
  breakShields,
  choose,
  creature,
  draw,
  inOrder,
  limited,
  may,
  ninjaStrike,
  opponentsCreatures,
  provided,
  put,
  self,
  when,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const once = (ability: Triggered, per: 'turn' | 'attack' = 'turn') =>
  limited({ times: 1, per, by: 'this' }, ability);
const holder = (...abilities: readonly Ability[]) =>
  creature({ ...plain, name: 'Holder', power: 9000, abilities });
const cheap = creature({ ...plain, name: 'Cheap' });
const putThem = put({ in: 'graveyard', of: 'you' });

/** Resolves what waits, in the order in which it is offered. */
function resolveAll(duel: Driver): Driver {
  while (duel.asked === 'p1 order' || duel.asked === 'p1 standby') {
    if (duel.asked === 'p1 order') duel.choose(...duel.options);
    else duel.choose(duel.options[0] ?? '');
  }
  return duel;
}

describe('603.4, 605.2a an ability that can be used once a turn', () => {
  const atThree = once(provided(youHave(yourCreatures(), { min: 3 }), whenPut(another('you'), draw())));

  driven('is not used up by a misfire: the second time its condition holds', (begin) => {
    const duel = begin({
      cards: [holder(atThree), cheap],
      p1: { hand: ['Cheap', 'Cheap'], manaZone: { fire: 2 }, battleZone: ['Holder'] },
    });
    duel.use('Summon Cheap');
    expect(duel.facts('effectMisfired', 'effectResolved')).toEqual(['effectMisfired Holder']);
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.use('Summon Cheap');
    expect(duel.facts('effectMisfired', 'effectResolved')).toEqual(['effectResolved Holder']);
    expect(duel.battleZones).toEqual({ p1: ['Holder', 'Cheap', 'Cheap'], p2: [] });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('is used up as it resolves, and not as it triggers', (begin) => {
    const duel = cast(begin, putThem, {
      cards: [holder(once(whenPut(another('you'), draw()))), cheap],
      p1: { battleZone: ['Brute', 'Holder'], graveyard: ['Cheap', 'Cheap'] },
    });
    resolveAll(duel);
    expect(duel.facts('effectTriggered', 'effectMisfired', 'effectResolved')).toEqual([
      'effectTriggered Holder',
      'effectTriggered Holder',
      'effectResolved Holder',
      'effectMisfired Holder',
    ]);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('is not used by a player who does not do what it allows', (begin) => {
    const duel = cast(begin, putThem, {
      cards: [holder(once(whenPut(another('you'), may(draw())))), cheap],
      p1: { battleZone: ['Brute', 'Holder'], graveyard: ['Cheap', 'Cheap'] },
    });
    while (duel.asked === 'p1 order' || duel.asked === 'p1 standby') resolveAll(duel);
    duel.choose('No');
    resolveAll(duel);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('115.2, 101.4f does not work again in a battle that it causes', (begin) => {
    const rages = once(
      when(
        { event: 'battles', what: { of: 'any', filter: { itself: true } } },
        inOrder(draw(), battle(self, choose(opponentsCreatures()))),
      ),
    );
    const duel = begin({
      cards: [holder(rages), cheap],
      step: 'attack',
      p1: { battleZone: ['Holder'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Cheap', 'Cheap'] },
    });
    duel.choose('Holder attacks Fear Fang').choose('Cheap');
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.battleZones).toEqual({ p1: ['Holder (tapped)'], p2: ['Cheap'] });
    expect(duel.facts('effectMisfired')).toEqual(['effectMisfired Holder']);
  });

  driven('603.7b does not work again before a break that it causes', (begin) => {
    for (const per of ['turn', 'attack'] as const) {
      const bursts = once(
        when(
          { event: 'breaksShields', what: { of: 'any', filter: { itself: true } } },
          inOrder(draw(), breakShields(1)),
        ),
        per,
      );
      const duel = begin({
        cards: [holder(bursts)],
        step: 'attack',
        p1: { battleZone: ['Holder', 'Fear Fang'] },
        p2: { shieldZone: 5 },
      });
      duel.choose('Holder attacks the player').choose('Shield 1');
      while (duel.asked !== 'p1 attack') duel.choose(duel.options.at(-1) ?? '');
      expect([per, duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([per, 1, 3]);
    }
  });

  driven('is counted for each of its copies by itself', (begin) => {
    const duel = cast(begin, putThem, {
      cards: [holder(once(whenPut(another('you'), draw()))), cheap],
      p1: { battleZone: ['Brute', 'Holder', 'Holder'], graveyard: ['Cheap', 'Cheap'] },
    });
    resolveAll(duel);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('400.5 can be used again once its card has left and come back', (begin) => {
    const bounce = inOrder(
      put(choose(yourGraveyard({ names: ['Cheap'] }))),
      { do: 'move', what: yourCreatures({ names: ['Holder'] }), to: 'graveyard' },
      put(choose(yourGraveyard({ names: ['Holder'] }))),
      put(choose(yourGraveyard({ names: ['Cheap'] }))),
    );
    const duel = cast(begin, bounce, {
      cards: [holder(once(whenPut(another('you'), draw()))), cheap],
      p1: { battleZone: ['Brute', 'Holder'], graveyard: ['Cheap', 'Cheap'] },
    });
    while (duel.asked !== 'p1 attack') duel.choose(duel.options[0] ?? '');
    expect(duel.count('p1', 'hand')).toBe(2);
  });
});

describe('603.4 ninja strike once a turn', () => {
  driven('is not used up by a ninja that could not be put', (begin) => {
    const shade = creature({ ...plain, name: 'Shade', abilities: [ninjaStrike(2)] });
    const duel = begin({
      cards: [shade],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { hand: ['Shade', 'Shade'], manaZone: { fire: 2 } },
    });
    duel.choose('Fear Fang attacks the player').choose('Declare Shade');
    expect(duel.battleZones.p2).toEqual(['Shade']);
  });
});

import type { CardDefinition } from 'taiki';
import { arrange } from 'taiki/testing';
import {
  atLeast,
  atMost,
  blocker,
  cannot,
  choose,
  civilizations,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  each,
  eachWhile,
  gains,
  gets,
  has,
  hasWhile,
  isLike,
  notThat,
  opponentsCreatures,
  power,
  powerAttacker,
  self,
  speedAttacker,
  times,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../../effects/questions/characteristics/characteristics.ts';
import { noCaches } from '../../effects/state/caches.ts';
import { driven } from '../support/driver.ts';
import { worldOf } from '../support/worldOf.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const strong = isLike(self, { power: atLeast(6000) });
/** +2000 for each mana card; double breaker while it has power 6000 or more. */
const titan = creature({
  ...plain,
  name: 'Titan',
  power: 1000,
  abilities: [
    speedAttacker,
    has(power(times(2000, countOf(yourMana())))),
    hasWhile(strong, gains(doubleBreaker)),
  ],
});
const hero = creature({
  ...plain,
  name: 'Hero',
  power: 4000,
  abilities: [speedAttacker, hasWhile(strong, gains(doubleBreaker))],
});
const raider = creature({
  ...plain,
  name: 'Raider',
  power: 3000,
  abilities: [speedAttacker, powerAttacker(3000), hasWhile(strong, gains(doubleBreaker))],
});
const drummer = creature({
  ...plain,
  name: 'Drummer',
  power: 1000,
  abilities: [each(yourCreatures({ other: true }), power(2000))],
});
const warden = creature({
  ...plain,
  name: 'Warden',
  power: 1000,
  abilities: [each(yourCreatures({ other: true }), gains(blocker))],
});
const squire = creature({
  ...plain,
  name: 'Squire',
  power: 1000,
  abilities: [hasWhile(youHave(yourCreatures({ keyword: 'blocker', other: true })), power(3000))],
});
const dyer = creature({
  ...plain,
  name: 'Dyer',
  power: 1000,
  abilities: [each(yourCreatures(), civilizations('water'))],
});
const swimmer = creature({
  ...plain,
  name: 'Swimmer',
  power: 1000,
  abilities: [hasWhile(isLike(self, { civilizations: ['water'] }), power(4000))],
});
/** Each grows while the other is strong. */
const ally = (name: string, other: string, base: number) =>
  creature({
    ...plain,
    name,
    power: base,
    abilities: [hasWhile(youHave(yourCreatures({ names: [other], power: atLeast(6000) })), power(3000))],
  });
const allies = [ally('First', 'Second', 3000), ally('Second', 'Third', 3000), ally('Third', 'First', 3000)];
/** Stronger while it is weak. */
const moody = creature({
  ...plain,
  name: 'Moody',
  power: 3000,
  abilities: [hasWhile(isLike(self, { power: atMost(3000) }), power(2000))],
});
/** Stronger while no other creature is. */
const envious = creature({
  ...plain,
  name: 'Envious',
  power: 3000,
  abilities: [hasWhile(notThat(youHave(yourCreatures({ other: true, power: atLeast(5000) }))), power(2000))],
});
const teacher = creature({
  ...plain,
  name: 'Teacher',
  power: 1000,
  abilities: [each(yourCreatures({ other: true }), gains(hasWhile(strong, power(1000))))],
});
const giant = creature({ ...plain, name: 'Giant', power: 6000 });
const cards: readonly CardDefinition[] = [
  titan,
  hero,
  raider,
  drummer,
  warden,
  squire,
  dyer,
  swimmer,
  moody,
  envious,
  teacher,
  giant,
  ...allies,
];

/** The powers of creatures, asked for in this order and the other way round, with caches and without. */
function powersOf(...names: readonly string[]): readonly number[] {
  const { game } = arrange({ cards, p1: { battleZone: names } });
  const world = worldOf(game, cards);
  const objects = game.zones.p1.battleZone;
  const forwards = objects.map((object) => powerOf(world, object) ?? 0);
  const fresh = worldOf(game, cards);
  const backwards = [...objects].reverse().map((object) => powerOf(fresh, object) ?? 0);
  expect(backwards.reverse()).toEqual(forwards);
  expect(objects.map((object) => powerOf({ ...world, caches: noCaches }, object) ?? 0)).toEqual(forwards);
  return forwards;
}

describe('605.2d, 608.3a what a static ability has "while" it holds is read from what creatures are now', () => {
  driven('the power that the creature itself has gained', (begin) => {
    const breaks = (mana: number) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Titan', 'Fear Fang'], manaZone: { nature: mana } },
      });
      return duel.choose('Titan attacks the player').decision.max;
    };
    expect([breaks(2), breaks(3)]).toEqual([1, 2]);
  });

  driven('the power that another creature gives, as long as that is there', (begin) => {
    const duel = cast(begin, destroy(choose(yourCreatures({ names: ['Drummer'] }))), {
      cards,
      p1: { battleZone: ['Hero', 'Hero', 'Drummer'], hand: ['Filler'] },
      step: 'main',
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Drummer', 'Order']);
    duel.choose('Hero attacks the player');
    expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 1]);
    const there = begin({ cards, step: 'attack', p1: { battleZone: ['Hero', 'Drummer'] } });
    there.choose('Hero attacks the player');
    expect([there.asked, there.decision.max]).toEqual(['p1 shields', 2]);
  });

  driven('the power that an effect gives for the turn', (begin) => {
    const duel = cast(begin, gets(yourCreatures(), 'turn', power(2000)), {
      cards,
      p1: { battleZone: ['Hero', 'Fear Fang'] },
    });
    duel.choose('Hero attacks the player');
    expect(duel.decision.max).toBe(2);
  });

  driven('the power that it has only while it attacks', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Raider', 'Fear Fang'] } });
    duel.choose('Raider attacks the player');
    expect(duel.decision.max).toBe(2);
  });

  driven("also in the opponent's turn, and of a creature that blocks", (begin) => {
    const keeper = creature({
      ...plain,
      name: 'Keeper',
      power: 4000,
      abilities: [hasWhile(strong, gains(blocker))],
    });
    const attack = (own: readonly string[]) =>
      begin({
        cards: [...cards, keeper],
        step: 'attack',
        p1: { battleZone: ['Giant', 'Fear Fang'] },
        p2: { battleZone: own },
      }).choose('Giant attacks the player');
    expect(attack(['Keeper']).asked).toBe('p1 shields');
    const duel = attack(['Keeper', 'Drummer']);
    expect([duel.asked, duel.options]).toEqual(['p2 block', ['Block with Keeper']]);
    duel.choose('Block with Keeper');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Drummer'] });
  });

  driven('703.4c and state-based actions follow from it', (begin) => {
    const tyrant = creature({
      ...plain,
      name: 'Tyrant',
      power: 4000,
      abilities: [eachWhile(strong, opponentsCreatures(), power(-1000))],
    });
    const duel = cast(begin, gets(choose(yourCreatures({ names: ['Tyrant'] })), 'turn', power(2000)), {
      cards: [...cards, tyrant],
      p1: { battleZone: ['Brute', 'Tyrant'] },
      p2: { battleZone: ['Runt', 'Giant'] },
    });
    expect(duel.battleZones.p2).toEqual(['Giant']);
  });

  driven('101.2 a ban that holds while it is strong does so as soon as it is', (begin) => {
    const pacifist = creature({
      ...plain,
      name: 'Pacifist',
      power: 4000,
      abilities: [speedAttacker, hasWhile(strong, cannot({ do: 'attack' }))],
    });
    const offered = (own: readonly string[]) =>
      begin({ cards: [...cards, pacifist], step: 'attack', p1: { battleZone: ['Giant', ...own] } }).options;
    expect(offered(['Pacifist'])).toContain('Pacifist attacks the player');
    expect(offered(['Pacifist', 'Drummer'])).not.toContain('Pacifist attacks the player');
  });

  test('keywords and civilizations that others give', () => {
    expect(powersOf('Squire', 'Giant')).toEqual([1000, 6000]);
    expect(powersOf('Squire', 'Giant', 'Warden')).toEqual([4000, 6000, 1000]);
    expect(powersOf('Swimmer')).toEqual([1000]);
    expect(powersOf('Swimmer', 'Dyer')).toEqual([5000, 1000]);
  });

  test('a condition of what is gained', () => {
    expect(powersOf('Teacher', 'Hero')).toEqual([1000, 4000]);
    expect(powersOf('Teacher', 'Hero', 'Drummer')).toEqual([3000, 7000, 1000]);
  });
});

describe('608.1 continuous effects apply simultaneously: what holds and what it makes hold agree', () => {
  test('through a chain of conditions, in any order', () => {
    const link = (name: string, before: string) =>
      creature({
        ...plain,
        name,
        power: 3000,
        abilities: [hasWhile(youHave(yourCreatures({ names: [before], power: atLeast(6000) })), power(3000))],
      });
    const chain = ['A', 'B', 'C', 'D', 'E'].map((name, index, all) => link(name, all[index - 1] ?? 'Giant'));
    const all = [...cards, ...chain];
    for (const names of [
      ['Giant', 'A', 'B', 'C', 'D', 'E'],
      ['E', 'D', 'C', 'B', 'A', 'Giant'],
      ['C', 'A', 'E', 'Giant', 'B', 'D'],
    ]) {
      const { game } = arrange({ cards: all, p1: { battleZone: names } });
      const world = worldOf(game, all);
      expect(game.zones.p1.battleZone.map((object) => powerOf(world, object))).toEqual(names.map(() => 6000));
    }
  });

  test('creatures that only hold each other up fall', () => {
    expect(powersOf('First', 'Second', 'Third')).toEqual([3000, 3000, 3000]);
    expect(powersOf('First', 'Second', 'Third', 'Drummer')).toEqual([5000, 5000, 5000, 1000]);
    expect(powersOf('First', 'Second', 'Third', 'Drummer', 'Drummer')).toEqual([
      10000, 10000, 10000, 3000, 3000,
    ]);
  });

  test('a condition that its own effect ends is read without that effect', () => {
    expect(powersOf('Moody')).toEqual([5000]);
    expect(powersOf('Moody', 'Drummer')).toEqual([5000, 1000]);
    expect(powersOf('Moody', 'Moody', 'Squire')).toEqual([5000, 5000, 1000]);
  });

  test('so are conditions that end one another', () => {
    expect(powersOf('Envious')).toEqual([5000]);
    expect(powersOf('Envious', 'Envious')).toEqual([5000, 5000]);
    expect(powersOf('Envious', 'Giant')).toEqual([3000, 6000]);
  });

  driven('and the duel goes on', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Moody', 'Envious', 'Hero'] },
      p2: { battleZone: [{ name: 'Giant', tapped: true }] },
    });
    duel.choose('Hero attacks Giant');
    expect(duel.battleZones).toEqual({ p1: ['Moody', 'Envious'], p2: ['Giant (tapped)'] });
    expect(duel.asked).toBe('p1 attack');
  });
});

import type { CardDefinition } from 'taiki';
import type { Game } from 'taiki/inspect';
import { arrange } from 'taiki/testing';
import {
  atLeast,
  civilizations,
  countOf,
  creature,
  each,
  gains,
  has,
  hasWhile,
  power,
  powerAttacker,
  type Static,
  speedAttacker,
  times,
  youHave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { repertoireOf } from '../../effects/questions/abilities/repertoire.ts';
import {
  civilizationsOf,
  definitionOf,
  powerOf,
} from '../../effects/questions/characteristics/characteristics.ts';
import { noCaches } from '../../effects/state/caches.ts';
import type { World } from '../../effects/state/world.ts';
import { driven } from '../support/driver.ts';
import { worldOf } from '../support/worldOf.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
/** Weaker for each other strong creature. */
const rival = creature({
  ...plain,
  name: 'Rival',
  power: 3000,
  abilities: [has(power(times(-2000, countOf(yourCreatures({ power: atLeast(3000), other: true })))))],
});
const drummer = creature({
  ...plain,
  name: 'Drummer',
  power: 1000,
  abilities: [each(yourCreatures(), power(2000))],
});
const census = creature({
  ...plain,
  name: 'Census',
  power: 1000,
  abilities: [has(power(times(100, countOf(yourCreatures({ power: atLeast(3000) })))))],
});
const dyer = creature({
  ...plain,
  name: 'Dyer',
  power: 1000,
  abilities: [each(yourCreatures({ multicolored: false }), civilizations('light', 'water'))],
});
const judge = creature({
  ...plain,
  name: 'Judge',
  power: 1000,
  abilities: [hasWhile(youHave(yourCreatures({ power: atLeast(9000) })), power(1000))],
});
const runner = creature({
  ...plain,
  name: 'Runner',
  power: 1000,
  abilities: [speedAttacker, powerAttacker(1000)],
});
const wall = creature({ ...plain, name: 'Wall', power: 3500 });
/** What it gives rests on power, and changes power. */
const mentor = creature({
  ...plain,
  name: 'Mentor',
  power: 1000,
  abilities: [each(yourCreatures({ power: atLeast(5000) }), gains(has(power(1000))))],
});
/** Gives power attacker to those that are strong. */
const trainer = creature({
  ...plain,
  name: 'Trainer',
  power: 1000,
  abilities: [each(yourCreatures({ power: atLeast(2000) }), gains(powerAttacker(3000)))],
});
const recruit = creature({ ...plain, name: 'Recruit', power: 2000, abilities: [speedAttacker] });
const cards: readonly CardDefinition[] = [
  rival,
  drummer,
  census,
  dyer,
  judge,
  runner,
  wall,
  mentor,
  trainer,
  recruit,
];

const worldWith = (names: readonly string[]): World =>
  worldOf(arrange({ cards, p1: { battleZone: names } }).game, cards);

const objectsOf = ({ zones }: Game) => zones.p1.battleZone;

const fail = (): never => {
  throw new Error('There is no such creature.');
};

describe('607, 608 what changes power may ask for power', () => {
  const powers = (names: readonly string[], order: readonly number[]): readonly (number | undefined)[] => {
    const world = worldWith(names);
    const objects = objectsOf(world.game);
    const found = new Map(order.map((index) => [index, powerOf(world, objects[index] ?? fail())] as const));
    return names.map((_, index) => found.get(index));
  };

  test('and it does not matter which is asked for first', () => {
    expect(powers(['Rival', 'Rival'], [0, 1])).toEqual([3000, 3000]);
    expect(powers(['Rival', 'Rival'], [1, 0])).toEqual([3000, 3000]);
  });

  test('of others it finds what else has changed them', () => {
    expect(powers(['Census', 'Drummer', 'Wall'], [0, 1, 2])).toEqual([3200, 3000, 5500]);
    expect(powers(['Census', 'Drummer', 'Wall'], [2, 1, 0])).toEqual([3200, 3000, 5500]);
  });

  test('also by abilities that others gain for their power', () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
    ])
      expect(powers(['Mentor', 'Drummer', 'Wall'], order)).toEqual([3000, 3000, 6500]);
  });

  driven('a condition that asks for power does not forget what has changed it', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Judge', 'Drummer', 'Runner'] },
      p2: { battleZone: [{ name: 'Wall', tapped: true }] },
    });
    duel.choose('Runner attacks Wall');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Wall']);
    expect(duel.zone('p1', 'battleZone')).toEqual(['Judge', 'Drummer', 'Runner (tapped)']);
  });
});

driven('206 a creature that gains "power attacker" for its power attacks with it', (begin) => {
  const duel = begin({
    cards,
    step: 'attack',
    p1: { battleZone: ['Trainer', 'Recruit'] },
    p2: { battleZone: [{ name: 'Wall', tapped: true }] },
  });
  duel.choose('Recruit attacks Wall');
  expect(duel.battleZones).toEqual({ p1: ['Trainer', 'Recruit (tapped)'], p2: [] });
});

test('107 what changes civilizations may ask for civilizations', () => {
  const world = worldWith(['Dyer', 'Wall']);
  for (const object of objectsOf(world.game))
    expect(civilizationsOf(world, object, definitionOf(world, object))).toEqual(['light', 'water']);
});

describe('a reading that fails leaves no trace', () => {
  let fails = false;
  const failing = <T>(value: T): T => {
    if (!fails) return value;
    fails = false;
    throw new Error('It cannot be read now.');
  };
  const leads = each(yourCreatures(), power(2000));
  const condition = youHave(yourCreatures({ power: atLeast(1000) }));
  const readings: { readonly [of: string]: Static } = {
    'a condition': {
      ...leads,
      get while() {
        return failing(condition);
      },
    },
    'an amount': each(yourCreatures(), {
      kind: 'power',
      get by() {
        return failing(2000);
      },
    }),
    'what an ability is given to': {
      ...each(yourCreatures(), gains(has(power(2000)))),
      get affects() {
        return failing(yourCreatures());
      },
    },
    'a condition of what is gained': each(
      yourCreatures(),
      gains({
        ...has(power(2000)),
        get while() {
          return failing(condition);
        },
      }),
    ),
  };

  for (const [of, ability] of Object.entries(readings)) {
    test(`of ${of}`, () => {
      const { game } = arrange({ cards: [drummer], p1: { battleZone: ['Drummer'] } });
      const leader = creature({ ...plain, name: 'Drummer', power: 1000, abilities: [ability] });
      const world = worldOf(game, [leader]);
      repertoireOf(world);
      const [object = fail()] = objectsOf(game);
      fails = true;
      expect(() => powerOf(world, object)).toThrow('It cannot be read now.');
      expect(powerOf(world, object)).toBe(3000);
      expect(powerOf({ ...world, caches: noCaches }, object)).toBe(3000);
    });
  }
});

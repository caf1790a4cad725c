import { type CardDefinition, currentRules } from 'taiki';
import type { Game } from 'taiki/inspect';
import { arrange } from 'taiki/testing';
import {
  atLeast,
  civilizations,
  countOf,
  creature,
  each,
  has,
  hasWhile,
  power,
  powerAttacker,
  speedAttacker,
  times,
  youHave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { civilizationsOf, definitionOf, powerOf } from '../../effects/questions/characteristics.ts';
import type { World } from '../../effects/state/game.ts';
import { driven } from '../support/driver.ts';

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
const cards: readonly CardDefinition[] = [rival, drummer, census, dyer, judge, runner, wall];
const pool = new Map(cards.map((card) => [card.name, card]));

/** The same game, of which nothing has been asked yet. */
const worldOf = (names: readonly string[]): World => {
  const { game } = arrange({ cards, p1: { battleZone: names } }).fork();
  return { game: { ...game }, pool, profile: currentRules };
};

const objectsOf = ({ zones }: Game) => zones.p1.battleZone;

describe('607, 608 what changes power may ask for power', () => {
  const powers = (names: readonly string[], order: readonly number[]): readonly (number | undefined)[] => {
    const world = worldOf(names);
    const objects = objectsOf(world.game);
    const found = new Map(order.map((index) => [index, powerOf(world, objects[index] ?? fail())] as const));
    return names.map((_, index) => found.get(index));
  };
  const fail = (): never => {
    throw new Error('There is no such creature.');
  };

  test('and it does not matter which is asked for first', () => {
    expect(powers(['Rival', 'Rival'], [0, 1])).toEqual([3000, 3000]);
    expect(powers(['Rival', 'Rival'], [1, 0])).toEqual([3000, 3000]);
  });

  test('of others it finds what else has changed them', () => {
    expect(powers(['Census', 'Drummer', 'Wall'], [0, 1, 2])).toEqual([3200, 3000, 5500]);
    expect(powers(['Census', 'Drummer', 'Wall'], [2, 1, 0])).toEqual([3200, 3000, 5500]);
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

test('107 what changes civilizations may ask for civilizations', () => {
  const world = worldOf(['Dyer', 'Wall']);
  for (const object of objectsOf(world.game))
    expect(civilizationsOf(world, object, definitionOf(world, object))).toEqual(['light', 'water']);
});

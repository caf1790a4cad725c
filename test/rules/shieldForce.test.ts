import type { CardDefinition, Player } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  blocker,
  choose,
  creature,
  each,
  has,
  power,
  putIntoGraveyard,
  shieldForce,
  spell,
  spellAbility,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { powerOf } from '../../effects/questions/characteristics/characteristics.ts';
import { type Driver, driven } from '../support/driver.ts';
import { worldOf } from '../support/worldOf.ts';

describe('110.4f shield force', () => {
  const plain = { civilizations: ['fire'], cost: 1 } as const;

  const says = (name: string, ...effects: readonly Effect[]) =>
    spell({ ...plain, name, abilities: [spellAbility(...effects)] });

  const mouse = creature({ ...plain, name: 'Mouse', power: 1000 });

  /** `Mouse 3000`, for each creature in the battle zone of a player. */
  const powers = (
    duel: Driver,
    cards: readonly CardDefinition[],
    player: Player = 'p1',
  ): readonly string[] => {
    const world = worldOf(duel.duel.game, cards);
    return world.game.zones[player].battleZone.map(
      (object) => `${world.game.cards[object.card]?.name} ${powerOf(world, object)}`,
    );
  };

  const shatter = says('Shatter', putIntoGraveyard(choose(yourShields())));
  const warder = creature({
    ...plain,
    name: 'Warder',
    power: 1000,
    abilities: [shieldForce(blocker, has(power(2000)), each(yourCreatures({ names: ['Mouse'] }), power(10)))],
  });
  const cards = [warder, mouse, shatter];

  driven('gives whatever abilities it names, to no other creature of its name', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Warder', 'Shatter'],
        manaZone: { fire: 2 },
        battleZone: ['Mouse', { name: 'Warder', tapped: true }],
      },
    });
    expect(powers(duel, cards)).toEqual(['Mouse 1000', 'Warder 1000']);
    duel.use('Summon Warder').choose('Shield 2');
    expect(powers(duel, cards)).toEqual(['Mouse 1010', 'Warder 1000', 'Warder 3000']);
    duel.use('Cast Shatter').choose('Card 2');
    expect(powers(duel, cards)).toEqual(['Mouse 1000', 'Warder 1000', 'Warder 1000']);
  });
});

describe('110.4f the shield of a shield force', () => {
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const warder = creature({ ...plain, name: 'Warder', abilities: [shieldForce(blocker)] });
  const shatter = spell({
    name: 'Shatter',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(putIntoGraveyard(choose(yourShields())))],
  });

  driven('ends when the shield that was named is gone, and not when another is', (begin) => {
    for (const [card, asked] of [
      ['Card 1', 'p2 shields'],
      ['Card 2', 'p1 block'],
    ] as const) {
      const duel = begin({
        cards: [warder, shatter],
        p1: { hand: ['Warder', 'Shatter'], manaZone: { fire: 2 } },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Summon Warder').choose('Shield 1').use('Cast Shatter').choose(card);
      duel.passUntil('p2 attack').choose('Fear Fang attacks the player');
      expect(duel.asked).toBe(asked);
    }
  });
});

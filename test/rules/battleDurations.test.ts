import type { CardDefinition } from 'taiki';
import {
  battle,
  choose,
  creature,
  destroy,
  gets,
  inOrder,
  itself,
  opponentsCreatures,
  other,
  power,
  returnToHand,
  self,
  when,
  wheneverAttacks,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const boxer = creature({
  ...plain,
  name: 'Boxer',
  power: 2000,
  abilities: [
    when({ event: 'battles', what: itself }, inOrder(gets(self, 'battle', power(4000)), destroy(other))),
  ],
});
const eager = creature({
  ...plain,
  name: 'Eager',
  power: 2000,
  abilities: [
    wheneverAttacks(
      self,
      inOrder(gets(self, 'battle', power(4000)), returnToHand(choose(opponentsCreatures()))),
    ),
  ],
});
const duelist = creature({
  ...plain,
  name: 'Duelist',
  power: 5000,
  abilities: [
    when(
      { event: 'battles', what: itself },
      battle(choose(yourCreatures({ names: ['Second'] })), choose(opponentsCreatures({ names: ['Extra'] }))),
    ),
  ],
});
const second = creature({ ...plain, name: 'Second', power: 3000 });
const extra = creature({ ...plain, name: 'Extra', power: 1000 });
const cards: readonly CardDefinition[] = [boxer, eager, duelist, second, extra];

describe('115.2 "until the end of the battle"', () => {
  driven('ends if the battle is cut short', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Boxer', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Second', tapped: true }] },
    });
    duel.choose('Boxer attacks Second');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', []]);
    expect(duel.duel.game.lasting).toEqual([]);
  });

  driven('ends with the attack if no battle comes of it', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Eager', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Second', tapped: true }] },
    });
    duel.choose('Eager attacks Second');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', []]);
    expect(duel.duel.game.lasting).toEqual([]);
  });

  driven('also ends in a battle by an effect that is cut short', (begin) => {
    const fight = battle(choose(yourCreatures({ names: ['Boxer'] })), choose(opponentsCreatures()));
    const duel = cast(begin, fight, {
      cards,
      p1: { battleZone: ['Brute', 'Boxer'] },
      p2: { battleZone: ['Second'] },
    });
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', []]);
    expect(duel.duel.game.lasting).toEqual([]);
  });
});

describe('101.4e a battle inside the battle of an attack', () => {
  driven('does not end the battle around it', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Duelist', 'Second', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Second', tapped: true }, 'Extra'] },
    });
    duel.choose('Duelist attacks Second');
    expect(duel.facts('battleWon', 'battleLost')).toEqual([
      'battleWon Second',
      'battleLost Extra',
      'battleWon Duelist',
      'battleLost Second',
    ]);
  });

  driven('nor what lasts for that battle', (begin) => {
    const veteran = creature({
      ...plain,
      name: 'Veteran',
      power: 3000,
      abilities: [
        when(
          { event: 'battles', what: itself },
          inOrder(
            gets(self, 'battle', power(1000)),
            battle(
              choose(yourCreatures({ names: ['Second'] })),
              choose(opponentsCreatures({ names: ['Extra'] })),
            ),
          ),
        ),
      ],
    });
    const wall = creature({ ...plain, name: 'Wall', power: 3500 });
    const duel = begin({
      cards: [...cards, veteran, wall],
      step: 'attack',
      p1: { battleZone: ['Veteran', 'Second', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Wall', tapped: true }, 'Extra'] },
    });
    duel.choose('Veteran attacks Wall');
    expect(duel.facts('battleWon', 'battleLost')).toEqual([
      'battleWon Second',
      'battleLost Extra',
      'battleWon Veteran',
      'battleLost Wall',
    ]);
    expect(duel.duel.game.lasting).toEqual([]);
  });
});

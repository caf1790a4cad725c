import type { Effect } from 'taiki/words';
import {
  any,
  cannot,
  cardsIn,
  creature,
  destroy,
  draw,
  each,
  inOrder,
  put,
  self,
  spell,
  spellAbility,
  that,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const beast = creature({ ...plain, name: 'Beast', power: 3000 });
const ban = creature({
  ...plain,
  name: 'Ban',
  power: 1000,
  abilities: [each(cardsIn('hand', 'any'), cannot({ do: 'put', who: 'any', what: { names: ['Beast'] } }))],
});
const rally = (effect: Effect) => spell({ ...plain, name: 'Rally', abilities: [spellAbility(effect)] });

describe('409.1f creatures that one effect puts', () => {
  driven('409.1d one that may not be put stays where it is, and is not pending', (begin) => {
    const duel = begin({
      cards: [beast, ban, rally(put(yourHand()))],
      p1: { hand: ['Rally', 'Beast', 'Fear Fang', 'Beast'], manaZone: { fire: 1 }, battleZone: ['Ban'] },
    });
    duel.use('Cast Rally');
    expect(duel.battleZones.p1).toEqual(['Ban', 'Fear Fang']);
    expect(duel.zone('p1', 'hand')).toEqual(['Beast', 'Beast']);
  });

  driven('what is in the battle zone already is not put again', (begin) => {
    const crier = creature({
      ...plain,
      name: 'Crier',
      power: 1000,
      abilities: [whenPut(any('you'), draw())],
    });
    const all = rally(put(cardsIn(['battleZone', 'manaZone'], 'you', { names: ['Crier', 'Beast'] })));
    const duel = begin({
      cards: [beast, crier, all],
      p1: { hand: ['Rally'], manaZone: ['Fire Filler', 'Beast'], battleZone: ['Crier'] },
    });
    duel.use('Cast Rally');
    expect(duel.battleZones.p1).toEqual(['Crier', 'Beast']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('507.4 a creature that is put blocking', () => {
  const blocking = (name: string) =>
    ({ do: 'put', what: yourHand({ names: [name] }), blocking: true }) as const;
  const keeper = (effect: Effect, of: 'you' | 'opponent' = 'opponent') =>
    creature({ ...plain, name: 'Keeper', power: 1000, abilities: [wheneverAttacks(any(of), effect)] });
  const wall = creature({
    ...plain,
    name: 'Wall',
    power: 9000,
    abilities: [wheneverBlocks(self, draw())],
  });

  driven('takes the attack on itself, and has not blocked', (begin) => {
    const duel = begin({
      cards: [wall, keeper(blocking('Wall'))],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Keeper'], hand: ['Wall'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Keeper', 'Wall'] });
    expect([duel.count('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([0, 5]);
    expect(duel.facts('attackRedirected', 'creatureBlocked', 'battleLost')).toEqual([
      'attackRedirected Fear Fang',
      'battleLost Fear Fang',
    ]);
  });

  driven('takes no attack of its own player', (begin) => {
    const duel = begin({
      cards: [wall, keeper(blocking('Wall'), 'you')],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Keeper'], hand: ['Wall'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Keeper', 'Wall']);
  });

  driven('is only put where nothing attacks', (begin) => {
    const usher = creature({
      ...plain,
      name: 'Usher',
      power: 1000,
      abilities: [whenPut(any('opponent'), blocking('Wall'))],
    });
    const duel = begin({
      cards: [beast, wall, usher],
      p1: { hand: ['Beast'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Usher'], hand: ['Wall'] },
    });
    duel.use('Summon Beast');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Beast'], p2: ['Usher', 'Wall'] });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('is only put where the attacking creature has gone', (begin) => {
    const duel = begin({
      cards: [wall, keeper(inOrder(destroy(that), blocking('Wall')))],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Keeper'], hand: ['Wall'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Keeper', 'Wall'] });
    expect(duel.facts('attackRedirected', 'battleBegan')).toEqual([]);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('takes nothing where it may not be put', (begin) => {
    const duel = begin({
      cards: [beast, ban, keeper(blocking('Beast'))],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Ban'] },
      p2: { battleZone: ['Keeper'], hand: ['Beast'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p2', 'hand')).toEqual(['Beast']);
  });
});

import type { Effect } from 'taiki/words';
import {
  any,
  blocker,
  cannot,
  cardsIn,
  creature,
  destroy,
  draw,
  each,
  given,
  inOrder,
  itself,
  put,
  self,
  speedAttacker,
  spell,
  spellAbility,
  that,
  when,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  youHave,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

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
  driven('409.2 one that may not be put stays where it is, and is not pending', (begin) => {
    const duel = begin({
      cards: [beast, ban, rally(put(yourHand()))],
      p1: { hand: ['Rally', 'Beast', 'Fear Fang', 'Beast'], manaZone: { fire: 1 }, battleZone: ['Ban'] },
    });
    duel.use('Cast Rally').choose('Beast', 'Fear Fang', 'Beast');
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

describe('409.1f creatures put by one effect', () => {
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const loner = creature({
    ...plain,
    name: 'Loner',
    abilities: [given(youHave(yourHand(), { max: 0 }), whenPut(self, draw()))],
  });
  const muster = spell({
    name: 'Muster',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(put(yourHand({ type: 'creature' })))],
  });

  driven('are all pending before the first enters, and do not count in the hand', (begin) => {
    const position = (hand: readonly string[]) => ({
      cards: [loner, muster],
      p1: { hand: ['Muster', 'Loner', ...hand], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    const pending = begin(position(['Burning Mane']))
      .use('Cast Muster')
      .choose('Loner', 'Burning Mane');
    expect(pending.zone('p1', 'battleZone')).toEqual(['Fear Fang', 'Loner', 'Burning Mane']);
    expect(pending.count('p1', 'hand')).toBe(1);
    const held = begin(position(['Terror Pit'])).use('Cast Muster');
    expect(held.zone('p1', 'hand')).toEqual(['Terror Pit']);
  });
});

describe('507.4 a creature that would be put blocking', () => {
  const insteadOfMoving = (of: 'you' | 'opponent', to: 'battleZone' | 'graveyard') =>
    creature({
      ...plain,
      name: 'Barrier',
      power: 6000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of }, to },
          instead: { kind: 'move', to: 'manaZone' },
        },
      ],
    });

  driven('takes no attack where it goes elsewhere instead', (begin) => {
    const keeper = creature({
      ...plain,
      name: 'Keeper',
      power: 1000,
      abilities: [wheneverAttacks(any('opponent'), { do: 'put', what: yourHand(), blocking: true })],
    });
    const duel = begin({
      cards: [beast, keeper, insteadOfMoving('opponent', 'battleZone')],
      step: 'attack',
      p1: { battleZone: ['Barrier', 'Fear Fang'] },
      p2: { battleZone: ['Keeper'], hand: ['Beast'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.facts('attackRedirected')).toEqual([]);
  });
});

describe('507.2c, 507.3c, 507.4, 700.4 a creature put blocking', () => {
  const wall = creature({ ...plain, name: 'Wall', power: 9000, abilities: [wheneverBlocks(self, draw())] });
  const guard = creature({ ...plain, name: 'Guard', power: 8000, abilities: [blocker] });
  /** Draws one if it is blocked, two if it is not. */
  const rover = creature({
    ...plain,
    name: 'Rover',
    power: 3000,
    abilities: [
      speedAttacker,
      when({ event: 'becomesBlocked', what: itself }, draw()),
      when({ event: 'isNotBlocked', what: itself }, draw(2)),
    ],
  });
  const gate = creature({
    ...plain,
    name: 'Gate',
    power: 1000,
    abilities: [
      wheneverAttacks(any('opponent'), { do: 'put', what: yourHand({ names: ['Wall'] }), blocking: true }),
    ],
  });
  const attacking = (begin: Begin, own: readonly string[], hand: readonly string[] = ['Wall']) =>
    begin({
      cards: [wall, guard, rover, gate],
      step: 'attack',
      p1: { battleZone: ['Rover', 'Fear Fang'], hand: [] },
      p2: { battleZone: own, hand },
    }).choose('Rover attacks the player');

  driven('leaves the attacking creature neither blocked nor not blocked', (begin) => {
    const duel = attacking(begin, ['Gate']);
    expect(duel.facts('effectTriggered', 'creatureBlocked', 'attackBlocked', 'attackNotBlocked')).toEqual([
      'effectTriggered Gate',
    ]);
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual(['p1 attack', 0, 0]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Gate', 'Wall'] });
  });

  driven('may be relieved by one that blocks', (begin) => {
    const duel = attacking(begin, ['Gate', 'Guard']);
    expect([duel.asked, duel.options]).toEqual(['p2 block', ['Block with Guard']]);
    duel.choose('Block with Guard');
    expect(duel.facts('creatureBlocked', 'attackBlocked', 'battleBegan')).toEqual([
      'creatureBlocked Guard',
      'attackBlocked Rover',
      'battleBegan Rover',
      'battleBegan Guard',
    ]);
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
  });

  driven('that comes after the attack was not blocked changes nothing about that', (begin) => {
    const late = creature({
      ...plain,
      name: 'Late',
      power: 1000,
      abilities: [
        when(
          { event: 'isNotBlocked', what: any('opponent') },
          {
            do: 'put',
            what: yourHand({ names: ['Wall'] }),
            blocking: true,
          },
        ),
      ],
    });
    const duel = begin({
      cards: [wall, guard, rover, late],
      step: 'attack',
      p1: { battleZone: ['Rover', 'Fear Fang'], hand: [] },
      p2: { battleZone: ['Late'], hand: ['Wall'] },
    }).choose('Rover attacks the player');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual(['p1 attack', 2, 0]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Late', 'Wall'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
});

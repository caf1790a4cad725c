import { describeFact } from 'taiki';
import {
  any,
  blocker,
  creature,
  delayed,
  destroy,
  draw,
  gets,
  happened,
  hasWhile,
  inOrder,
  may,
  other,
  power,
  powerAttacker,
  returnToHand,
  self,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  wheneverBlocks,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const itself = { of: 'any', filter: { itself: true } } as const;
const vagrant = creature({
  ...plain,
  name: 'Vagrant',
  power: 3000,
  abilities: [when({ event: 'endOfAttack', what: itself }, returnToHand(self))],
});
const fading = creature({
  ...plain,
  name: 'Fading',
  power: 1000,
  abilities: [
    powerAttacker(9000),
    hasWhile(happened({ event: 'attacks', what: itself }), power(-9000)),
    whenDestroyed(self, may(draw())),
  ],
});
const scout = creature({
  ...plain,
  name: 'Scout',
  power: 1000,
  abilities: [when({ event: 'endOfAttack', what: any('any') }, draw())],
});
const surge = creature({
  ...plain,
  name: 'Surge',
  power: 1000,
  abilities: [wheneverAttacks(self, gets(self, 'attack', power(4000)))],
});
const rage = creature({
  ...plain,
  name: 'Rage',
  power: 1000,
  abilities: [wheneverAttacks(self, gets(self, 'turn', power(4000)))],
});
const again = creature({
  ...plain,
  name: 'Again',
  power: 3000,
  abilities: [
    {
      ...when({ event: 'endOfAttack', what: itself }, untap(self)),
      limit: { times: 1, per: 'turn', by: 'this' },
    },
  ],
});
const trap = creature({
  ...plain,
  name: 'Trap',
  power: 1000,
  abilities: [blocker, wheneverBlocks(self, destroy(other))],
});
const cards = [vagrant, scout, surge, rage, again, trap];

describe('510 end of the attack', () => {
  driven('510.1 what waits for it resolves after the break, the active player’s effects first', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Vagrant', 'Fear Fang'] },
      p2: { battleZone: ['Scout', 'Burning Mane'] },
    });
    duel.choose('Vagrant attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(story(duel, 'shieldBroken', 'cardMoved', 'cardDrawn', 'attackEnded')).toEqual([
      'turn.attack.directAttack.breaking 509.5: shieldBroken Filler',
      'turn.attack.endOfAttack.apResolve.resolving 400.5: cardMoved Vagrant',
      'turn.attack.endOfAttack.napResolve.resolving 114.2: cardDrawn Filler',
      'turn.attack.endOfAttack.ending.lapsing 510.2: attackEnded p1',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Scout', 'Burning Mane'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Vagrant']);
  });

  driven('510.1 it comes after a battle too', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Vagrant', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Vagrant attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Vagrant']);
  });

  driven('505.6a others are told of it although the attacking creature has left', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Scout'] },
      p2: { battleZone: ['Trap'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Trap');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Scout'], p2: ['Trap (tapped)'] });
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('510.2 what lasts for the attack ends with it, what lasts for the turn goes on', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Surge', 'Rage', 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Forest Hornet', tapped: true },
          { name: 'Bone Spider', tapped: true },
        ],
      },
    });
    duel.choose('Surge attacks Forest Hornet');
    expect(duel.battleZones.p2).toEqual(['Bone Spider (tapped)']);
    expect(duel.duel.game.lasting).toEqual([]);
    duel.choose('Rage attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.duel.game.lasting).toMatchObject([{ until: 'turn', effects: [{ kind: 'power', by: 4000 }] }]);
    expect(duel.battleZones).toEqual({
      p1: ['Surge (tapped)', 'Rage (tapped)', 'Fear Fang'],
      p2: ['Bone Spider (tapped)'],
    });
  });

  driven('510.2 a delayed trigger for the attack ends with it too', (begin) => {
    const vigil = creature({
      ...plain,
      name: 'Vigil',
      power: 1000,
      abilities: [
        wheneverAttacks(self, delayed(when({ event: 'shieldBroken', of: 'opponent' }, draw()), 'attack')),
      ],
    });
    const duel = begin({
      cards: [vigil],
      p1: { battleZone: ['Vigil', 'Fear Fang'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.choose('Vigil attacks the player').choose('Shield 1');
    expect([duel.count('p1', 'hand'), duel.duel.game.delayed]).toEqual([1, []]);
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('510.2 the attack is over: there is no attacking creature, and another may attack', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Scout'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.duel.game.attack).toMatchObject({ target: { player: 'p2' }, blocked: false });
    duel.choose('Shield 1');
    expect(duel.duel.game.attack).toBeUndefined();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.duel.state).toBe('turn.attack.declaration.choosing');
  });

  driven('505.5 a creature that was untapped may attack again', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Again', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.choose('Again attacks the player').choose('Shield 1');
    expect(duel.options).toEqual([
      'Again attacks the player',
      'Fear Fang attacks the player',
      'Attack no more',
    ]);
    duel.choose('Again attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('500.2 what dies as its power of the attack ends triggers and is resolved in this step', (begin) => {
    const duel = begin({
      cards: [...cards, fading],
      p1: { battleZone: ['Fading', 'Burning Mane'] },
    });
    duel.choose('Fading attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.duel.state).toBe('turn.attack.endOfAttack.ending.apResolve.resolving');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([1, ['Fading']]);
  });
});

describe('505.6 what an effect leaves behind that ends the attack', () => {
  const warden = creature({
    ...plain,
    name: 'Warden',
    power: 1000,
    abilities: [when({ event: 'attacks', what: any('any') }, inOrder({ do: 'endAttack' }, draw()))],
  });
  const runner = creature({ ...plain, name: 'Runner', power: 2000 });
  const endings = (duel: Driver) => duel.duel.log.filter(({ kind }) => kind === 'attackStopped');

  driven('a fact that names its source and the attack it ended', (begin) => {
    const duel = begin({
      cards: [warden, runner],
      step: 'attack',
      p1: { battleZone: ['Runner', 'Runner'] },
      p2: { battleZone: ['Warden'] },
    });
    const attacker = duel.duel.game.zones.p1.battleZone[0]?.id;
    duel.choose('Runner attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([1, 5]);
    expect(endings(duel)).toMatchObject([
      { player: 'p2', name: 'Warden', attacker, attackerName: 'Runner', rule: '505.6' },
    ]);
    expect(endings(duel).map((fact) => describeFact(fact, 'p1'))).toEqual([
      "The effect of the opponent's Warden ends the attack of Runner",
    ]);
  });

  driven('once, however many effects end the same attack', (begin) => {
    const duel = begin({
      cards: [warden, runner],
      step: 'attack',
      p1: { battleZone: ['Runner', 'Warden'] },
      p2: { battleZone: ['Warden'] },
    });
    duel.choose('Runner attacks the player').passUntil('p1 attack');
    expect(endings(duel)).toMatchObject([{ player: 'p1', name: 'Warden' }]);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
  });

  driven('and none where the attacking creature has left', (begin) => {
    const coward = creature({
      ...plain,
      name: 'Coward',
      power: 1000,
      abilities: [wheneverAttacks(self, inOrder(returnToHand(self), { do: 'endAttack' }))],
    });
    const duel = begin({ cards: [coward, runner], step: 'attack', p1: { battleZone: ['Coward', 'Runner'] } });
    duel.choose('Coward attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(endings(duel)).toEqual([]);
    expect(duel.duel.log.filter(({ kind }) => kind === 'attackEnded')).toMatchObject([{ early: true }]);
  });
});

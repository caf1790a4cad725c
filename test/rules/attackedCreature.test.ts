import {
  any,
  creature,
  destroy,
  draw,
  from,
  inOrder,
  putOnDeckBottom,
  self,
  when,
  wheneverAttacks,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['water'], cost: 1 } as const;
const attacked = (of: 'you' | 'opponent') =>
  from(['hand'], when({ event: 'attacked', what: any(of) }, inOrder(putOnDeckBottom(self), draw())));

const martyr = creature({
  ...plain,
  name: 'Martyr',
  power: 3000,
  abilities: [wheneverAttacks(self, destroy(self))],
});
const soldier = creature({ ...plain, name: 'Soldier', power: 3000, abilities: [] });
const rescuer = creature({ ...plain, name: 'Rescuer', power: 1000, abilities: [attacked('you')] });
const hunter = creature({ ...plain, name: 'Hunter', power: 1000, abilities: [attacked('opponent')] });
const caller = creature({
  ...plain,
  name: 'Caller',
  power: 1000,
  abilities: [
    from(['hand'], when({ event: 'attacks', what: any('you') }, inOrder(putOnDeckBottom(self), draw()))),
  ],
});
const cards = [martyr, soldier, rescuer, hunter, caller];

describe('506.3 a creature is attacked', () => {
  driven('the other player declares for it after all effects of the active player', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Soldier'] },
      p2: { hand: ['Rescuer'], battleZone: [{ name: 'Soldier', tapped: true }] },
    });
    duel.choose('Soldier attacks Soldier');
    expect(duel.asked).toBe('p2 declareUsage');
    expect(duel.duel.state).toBe('turn.attack.declaration.napDeclare');
    duel.choose('Declare Rescuer');
    expect(duel.facts('effectResolved')).toEqual(['effectResolved Rescuer']);
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
  });

  driven('505.6a nothing is declared for it once the attack has ended', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Martyr', 'Soldier'] },
      p2: { hand: ['Rescuer'], battleZone: [{ name: 'Soldier', tapped: true }] },
    });
    duel.choose('Martyr attacks Soldier');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Rescuer']);
    expect(duel.battleZones).toEqual({ p1: ['Soldier'], p2: ['Soldier (tapped)'] });
  });

  driven(
    '506.3b the active player declares for the attack and for what is attacked at one point',
    (begin) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { hand: ['Hunter', 'Caller'], battleZone: ['Soldier'] },
        p2: { battleZone: [{ name: 'Soldier', tapped: true }] },
      });
      duel.choose('Soldier attacks Soldier');
      expect(duel.asked).toBe('p1 declareUsage');
      expect(duel.duel.state).toBe('turn.attack.declaration.apDeclare');
      expect([...duel.options].sort()).toEqual(['Declare Caller', 'Declare Hunter']);
      duel.choose('Declare Hunter', 'Declare Caller');
      expect(duel.asked).toBe('p1 standby');
      duel.choose('Caller').passUntil('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    },
  );
});

describe('505.6a, 507.2 an attacked creature that leaves', () => {
  driven('after the block ends nothing: the blocking creature is battled', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Splinterclaw Wasp', 'Fear Fang'] },
      p2: {
        battleZone: [{ name: 'Burning Mane', tapped: true }, 'Emerald Grass'],
        shieldZone: ['Spiral Gate', 'Filler'],
      },
    });
    duel.choose('Splinterclaw Wasp attacks Burning Mane').choose('Emerald Grass').choose('Shield 1');
    duel.choose('Shield trigger: Spiral Gate').choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Splinterclaw Wasp (tapped)', 'Fear Fang'], p2: [] });
    expect(duel.names('p2', 'hand')).toEqual(['Burning Mane']);
  });

  driven('before the block ends the attack: nothing can block', (begin) => {
    const dragons = ['Boltail Dragon', 'Boltail Dragon', 'Boltail Dragon'];
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: 'Supernova Apollonus Dragerion', over: dragons }, 'Fear Fang'] },
      p2: {
        battleZone: [{ name: 'Burning Mane', tapped: true }, 'Emerald Grass'],
        shieldZone: ['Spiral Gate'],
      },
    });
    duel.choose('Supernova Apollonus Dragerion attacks Burning Mane').choose('Yes');
    duel.choose('Shield trigger: Spiral Gate').choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Emerald Grass']);
  });
});

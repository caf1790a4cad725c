import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const vegas = 'Cyberdice Vegas, Gambling Expert of D';

describe('Cyberdice Vegas, Gambling Expert of D', () => {
  driven("draws a card whenever an opponent's creature attacks, not when an own one does", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', vegas] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Fear Fang attacks the player').passUntil('p2 charge');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 20]);
    const theirs = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: 2, battleZone: [vegas] },
    });
    theirs.choose('Fear Fang attacks the player').passUntil('p2 standby').choose(vegas);
    expect(theirs.count('p2', 'hand')).toBe(1);
  });

  driven('casts a water spell of the hand once in the duel by its D switch', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'] },
      p2: { hand: ['Spiral Gate', 'Terror Pit'], battleZone: [vegas], shieldZone: 5 },
    });
    duel
      .choose('Fear Fang attacks the player')
      .passUntil('p2 standby')
      .choose(vegas)
      .choose('Yes')
      .choose('Fear Fang');
    duel.passUntil('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Forest Hornet'], p2: [vegas] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Spiral Gate']);
    expect(duel.names('p2', 'hand')).toEqual(['Filler', 'Terror Pit']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p1', 'hand')]).toEqual([5, 1]);
  });

  driven('what waits resolves although the attack has ended, but nothing new is declared', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: 4, battleZone: [{ name: 'Wayball (Byron Star)', over: ['Aqua Soldier'] }, 'Fear Fang'] },
      p2: { hand: ['Hayabusamaru, Lightfang Ninja'], manaZone: 4, battleZone: [vegas] },
    });
    duel.choose('Wayball (Byron Star) attacks the player').choose(vegas).passUntil('p1 attack');
    expect(duel.facts('usageDeclared', 'attackEnded')).toEqual(['attackEnded']);
    expect(duel.names('p2', 'hand')).toEqual(['Filler', 'Hayabusamaru, Lightfang Ninja']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('is expanded for 5, or as a shield trigger, and replaces any other D2 field', (begin) => {
    const duel = begin({
      p1: { hand: [vegas], manaZone: { water: 5 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [vegas, 'Burning Mane'] },
    });
    duel.use(`Expand ${vegas}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', vegas], p2: ['Burning Mane'] });
    const broken = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: [vegas] },
    });
    broken.choose('Fear Fang attacks the player').choose(`Shield trigger: ${vegas}`);
    expect(broken.asked).toBe('p1 attack');
    expect(broken.zone('p2', 'battleZone')).toEqual([vegas]);
    for (const manaZone of [{ water: 4 }, { fire: 5 }])
      expect(begin({ p1: { hand: [vegas], manaZone } }).asked).toBe('p2 charge');
  });
});

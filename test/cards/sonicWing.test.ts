import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Sonic Wing', () => {
  driven("makes one of its player's creatures unblockable in this turn", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Sonic Wing'],
        manaZone: { light: 3 },
        battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'],
      },
      p2: { battleZone: ['Seamine'] },
    });
    duel.use('Cast Sonic Wing');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane', 'Forest Hornet']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fear Fang');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Sonic Wing']);
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Forest Hornet attacks the player');
    expect(duel.asked).toBe('p2 block');
  });

  driven('lasts for this turn only', (begin) => {
    const duel = begin({
      p1: { hand: ['Sonic Wing'], manaZone: { light: 3 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.use('Cast Sonic Wing').choose('Fear Fang');
    duel
      .passUntil('p2 charge')
      .passUntil('p1 charge')
      .passUntil('p1 attack')
      .choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Seamine']);
  });
});

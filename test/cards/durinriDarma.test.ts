import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Durinri, Darma', () => {
  driven('may put two cards of the deck into the graveyard at the end of the own turn', (begin) => {
    const used = begin({ p1: { battleZone: ['Durinri, Darma'] } })
      .passUntil('p1 confirm')
      .choose('Yes');
    expect(used.asked).toBe('p2 charge');
    expect([used.count('p1', 'graveyard'), used.count('p1', 'deck')]).toEqual([2, 18]);
    expect([used.count('p2', 'graveyard'), used.count('p2', 'deck')]).toEqual([0, 19]);
    const left = begin({ p1: { battleZone: ['Durinri, Darma'] } })
      .passUntil('p1 confirm')
      .choose('No');
    expect(left.count('p1', 'graveyard')).toBe(0);
  });

  driven("does nothing at the end of the opponent's turn", (begin) => {
    const duel = begin({ p2: { battleZone: ['Durinri, Darma'] } });
    duel.passUntil('p2 charge');
    expect([duel.count('p2', 'graveyard'), duel.count('p2', 'deck')]).toEqual([0, 19]);
  });

  driven('is summoned for 2 with darkness, and has 2000 power', (begin) => {
    const duel = begin({ p1: { hand: ['Durinri, Darma'], manaZone: { darkness: 2 } } });
    duel.use('Summon Durinri, Darma');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Durinri, Darma']);
    for (const manaZone of [{ darkness: 1 }, { light: 2 }])
      expect(begin({ p1: { hand: ['Durinri, Darma'], manaZone } }).asked).toBe('p2 charge');
    const fight = begin({
      step: 'attack',
      p1: { battleZone: ['Durinri, Darma', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    fight.choose('Durinri, Darma attacks Burning Mane');
    expect(fight.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});

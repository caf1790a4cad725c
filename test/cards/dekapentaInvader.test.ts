import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const dekapenta = 'Dekapenta, Invader';
const king = 'Romanogri-La the 0th, Zero Prison Connected King';

describe('Dekapenta, Invader', () => {
  driven('invades Romanogri-La as it attacks, and keeps its attack', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [dekapenta], battleZone: [king, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Gigaberos', tapped: true }] },
    });
    duel
      .choose(`${king} attacks Gigaberos`)
      .choose(`Declare ${dekapenta}`)
      .choose(dekapenta)
      .passUntil('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${dekapenta} (tapped, over ${king})`, 'Fear Fang'], p2: [] });
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('is not declared for a nature creature of cost 4, nor for other civilizations', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [dekapenta], battleZone: ['Forest Hornet', 'Zagaan, Knight of Darkness', 'Fear Fang'] },
      p2: { shieldZone: 5 },
    });
    duel.choose('Forest Hornet attacks the player').passUntil('p1 shields').choose('Shield 1');
    duel.choose('Zagaan, Knight of Darkness attacks the player').passUntil('p1 shields');
    expect(duel.facts('usageDeclared')).toEqual([]);
  });

  driven('fits a nature creature of cost 5', (begin) => {
    const duel = begin({ step: 'attack', p1: { hand: [dekapenta], battleZone: ['Tri-horn Shepherd'] } });
    duel.choose('Tri-horn Shepherd attacks the player');
    expect(duel.options).toEqual([`Declare ${dekapenta}`]);
  });

  driven('evolves from a nature creature for 7', (begin) => {
    const duel = begin({
      p1: { hand: [dekapenta], manaZone: { nature: 7 }, battleZone: ['Fear Fang', 'Aqua Soldier'] },
    });
    duel.use(`Summon ${dekapenta}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'battleZone')).toEqual([`${dekapenta} (over Fear Fang)`, 'Aqua Soldier']);
    const without = begin({
      p1: { hand: [dekapenta], manaZone: { nature: 7 }, battleZone: ['Aqua Soldier'] },
    });
    expect(without.asked).toBe('p1 attack');
  });
});

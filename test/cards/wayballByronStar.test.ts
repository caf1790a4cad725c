import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const wayball = 'Wayball (Byron Star)';

describe('Wayball (Byron Star)', () => {
  driven('draws two cards as it attacks, and with six in the hand its attack ends', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: 4, battleZone: [{ name: wayball, over: ['Aqua Soldier'] }, 'Fear Fang'] },
    });
    duel.choose(`${wayball} attacks the player`);
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([6, 18]);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([5, 0]);
    expect(duel.battleZones).toEqual({ p1: [`${wayball} (tapped, over Aqua Soldier)`, 'Fear Fang'], p2: [] });
  });

  driven('goes on with its attack with seven cards in the hand', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: 5, battleZone: [{ name: wayball, over: ['Aqua Soldier'] }, 'Fear Fang'] },
      p2: { shieldZone: 1 },
    });
    duel.choose(`${wayball} attacks the player`).passUntil('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([7, 0]);
  });

  driven('evolves from a water creature for 5, with 7000 power', (begin) => {
    const duel = begin({
      p1: { hand: [wayball], manaZone: { water: 5 }, battleZone: ['Aqua Soldier', 'Fear Fang'] },
    });
    duel.use(`Summon ${wayball}`);
    expect(duel.zone('p1', 'battleZone')).toEqual([`${wayball} (over Aqua Soldier)`, 'Fear Fang']);
    const none = begin({ p1: { hand: [wayball], manaZone: { water: 5 }, battleZone: ['Fear Fang'] } });
    expect(none.asked).toBe('p1 attack');
    const fight = begin({
      step: 'attack',
      p1: { hand: 5, battleZone: [{ name: wayball, over: ['Aqua Soldier'] }, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Zagaan, Knight of Darkness', tapped: true }] },
    });
    fight.choose(`${wayball} attacks Zagaan`);
    expect(fight.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});

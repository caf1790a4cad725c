import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const magand = 'Magand, Bloodlust Demon Dragon';

describe('Magand, Bloodlust Demon Dragon', () => {
  driven('takes a shield without its shield trigger, and gets 3000 power for it', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { battleZone: [magand, 'Fear Fang'], shieldZone: ['Terror Pit'] },
      p2: { battleZone: [{ name: 'Urth, Purifying Elemental', tapped: true }, 'Burning Mane'] },
    } as const;
    const taken = begin(arrangement).choose(`${magand} attacks Urth`).choose('Yes');
    expect(taken.asked).toBe('p1 attack');
    expect(taken.battleZones).toEqual({ p1: [`${magand} (tapped)`, 'Fear Fang'], p2: ['Burning Mane'] });
    expect(taken.zone('p1', 'hand')).toEqual(['Terror Pit']);
    expect(taken.count('p1', 'shieldZone')).toBe(0);
    const left = begin(arrangement).choose(`${magand} attacks Urth`).choose('No');
    expect(left.asked).toBe('p1 attack');
    expect(left.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['Urth, Purifying Elemental (tapped)', 'Burning Mane'],
    });
    expect(left.count('p1', 'shieldZone')).toBe(1);
  });

  driven('breaks two shields in that turn only', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [magand] },
      p2: { shieldZone: 4 },
    });
    duel.choose(`${magand} attacks the player`).choose('Yes').choose('Card 2').choose('Shield 1', 'Shield 2');
    expect(duel.count('p1', 'shieldZone')).toBe(4);
    expect(duel.count('p2', 'shieldZone')).toBe(2);
    duel.passUntil('p1 attack').choose(`${magand} attacks the player`).choose('No').choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'shieldZone')).toBe(1);
  });

  driven('gets nothing without a shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [magand, 'Fear Fang'], shieldZone: [] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
    });
    duel.choose(`${magand} attacks Tri-horn Shepherd`).choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Tri-horn Shepherd (tapped)'] });
  });

  driven('brings an invasion too late for the same attack', (begin) => {
    const invader = 'Dead Damned, Triple S-Rank Disaster';
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [magand, 'Fear Fang'], shieldZone: [invader] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.choose(`${magand} attacks Burning Mane`);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${magand} (tapped)`, 'Fear Fang'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual([invader]);
  });
});

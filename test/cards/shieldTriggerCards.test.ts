import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const creatures = [
  'Delorin, the Hidden Surprise',
  'Explosion Lizard',
  'Photon Lunatron',
  'Surprise Totem',
  'Amber Grass',
  'Aqua Jolter',
  'Aqua Skydiver',
  'Balza, Seeker of Hyperpearls',
  'Batias, the Patroller',
  "Brad's Cutter",
  'Cannon Shell',
  'Cannoneer Bargon',
  'Cauldron Shell',
  'Death Harp',
  'Fantasy Fish',
  'Gregorian Worm',
  'Hunter Cluster',
  'Kamikaze, Chainsaw Warrior',
  'Poltalester, the Spydroid',
  'Torcon',
  'Twister Fish',
  'Whip Scorpion',
] as const;

describe.each(creatures)('shield trigger: %s', (name) => {
  driven('may be summoned without paying as its shield is broken', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Lah, Purification Enforcer', 'Fear Fang'] },
      p2: { shieldZone: [name, 'Filler'] },
    });
    duel.choose('Lah, Purification Enforcer attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toEqual([`Shield trigger: ${name}`]);
    duel.choose(`Shield trigger: ${name}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Lah, Purification Enforcer (tapped)', 'Fear Fang'],
      p2: [name],
    });
    expect([duel.count('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([0, 1]);
  });

  driven('may be kept in the hand', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Lah, Purification Enforcer', 'Fear Fang'] },
      p2: { shieldZone: [name, 'Filler'] },
    });
    duel.choose('Lah, Purification Enforcer attacks the player').choose('Shield 1').pass();
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p2', 'battleZone'), duel.zone('p2', 'hand')]).toEqual([[], [name]]);
  });
});

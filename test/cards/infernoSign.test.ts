import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Inferno Sign', () => {
  driven('puts a creature of cost 7 or less that is no evolution from the own graveyard', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Inferno Sign'],
        manaZone: { darkness: 5 },
        graveyard: ['Deathliger, Lion of Chaos', 'Gigargon', 'Chaos Worm', 'Terror Pit', 'Fear Fang'],
        battleZone: ['Stinger Worm'],
      },
      p2: { graveyard: ['Zagaan, Knight of Darkness'], battleZone: ['Burning Mane'] },
    });
    duel.use('Cast Inferno Sign');
    expect(duel.options).toEqual(['Deathliger, Lion of Chaos', 'Fear Fang']);
    duel.choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Stinger Worm', 'Deathliger, Lion of Chaos'],
      p2: ['Burning Mane'],
    });
    expect(duel.names('p1', 'graveyard')).toEqual([
      'Chaos Worm',
      'Fear Fang',
      'Gigargon',
      'Inferno Sign',
      'Terror Pit',
    ]);
    expect(duel.count('p2', 'graveyard')).toBe(1);
  });

  driven('does nothing where there is no such creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Inferno Sign'], manaZone: { darkness: 5 }, graveyard: ['Gigargon'] },
    });
    duel.use('Cast Inferno Sign');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Gigargon', 'Inferno Sign']);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Inferno Sign'], graveyard: ['Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger: Inferno Sign');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Fear Fang']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Inferno Sign']);
  });
});

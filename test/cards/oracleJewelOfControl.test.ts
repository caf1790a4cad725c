import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const jewel = {
  hand: ['Oracle Jewel of Control'],
  manaZone: { light: 4, darkness: 4 },
  battleZone: ['Fear Fang'],
};

describe('Oracle Jewel of Control', () => {
  driven('destroys an untapped creature, then taps the rest', (begin) => {
    const duel = begin({
      p1: jewel,
      p2: { battleZone: ['Burning Mane', 'Forest Hornet', { name: 'King Coral', tapped: true }] },
    });
    duel.use('Cast Oracle Jewel');
    expect(duel.options).toEqual(['Burning Mane', 'Forest Hornet']);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['Forest Hornet (tapped)', 'King Coral (tapped)'],
    });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Oracle Jewel of Control']);
  });

  driven('must destroy first: tapping the only creature first is no way out', (begin) => {
    const duel = begin({ p1: jewel, p2: { battleZone: ['Shin Gaiginga'] } });
    duel.use('Cast Oracle Jewel');
    expect(duel.facts('cardDestroyed', 'turnGained')).toEqual(['cardDestroyed Shin Gaiginga', 'turnGained']);
  });

  driven('destroys nothing where every creature is tapped', (begin) => {
    const duel = begin({ p1: jewel, p2: { battleZone: [{ name: 'King Coral', tapped: true }] } });
    duel.use('Cast Oracle Jewel');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['King Coral (tapped)']);
  });

  driven('needs both civilizations', (begin) => {
    const duel = begin({ p1: { ...jewel, manaZone: { light: 8 } } });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet', 'Burning Mane'] },
      p2: { shieldZone: ['Oracle Jewel of Control'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger').choose('Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Forest Hornet (tapped)']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Holy Awe', () => {
  driven("taps all the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Holy Awe'], manaZone: { light: 1, nature: 6 }, battleZone: ['Fear Fang', 'King Coral'] },
      p2: { battleZone: ['King Coral', { name: 'Aqua Vehicle', tapped: true }, 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Cast Holy Awe');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang', 'King Coral'],
      p2: ['King Coral (tapped)', 'Aqua Vehicle (tapped)', 'Deathliger, Lion of Chaos (tapped)'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Holy Awe']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('is a shield trigger, and stops further attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Holy Awe'], battleZone: ['Aqua Vehicle'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Holy Awe');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang (tapped)', 'Burning Mane (tapped)'],
      p2: ['Aqua Vehicle'],
    });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Holy Awe']);
  });

  driven('goes to the hand where its shield trigger is not used', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Holy Awe'], battleZone: ['Aqua Vehicle'] },
    });
    duel.choose('Fear Fang attacks the player').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    expect(duel.zone('p2', 'hand')).toEqual(['Holy Awe']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Death Smoke', () => {
  driven("destroys one of the opponent's untapped creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Death Smoke'], manaZone: { darkness: 1, nature: 4 }, battleZone: ['Fear Fang'] },
      p2: {
        battleZone: ['Burning Mane', { name: 'Aqua Vehicle', tapped: true }, 'Deathliger, Lion of Chaos'],
      },
    });
    duel.use('Cast Death Smoke');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Deathliger, Lion of Chaos']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Deathliger');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Burning Mane', 'Aqua Vehicle (tapped)'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Deathliger, Lion of Chaos']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Death Smoke']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven("touches neither tapped creatures nor its player's own", (begin) => {
    const duel = begin({
      p1: { hand: ['Death Smoke'], manaZone: { darkness: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Aqua Vehicle', tapped: true }] },
    });
    duel.use('Cast Death Smoke');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Aqua Vehicle (tapped)'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Death Smoke']);
  });

  driven('is no shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Death Smoke'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    expect(duel.zone('p2', 'hand')).toEqual(['Death Smoke']);
  });
});

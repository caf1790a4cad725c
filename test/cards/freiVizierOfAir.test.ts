import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Frei, Vizier of Air', () => {
  driven('cannot be summoned with 3 mana, nor without light', (begin) => {
    for (const manaZone of [{ light: 3 }, { nature: 4 }]) {
      const duel = begin({
        p1: { hand: ['Frei, Vizier of Air'], manaZone },
        p2: { battleZone: ['Fear Fang'] },
      });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Frei, Vizier of Air']);
    }
  });

  driven('is summoned for 4 mana, of which one is light', (begin) => {
    const duel = begin({
      p1: { hand: ['Frei, Vizier of Air'], manaZone: { light: 1, nature: 4 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Frei, Vizier of Air').passUntil('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Frei, Vizier of Air'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven("may untap at the end of its player's turn", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Frei, Vizier of Air', { name: 'Fear Fang', tapped: true }] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.choose('Frei, Vizier of Air attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({
      p1: ['Frei, Vizier of Air', 'Fear Fang (tapped)'],
      p2: ['Aqua Vehicle'],
    });
  });

  driven('need not untap', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Frei, Vizier of Air', { name: 'Fear Fang', tapped: true }] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.choose('Frei, Vizier of Air attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('No');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Frei, Vizier of Air (tapped)', 'Fear Fang (tapped)']);
  });

  driven("does nothing at the end of the opponent's turn", (begin) => {
    const duel = begin({
      step: 'attack',
      active: 'p2',
      p1: { battleZone: [{ name: 'Frei, Vizier of Air', tapped: true }] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.pass();
    expect(duel.asked).toBe('p1 charge');
    expect(duel.facts('effectTriggered')).toEqual([]);
  });

  driven('has 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Frei, Vizier of Air', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Iere, Vizier of Bullets'] },
    });
    duel.choose('Frei, Vizier of Air attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Iere, Vizier of Bullets'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Frei, Vizier of Air'],
      ['Fear Fang'],
    ]);
  });
});

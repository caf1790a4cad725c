import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Black Feather, Shadow of Rage', () => {
  driven("destroys one of its player's creatures", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Black Feather, Shadow of Rage'],
        manaZone: { darkness: 1, nature: 1 },
        battleZone: ['Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.use('Summon Black Feather');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane', 'Black Feather, Shadow of Rage']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang', 'Black Feather, Shadow of Rage'],
      p2: ['Aqua Vehicle'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('may destroy itself, and must when it is alone', (begin) => {
    for (const battleZone of [['Fear Fang'], []]) {
      const duel = begin({
        p1: { hand: ['Black Feather, Shadow of Rage'], manaZone: { darkness: 1 }, battleZone },
        p2: { battleZone: ['Aqua Vehicle'] },
      });
      duel.use('Summon Black Feather');
      if (duel.asked === 'p1 choose') duel.choose('Black Feather');
      expect(duel.asked).toBe(battleZone.length === 0 ? 'p2 charge' : 'p1 attack');
      expect(duel.battleZones).toEqual({ p1: battleZone, p2: ['Aqua Vehicle'] });
      expect(duel.zone('p1', 'graveyard')).toEqual(['Black Feather, Shadow of Rage']);
    }
  });

  driven('does nothing when another creature is put', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Burning Mane'],
        manaZone: { nature: 2 },
        battleZone: ['Black Feather, Shadow of Rage', 'Fear Fang'],
        graveyard: ['Draglide'],
      },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.use('Summon Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Black Feather, Shadow of Rage', 'Fear Fang', 'Burning Mane'],
      p2: ['Aqua Vehicle'],
    });
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck'), duel.zone('p1', 'graveyard')]).toEqual([
      0,
      20,
      ['Draglide'],
    ]);
  });

  driven('cannot be summoned with no mana, nor without darkness', (begin) => {
    for (const manaZone of [{}, { nature: 1 }]) {
      const duel = begin({
        p1: { hand: ['Black Feather, Shadow of Rage'], manaZone },
        p2: { battleZone: ['Fear Fang'] },
      });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Black Feather, Shadow of Rage']);
    }
  });
});

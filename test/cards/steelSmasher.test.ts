import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Steel Smasher', () => {
  driven('is summoned for 2 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Steel Smasher'], manaZone: { nature: 1, light: 2 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Steel Smasher');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Steel Smasher'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 1 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 1 }, { light: 2 }]) {
      const duel = begin({ p1: { hand: ['Steel Smasher'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Steel Smasher']);
    }
  });

  driven('cannot attack the player, but can attack creatures', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Steel Smasher', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }, 'Fear Fang'], shieldZone: 0 },
    });
    expect(duel.options).toEqual([
      'Steel Smasher attacks Filler',
      'Burning Mane attacks the player',
      'Burning Mane attacks Filler',
      'Attack no more',
    ]);
    duel.choose('Steel Smasher attacks Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Steel Smasher (tapped)', 'Burning Mane'], p2: ['Fear Fang'] });
  });

  driven('attacks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Steel Smasher', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Steel Smasher attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});

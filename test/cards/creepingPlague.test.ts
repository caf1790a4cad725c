import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Creeping Plague', () => {
  driven('makes each creature that becomes blocked take its blocker with it', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Creeping Plague'],
        manaZone: { darkness: 1, nature: 1 },
        battleZone: ['Fear Fang', 'Burning Mane', 'Filler'],
      },
      p2: { battleZone: ['Gran Gure, Space Guardian', 'Dia Nork, Moonlight Guardian', 'Aqua Vehicle'] },
    });
    duel.use('Cast Creeping Plague');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Fear Fang attacks the player').choose('Block with Gran Gure');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'Filler'],
      p2: ['Dia Nork, Moonlight Guardian', 'Aqua Vehicle'],
    });
    duel.choose('Burning Mane attacks the player').choose('Block with Dia Nork');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Aqua Vehicle'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Creeping Plague', 'Fear Fang', 'Burning Mane']);
    expect(duel.zone('p2', 'graveyard')).toEqual([
      'Gran Gure, Space Guardian',
      'Dia Nork, Moonlight Guardian',
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('does nothing for a creature that is not blocked', (begin) => {
    const duel = begin({
      p1: { hand: ['Creeping Plague'], manaZone: { darkness: 1 }, battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    });
    duel.use('Cast Creeping Plague').choose('Fear Fang attacks Gran Gure');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Gran Gure, Space Guardian (tapped)'] });
  });

  driven('lasts for this turn', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Creeping Plague'],
        manaZone: { darkness: 1 },
        battleZone: ['Fear Fang', 'Gran Gure, Space Guardian'],
      },
      p2: { battleZone: ['Gran Gure, Space Guardian', 'Filler'] },
    });
    duel.use('Cast Creeping Plague').pass();
    duel.passUntil('p2 attack').choose('Filler attacks the player').choose('Block with Gran Gure');
    expect(duel.asked).toBe('p2 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang', 'Gran Gure, Space Guardian (tapped)'],
      p2: ['Gran Gure, Space Guardian'],
    });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose('Block with Gran Gure');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Gran Gure, Space Guardian'],
      p2: ['Gran Gure, Space Guardian (tapped)'],
    });
  });

  driven('is over for what was blocked as the turn ends', (begin) => {
    const duel = begin({
      p1: { hand: ['Creeping Plague'], manaZone: { darkness: 1 }, battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['King Coral', 'Forest Hornet'] },
    });
    duel
      .use('Cast Creeping Plague')
      .choose('Fear Fang attacks the player')
      .choose('Block with King Coral')
      .pass();
    duel.passUntil('p2 attack').choose('Forest Hornet attacks Fear Fang');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Forest Hornet (tapped)'] });
  });

  driven('cannot be cast with no mana, nor without darkness', (begin) => {
    for (const manaZone of [{}, { nature: 1 }]) {
      const duel = begin({ p1: { hand: ['Creeping Plague'], manaZone }, p2: { battleZone: ['Fear Fang'] } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Creeping Plague']);
    }
  });
});

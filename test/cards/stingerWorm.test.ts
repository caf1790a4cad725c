import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Stinger Worm', () => {
  driven('destroys a creature of its player, whom that player chooses', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Stinger Worm'],
        manaZone: { darkness: 1, light: 3 },
        battleZone: ['Burning Mane', 'Fear Fang'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use('Summon Stinger Worm');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Fear Fang', 'Stinger Worm']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Stinger Worm'], p2: ['Forest Hornet'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('may be the creature that is destroyed, and is when it is alone', (begin) => {
    const alone = begin({
      p1: { hand: ['Stinger Worm'], manaZone: { darkness: 3 } },
      p2: { battleZone: ['Forest Hornet'] },
    });
    alone.use('Summon Stinger Worm');
    expect(alone.asked).toBe('p2 charge');
    expect(alone.battleZones).toEqual({ p1: [], p2: ['Forest Hornet'] });
    expect(alone.zone('p1', 'graveyard')).toEqual(['Stinger Worm']);
    const accompanied = begin({
      p1: { hand: ['Stinger Worm'], manaZone: { darkness: 3 }, battleZone: ['Fear Fang'] },
    });
    accompanied.use('Summon Stinger Worm').choose('Stinger Worm');
    expect(accompanied.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});

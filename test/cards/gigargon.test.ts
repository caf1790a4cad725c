import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Gigargon', () => {
  driven('returns up to 2 creatures from the graveyard to the hand', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Gigargon'],
        manaZone: { darkness: 1, nature: 8 },
        battleZone: ['Fear Fang'],
        graveyard: ['Burning Mane', 'Death Smoke', 'Candy Drop', 'Draglide'],
      },
      p2: { battleZone: ['Fear Fang'], graveyard: ['Aqua Vehicle'] },
    });
    duel.use('Summon Gigargon');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Candy Drop', 'Draglide']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 2]);
    duel.choose('Burning Mane', 'Draglide');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Gigargon'], p2: ['Fear Fang'] });
    expect(duel.names('p1', 'hand')).toEqual(['Burning Mane', 'Draglide']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Death Smoke', 'Candy Drop']);
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Aqua Vehicle'], 0]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('may return one or none', (begin) => {
    for (const chosen of [['Candy Drop'], []]) {
      const duel = begin({
        p1: {
          hand: ['Gigargon'],
          manaZone: { darkness: 8 },
          battleZone: ['Fear Fang'],
          graveyard: ['Candy Drop', 'Draglide'],
        },
      });
      duel.use('Summon Gigargon').choose(...chosen);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.zone('p1', 'hand')).toEqual(chosen);
      expect(duel.count('p1', 'graveyard')).toBe(2 - chosen.length);
    }
  });

  driven('returns nothing where there is no creature', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Gigargon'],
        manaZone: { darkness: 1, nature: 8 },
        battleZone: ['Fear Fang'],
        graveyard: ['Death Smoke'],
      },
      p2: { battleZone: ['Fear Fang'], graveyard: ['Aqua Vehicle'] },
    });
    duel.use('Summon Gigargon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Gigargon'], p2: ['Fear Fang'] });
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([0, ['Death Smoke']]);
  });

  driven('does nothing when another creature is put', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Burning Mane'],
        manaZone: { nature: 2 },
        battleZone: ['Gigargon', 'Fear Fang'],
        graveyard: ['Draglide'],
      },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.use('Summon Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Gigargon', 'Fear Fang', 'Burning Mane'], p2: ['Aqua Vehicle'] });
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck'), duel.zone('p1', 'graveyard')]).toEqual([
      0,
      20,
      ['Draglide'],
    ]);
  });
});

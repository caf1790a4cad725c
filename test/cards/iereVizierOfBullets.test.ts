import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Iere, Vizier of Bullets', () => {
  driven('is summoned for 3 mana, of which one is light', (begin) => {
    const duel = begin({
      p1: { hand: ['Iere, Vizier of Bullets'], manaZone: { light: 1, nature: 3 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Iere, Vizier of Bullets');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without light', (begin) => {
    for (const manaZone of [{ light: 2 }, { nature: 3 }]) {
      const duel = begin({
        p1: { hand: ['Iere, Vizier of Bullets'], manaZone },
        p2: { battleZone: ['Fear Fang'] },
      });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Iere, Vizier of Bullets']);
    }
  });

  driven('has 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Iere, Vizier of Bullets', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Burning Mane'] },
    });
    duel.choose('Iere, Vizier of Bullets attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Burning Mane'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Iere, Vizier of Bullets'],
      ['Fear Fang'],
    ]);
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Iere, Vizier of Bullets', 'Burning Mane'] } });
    duel.choose('Iere, Vizier of Bullets attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Iere, Vizier of Bullets (tapped)', 'Burning Mane']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as an Initiate', () => {
    expect(findCard('Iere, Vizier of Bullets')?.races).toEqual(['Initiate']);
  });
});

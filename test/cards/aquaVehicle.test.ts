import { findCard } from 'taiki';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Aqua Vehicle', () => {
  driven('is summoned for 2 mana, of which one is water', (begin) => {
    const duel = begin({
      p1: { hand: ['Aqua Vehicle'], manaZone: { water: 1, nature: 2 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Aqua Vehicle');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Aqua Vehicle'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('cannot be summoned with 1 mana, nor without water', (begin) => {
    for (const manaZone of [{ water: 1 }, { nature: 2 }]) {
      const duel = begin({ p1: { hand: ['Aqua Vehicle'], manaZone }, p2: { battleZone: ['Fear Fang'] } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Aqua Vehicle']);
    }
  });

  driven('has 1000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Vehicle', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }, 'Burning Mane'] },
    });
    duel.choose('Aqua Vehicle attacks Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Burning Mane'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Aqua Vehicle'],
      ['Filler'],
    ]);
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Aqua Vehicle', 'Burning Mane'] } });
    duel.choose('Aqua Vehicle attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Aqua Vehicle (tapped)', 'Burning Mane']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  test('is printed as a Liquid People', () => {
    expect(findCard('Aqua Vehicle')?.races).toEqual(['Liquid People']);
  });
});

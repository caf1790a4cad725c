import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Emeral', () => {
  driven('a card of the hand may become a shield, and then a shield goes to the hand', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Emeral', 'Fear Fang', 'Filler'],
        manaZone: { water: 1, light: 2 },
        shieldZone: ['Burning Mane', 'Forest Hornet'],
      },
      p2: { hand: ['Terror Pit'] },
    });
    duel.use('Summon Emeral').choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Filler']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Card 1', 'Card 2', 'Card 3']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Card 2');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Emeral'], p2: [] });
    expect(duel.names('p1', 'shieldZone')).toEqual(['Burning Mane', 'Fear Fang']);
    expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Forest Hornet']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('the shield trigger of that shield is not used', (begin) => {
    const duel = begin({
      p1: { hand: ['Emeral', 'Fear Fang'], manaZone: { water: 2 }, shieldZone: ['Terror Pit'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use('Summon Emeral').choose('Yes').choose('Card 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Emeral'], p2: ['Burning Mane'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Terror Pit']);
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Fear Fang']);
  });

  driven('the new shield itself may be taken; without shields it must be', (begin) => {
    const duel = begin({ p1: { hand: ['Emeral', 'Fear Fang'], manaZone: { water: 2 }, shieldZone: 0 } });
    duel.use('Summon Emeral').choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'shieldZone')).toEqual([]);
  });

  driven('need not, and takes no shield where the hand is empty', (begin) => {
    const declined = begin({ p1: { hand: ['Emeral', 'Fear Fang'], manaZone: { water: 2 } } });
    declined.use('Summon Emeral').choose('No');
    expect(declined.asked).toBe('p2 charge');
    expect(declined.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(declined.count('p1', 'shieldZone')).toBe(5);
    const empty = begin({ p1: { hand: ['Emeral'], manaZone: { water: 2 } } });
    empty.use('Summon Emeral').choose('Yes');
    expect(empty.asked).toBe('p2 charge');
    expect([empty.count('p1', 'hand'), empty.count('p1', 'shieldZone')]).toEqual([0, 5]);
  });
});

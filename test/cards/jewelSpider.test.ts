import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Jewel Spider', () => {
  driven(
    'when it is destroyed its player may take a shield, whose shield trigger cannot be used',
    (begin) => {
      const position = {
        p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
        p2: { battleZone: ['Jewel Spider', 'Fear Fang'], shieldZone: ['Holy Awe', 'Filler'] },
      };
      const duel = begin(position).use('Cast Terror Pit').choose('Jewel Spider').choose('Yes');
      expect(duel.asked).toBe('p2 choose');
      duel.choose(duel.options[0] ?? '');
      expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 attack', ['Holy Awe']]);
      expect(duel.count('p2', 'shieldZone')).toBe(1);
      const declined = begin(position).use('Cast Terror Pit').choose('Jewel Spider').choose('No');
      expect(declined.count('p2', 'shieldZone')).toBe(2);
    },
  );

  driven('not when another creature is destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Jewel Spider', 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Fear Fang');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
  });
});

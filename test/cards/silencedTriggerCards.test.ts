import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const silencers = [
  ['Fu Reil, Seeker of Storms', 'Terror Pit', 'Holy Awe'],
  ['Gigabolver', 'Holy Awe', 'Terror Pit'],
] as const;

describe.each(silencers)('%s', (name, silent, heard) => {
  driven(`the shield trigger of ${silent} cannot be used, that of ${heard} can`, (begin) => {
    for (const side of ['p1', 'p2'] as const) {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang', 'Filler', ...(side === 'p1' ? [name] : [])] },
        p2: { battleZone: side === 'p2' ? [name] : [], shieldZone: [silent, heard] },
      });
      duel.choose('Fear Fang attacks the player').choose('Shield 1');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.zone('p2', 'hand')).toEqual([silent]);
      duel.choose('Filler attacks the player');
      expect([duel.asked, duel.options]).toEqual(['p2 declareShields', [`Shield trigger: ${heard}`]]);
    }
  });
});

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

describe('Cryptic Totem', () => {
  const position = (tapped: boolean) => ({
    step: 'attack' as const,
    p1: { battleZone: [{ name: 'Cryptic Totem', tapped }, 'Fear Fang'] },
    p2: { shieldZone: ['Terror Pit', 'Solar Ray', 'Filler'], battleZone: ['Filler'] },
  });

  driven('while it is tapped the opponent cannot use shield triggers', (begin) => {
    const duel = begin(position(true)).choose('Fear Fang attacks the player').choose('Shield 1');
    expect([duel.asked, duel.facts('useDeclared', 'cardUsed')]).toEqual(['p2 charge', []]);
    expect(duel.zone('p2', 'hand')).toContain('Terror Pit');
    const itself = begin(position(false)).choose('Cryptic Totem attacks the player');
    itself.choose('Shield 1', 'Shield 2');
    expect([itself.asked, itself.count('p2', 'hand')]).toEqual(['p1 attack', 2]);
  });

  driven('while it is untapped the opponent can', (begin) => {
    const duel = begin(position(false)).choose('Fear Fang attacks the player').choose('Shield 1');
    expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Terror Pit']]);
  });

  driven('its own player always can', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: 'Cryptic Totem', tapped: true }], shieldZone: ['Terror Pit', 'Filler'] },
    });
    duel.choose('Filler attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
  });
});

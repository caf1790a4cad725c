import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Nicol Bolas', () => {
  driven('makes the opponent discard seven cards of their choice when it is put', (begin) => {
    const duel = begin({
      p1: { hand: ['Nicol Bolas', 'Fear Fang'], manaZone: { water: 6, darkness: 1, fire: 1 } },
      p2: { hand: ['Terror Pit', ...Array.from({ length: 7 }, () => 'Filler')] },
    });
    duel.use('Summon Nicol Bolas');
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toHaveLength(8);
    duel.choose(...Array.from({ length: 7 }, () => 'Filler'));
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p2', 'hand')).toEqual(['Terror Pit', 'Filler']);
    expect(duel.count('p2', 'graveyard')).toBe(7);
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
  });

  driven('takes a hand of seven whole', (begin) => {
    const duel = begin({
      p1: { hand: ['Nicol Bolas'], manaZone: { water: 6, darkness: 1, fire: 1 } },
      p2: { hand: 7 },
    });
    duel.use('Summon Nicol Bolas');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'graveyard')).toBe(7);
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('destroys one creature of the opponent when it attacks, and breaks two shields', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Nicol Bolas', 'Fear Fang'] },
      p2: { battleZone: ['Hanusa, Radiance Elemental', 'Fear Fang'] },
    });
    duel.passUntil('p1 attack').choose('Nicol Bolas attacks the player');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Hanusa, Radiance Elemental', 'Fear Fang']);
    duel.choose('Hanusa, Radiance Elemental').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Nicol Bolas (tapped)', 'Fear Fang'], p2: ['Fear Fang'] });
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('destroys nothing of its own where the opponent has no creature', (begin) => {
    const duel = begin({ p1: { battleZone: ['Nicol Bolas', 'Fear Fang'] } });
    duel.passUntil('p1 attack').choose('Nicol Bolas attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Nicol Bolas (tapped)', 'Fear Fang']);
  });

  driven('needs all three civilizations', (begin) => {
    const duel = begin({ p1: { hand: ['Nicol Bolas'], manaZone: { water: 7, darkness: 1 } } });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Nicol Bolas']);
  });
});

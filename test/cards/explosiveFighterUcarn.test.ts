import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Explosive Fighter Ucarn', () => {
  driven("puts 2 cards of its player's mana zone into the graveyard", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Explosive Fighter Ucarn'],
        manaZone: { fire: 1, light: 5 },
        battleZone: ['Forest Hornet'],
      },
      p2: { manaZone: { water: 3 } },
    });
    duel.use('Summon Explosive Fighter Ucarn');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual([
      'Light Filler',
      'Light Filler',
      'Light Filler',
      'Light Filler',
      'Light Filler',
      'Fire Filler',
    ]);
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
    duel.choose('Fire Filler', 'Light Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Explosive Fighter Ucarn'], p2: [] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Fire Filler', 'Light Filler']);
    expect(duel.names('p1', 'manaZone')).toEqual([
      'Light Filler',
      'Light Filler',
      'Light Filler',
      'Light Filler',
    ]);
    expect(duel.count('p2', 'manaZone')).toBe(3);
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Explosive Fighter Ucarn', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Explosive Fighter Ucarn attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Explosive Fighter Ucarn (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Explosive Fighter Ucarn', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Explosive Fighter Ucarn attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

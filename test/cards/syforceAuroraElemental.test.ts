import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Syforce, Aurora Elemental', () => {
  driven('may return a spell from the mana zone to the hand', (begin) => {
    const manaZone = [
      'Holy Awe',
      'Terror Pit',
      'Iere, Vizier of Bullets',
      ...Array.from({ length: 4 }, () => 'Light Filler'),
    ];
    const position = {
      p1: { hand: ['Syforce, Aurora Elemental'], manaZone, battleZone: ['Burning Mane'] },
      p2: { manaZone: ['Solar Ray'] },
    };
    const duel = begin(position).use('Summon Syforce, Aurora Elemental').choose('Yes');
    expect(duel.options).toEqual(['Holy Awe', 'Terror Pit']);
    duel.choose('Terror Pit');
    expect([duel.zone('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([['Terror Pit'], 6]);
    const declined = begin(position).use('Summon Syforce, Aurora Elemental').choose('No');
    expect(declined.count('p1', 'hand')).toBe(0);
  });
});

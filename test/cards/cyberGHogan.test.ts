import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const hogan = { hand: ['Cyber G Hogan'], manaZone: { water: 8 }, battleZone: ['Fear Fang'] };

describe('Cyber G Hogan', () => {
  driven('puts cheaper creatures of the top two cards', (begin) => {
    const duel = begin({
      p1: { ...hogan, deck: ['Crystal Lancer', 'Deathliger, Lion of Chaos', 'Burning Mane', 'Filler'] },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use('Summon Cyber G Hogan');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Crystal Lancer', 'Deathliger, Lion of Chaos']);
    duel.choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang', 'Cyber G Hogan', 'Deathliger, Lion of Chaos'],
      p2: ['Forest Hornet'],
    });
    expect(duel.zone('p1', 'deck')).toEqual(['Crystal Lancer', 'Burning Mane', 'Filler']);
  });

  driven('puts both, and those of the same cost not', (begin) => {
    const both = begin({ p1: { ...hogan, deck: ['Burning Mane', 'Forest Hornet', 'Filler'] } });
    both.use('Summon Cyber G Hogan').choose('Burning Mane', 'Forest Hornet');
    expect(both.zone('p1', 'battleZone')).toEqual([
      'Fear Fang',
      'Cyber G Hogan',
      'Burning Mane',
      'Forest Hornet',
    ]);
    expect(both.zone('p1', 'deck')).toEqual(['Filler']);
    const same = begin({ p1: { ...hogan, deck: ['Aqua Sniper', 'Solar Ray', 'Filler'] } });
    same.use('Summon Cyber G Hogan');
    expect(same.asked).toBe('p1 order');
    same.choose('Solar Ray', 'Aqua Sniper');
    expect(same.asked).toBe('p1 attack');
    expect(same.zone('p1', 'deck')).toEqual(['Solar Ray', 'Aqua Sniper', 'Filler']);
  });

  driven('need not put any', (begin) => {
    const duel = begin({ p1: { ...hogan, deck: ['Burning Mane', 'Forest Hornet', 'Filler'] } });
    duel.use('Summon Cyber G Hogan').choose().choose('Burning Mane', 'Forest Hornet');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Fear Fang', 'Cyber G Hogan']);
    expect(duel.zone('p1', 'deck')).toEqual(['Burning Mane', 'Forest Hornet', 'Filler']);
  });

  driven('breaks two shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Cyber G Hogan'] } });
    duel.choose('Cyber G Hogan attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });
});

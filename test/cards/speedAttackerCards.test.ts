import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const creatures = [
  ['Bazagazeal Dragon', 8],
  ['Bombat, General of Speed', 5],
  ['Hypersprint Warior Uzesol', 4],
  ['Mezger, Commando Leader', 4],
  ['Pyrofighter Magnus', 3],
  ['Rikabu, the Dismantler', 3],
  ['Rumblesaur Q', 6],
  ['Shock Trooper Mykee', 6],
  ['Twin-Cannon Skyterror', 7],
] as const;

describe.each(creatures)('speed attacker: %s', (name, cost) => {
  driven('attacks in the turn in which it is summoned, others do not', (begin) => {
    const duel = begin({
      p1: { hand: [name, 'Immortal Baron, Vorg'], manaZone: { fire: cost + 2 } },
    });
    duel.use(`Summon ${name}`).use('Summon Immortal Baron, Vorg');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([`${name} attacks the player`, 'Attack no more']);
  });
});

describe('Cutthroat Skyterror', () => {
  driven('attacks creatures in the turn in which it is summoned', (begin) => {
    const duel = begin({
      p1: { hand: ['Cutthroat Skyterror', 'Immortal Baron, Vorg'], manaZone: { fire: 5 } },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.use('Summon Cutthroat Skyterror').use('Summon Immortal Baron, Vorg');
    expect(duel.options).toEqual(['Cutthroat Skyterror attacks Fear Fang', 'Attack no more']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const GR = 'Jay-SHOCKER';

describe('Invisible Aura', () => {
  driven('keeps its creature from being blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: GR, bears: [{ name: 'Invisible Aura' }] }] },
      p2: { battleZone: ['Aqua Guard'], shieldZone: 3 },
    });
    duel.choose(`${GR} attacks the player`).choose('No');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 shields', ['Aqua Guard']]);
  });
});

describe('οθ Chestnuts', () => {
  driven('is attached to a creature, and puts a card into the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['οθ Chestnuts', 'Aqua Guard'],
        manaZone: { nature: 3 },
        battleZone: [GR],
      },
      p2: { battleZone: ['Aqua Guard'] },
    });
    duel.use('Execute οθ Chestnuts');
    duel.choose(duel.options[0] ?? '');
    expect([duel.names('p1', 'hand'), duel.count('p1', 'manaZone'), duel.battleZones.p1.length]).toEqual([
      [],
      4,
      2,
    ]);
  });
});

describe('Astel, Zero Star', () => {
  driven('makes the opponent discard two cards of their choice', (begin) => {
    const duel = begin({
      p1: { hand: ['Astel, Zero Star', 'Aqua Guard'], manaZone: { darkness: 5 }, battleZone: [GR] },
      p2: { hand: ['Aqua Guard', 'Bolshack Dragon', 'Aqua Soldier'] },
    });
    duel.use('Execute Astel, Zero Star');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Aqua Guard', 'Aqua Soldier');
    expect(duel.names('p2', 'hand')).toEqual(['Bolshack Dragon']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const card = "Deal, Mechanic / 「Today's Lucky Number!」";

describe("Deal, Mechanic / 「Today's Lucky Number!」", () => {
  driven('returns the creatures of the named cost, those of the opponent only', (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: { water: 6 }, battleZone: ['Aqua Hulcus'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Iere, Vizier of Bullets'] },
    });
    duel.use('Summon Deal, Mechanic');
    expect(duel.asked).toBe('p1 number');
    expect([duel.options[0], duel.options.at(-1)]).toEqual(['0', '99']);
    duel.choose('3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Aqua Hulcus', card], p2: ['Burning Mane'] });
    expect(duel.names('p2', 'hand')).toEqual(['Fear Fang', 'Iere, Vizier of Bullets']);
    expect(duel.facts('usageDeclared')).toEqual([]);
  });

  driven('returns nothing where no creature has the named cost', (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: { water: 6 } },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.use('Summon Deal, Mechanic').choose('4');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [card], p2: ['Fear Fang', 'Burning Mane'] });
  });

  driven('stops the opponent from using cards of the named cost until the own next turn', (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: { water: 5 } },
      p2: { hand: ['Fear Fang', 'Burning Mane', 'Dimension Gate', 'Aura Blast'], manaZone: { nature: 4 } },
    });
    expect(duel.options).toEqual(["Cast 「Today's Lucky Number!」", 'Go on to the attack step']);
    duel.use("Cast 「Today's Lucky Number!」").choose('3');
    expect(duel.zone('p1', 'graveyard')).toEqual([card]);
    duel.passUntil('p2 main');
    expect(duel.options).toEqual(['Summon Burning Mane', 'Cast Aura Blast', 'Go on to the attack step']);
    duel.pass().passUntil('p2 main');
    expect(duel.options).toEqual([
      'Summon Fear Fang',
      'Summon Burning Mane',
      'Cast Dimension Gate',
      'Cast Aura Blast',
      'Go on to the attack step',
    ]);
  });

  driven('breaks two shields, and has 6000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, card, 'Fear Fang'] },
      p2: { shieldZone: 3, battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
    });
    duel.choose(`${card} attacks the player`).choose('Shield 1', 'Shield 3');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([1, 2]);
    duel.choose(`${card} attacks Tri-horn Shepherd`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${card} (tapped)`, `${card} (tapped)`, 'Fear Fang'], p2: [] });
  });
});

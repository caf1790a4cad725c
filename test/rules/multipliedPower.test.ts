import {
  creature,
  doublesPower,
  each,
  eachWhile,
  gets,
  has,
  power,
  powerAttacker,
  type StaticEffect,
  spell,
  spellAbility,
  yourCreatures,
  yourTurn,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const MANA = { nature: 3 } as const;

/** The powers of your creatures while Doubling has these effects on all of them. */
const powers = (begin: Begin, ...effects: readonly StaticEffect[]) => {
  const doubling = creature({
    name: 'Doubling',
    civilizations: ['nature'],
    cost: 1,
    power: 1000,
    abilities: [each(yourCreatures(), ...effects)],
  });
  const duel = begin({ cards: [doubling], p1: { battleZone: ['Doubling', 'Fear Fang', 'Filler'] } });
  return powersOf(duel, 'p1', [doubling]);
};

describe('multiplied power (108.2, 206.3-4)', () => {
  driven('comes after additions and subtractions', (begin) => {
    expect(powers(begin, doublesPower, power(2000))).toEqual([
      'Doubling 6000',
      'Fear Fang 10000',
      'Filler 6000',
    ]);
    expect(powers(begin, doublesPower, power(-500))).toEqual([
      'Doubling 1000',
      'Fear Fang 5000',
      'Filler 1000',
    ]);
  });

  driven('twice makes it four times as much', (begin) => {
    expect(powers(begin, doublesPower, doublesPower)).toEqual([
      'Doubling 4000',
      'Fear Fang 12000',
      'Filler 4000',
    ]);
  });

  driven('gives way to a fixed power', (begin) => {
    expect(powers(begin, doublesPower, { kind: 'setPower', to: 3000 })).toEqual([
      'Doubling 3000',
      'Fear Fang 3000',
      'Filler 3000',
    ]);
  });

  driven('keeps a creature with less than 0 power destroyed (703.4c)', (begin) => {
    const weak = creature({
      name: 'Weak',
      civilizations: ['nature'],
      cost: 1,
      power: 4000,
      abilities: [each(yourCreatures(), power(-3000)), each(yourCreatures(), doublesPower)],
    });
    const duel = begin({
      cards: [weak],
      p1: { hand: ['Weak'], manaZone: MANA, battleZone: ['Filler', 'Gatling Skyterror'] },
    }).use('Summon Weak');
    expect(powersOf(duel, 'p1', [weak])).toEqual(['Gatling Skyterror 8000', 'Weak 2000']);
  });

  driven('includes power attacker', (begin) => {
    const attacker = creature({
      name: 'Attacker',
      civilizations: ['nature'],
      cost: 1,
      power: 1000,
      abilities: [powerAttacker(1000), has(doublesPower)],
    });
    const p2 = { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Filler'] };
    const duel = begin({ step: 'attack', cards: [attacker], p1: { battleZone: ['Attacker', 'Filler'] }, p2 });
    duel.choose('Attacker attacks Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Filler']);
  });

  driven('ends with its condition, and with the turn', (begin) => {
    const during = creature({
      name: 'During',
      civilizations: ['nature'],
      cost: 1,
      power: 1000,
      abilities: [eachWhile(yourTurn, yourCreatures(), doublesPower)],
    });
    const growing = spell({
      name: 'Growing',
      civilizations: ['nature'],
      cost: 1,
      abilities: [spellAbility(gets(yourCreatures(), 'turn', doublesPower))],
    });
    const cards = [during, growing];
    const duel = begin({
      cards,
      p1: { hand: ['Growing'], manaZone: MANA, battleZone: ['During', 'Filler'] },
      p2: { battleZone: ['Filler'] },
    }).use('Cast Growing');
    expect(powersOf(duel, 'p1', cards)).toEqual(['During 4000', 'Filler 4000']);
    duel.passUntil('p2 attack');
    expect(powersOf(duel, 'p1', cards)).toEqual(['During 1000', 'Filler 1000']);
  });
});

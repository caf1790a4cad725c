import {
  additionalCost,
  creature,
  crossGear,
  draw,
  putIntoMana,
  self,
  spell,
  spellAbility,
  when,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const spendsItself = additionalCost(putIntoMana(self));

describe('400.5 a card that leaves while it is paid for', () => {
  const wisp = creature({ ...plain, name: 'Wisp', power: 1000, abilities: [spendsItself] });
  const fume = spell({ ...plain, name: 'Fume', abilities: [spendsItself, spellAbility(draw())] });
  const gear = crossGear({ ...plain, name: 'Gear', abilities: [spendsItself] });
  const clerk = creature({
    ...plain,
    name: 'Clerk',
    power: 1000,
    abilities: [when({ event: 'used', by: 'you' }, draw())],
  });

  for (const [verb, name] of [
    ['Summon', 'Wisp'],
    ['Cast', 'Fume'],
  ] as const) {
    driven(`is used no further: ${name}`, (begin) => {
      const duel = begin({
        cards: [wisp, fume, clerk],
        p1: { hand: [name], manaZone: { fire: 1 }, battleZone: ['Clerk'] },
      });
      duel.use(`${verb} ${name}`);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.facts('cardUsed', 'cardDrawn', 'cardPut')).toEqual([]);
      expect(duel.names('p1', 'manaZone')).toEqual(['Fire Filler', name]);
    });
  }

  driven('is not crossed either', (begin) => {
    const duel = begin({
      cards: [gear],
      p1: { manaZone: { fire: 1 }, battleZone: ['Gear', 'Fear Fang'] },
    });
    duel.use('Cross Gear');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('gearCrossed')).toEqual([]);
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
  });
});

import {
  cardTypesIn,
  creature,
  d2Field,
  dmField,
  draw,
  field,
  spell,
  spellAbility,
  tamaseedCreature,
  twinpact,
  wdField,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const cards = [
  creature({ ...plain, name: 'Beast', power: 1000 }),
  field({ ...plain, name: 'Plain' }),
  d2Field({ ...plain, name: 'D2' }),
  dmField({ ...plain, name: 'DM' }),
  twinpact('WD', wdField({ ...plain, name: 'WD' }), wdField({ ...plain, name: 'WD Turned' })),
  tamaseedCreature({ ...plain, name: 'Seed', power: 1000 }),
  spell({ ...plain, name: 'Count', abilities: [spellAbility(draw(cardTypesIn(yourMana())))] }),
];

describe('204.2, 204.3 how many card types cards have', () => {
  for (const [says, manaZone, types] of [
    ['a field, and fields with a special type', ['Plain', 'D2', 'DM', 'WD'], 1],
    ['a creature and a field', ['Beast', 'WD'], 2],
    ['a tamaseed that is a creature', ['Seed'], 2],
    ['a tamaseed that is a creature, and a creature', ['Seed', 'Beast'], 2],
    ['a spell and a creature', ['Count', 'Beast'], 2],
  ] as const)
    driven(`${says}: ${types}`, (begin) => {
      const duel = begin({ cards, p1: { hand: ['Count'], manaZone } });
      duel.choose('Cast Count');
      expect(duel.count('p1', 'hand')).toBe(types);
    });
});

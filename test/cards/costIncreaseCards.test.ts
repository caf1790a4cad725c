import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const taxes = [
  ['Dew Mushroom', 1, 'darkness', 'Writhing Bone Ghoul', 'Ghost Touch', 'Aqua Vehicle'],
  ['Horned Mutant', 1, 'nature', 'Burning Mane', 'Dimension Gate', 'Aqua Vehicle'],
  ['Milieus, the Daystretcher', 2, 'darkness', 'Writhing Bone Ghoul', 'Ghost Touch', 'Aqua Vehicle'],
  ['Missile Boy', 1, 'light', 'Reusol, the Oracle', 'Solar Ray', 'Aqua Vehicle'],
  ['Volcano Smog, Deceptive Shade', 2, 'light', 'Reusol, the Oracle', 'Solar Ray', 'Aqua Vehicle'],
] as const;

const printedCost = { 'Dimension Gate': 3 } as Readonly<Record<string, number>>;

describe.each(taxes)('%s: %i more for %s', (name, more, civilization, creature, spell, other) => {
  /** What can be used in the main step with so much mana. */
  const usable = (begin: Begin, mana: number, side: 'p1' | 'p2', card: string, color: string): boolean => {
    const duel = begin({
      p1: { hand: [card], manaZone: { [color]: mana }, battleZone: side === 'p1' ? [name] : ['Filler'] },
      p2: { battleZone: side === 'p2' ? [name, 'Filler'] : ['Filler'] },
    });
    return duel.duel.decision?.kind === 'main';
  };

  driven('creatures and spells of both players', (begin) => {
    for (const side of ['p1', 'p2'] as const) {
      for (const card of [creature, spell]) {
        const cost = (printedCost[card] ?? 2) + more;
        expect([card, side, usable(begin, cost - 1, side, card, civilization)]).toEqual([card, side, false]);
        expect([card, side, usable(begin, cost, side, card, civilization)]).toEqual([card, side, true]);
      }
    }
  });

  driven('nothing for other civilizations', (begin) => {
    expect(usable(begin, 2, 'p2', other, 'water')).toBe(true);
  });
});

describe('Broken Horn, the Barricading', () => {
  const usable = (begin: Begin, card: string, color: string, mana: number, p1: string, p2: string) =>
    begin({
      p1: { hand: [card], manaZone: { [color]: mana }, battleZone: [p1] },
      p2: { battleZone: [p2, 'Seamine'] },
    }).asked === 'p1 main';

  driven('water and darkness spells of both players cost 2 more', (begin) => {
    const horn = 'Broken Horn, the Barricading';
    for (const [p1, p2] of [
      [horn, 'Filler'],
      ['Filler', horn],
    ] as const) {
      expect(usable(begin, 'Triple Brain', 'water', 6, p1, p2)).toBe(false);
      expect(usable(begin, 'Triple Brain', 'water', 7, p1, p2)).toBe(true);
      expect(usable(begin, 'Terror Pit', 'darkness', 7, p1, p2)).toBe(false);
      expect(usable(begin, 'Terror Pit', 'darkness', 8, p1, p2)).toBe(true);
      expect(usable(begin, 'Solar Ray', 'light', 2, p1, p2)).toBe(true);
      expect(usable(begin, 'Aqua Vehicle', 'water', 2, p1, p2)).toBe(true);
    }
  });
});

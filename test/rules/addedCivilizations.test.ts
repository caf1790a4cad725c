import type { Civilization } from 'taiki';
import {
  alsoOfCivilizations,
  creature,
  destroy,
  each,
  opponentsCreatures,
  spell,
  spellAbility,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { cost: 1, power: 2000 } as const;
const dyer = creature({
  ...plain,
  civilizations: ['light'],
  name: 'Dyer',
  abilities: [each(yourCreatures({ civilizations: ['darkness'] }), alsoOfCivilizations('fire'))],
});
const imp = creature({ ...plain, civilizations: ['darkness'], name: 'Imp', abilities: [] });
const fish = creature({ ...plain, civilizations: ['water'], name: 'Fish', abilities: [] });

describe('107, 608.3 civilizations that a creature has in addition to its own', () => {
  driven('count beside its own', (begin) => {
    const leftBy = (civilization: Civilization) => {
      const purge = spell({
        name: 'Purge',
        civilizations: ['light'],
        cost: 1,
        abilities: [spellAbility(destroy(opponentsCreatures({ civilizations: [civilization] })))],
      });
      const duel = begin({
        cards: [dyer, imp, fish, purge],
        p1: { hand: ['Purge'], manaZone: { light: 1 } },
        p2: { battleZone: ['Dyer', 'Imp', 'Fish'] },
      });
      duel.use('Cast Purge');
      return duel.battleZones.p2;
    };
    expect(leftBy('fire')).toEqual(['Dyer', 'Fish']);
    expect(leftBy('darkness')).toEqual(['Dyer', 'Fish']);
    expect(leftBy('water')).toEqual(['Dyer', 'Imp']);
    expect(leftBy('light')).toEqual(['Imp', 'Fish']);
  });

  driven('make it multicolored', (begin) => {
    const purge = spell({
      name: 'Purge',
      civilizations: ['light'],
      cost: 1,
      abilities: [spellAbility(destroy(opponentsCreatures({ multicolored: true })))],
    });
    const duel = begin({
      cards: [dyer, imp, fish, purge],
      p1: { hand: ['Purge'], manaZone: { light: 1 } },
      p2: { battleZone: ['Dyer', 'Imp', 'Fish'] },
    });
    duel.use('Cast Purge');
    expect(duel.battleZones.p2).toEqual(['Dyer', 'Fish']);
  });
});

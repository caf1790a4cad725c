import { describe, expect } from 'vitest';
import { addToShields, gacharangeCreature, spell, spellAbility, yourCreatures } from '../../effects/words.ts';
import { driven } from '../support/driver.ts';

const robot = gacharangeCreature({ name: 'Capsule Robot', civilizations: [], cost: 3, power: 2000 });
const wall = spell({
  name: 'Wall Up',
  civilizations: ['light'],
  cost: 1,
  abilities: [spellAbility(addToShields(yourCreatures()))],
});

describe('118 super GR zone', () => {
  driven('a gacharange creature that would become a shield goes home, and no shield was placed', (begin) => {
    const duel = begin({
      cards: [robot, wall],
      p1: { hand: ['Wall Up'], manaZone: { light: 1 }, battleZone: ['Capsule Robot', 'Burning Mane'] },
    });
    duel.facts();
    duel.use('Cast Wall Up');
    expect(duel.facts('shieldPlaced', 'cardMoved')).toEqual([
      'cardMoved Capsule Robot',
      'shieldPlaced Burning Mane',
      'cardMoved Wall Up',
    ]);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.count('p1', 'shieldZone')).toBe(6);
  });
});

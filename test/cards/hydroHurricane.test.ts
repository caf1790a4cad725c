import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Hydro Hurricane', () => {
  driven(
    'returns up to a mana card for each light and up to a creature for each darkness creature of its player',
    (begin) => {
      const duel = begin({
        p1: {
          hand: ['Hydro Hurricane'],
          manaZone: { water: 6 },
          battleZone: ['Iere, Vizier of Bullets', 'Lok, Vizier of Hunting', 'Writhing Bone Ghoul', 'Filler'],
        },
        p2: { battleZone: ['Fear Fang', 'Seamine'], manaZone: ['Terror Pit', 'Holy Awe', 'Aqua Vehicle'] },
      });
      duel.use('Cast Hydro Hurricane');
      expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
        ['Terror Pit', 'Holy Awe', 'Aqua Vehicle'],
        0,
        2,
      ]);
      duel.choose('Terror Pit', 'Holy Awe');
      expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([['Fear Fang', 'Seamine'], 0, 1]);
      duel.choose('Seamine');
      expect(duel.names('p2', 'hand')).toEqual(['Holy Awe', 'Seamine', 'Terror Pit']);
      expect([duel.zone('p2', 'manaZone'), duel.battleZones.p2]).toEqual([['Aqua Vehicle'], ['Fear Fang']]);
    },
  );

  driven('returns nothing without such creatures', (begin) => {
    const duel = begin({
      p1: { hand: ['Hydro Hurricane'], manaZone: { water: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Iere, Vizier of Bullets', 'Writhing Bone Ghoul'], manaZone: { fire: 2 } },
    });
    duel.use('Cast Hydro Hurricane');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

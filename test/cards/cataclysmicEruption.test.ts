import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Cataclysmic Eruption', () => {
  driven(
    "puts up to a card of the opponent's mana zone into the graveyard for each nature creature of its player",
    (begin) => {
      const position = (own: readonly string[]) => ({
        p1: { hand: ['Cataclysmic Eruption'], manaZone: { fire: 8 }, battleZone: own },
        p2: { manaZone: ['Terror Pit', 'Holy Awe', 'Fear Fang'], battleZone: ['Fear Fang'] },
      });
      const duel = begin(position(['Fear Fang', 'Burning Mane', 'Filler'])).use('Cast Cataclysmic Eruption');
      expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
        ['Terror Pit', 'Holy Awe', 'Fear Fang'],
        0,
        2,
      ]);
      duel.choose('Terror Pit', 'Holy Awe');
      expect([duel.zone('p2', 'manaZone'), duel.names('p2', 'graveyard')]).toEqual([
        ['Fear Fang'],
        ['Holy Awe', 'Terror Pit'],
      ]);
      const none = begin(position(['Filler'])).use('Cast Cataclysmic Eruption');
      expect([none.asked, none.count('p2', 'manaZone')]).toEqual(['p1 attack', 3]);
    },
  );
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Marinomancer', () => {
  driven(
    'may reveal the top 3 cards: light and darkness cards to the hand, the rest to the graveyard',
    (begin) => {
      const position = {
        p1: {
          hand: ['Marinomancer'],
          manaZone: { water: 5 },
          battleZone: ['Burning Mane'],
          deck: ['Holy Awe', 'Fear Fang', 'Writhing Bone Ghoul', 'Terror Pit', 'Filler'],
        },
      };
      const duel = begin(position).use('Summon Marinomancer').choose('Yes');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.names('p1', 'hand')).toEqual(['Holy Awe', 'Writhing Bone Ghoul']);
      expect([duel.zone('p1', 'graveyard'), duel.count('p1', 'deck')]).toEqual([['Fear Fang'], 2]);
      const declined = begin(position).use('Summon Marinomancer').choose('No');
      expect([declined.count('p1', 'hand'), declined.count('p1', 'deck')]).toEqual([0, 5]);
    },
  );
});

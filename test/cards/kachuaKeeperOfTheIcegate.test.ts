import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

describe('Kachua, Keeper of the Icegate', () => {
  const used = (begin: Begin, deck: readonly string[]) =>
    begin({
      step: 'attack',
      p1: { battleZone: ['Kachua, Keeper of the Icegate', 'Fear Fang'], deck },
      p2: { hand: ['Filler'] },
    }).choose('Kachua, Keeper of the Icegate uses its tap ability');

  driven(
    'puts a Dragon of its deck, which attacks at once and is destroyed at the end of the turn',
    (begin) => {
      const duel = used(begin, ['Terror Pit', 'Bolshack Dragon', 'Fear Fang', 'Filler']);
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Bolshack Dragon']]);
      duel.choose('Bolshack Dragon');
      expect(duel.facts('deckShuffled')).toEqual(['deckShuffled']);
      expect(duel.options).toContain('Bolshack Dragon attacks the player');
      duel.choose('Bolshack Dragon attacks the player').choose('Shield 1', 'Shield 2').pass();
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones.p1).toEqual(['Kachua, Keeper of the Icegate (tapped)', 'Fear Fang']);
      expect(duel.zone('p1', 'graveyard')).toEqual(['Bolshack Dragon']);
    },
  );

  driven('need not, and shuffles where it finds none', (begin) => {
    const declined = used(begin, ['Bolshack Dragon', 'Filler']).choose();
    expect([declined.asked, declined.count('p1', 'deck')]).toEqual(['p1 attack', 2]);
    const none = used(begin, ['Terror Pit', 'Fear Fang', 'Filler']);
    expect([none.asked, none.facts('deckShuffled')]).toEqual(['p1 attack', ['deckShuffled']]);
    expect(none.battleZones.p1).toHaveLength(2);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Soul Gulp', () => {
  driven('the opponent chooses and discards a card for each light creature of the opponent', (begin) => {
    const position = (foe: readonly string[]) => ({
      p1: { hand: ['Soul Gulp'], manaZone: { darkness: 4 }, battleZone: ['Iere, Vizier of Bullets'] },
      p2: { hand: ['Fear Fang', 'Terror Pit', 'Holy Awe'], battleZone: foe },
    });
    const duel = begin(position(['Lok, Vizier of Hunting', 'Lok, Vizier of Hunting', 'Filler'])).use(
      'Cast Soul Gulp',
    );
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p2 choose', 2, 2]);
    duel.choose('Fear Fang', 'Terror Pit');
    expect(duel.zone('p2', 'hand')).toEqual(['Holy Awe']);
    const none = begin(position(['Filler'])).use('Cast Soul Gulp');
    expect([none.asked, none.count('p2', 'hand')]).toEqual(['p1 attack', 3]);
  });
});

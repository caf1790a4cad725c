import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Bloodwing Mantis', () => {
  driven('returns 2 creatures from the mana zone to the hand when it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: ['Bloodwing Mantis', 'Filler'],
        manaZone: ['Fear Fang', 'Terror Pit', 'Aqua Vehicle', 'Seamine'],
      },
    });
    duel.choose('Bloodwing Mantis attacks the player');
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
      ['Fear Fang', 'Aqua Vehicle', 'Seamine'],
      2,
      2,
    ]);
    duel.choose('Fear Fang', 'Seamine');
    expect([duel.zone('p1', 'hand'), duel.asked]).toEqual([['Fear Fang', 'Seamine'], 'p1 shields']);
  });

  driven('returns the only one, and none where there is none', (begin) => {
    const hand = (manaZone: readonly string[]) =>
      begin({ step: 'attack', p1: { battleZone: ['Bloodwing Mantis', 'Filler'], manaZone } })
        .choose('Bloodwing Mantis attacks the player')
        .zone('p1', 'hand');
    expect([hand(['Terror Pit', 'Fear Fang']), hand(['Terror Pit'])]).toEqual([['Fear Fang'], []]);
  });
});

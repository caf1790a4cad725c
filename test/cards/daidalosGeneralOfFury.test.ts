import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Daidalos, General of Fury', () => {
  driven("destroys one of its player's creatures when it attacks, then breaks 2 shields", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Daidalos, General of Fury', 'Filler', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.choose('Daidalos, General of Fury attacks the player');
    expect([duel.asked, duel.options]).toEqual([
      'p1 choose',
      ['Daidalos, General of Fury', 'Filler', 'Fear Fang'],
    ]);
    duel.choose('Filler');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 shields', 2, 2]);
    expect(duel.battleZones).toEqual({
      p1: ['Daidalos, General of Fury (tapped)', 'Fear Fang'],
      p2: ['Burning Mane'],
    });
  });

  driven('destroys itself where it is alone, and the attack ends', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Daidalos, General of Fury'] } });
    duel.choose('Daidalos, General of Fury attacks the player');
    expect([duel.asked, duel.zone('p1', 'graveyard')]).toEqual(['p2 charge', ['Daidalos, General of Fury']]);
    expect(duel.facts('shieldBroken')).toEqual([]);
  });
});

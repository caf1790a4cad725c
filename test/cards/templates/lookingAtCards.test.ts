import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Telitol, the Explorer', () => {
  const position = {
    p1: {
      hand: ['Telitol, the Explorer'],
      manaZone: { light: 4 },
      battleZone: ['Filler'],
      shieldZone: ['Fear Fang', 'Terror Pit'],
    },
    p2: { battleZone: ['Burning Mane'], shieldZone: ['Solar Ray'] },
  };

  driven('its player may look at the own shields, which stay where they are', (begin) => {
    const duel = begin(position).use('Summon Telitol').choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Fear Fang', 'cardLookedAt Terror Pit']);
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Fear Fang', 'Terror Pit']);
    expect(duel.battleZones.p2).toEqual(['Burning Mane']);
  });

  driven('need not', (begin) => {
    const duel = begin(position).use('Summon Telitol').choose('No');
    expect([duel.asked, duel.facts('cardLookedAt')]).toEqual(['p1 attack', []]);
  });
});

describe('Time Scout', () => {
  driven("looks at the top card of the opponent's deck, which stays there", (begin) => {
    const duel = begin({
      p1: { hand: ['Time Scout'], manaZone: { water: 2 }, battleZone: ['Filler'] },
      p2: { deck: ['Terror Pit', 'Fear Fang'] },
    });
    duel.use('Summon Time Scout').passUntil('p1 attack');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Terror Pit']);
    expect(duel.zone('p2', 'deck')).toEqual(['Terror Pit', 'Fear Fang']);
  });
});

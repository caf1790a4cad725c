import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Callnion Totem', () => {
  driven('calls a creature that costs less than 7', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Callnion Totem', 'Fear Fang'],
        manaZone: { nature: 8 },
        deck: ['Holy Awe', 'Callnion Totem', 'Emerald Grass', 'Filler', 'Filler'],
      },
    });
    duel.use('Summon Callnion Totem').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Callnion Totem', 'Emerald Grass']);
  });
});

describe('Gold Flaum and Callnion Flameburn', () => {
  driven('their player orders the call and their other ability', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Gold Flaum', 'Fear Fang'],
        manaZone: { light: 4, nature: 3 },
        deck: ['Holy Awe', 'Emerald Grass', 'Filler', 'Filler'],
      },
    });
    duel.use('Summon Gold Flaum');
    expect([duel.asked, duel.options.length]).toEqual(['p1 standby', 2]);
  });

  driven('Callnion Flameburn discards a card to draw two', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Callnion Flameburn', 'Fear Fang'],
        manaZone: { fire: 4, nature: 3 },
        deck: ['Holy Awe', 'Emerald Grass', 'Filler', 'Filler'],
      },
    });
    duel.use('Summon Callnion Flameburn');
    duel.choose(duel.options.find((one) => one.includes('discard')) ?? '').choose('Yes');
    expect(duel.names('p1', 'hand')).toEqual(['Emerald Grass', 'Holy Awe']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Q-tronic Hypermind', () => {
  const position = {
    p1: {
      hand: ['Q-tronic Hypermind'],
      manaZone: { water: 8 },
      battleZone: ['Promephius Q', 'Blazosaur Q', 'Fear Fang'],
    },
    p2: { battleZone: ['Gigaling Q', 'Filler'] },
  };

  driven('its player may draw a card for each Survivor in the battle zone, whoever has it', (begin) => {
    const duel = begin(position).use('Summon Q-tronic Hypermind');
    if (duel.asked === 'p1 evolve') duel.choose('Promephius Q');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual(['p1 attack', 3, 17]);
  });

  driven('need not', (begin) => {
    const duel = begin(position).use('Summon Q-tronic Hypermind');
    if (duel.asked === 'p1 evolve') duel.choose('Promephius Q');
    duel.choose('No');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Energy Stream', () => {
  driven('draws 2 cards', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Energy Stream'],
        manaZone: { water: 3 },
        battleZone: ['Filler'],
        deck: ['Fear Fang', 'Terror Pit', 'Filler'],
      },
    });
    duel.use('Cast Energy Stream');
    expect([duel.asked, duel.zone('p1', 'hand'), duel.zone('p1', 'deck')]).toEqual([
      'p1 attack',
      ['Fear Fang', 'Terror Pit'],
      ['Filler'],
    ]);
  });

  driven('104.2b: draws the last card, and its player loses', (begin) => {
    const duel = begin({ p1: { hand: ['Energy Stream'], manaZone: { water: 3 }, deck: 2 } });
    expect(duel.use('Cast Energy Stream').duel.result).toMatchObject({ winner: 'p2' });
  });
});

describe('Emergency Typhoon', () => {
  const position = {
    p1: {
      hand: ['Emergency Typhoon', 'Burning Mane'],
      manaZone: { water: 2 },
      battleZone: ['Filler'],
      deck: ['Fear Fang', 'Terror Pit', 'Filler'],
    },
  };

  driven('draws up to 2 cards, then a card is discarded', (begin) => {
    const duel = begin(position).use('Cast Emergency Typhoon');
    expect([duel.asked, duel.options]).toEqual(['p1 number', ['2', '1', '0']]);
    duel.choose('2');
    expect(duel.options).toEqual(['Burning Mane', 'Fear Fang', 'Terror Pit']);
    duel.choose('Burning Mane');
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 attack', ['Fear Fang', 'Terror Pit']]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Emergency Typhoon']);
  });
});

describe('Lucky Ball', () => {
  const position = (p1: number, p2: number) => ({
    p1: { hand: ['Lucky Ball'], manaZone: { water: 4 }, battleZone: ['Filler'], shieldZone: p1 },
    p2: { shieldZone: p2 },
  });

  driven('draws up to 2 cards where the opponent has 3 shields or fewer', (begin) => {
    for (const shields of [3, 0]) {
      const duel = begin(position(5, shields)).use('Summon Lucky Ball');
      expect([duel.asked, duel.options]).toEqual(['p1 number', ['2', '1', '0']]);
      expect(duel.choose('2').count('p1', 'hand')).toBe(2);
    }
  });

  driven('draws none where the opponent has 4', (begin) => {
    const duel = begin(position(0, 4)).use('Summon Lucky Ball');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

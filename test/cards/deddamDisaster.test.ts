import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const DEDDAM = 'Deddam, Disaster';
const manaZone = { water: 1, darkness: 1, nature: 1 };

describe(DEDDAM, () => {
  driven('puts one of the top three cards each into the hand, the mana zone and the graveyard', (begin) => {
    const deck = ['Fear Fang', 'Terror Pit', 'Aqua Hulcus', 'Burning Mane', 'Filler'];
    const duel = begin({ p1: { hand: [DEDDAM], manaZone, deck } });
    duel.use(`Summon ${DEDDAM}`);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Terror Pit', 'Aqua Hulcus']);
    duel.choose('Aqua Hulcus');
    expect(duel.options).toEqual(['Fear Fang', 'Terror Pit']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Aqua Hulcus']);
    expect(duel.zone('p1', 'manaZone')).toContain('Fear Fang');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit']);
    expect(duel.zone('p1', 'deck')).toEqual(['Burning Mane', 'Filler']);
    expect(duel.battleZones).toEqual({ p1: [DEDDAM], p2: [] });
    expect(duel.count('p2', 'deck')).toBe(19);
  });

  driven('takes what is there, and an empty deck loses at once', (begin) => {
    const duel = begin({ p1: { hand: [DEDDAM], manaZone, deck: ['Fear Fang', 'Terror Pit'] } });
    duel.use(`Summon ${DEDDAM}`).choose('Fear Fang');
    expect(duel.duel.result).toMatchObject({ winner: 'p2', reason: 'deckOut' });
    expect(duel.zone('p1', 'manaZone')).toContain('Terror Pit');
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });

  driven('needs three civilizations', (begin) => {
    const duel = begin({ p1: { hand: [DEDDAM], manaZone: { water: 2, darkness: 2 } } });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual([DEDDAM]);
  });
});

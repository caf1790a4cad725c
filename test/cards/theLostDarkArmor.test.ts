import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const LOST = 'The Lost, Dark Armor';

describe(LOST, () => {
  driven('comes back from the graveyard at the start of the turn for a shield', (begin) => {
    const duel = begin({ p1: { graveyard: [LOST, 'Filler'] }, step: 'startOfTurn' });
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Card 1');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: [LOST], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Filler', 'Filler']);
    expect(duel.count('p1', 'shieldZone')).toBe(4);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('stays when it is declined, and where there is no shield', (begin) => {
    const declined = begin({ p1: { graveyard: [LOST] }, step: 'startOfTurn' });
    declined.choose('No');
    expect(declined.asked).toBe('p1 charge');
    expect(declined.zone('p1', 'graveyard')).toEqual([LOST]);
    expect(declined.count('p1', 'shieldZone')).toBe(5);
    const bare = begin({ p1: { graveyard: [LOST], shieldZone: [] }, step: 'startOfTurn' });
    bare.choose('Yes');
    expect(bare.asked).toBe('p1 charge');
    expect(bare.battleZones.p1).toEqual([]);
    expect(bare.zone('p1', 'graveyard')).toEqual([LOST]);
  });

  driven('waits for the turn of its player, and in the graveyard only', (begin) => {
    const duel = begin({ p1: { graveyard: [LOST] }, active: 'p2', step: 'startOfTurn' });
    expect(duel.asked).toBe('p2 charge');
    const held = begin({ p1: { hand: [LOST], manaZone: [LOST], battleZone: [LOST] }, step: 'startOfTurn' });
    expect(held.asked).toBe('p1 charge');
  });

  driven('blocks, and cannot attack', (begin) => {
    const duel = begin({ p1: { battleZone: ['Burning Mane'] }, p2: { battleZone: [LOST, 'Filler'] } });
    duel.passUntil('p1 attack').choose('Burning Mane attacks the player').choose(`Block with ${LOST}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [LOST, 'Filler'] });
    duel.passUntil('p2 attack');
    expect(duel.options).toEqual(['Filler attacks the player', 'Attack no more']);
  });
});

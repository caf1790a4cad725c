import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const WALSURA = 'Platina Walsura S';
const onBase = { name: WALSURA, over: ['Aqua Soldier'] };

describe(WALSURA, () => {
  driven('may draw three when it attacks, and then discards one', (begin) => {
    const duel = begin({
      p1: {
        battleZone: [onBase, 'Fear Fang'],
        deck: ['Fear Fang', 'Terror Pit', 'Aqua Soldier', 'Filler', 'Filler'],
      },
    });
    duel.passUntil('p1 attack').choose(`${WALSURA} attacks the player`);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Terror Pit', 'Aqua Soldier']);
    duel.choose('Terror Pit').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang', 'Aqua Soldier']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit']);
    expect(duel.count('p1', 'deck')).toBe(2);
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('discards nothing when it does not draw', (begin) => {
    const duel = begin({ p1: { battleZone: [onBase], hand: ['Fear Fang'] } });
    duel.passUntil('p1 attack').choose(`${WALSURA} attacks the player`).choose('No');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'deck')).toBe(20);
  });

  driven('draws nothing that could still be declared for this attack', (begin) => {
    const deck = ['Rafululu, Sound Faerie', 'Filler', 'Filler', 'Filler', 'Filler'];
    const duel = begin({ p1: { battleZone: [onBase], deck } });
    duel.passUntil('p1 attack').choose(`${WALSURA} attacks the player`).choose('Yes').choose('Filler');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Rafululu, Sound Faerie']);
    expect(duel.battleZones.p1).toEqual([`${WALSURA} (tapped, over Aqua Soldier)`]);
  });

  driven('is summoned for three on a water creature, and needs one', (begin) => {
    const duel = begin({
      p1: { hand: [WALSURA], manaZone: { water: 3 }, battleZone: ['Aqua Soldier', 'Fear Fang'] },
    });
    duel.use(`Summon ${WALSURA}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual([`${WALSURA} (over Aqua Soldier)`, 'Fear Fang']);
    const none = begin({ p1: { hand: [WALSURA], manaZone: { water: 3 }, battleZone: ['Fear Fang'] } });
    expect(none.asked).toBe('p1 attack');
    expect(none.zone('p1', 'hand')).toEqual([WALSURA]);
  });
});

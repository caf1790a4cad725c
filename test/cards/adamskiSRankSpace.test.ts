import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const ADAMSKI = 'Adamski, S-Rank Space';
const DEDDAM = 'Deddam, Disaster';

describe(ADAMSKI, () => {
  driven(
    'is put from the hand on a water Command, cannot be blocked, and mills two for each shield',
    (begin) => {
      const duel = begin({
        p1: { hand: [ADAMSKI], battleZone: [DEDDAM, 'Fear Fang'] },
        p2: { battleZone: ['La Ura Giga, Sky Guardian'] },
      });
      duel.passUntil('p1 attack').choose(`${DEDDAM} attacks the player`).choose(`Declare ${ADAMSKI}`);
      expect(duel.asked).toBe('p1 shields');
      duel.choose('Shield 1', 'Shield 2');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({
        p1: [`${ADAMSKI} (tapped, over ${DEDDAM})`, 'Fear Fang'],
        p2: ['La Ura Giga, Sky Guardian'],
      });
      expect(duel.count('p2', 'shieldZone')).toBe(5);
      expect(duel.count('p2', 'hand')).toBe(0);
      expect(duel.count('p2', 'deck')).toBe(16);
      expect(duel.count('p2', 'graveyard')).toBe(4);
      duel.choose('Fear Fang attacks the player').pass().choose('Shield 1');
      expect(duel.asked).toBe('p2 charge');
      expect(duel.count('p2', 'shieldZone')).toBe(4);
    },
  );

  driven('wins by the last card of the deck', (begin) => {
    const duel = begin({ p1: { battleZone: [{ name: ADAMSKI, over: ['Filler'] }] }, p2: { deck: 4 } });
    duel.passUntil('p1 attack').choose(`${ADAMSKI} attacks the player`).choose('Shield 1', 'Shield 2');
    expect(duel.duel.result).toMatchObject({ winner: 'p1', reason: 'deckOut' });
  });

  driven('leaves what was under it, where it is put from the battle zone on another', (begin) => {
    const duel = begin({
      p1: { battleZone: [{ name: ADAMSKI, over: ['Aqua Soldier'] }, DEDDAM, 'Fear Fang'] },
      p2: { shieldZone: 3 },
    });
    duel.passUntil('p1 attack').choose(`${DEDDAM} attacks the player`).choose(`Declare ${ADAMSKI}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual(['Aqua Soldier', `${ADAMSKI} (tapped, over ${DEDDAM})`, 'Fear Fang']);
    duel.choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toContain('Aqua Soldier attacks the player');
    expect(duel.count('p2', 'deck')).toBe(16);
  });

  driven('is not put on itself, or on what is no water Command', (begin) => {
    const own = begin({ p1: { battleZone: [{ name: ADAMSKI, over: ['Filler'] }] } });
    own.passUntil('p1 attack').choose(`${ADAMSKI} attacks the player`);
    expect(own.asked).toBe('p1 shields');
    const other = begin({
      p1: { hand: [ADAMSKI], battleZone: ['Aqua Soldier', 'Zagaan, Knight of Darkness'] },
    });
    other.passUntil('p1 attack').choose('Aqua Soldier attacks the player').choose('Shield 1');
    other.choose('Zagaan, Knight of Darkness attacks the player');
    expect(other.asked).toBe('p1 shields');
    expect(other.zone('p1', 'hand')).toEqual([ADAMSKI]);
  });
});

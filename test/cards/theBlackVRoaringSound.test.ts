import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const BLACK_V = 'The Black V, Roaring Sound';

describe(BLACK_V, () => {
  driven('makes the opponent discard a card of their choice when it attacks', (begin) => {
    const duel = begin({
      p1: { battleZone: [BLACK_V, 'Fear Fang'], hand: ['Deathliger, Lion of Chaos'] },
      p2: { hand: ['Fear Fang', 'Terror Pit'] },
    });
    duel.passUntil('p1 attack').choose(`${BLACK_V} attacks the player`);
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Terror Pit');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p2', 'hand')).toEqual(['Fear Fang']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Terror Pit']);
    expect(duel.zone('p1', 'hand')).toEqual(['Deathliger, Lion of Chaos']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('finds nothing to discard in an empty hand and attacks on', (begin) => {
    const duel = begin({ p1: { battleZone: [BLACK_V, 'Fear Fang'] } });
    duel.passUntil('p1 attack').choose(`${BLACK_V} attacks the player`).choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'graveyard')).toBe(0);
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('goes to standby beside a declared invasion, and its player picks the order', (begin) => {
    const REDZONE = 'Redzone, Roaring Invasion';
    const duel = begin({
      p1: { hand: [REDZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Terror Pit'] },
    });
    duel.passUntil('p1 attack').choose(`${BLACK_V} attacks the player`).choose(`Declare ${REDZONE}`);
    expect(duel.asked).toBe('p1 standby');
    expect([...duel.options].sort()).toEqual([REDZONE, BLACK_V]);
    expect(duel.zone('p2', 'hand')).toEqual(['Terror Pit']);
    duel.choose(REDZONE);
    expect(duel.asked).toBe('p1 standby');
    expect(duel.zone('p2', 'hand')).toEqual(['Terror Pit']);
    duel.choose(BLACK_V);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual([`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Terror Pit']);
  });

  driven('cannot be followed by an invasion once its own effect has begun', (begin) => {
    const REDZONE = 'Redzone, Roaring Invasion';
    const duel = begin({ p1: { hand: [REDZONE], battleZone: [BLACK_V] }, p2: { hand: ['Terror Pit'] } });
    duel.passUntil('p1 attack').choose(`${BLACK_V} attacks the player`).pass();
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Terror Pit']);
    expect(duel.zone('p1', 'hand')).toEqual([REDZONE]);
  });

  driven('needs both civilizations, attacks at once, and lies tapped in the mana zone', (begin) => {
    const duel = begin({ p1: { hand: [BLACK_V], manaZone: { darkness: 3, fire: 1 } } });
    duel.use(`Summon ${BLACK_V}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toContain(`${BLACK_V} attacks the player`);
    const one = begin({ p1: { hand: [BLACK_V], manaZone: { fire: 4 } } });
    expect(one.asked).toBe('p2 charge');
    const charged = begin({ p1: { hand: [BLACK_V] }, step: 'charge' });
    charged.choose(`Charge ${BLACK_V}`);
    expect(charged.asked).toBe('p2 charge');
    expect(charged.zone('p1', 'manaZone')).toEqual([`${BLACK_V} (tapped)`]);
  });
});

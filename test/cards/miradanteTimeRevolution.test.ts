import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const MIRADANTE = 'Miradante, Time Revolution';
const evolved = { name: MIRADANTE, over: ['Lah, Purification Enforcer'] };

describe(MIRADANTE, () => {
  driven('taps all creatures of the opponent, which skip their next untapping', (begin) => {
    const duel = begin({
      p1: {
        hand: [MIRADANTE],
        manaZone: { light: 8 },
        battleZone: ['Lah, Purification Enforcer', 'Fear Fang'],
      },
      p2: {
        battleZone: ['Fear Fang', { name: 'Forest Hornet', tapped: true }],
        manaZone: [{ name: 'Filler', tapped: true }],
      },
    });
    duel.use(`Summon ${MIRADANTE}`);
    expect(duel.asked).toBe('p1 attack');
    const held = ['Fear Fang (tapped)', 'Forest Hornet (tapped)'];
    expect(duel.battleZones).toEqual({
      p1: [`${MIRADANTE} (over Lah, Purification Enforcer)`, 'Fear Fang'],
      p2: held,
    });
    duel.passUntil('p2 charge');
    expect(duel.battleZones.p2).toEqual(held);
    expect(duel.zone('p2', 'manaZone')).toEqual(['Filler']);
    duel.passUntil('p1 charge').passUntil('p2 charge');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Forest Hornet']);
  });

  driven('forbids the opponent to summon while its player has no shields', (begin) => {
    const p2 = { hand: ['Fear Fang', 'Crystal Memory'], manaZone: { nature: 3, water: 4 } };
    const locked = begin({ p1: { battleZone: [evolved], shieldZone: [] }, p2, active: 'p2' });
    expect(locked.asked).toBe('p2 main');
    expect(locked.options).toEqual(['Cast Crystal Memory', 'Go on to the attack step']);
    const free = begin({ p1: { battleZone: [evolved], shieldZone: 1 }, p2, active: 'p2' });
    expect(free.options).toEqual(['Summon Fear Fang', 'Cast Crystal Memory', 'Go on to the attack step']);
  });

  driven('forbids a shield trigger creature to be declared, but no spell', (begin) => {
    const duel = begin({
      p1: { battleZone: [evolved, 'Fear Fang'], shieldZone: [] },
      p2: { shieldZone: ['Mauchu, One Extreme', 'Terror Pit', 'Filler'] },
    });
    duel.passUntil('p1 attack').choose(`${MIRADANTE} attacks the player`);
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toEqual(['Shield trigger: Terror Pit']);
    duel.pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p2', 'hand')).toEqual(['Filler', 'Mauchu, One Extreme', 'Terror Pit']);
    expect(duel.battleZones.p2).toEqual([]);
  });

  driven('does not bind its own player, and needs a light creature', (begin) => {
    const own = begin({
      p1: {
        hand: ['Fear Fang', MIRADANTE],
        manaZone: { nature: 3, light: 8 },
        battleZone: [evolved],
        shieldZone: [],
      },
    });
    expect(own.options).toEqual(['Summon Fear Fang', `Summon ${MIRADANTE}`, 'Go on to the attack step']);
    const none = begin({ p1: { hand: [MIRADANTE], manaZone: { light: 8 }, battleZone: ['Fear Fang'] } });
    expect(none.asked).toBe('p1 attack');
  });
});

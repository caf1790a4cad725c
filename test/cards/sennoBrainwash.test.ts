import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const SENNO = 'Senno, Brainwash';
const SONIC = 'The Red, Lightning Sonic';
const REDZONE = 'Redzone, Roaring Invasion';

describe(SENNO, () => {
  driven("lets an invasion be declared on its opponent's turn, and be put in vain", (begin) => {
    const duel = begin({
      p1: { hand: [REDZONE], battleZone: [SONIC, 'Fear Fang'] },
      p2: { battleZone: [SENNO] },
    });
    duel.passUntil('p1 attack').choose(`${SONIC} attacks the player`).choose(`Declare ${REDZONE}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: [`${SONIC} (tapped)`, 'Fear Fang'], p2: [SENNO] });
    expect(duel.zone('p1', 'hand')).toEqual([REDZONE]);
    duel.choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('lets the opponent summon', (begin) => {
    const duel = begin({ p1: { hand: ['Fear Fang'], manaZone: { nature: 3 } }, p2: { battleZone: [SENNO] } });
    duel.use('Summon Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [SENNO] });
  });

  driven('does not bind its own player', (begin) => {
    const duel = begin({ p1: { hand: [REDZONE], battleZone: [SONIC, SENNO] } });
    duel.passUntil('p1 attack').choose(`${SONIC} attacks the player`).choose(`Declare ${REDZONE}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual([`${REDZONE} (tapped, over ${SONIC})`, SENNO]);
  });

  driven('does not bind the opponent in the turn of its own player', (begin) => {
    const SAVARK = 'Savark Calibur, Ghiramessiah';
    const up = { name: 'Filler', faceUp: true };
    const duel = begin({
      p1: { battleZone: ['Fear Fang', SENNO] },
      p2: { hand: [SAVARK], shieldZone: [up, up, up, 'Filler'] },
    });
    duel
      .passUntil('p1 attack')
      .choose('Fear Fang attacks the player')
      .choose(`Declare ${SAVARK}`)
      .pass()
      .choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', SENNO], p2: [SAVARK] });
  });

  driven('is colorless and costs three', (begin) => {
    const duel = begin({ p1: { hand: [SENNO], manaZone: { nature: 2, water: 1 } } });
    duel.use(`Summon ${SENNO}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([SENNO]);
  });
});

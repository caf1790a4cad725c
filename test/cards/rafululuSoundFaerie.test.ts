import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const RAFULULU = 'Rafululu, Sound Faerie';

describe(RAFULULU, () => {
  driven('changes places with an attacking light creature and forbids spells in this turn', (begin) => {
    const duel = begin({
      p1: { hand: [RAFULULU], battleZone: ['Tulk, the Oracle', 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit'] },
    });
    duel.passUntil('p1 attack').choose('Tulk, the Oracle attacks the player');
    expect(duel.options).toEqual([`Declare ${RAFULULU}`]);
    duel.choose(`Declare ${RAFULULU}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Tulk, the Oracle']);
    expect(duel.names('p1', 'battleZone')).toEqual(['Fear Fang', RAFULULU]);
    expect(duel.zone('p1', 'battleZone')).toContain(`${RAFULULU} (tapped)`);
    expect(duel.zone('p2', 'hand')).toEqual(['Terror Pit']);
    expect(duel.count('p2', 'shieldZone')).toBe(0);
  });

  driven('forbids nothing when it was there before', (begin) => {
    const duel = begin({ p1: { battleZone: [RAFULULU] }, p2: { shieldZone: ['Terror Pit'] } });
    duel.passUntil('p1 attack').choose(`${RAFULULU} attacks the player`);
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Terror Pit');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
  });

  driven('is summoned for five, leaves creatures alone, and the spells of the next turn too', (begin) => {
    const duel = begin({
      p1: { hand: [RAFULULU], manaZone: { light: 4, water: 1 } },
      p2: { hand: ['Terror Pit'], manaZone: { darkness: 6 } },
    });
    duel.use(`Summon ${RAFULULU}`).passUntil('p2 main');
    expect(duel.options).toEqual(['Cast Terror Pit', 'Go on to the attack step']);
    expect(duel.battleZones).toEqual({ p1: [RAFULULU], p2: [] });
  });

  driven('does not forbid its own player', (begin) => {
    const duel = begin({ p1: { hand: [RAFULULU, 'Crystal Memory'], manaZone: { light: 4, water: 5 } } });
    duel.use(`Summon ${RAFULULU}`);
    expect(duel.asked).toBe('p1 main');
    expect(duel.options).toEqual(['Cast Crystal Memory', 'Go on to the attack step']);
  });

  driven('cannot be declared for a creature that is neither light nor water', (begin) => {
    const duel = begin({ p1: { hand: [RAFULULU], battleZone: ['Fear Fang', 'Tulk, the Oracle'] } });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual([RAFULULU]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const MUJI = 'Weiyou, Muji';
const RAFULULU = 'Rafululu, Sound Faerie';

describe(MUJI, () => {
  driven('changes places with an attacking Rafululu and breaks two shields', (begin) => {
    const duel = begin({ p1: { hand: [MUJI], battleZone: [RAFULULU, 'Fear Fang'] } });
    duel.passUntil('p1 attack').choose(`${RAFULULU} attacks the player`).choose(`Declare ${MUJI}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual([RAFULULU]);
    duel.choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', `${MUJI} (tapped)`], p2: [] });
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('cannot be declared for Tulk, not even after Rafululu has taken its place', (begin) => {
    const duel = begin({ p1: { hand: [MUJI, RAFULULU], battleZone: ['Tulk, the Oracle'] } });
    duel.passUntil('p1 attack').choose('Tulk, the Oracle attacks the player');
    expect(duel.options).toEqual([`Declare ${RAFULULU}`]);
    duel.choose(`Declare ${RAFULULU}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual([`${RAFULULU} (tapped)`]);
    expect(duel.names('p1', 'hand')).toEqual(['Tulk, the Oracle', MUJI]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const OCCULT = 'Forever Occult, Purgatory Demon Dragon';

describe(OCCULT, () => {
  driven('is summoned by destroying three of four creatures', (begin) => {
    const battleZone = ['Fear Fang', 'Forest Hornet', 'Filler', 'Burning Mane'];
    const duel = begin({ p1: { hand: [OCCULT], battleZone }, p2: { battleZone: ['Fear Fang'] } });
    duel.choose(`Summon ${OCCULT}`);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(battleZone);
    duel.choose('Fear Fang', 'Forest Hornet', 'Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', OCCULT], p2: ['Fear Fang'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Filler', 'Forest Hornet']);
  });

  driven('cannot be summoned so with two creatures', (begin) => {
    const duel = begin({ p1: { hand: [OCCULT], battleZone: ['Fear Fang', 'Filler'] } });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Filler']);
  });

  driven('names which cost is paid as it is declared', (begin) => {
    const arrangement = { p1: { hand: [OCCULT], manaZone: { darkness: 8 }, battleZone: 3 } };
    const duel = begin(arrangement);
    duel.choose(`Summon ${OCCULT}`);
    expect(duel.asked).toBe('p1 cost');
    expect(duel.options).toEqual(['Pay its cost', 'Pay the alternative cost']);
    duel.choose('Pay its cost');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Filler', 'Filler', OCCULT]);
    const other = begin(arrangement);
    other.choose(`Summon ${OCCULT}`).choose('Pay the alternative cost');
    expect(other.asked).toBe('p2 charge');
    expect(other.battleZones.p1).toEqual([OCCULT]);
    expect(other.zone('p1', 'manaZone')).not.toContain('Darkness Filler (tapped)');
  });

  driven('cannot be paid for where it may not be summoned', (begin) => {
    const MIRADANTE = 'Miradante, Time Revolution';
    const duel = begin({
      p1: { hand: [OCCULT], battleZone: 3 },
      p2: { battleZone: [{ name: MIRADANTE, over: ['Filler'] }], shieldZone: [] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Filler', 'Filler']);
    expect(duel.zone('p1', 'hand')).toEqual([OCCULT]);
  });

  driven('returns a creature from the graveyard when it attacks, and breaks two shields', (begin) => {
    const duel = begin({
      p1: { battleZone: [OCCULT, 'Filler'], graveyard: ['Terror Pit', 'Fear Fang', 'Forest Hornet'] },
    });
    duel.passUntil('p1 attack').choose(`${OCCULT} attacks the player`);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Forest Hornet']);
    duel.choose('Forest Hornet').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Forest Hornet']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit', 'Fear Fang']);
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });
});

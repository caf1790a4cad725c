import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const BEAR = 'Pantherbear, World Chain';
const MAUCHU = 'Mauchu, One Extreme';

describe(BEAR, () => {
  driven('lets the opponent use one card in a turn', (begin) => {
    const duel = begin({
      p1: { battleZone: [BEAR], hand: ['Fear Fang', 'Fear Fang'], manaZone: { nature: 6 } },
      p2: { hand: ['Fear Fang', 'Crystal Memory'], manaZone: { nature: 3, water: 4 } },
      active: 'p2',
    });
    expect(duel.options).toEqual(['Summon Fear Fang', 'Cast Crystal Memory', 'Go on to the attack step']);
    duel.use('Summon Fear Fang');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: [BEAR], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'hand')).toEqual(['Crystal Memory']);
    duel.pass().use('Summon Fear Fang');
    expect(duel.asked).toBe('p1 main');
    expect(duel.options).toContain('Summon Fear Fang');
  });

  driven('lets two shield triggers be declared, and the second misfire', (begin) => {
    const duel = begin({
      p1: { battleZone: [BEAR, 'Hanusa, Radiance Elemental'] },
      p2: { shieldZone: ['Terror Pit', MAUCHU, 'Filler'] },
    });
    duel
      .passUntil('p1 attack')
      .choose('Hanusa, Radiance Elemental attacks the player')
      .choose('Shield 1', 'Shield 2');
    duel.choose('Shield trigger: Terror Pit', `Shield trigger: ${MAUCHU}`);
    expect(duel.asked).toBe('p2 standby');
    duel.choose(MAUCHU);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [BEAR, 'Hanusa, Radiance Elemental (tapped)'], p2: [MAUCHU] });
    expect(duel.zone('p2', 'hand')).toEqual(['Terror Pit']);
    expect(duel.facts('effectMisfired')).toEqual(['effectMisfired Terror Pit']);
  });

  driven('binds no more once the first use has destroyed it', (begin) => {
    const duel = begin({
      p1: { battleZone: [BEAR, 'Hanusa, Radiance Elemental', 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', MAUCHU, 'Filler'] },
    });
    duel
      .passUntil('p1 attack')
      .choose('Hanusa, Radiance Elemental attacks the player')
      .choose('Shield 1', 'Shield 2');
    duel.choose('Shield trigger: Terror Pit', `Shield trigger: ${MAUCHU}`).choose('Terror Pit').choose(BEAR);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Hanusa, Radiance Elemental (tapped)', 'Fear Fang'],
      p2: [MAUCHU],
    });
    expect(duel.count('p2', 'hand')).toBe(0);
  });
});

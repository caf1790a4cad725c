import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Recodeking Number Nine', () => {
  driven('keeps the opponent from casting spells, shield triggers too, and not its player', (begin) => {
    const duel = begin({
      active: 'p2',
      p1: { hand: ['Ghost Touch'], manaZone: { darkness: 2 }, battleZone: ['Recodeking Number Nine'] },
      p2: {
        hand: ['Ghost Touch', 'Fear Fang'],
        manaZone: { darkness: 2, nature: 3 },
        shieldZone: ['Terror Pit', 'Aqua Surfer', 'Filler'],
      },
    });
    expect(duel.options).toEqual(['Summon Fear Fang', 'Go on to the attack step']);
    duel.pass().passUntil('p1 main');
    expect(duel.options).toContain('Cast Ghost Touch');
    duel
      .passUntil('p1 attack')
      .choose('Recodeking Number Nine attacks the player')
      .choose('Shield 1', 'Shield 2');
    expect(duel.options).toEqual(['Shield trigger: Aqua Surfer']);
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Recodeking Number Nine (tapped)'], p2: [] });
  });

  driven('as a guard strike keeps a creature from attacking in that turn', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'] },
      p2: { shieldZone: ['Recodeking Number Nine', 'Filler', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    duel.choose('Guard strike: Recodeking Number Nine').choose('Forest Hornet');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
    expect(duel.zone('p2', 'hand')).toEqual(['Recodeking Number Nine']);
    duel.pass().passUntil('p1 attack');
    expect(duel.options).toContain('Forest Hornet attacks the player');
  });

  driven('is summoned for 9 with light, and has 9000 power', (begin) => {
    const duel = begin({ p1: { hand: ['Recodeking Number Nine'], manaZone: { light: 9 } } });
    duel.use('Summon Recodeking Number Nine');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Recodeking Number Nine']);
    for (const manaZone of [{ light: 8 }, { fire: 9 }])
      expect(begin({ p1: { hand: ['Recodeking Number Nine'], manaZone } }).asked).toBe('p2 charge');
    const fight = begin({
      step: 'attack',
      p1: { battleZone: ['Recodeking Number Nine', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Gigaberos', tapped: true }] },
    });
    fight.choose('Recodeking Number Nine attacks Gigaberos');
    expect(fight.battleZones).toEqual({ p1: ['Recodeking Number Nine (tapped)', 'Fear Fang'], p2: [] });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Crack Crawler', () => {
  driven('is summoned for a broken shield of its civilization, which is discarded', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { battleZone: ['Gigaberos', 'Fear Fang'] },
      p2: { hand: ['Crack Crawler'], shieldZone: ['Burning Mane', 'Aqua Soldier', 'Filler'] },
    } as const;
    const struck = begin(arrangement).choose('Gigaberos attacks the player').choose('Shield 1', 'Shield 2');
    expect(struck.options).toEqual(['Strike back: Crack Crawler, discarding Burning Mane']);
    struck.choose('Strike back: Crack Crawler, discarding Burning Mane');
    expect(struck.asked).toBe('p1 attack');
    expect(struck.battleZones).toEqual({ p1: ['Gigaberos (tapped)', 'Fear Fang'], p2: ['Crack Crawler'] });
    expect(struck.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
    expect(struck.zone('p2', 'hand')).toEqual(['Aqua Soldier']);
    const kept = begin(arrangement).choose('Gigaberos attacks the player').choose('Shield 1', 'Shield 2');
    kept.passUntil('p1 attack');
    expect(kept.battleZones.p2).toEqual([]);
    expect(kept.names('p2', 'hand')).toEqual(['Aqua Soldier', 'Burning Mane', 'Crack Crawler']);
  });

  driven('stays in the hand when no shield of its civilization is broken', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: ['Crack Crawler'], shieldZone: ['Aqua Soldier'] },
    });
    duel.choose('Fear Fang attacks the player').passUntil('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([]);
    expect(duel.names('p2', 'hand')).toEqual(['Aqua Soldier', 'Crack Crawler']);
  });

  driven('is summoned for 5 with nature, and has 4000 power', (begin) => {
    const duel = begin({ p1: { hand: ['Crack Crawler'], manaZone: { nature: 5 } } });
    duel.use('Summon Crack Crawler');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Crack Crawler']);
    for (const manaZone of [{ nature: 4 }, { fire: 5 }])
      expect(begin({ p1: { hand: ['Crack Crawler'], manaZone } }).asked).toBe('p2 charge');
    const fight = begin({
      step: 'attack',
      p1: { battleZone: ['Crack Crawler', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }] },
    });
    fight.choose('Crack Crawler attacks Forest Hornet');
    expect(fight.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});

import { creature, draw, spaceCharge } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const courtney = 'Courtney, Summer Breeze Faerie';
const charged = creature({
  name: 'Dark Charger',
  civilizations: ['darkness'],
  cost: 3,
  power: 1000,
  abilities: [spaceCharge('darkness', draw())],
});

describe(courtney, () => {
  driven('its player pays every civilization with any mana, the opponent does not', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Solar Ray', 'Oracle Jewel of Control'],
        manaZone: { nature: 8 },
        battleZone: [courtney],
      },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'], hand: ['Solar Ray'], manaZone: { nature: 2 } },
    });
    expect(duel.options).toEqual([
      'Cast Solar Ray',
      'Cast Oracle Jewel of Control',
      'Go on to the attack step',
    ]);
    duel.use('Cast Oracle Jewel of Control').choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [courtney], p2: ['Burning Mane (tapped)'] });
    duel.passUntil('p2 charge').pass();
    expect(duel.asked).toBe('p2 attack');
    expect(duel.zone('p2', 'hand')).toContain('Solar Ray');
  });

  driven('without it the same mana pays nature only', (begin) => {
    const duel = begin({
      p1: { hand: ['Solar Ray'], manaZone: { nature: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [courtney] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('a card has every civilization from the moment in which it comes to the mana zone', (begin) => {
    const position = (battleZone: readonly string[]) => ({
      cards: [charged],
      step: 'charge' as const,
      p1: { hand: ['Burning Mane'], battleZone },
    });
    const duel = begin(position([courtney, 'Dark Charger'])).choose('Charge Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Burning Mane']);
    const without = begin(position(['Dark Charger'])).choose('Charge Burning Mane');
    expect(without.zone('p1', 'hand')).toEqual([]);
  });
});

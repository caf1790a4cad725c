import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const mana = [
  'Fear Fang',
  'Crystal Paladin',
  'Solar Ray',
  ...Array.from({ length: 6 }, () => 'Nature Filler'),
];

describe('Savage Earth', () => {
  driven('puts a creature of each mana zone, then takes one of each side into it', (begin) => {
    const duel = begin({
      p1: { hand: ['Savage Earth'], manaZone: mana, battleZone: ['Burning Mane'] },
      p2: {
        manaZone: [
          { name: 'Forest Hornet', tapped: true },
          { name: 'King Coral', tapped: true },
          'Terror Pit',
        ],
        battleZone: ['Aqua Vehicle', 'Chaos Worm'],
      },
    });
    duel.use('Cast Savage Earth');
    expect(new Set(duel.options)).toEqual(new Set(['Fear Fang', 'Nature Filler']));
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Forest Hornet', 'King Coral']);
    duel.choose('King Coral');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'Fear Fang'],
      p2: ['Aqua Vehicle', 'Chaos Worm', 'King Coral'],
    });
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Aqua Vehicle');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Chaos Worm', 'King Coral'] });
    expect(duel.names('p2', 'manaZone')).toEqual(['Aqua Vehicle', 'Forest Hornet', 'Terror Pit']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Savage Earth']);
  });

  driven('does what it can where the opponent has neither', (begin) => {
    const duel = begin({ p1: { hand: ['Savage Earth'], manaZone: { nature: 8 } }, p2: {} });
    duel.use('Cast Savage Earth').choose('Nature Filler');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });
});

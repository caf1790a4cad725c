import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Vampire Silphy', () => {
  driven('destroys every creature of 3000 power or less, on both sides', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Vampire Silphy'],
        manaZone: { darkness: 1, light: 8 },
        battleZone: ['Fear Fang', 'Forest Hornet'],
      },
      p2: { battleZone: ['Filler', 'Fear Fang', 'Forest Hornet', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Summon Vampire Silphy');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Forest Hornet', 'Vampire Silphy'],
      p2: ['Forest Hornet', 'Deathliger, Lion of Chaos'],
    });
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang']);
    expect(duel.names('p2', 'graveyard')).toEqual(['Fear Fang', 'Filler']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('reads the power that a creature has now', (begin) => {
    const duel = begin({
      p1: { hand: ['Vampire Silphy'], manaZone: { darkness: 8 }, battleZone: ['Explosive Dude Joe'] },
      p2: { battleZone: ['Armored Blaster Valdios', 'Explosive Dude Joe'] },
    });
    duel.use('Summon Vampire Silphy');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({
      p1: ['Vampire Silphy'],
      p2: ['Armored Blaster Valdios', 'Explosive Dude Joe'],
    });
  });
});

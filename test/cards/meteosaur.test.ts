import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Meteosaur', () => {
  driven('may destroy a creature of the opponent of 2000 power or less', (begin) => {
    const duel = begin({
      p1: { hand: ['Meteosaur'], manaZone: { fire: 1, light: 5 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Filler', 'Burning Mane', 'Fear Fang'] },
    });
    duel.use('Summon Meteosaur');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Filler', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Meteosaur'], p2: ['Filler', 'Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('need not, and cannot reach 3000 power', (begin) => {
    const declined = begin({
      p1: { hand: ['Meteosaur'], manaZone: { fire: 5 } },
      p2: { battleZone: ['Burning Mane'] },
    });
    declined.use('Summon Meteosaur').choose('No');
    expect(declined.asked).toBe('p2 charge');
    expect(declined.battleZones).toEqual({ p1: ['Meteosaur'], p2: ['Burning Mane'] });
    const outOfReach = begin({
      p1: { hand: ['Meteosaur'], manaZone: { fire: 5 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    outOfReach.use('Summon Meteosaur').choose('Yes');
    expect(outOfReach.asked).toBe('p2 charge');
    expect(outOfReach.battleZones).toEqual({ p1: ['Meteosaur'], p2: ['Fear Fang'] });
  });
});

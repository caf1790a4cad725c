import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe.each(['Gigakail', 'Wisp Howler, Shadow of Tears'] as const)('%s', (name) => {
  const position = (foe: string) => ({
    step: 'attack' as const,
    p1: { battleZone: [name, 'Filler'] },
    p2: { battleZone: [{ name: foe, tapped: true }, 'Fear Fang'] },
  });

  driven('takes a nature or light creature with it that it loses to', (begin) => {
    for (const foe of ['Tri-horn Shepherd', 'Lah, Purification Enforcer']) {
      const duel = begin(position(foe)).choose(`${name} attacks ${foe}`);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang'] });
      expect(duel.zone('p2', 'graveyard')).toEqual([foe]);
    }
  });

  driven('no other creature', (begin) => {
    for (const foe of ['Deathliger, Lion of Chaos', 'Bolshack Dragon']) {
      const duel = begin(position(foe)).choose(`${name} attacks ${foe}`);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [`${foe} (tapped)`, 'Fear Fang'] });
    }
  });

  driven('also when it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Tri-horn Shepherd', 'Filler'] },
      p2: { battleZone: [{ name, tapped: true }] },
    });
    duel.choose(`Tri-horn Shepherd attacks ${name}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [] });
  });
});

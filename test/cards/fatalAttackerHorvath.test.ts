import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Fatal Attacker Horvath', () => {
  driven('attacks with 4000 power while its player has one Armorloid, or several', (begin) => {
    for (const friends of [
      ['Armored Walker Urherion'],
      ['Armored Walker Urherion', 'Armored Walker Urherion'],
    ]) {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Fatal Attacker Horvath', ...friends] },
        p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Fear Fang'] },
      });
      duel.choose('Fatal Attacker Horvath attacks Forest Hornet');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: friends, p2: ['Fear Fang'] });
    }
  });

  driven('attacks with 2000 power where only the opponent has one', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fatal Attacker Horvath', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Armored Walker Urherion'] },
    });
    duel.choose('Fatal Attacker Horvath attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Armored Walker Urherion'] });
  });

  driven('gets nothing while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Forest Hornet'] },
      p2: { battleZone: [{ name: 'Fatal Attacker Horvath', tapped: true }, 'Armored Walker Urherion'] },
    });
    duel.choose('Burning Mane attacks Fatal Attacker Horvath');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Armored Walker Urherion'] });
  });
});

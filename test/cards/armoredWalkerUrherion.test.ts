import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Armored Walker Urherion', () => {
  driven('attacks with 5000 power while its player has one Human, or several', (begin) => {
    for (const friends of [['Immortal Baron, Vorg'], ['Immortal Baron, Vorg', 'Immortal Baron, Vorg']]) {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Armored Walker Urherion', ...friends] },
        p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Fear Fang'] },
      });
      duel.choose('Armored Walker Urherion attacks Tri-horn Shepherd');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: friends, p2: ['Fear Fang'] });
    }
  });

  driven('attacks with 3000 power where only the opponent has one', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Walker Urherion', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Immortal Baron, Vorg'] },
    });
    duel.choose('Armored Walker Urherion attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Immortal Baron, Vorg'] });
  });

  driven('gets nothing while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { battleZone: [{ name: 'Armored Walker Urherion', tapped: true }, 'Immortal Baron, Vorg'] },
    });
    duel.choose('Fear Fang attacks Armored Walker Urherion');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Immortal Baron, Vorg'] });
  });
});

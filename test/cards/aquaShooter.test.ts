import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Aqua Shooter', () => {
  driven('blocks, and battles in place of the player', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
      p2: { battleZone: ['Aqua Shooter', 'Forest Hornet'] },
    });
    duel.choose('Immortal Baron, Vorg attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Aqua Shooter']);
    duel.choose('Block with Aqua Shooter');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Forest Hornet'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
  driven('need not block, and cannot while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg'] },
      p2: { battleZone: ['Aqua Shooter', { name: 'Aqua Shooter', tapped: true }] },
    });
    duel.choose('Immortal Baron, Vorg attacks the player');
    expect(duel.options).toEqual(['Block with Aqua Shooter']);
    duel.pass();
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Immortal Baron, Vorg (tapped)'],
      p2: ['Aqua Shooter', 'Aqua Shooter (tapped)'],
    });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Tropico', () => {
  driven('cannot be blocked while its player has two other creatures', (begin) => {
    const position = (others: readonly string[]) => ({
      step: 'attack' as const,
      p1: { battleZone: ['Tropico', ...others] },
      p2: { battleZone: ['Seamine', 'Fear Fang', 'Fear Fang'] },
    });
    const two = begin(position(['Fear Fang', 'Burning Mane'])).choose('Tropico attacks the player');
    expect(two.asked).toBe('p1 shields');
    const one = begin(position(['Fear Fang'])).choose('Tropico attacks the player');
    expect(one.asked).toBe('p2 block');
    one.choose('Seamine');
    expect(one.asked).toBe('p1 attack');
    expect(one.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['Seamine (tapped)', 'Fear Fang', 'Fear Fang'],
    });
    const others = begin(position(['Fear Fang', 'Burning Mane'])).choose('Fear Fang attacks the player');
    expect(others.asked).toBe('p2 block');
  });
});

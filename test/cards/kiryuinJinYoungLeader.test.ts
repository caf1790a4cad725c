import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const jin = 'Kiryuin Jin, Young Leader';

describe(jin, () => {
  driven('may put a creature from the mana zone, another of its name too', (begin) => {
    const position = {
      p1: { hand: [jin], manaZone: [jin, 'Forest Hornet', 'Ultimate Force', "Pangaea's Song", 'Aura Blast'] },
      p2: { manaZone: ['Fear Fang'] },
    };
    const duel = begin(position).use(`Summon ${jin}`).choose('Yes');
    expect(duel.options).toEqual([jin, 'Forest Hornet']);
    duel.choose(jin).choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [jin, jin, 'Forest Hornet'], p2: [] });
    expect(duel.count('p1', 'manaZone')).toBe(3);
    const declined = begin(position).use(`Summon ${jin}`).pass();
    expect(declined.battleZones.p1).toEqual([jin]);
    expect(declined.count('p1', 'manaZone')).toBe(5);
  });
});

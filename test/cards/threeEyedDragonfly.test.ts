import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

describe('Three-Eyed Dragonfly', () => {
  driven(
    'may destroy another creature of its player, and then has 2000 more power and breaks 2 shields',
    (begin) => {
      const position = {
        step: 'attack' as const,
        p1: { battleZone: ['Three-Eyed Dragonfly', 'Fear Fang', 'Filler'] },
        p2: { battleZone: ['Aqua Vehicle'] },
      };
      const duel = begin(position).choose('Three-Eyed Dragonfly attacks the player').choose('Yes');
      expect(duel.options).toEqual(['Fear Fang', 'Filler']);
      duel.choose('Filler');
      expect(powersOf(duel, 'p1')).toEqual(['Three-Eyed Dragonfly 6000', 'Fear Fang 3000']);
      expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 2]);
      const declined = begin(position).choose('Three-Eyed Dragonfly attacks the player').choose('No');
      expect(powersOf(declined, 'p1')).toEqual([
        'Three-Eyed Dragonfly 4000',
        'Fear Fang 3000',
        'Filler 1000',
      ]);
      expect(declined.decision.max).toBe(1);
    },
  );

  driven('until the end of the turn, and not without another creature', (begin) => {
    const later = begin({
      step: 'attack',
      p1: { battleZone: ['Three-Eyed Dragonfly', 'Filler'] },
    });
    later.choose('Three-Eyed Dragonfly attacks the player').choose('Yes').passUntil('p1 shields');
    later.choose('Shield 1', 'Shield 2');
    expect([later.asked, powersOf(later, 'p1')]).toEqual(['p2 charge', ['Three-Eyed Dragonfly 4000']]);
    const alone = begin({ step: 'attack', p1: { battleZone: ['Three-Eyed Dragonfly'] } });
    alone.choose('Three-Eyed Dragonfly attacks the player').passUntil('p1 shields');
    expect([powersOf(alone, 'p1'), alone.decision.max]).toEqual([['Three-Eyed Dragonfly 4000'], 1]);
  });
});

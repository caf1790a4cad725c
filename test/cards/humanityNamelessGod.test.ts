import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const HUMANITY = 'Humanity, Nameless God';

describe(HUMANITY, () => {
  driven(
    'names a card as it resolves, which shows nothing and forbids that card until the next own turn',
    (begin) => {
      const duel = begin({
        p1: { hand: [HUMANITY], manaZone: { nature: 6 } },
        p2: { hand: ['Fear Fang', 'Forest Hornet'], manaZone: { nature: 7 } },
      });
      duel.use(`Summon ${HUMANITY}`);
      expect(duel.asked).toBe('p1 name');
      duel.choose('Fear Fang');
      expect(duel.facts('usageDeclared', 'cardRevealed', 'cardNamed')).toEqual(['cardNamed Fear Fang']);
      duel.passUntil('p2 main');
      expect(duel.options).toEqual(['Summon Forest Hornet', 'Go on to the attack step']);
      duel.passUntil('p1 charge').passUntil('p2 main');
      expect(duel.options).toEqual(['Summon Fear Fang', 'Summon Forest Hornet', 'Go on to the attack step']);
      expect(duel.battleZones).toEqual({ p1: [HUMANITY], p2: [] });
    },
  );

  driven('does not bind its own player', (begin) => {
    const duel = begin({ p1: { hand: [HUMANITY, 'Fear Fang'], manaZone: { nature: 9 } } });
    duel.use(`Summon ${HUMANITY}`).choose('Fear Fang');
    expect(duel.asked).toBe('p1 main');
    expect(duel.options).toEqual(['Summon Fear Fang', 'Go on to the attack step']);
  });
});

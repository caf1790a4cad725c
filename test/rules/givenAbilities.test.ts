import { atLeast, creature, doubleBreaker, each, gains, powerAttacker, yourCreatures } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const trainer = creature({
  ...plain,
  name: 'Trainer',
  power: 1000,
  abilities: [each(yourCreatures({ power: atLeast(5000) }), gains(doubleBreaker))],
});
const runner = creature({
  ...plain,
  name: 'Runner',
  power: 4000,
  abilities: [powerAttacker(2000)],
});

describe('110, 608 abilities that are given by power', () => {
  driven('608.3 power that an ability of its own gives counts', (begin) => {
    const duel = begin({
      cards: [trainer, runner],
      step: 'attack',
      p1: { battleZone: ['Trainer', 'Runner'] },
    });
    duel.choose('Runner attacks the player');
    expect(duel.duel.decision).toMatchObject({ kind: 'shields', min: 2, max: 2 });
  });
});

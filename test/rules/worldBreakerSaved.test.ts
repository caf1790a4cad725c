import { restoreDuel } from 'taiki';
import { arrange } from 'taiki/testing';
import { creature, draw, shieldTrigger, spell, spellAbility, worldBreaker } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { plain } from './plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Ruin', power: 9000, abilities: [worldBreaker] }),
  spell({
    name: 'Gift',
    civilizations: ['fire'],
    cost: 3,
    abilities: [shieldTrigger, spellAbility(draw())],
  }),
];

describe('509.2 a world breaker', () => {
  test('breaks all shields in a duel that is saved and restored meanwhile', () => {
    const duel = arrange({
      cards,
      step: 'attack',
      p1: { battleZone: ['Ruin'] },
      p2: { shieldZone: ['Gift', 'Gift', 'Gift', 'Gift'] },
    });
    duel.choose(0);
    expect(duel.decision?.kind).toBe('declareShields');
    const restored = restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())), { cards });
    expect(restored.game.zones.p2.shieldZone).toEqual(duel.game.zones.p2.shieldZone);
    expect(restored.decision?.options).toEqual(duel.decision?.options);
  });
});

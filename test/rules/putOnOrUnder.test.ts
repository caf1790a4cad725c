import { allCards } from 'taiki';
import {
  anyOf,
  creature,
  draw,
  itself,
  neoCreature,
  neoEvolution,
  self,
  when,
  whenEvolves,
  wheneverAttacks,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const neo = (name: string, ...abilities: Parameters<typeof neoCreature>[0]['abilities'] & object) =>
  neoCreature({ ...plain, name, abilities: [neoEvolution({ civilizations: ['fire'] }), ...abilities] });

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  neo('Plain Neo'),
  neo('Both Ways', when(anyOf({ event: 'put', what: itself, onto: {} }, { event: 'evolves' }), draw())),
  neo('Base', when(anyOf({ event: 'attacks', what: itself }, { event: 'evolves' }), draw())),
  neo('Only Base', whenEvolves(draw()), wheneverAttacks(self, draw())),
];

describe('801.1 a creature that waits to be put on another, and for another to be put on it', () => {
  const drawn =
    (hand: readonly string[], battleZone: readonly string[]) =>
    (begin: Parameters<Parameters<typeof driven>[1]>[0]) => {
      const duel = begin({
        cards,
        p1: { hand: [...hand, 'Raider'], manaZone: { fire: 3 }, battleZone, deck: 9 },
      });
      for (const card of hand) {
        duel.use(`Summon ${card}`);
        if (duel.asked === 'p1 evolve') duel.choose(duel.options[0] ?? '');
      }
      return duel.duel.log.filter(({ kind }) => kind === 'cardDrawn').length;
    };

  driven('triggers once either way, and not as it is put by itself', (begin) => {
    expect(drawn(['Both Ways'], ['Raider'])(begin)).toBe(1);
    expect(drawn(['Plain Neo'], ['Both Ways'])(begin)).toBe(1);
    expect(drawn(['Both Ways', 'Plain Neo'], ['Raider'])(begin)).toBe(2);
    expect(drawn(['Both Ways'], [])(begin)).toBe(0);
  });

  driven('does not see below itself that it was put there', (begin) => {
    expect(drawn(['Base'], ['Raider'])(begin)).toBe(0);
    expect(drawn(['Only Base'], ['Raider'])(begin)).toBe(0);
    expect(drawn(['Plain Neo'], ['Base'])(begin)).toBe(1);
    expect(drawn(['Plain Neo'], ['Only Base'])(begin)).toBe(1);
  });

  driven('both of a pair: the one below and the one on top', (begin) => {
    expect(drawn(['Both Ways'], ['Both Ways'])(begin)).toBe(2);
  });
});

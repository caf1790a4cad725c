import { type CardDefinition, type Duel, type DuelSnapshot, restoreDuel } from 'taiki';
import { arrange } from 'taiki/testing';
import { creature, draw, each, power, self, whenPut, yourCreatures } from 'taiki/words';
import { describe, expect, test } from 'vitest';

const plain = { name: 'Herald', civilizations: ['fire'], cost: 1, power: 1000 } as const;
const herald = creature(plain);
const drawingHerald = creature({ ...plain, abilities: [whenPut(self, draw())] });
const leadingHerald = creature({ ...plain, abilities: [each(yourCreatures(), power(2000))] });

const wall = creature({ ...plain, name: 'Wall', power: 2000 });

const asIs = (snapshot: DuelSnapshot): DuelSnapshot => snapshot;
const throughJson = (snapshot: DuelSnapshot): DuelSnapshot => JSON.parse(JSON.stringify(snapshot));

function choose(duel: Duel, label: string): Duel {
  const index = duel.decision?.options.findIndex((option) => option.label === label) ?? -1;
  expect({ label, index }).not.toEqual({ label, index: -1 });
  duel.choose(index);
  return duel;
}

const drawn = ({ game }: Duel): number => game.zones.p1.hand.length;
const inBattleZone = ({ game: { zones } }: Duel) => ({
  p1: zones.p1.battleZone.length,
  p2: zones.p2.battleZone.length,
});

describe('a duel that is restored with another definition of its own card plays by the new one', () => {
  const original = (card: CardDefinition): Duel =>
    arrange({ cards: [card], p1: { hand: ['Herald'], manaZone: { fire: 1 }, battleZone: ['Herald'] } });

  for (const [way, pass] of Object.entries({ 'through JSON': throughJson, 'as it is': asIs })) {
    describe(way, () => {
      test('an ability that is new triggers', () => {
        const duel = original(herald);
        const restored = restoreDuel(pass(duel.snapshot()), { cards: [drawingHerald] });
        expect(drawn(choose(restored, 'Summon Herald'))).toBe(1);
        expect(drawn(choose(duel, 'Summon Herald'))).toBe(0);
      });

      test('an ability that it has no longer does not trigger', () => {
        const duel = original(drawingHerald);
        const restored = restoreDuel(pass(duel.snapshot()), { cards: [herald] });
        expect(drawn(choose(restored, 'Summon Herald'))).toBe(0);
        expect(drawn(choose(duel, 'Summon Herald'))).toBe(1);
      });

      test('its power counts', () => {
        const begin = (card: CardDefinition): Duel =>
          arrange({
            cards: [card, wall],
            step: 'attack',
            p1: { battleZone: ['Herald'] },
            p2: { battleZone: [{ name: 'Wall', tapped: true }] },
          });
        const duel = begin(herald);
        const restored = restoreDuel(pass(duel.snapshot()), { cards: [leadingHerald, wall] });
        expect(inBattleZone(choose(restored, 'Herald attacks Wall'))).toEqual({ p1: 1, p2: 0 });
        expect(inBattleZone(choose(duel, 'Herald attacks Wall'))).toEqual({ p1: 0, p2: 1 });
      });
    });
  }
});

import fc from 'fast-check';
import { PLAYERS } from 'taiki';
import type { CardObject, Game } from 'taiki/inspect';
import { answerBy, arrange } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import {
  abilitiesOf,
  characteristicsOf,
  civilizationsOf,
  facesOf,
  powerOf,
  staticsOf,
} from '../../effects/questions/characteristics/characteristics.ts';
import { canPay, costToPay, paymentsFor } from '../../effects/questions/costs/costs.ts';
import type { World } from '../../effects/state/world.ts';
import { randomBelow, seedRandom } from '../../table/random.ts';
import { type NestedDuel, nestedDuel } from '../support/nestedStatics.ts';
import { runs } from '../support/runs.ts';
import { worldOf } from '../support/worldOf.ts';

type Question = (world: World) => unknown;

const ofObject = (object: CardObject): readonly Question[] => [
  (world) => powerOf(world, object),
  (world) => abilitiesOf(world, object),
  (world) => facesOf(world, object).map((face) => civilizationsOf(world, object, face)),
  (world) => facesOf(world, object).map((face) => costToPay(world, object, face)),
  (world) => characteristicsOf(world, object),
];

const ofGame = ({ zones }: Game): readonly Question[] =>
  PLAYERS.flatMap((player) => [
    staticsOf,
    (world: World) => canPay(world, player, 2, ['fire']),
    (world: World) => paymentsFor(world, player, 2, []).map(({ label, cards }) => [label, cards()]),
    ...zones[player].battleZone.flatMap(ofObject),
    ...zones[player].hand.slice(0, 2).flatMap(ofObject),
    ...zones[player].manaZone.slice(0, 2).flatMap(ofObject),
  ]);

function shuffled<T>(items: readonly T[], by: number): readonly T[] {
  let state = seedRandom(by);
  const left = [...items];
  return items.flatMap(() => {
    const [index, next] = randomBelow(left.length, state);
    state = next;
    return left.splice(index, 1);
  });
}

/** The last three games of a duel. */
function gamesOf({ arrangement, choices }: NestedDuel): readonly Game[] {
  const duel = arrange(arrangement);
  const games = [duel.game];
  for (const number of choices) {
    const { decision } = duel;
    if (decision === undefined) break;
    duel.choose(answerBy(decision, number));
    games.push(duel.game);
  }
  return games.slice(-3);
}

describe('200 the characteristics of an object', () => {
  test('do not depend on earlier questions about this or another game', () => {
    const nested = nestedDuel({ abilities: 2, creatures: 8, choices: 20 });
    const check = fc.property(nested, fc.nat({ max: 9999 }), (duel, order) => {
      const { cards = [] } = duel.arrangement;
      const games = gamesOf(duel);
      const [first] = games;
      if (first === undefined) return;
      const { caches } = worldOf(first, cards);
      const questions = games.flatMap((game) => ofGame(game).map((ask) => ({ game, ask })));
      for (const { game, ask } of shuffled(questions, order)) {
        const world = worldOf(game, cards);
        expect(ask({ ...world, caches })).toEqual(ask(world));
      }
    });
    fc.assert(check, { numRuns: runs(15) });
  });
});

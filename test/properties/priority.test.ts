import {
  type Course,
  chanceProperties,
  checkDuel,
  type DuelProperty,
  duelArbitrary,
  playCourse,
  priorityProperties,
} from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';
import { agentsFor } from '../support/starterDuels.ts';
import { contest } from './contest.ts';

const properties = [...priorityProperties, ...chanceProperties];

/** How many contests the counts below are for. */
const COUNTED = 150;

/** In how many places of the contests each property could at least have been broken: one that cannot fail says nothing. */
const LEAST: { readonly [name: string]: number } = {
  apEffectsFirst: 187,
  shieldUsesFirst: 7,
  returnToActivePlayer: 9,
  oneAtATime: 76,
  freeOrder: 63,
  nothingCrosses: 353,
  everyEffectEnds: 529,
  triggersAnswerEvents: 436,
  triggersOncePerEvent: 350,
  everyPointIsOffered: 123,
  declaredAtTheirPoint: 74,
  noneAfterFirstBegan: 74,
  napDeclaresLast: 200,
  napSilentAfterEarlyEnd: 33,
  declaredResolvesOrMisfires: 87,
  misfireLeavesTheCard: 14,
  effectOutlivesSource: 5,
  replacedTriggersNothing: 14,
  replacedOnce: 14,
  skippedTurnLeavesNothing: 9,
  pendingEndsWithTheTurn: 1659,
};

/** A property that always holds, and counts how often the others are put to the test. */
function counting(counts: Record<string, number>): DuelProperty {
  return {
    name: 'counting',
    rule: undefined,
    says: 'Every occasion is counted.',
    check: (course) => {
      for (const { name, occasions } of priorityProperties)
        counts[name] = (counts[name] ?? 0) + occasions(course);
      return undefined;
    },
  };
}

/** A duel between decks of any registered cards, to its end. */
function playMixed(seed: number): Course {
  const [p1, p2] = mixedDecks(seed);
  const agents = agentsFor(seed);
  return playCourse({ decks: { p1, p2 }, seed }, (decision, duel) =>
    agents[decision.player](duel.view(decision.player), decision),
  );
}

describe('who may act when', () => {
  it('holds in contests, and each property is put to the test there', () => {
    const contests = runs(8);
    const counts: Record<string, number> = {};
    checkDuel(contest, [...properties, counting(counts)], { numRuns: contests, seed: 20_020_530 });
    const tooFew = Object.entries(LEAST).filter(
      ([name, least]) => (counts[name] ?? 0) < least * Math.floor(contests / COUNTED),
    );
    expect({ tooFew, counts: tooFew.length === 0 ? undefined : counts }).toEqual({
      tooFew: [],
      counts: undefined,
    });
    expect(Object.keys(counts).sort()).toEqual(Object.keys(LEAST).sort());
  });

  it('holds in contests by any seed', () => {
    checkDuel(contest, properties, { numRuns: runs(5) });
  });

  it('holds in duels with generated cards', () => {
    checkDuel(duelArbitrary(), properties, { numRuns: runs(5) });
  });

  it('holds in duels between decks of any registered cards, to their end', () => {
    for (let seed = 0; seed < runs(2); seed++) {
      const course = playMixed(seed);
      for (const property of properties)
        expect([seed, property.name, property.check(course)]).toEqual([seed, property.name, undefined]);
    }
  });
});

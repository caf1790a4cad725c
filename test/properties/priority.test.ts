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
import { mixedDecks } from '../engine/mixedDuels.ts';
import { agentsFor } from '../engine/starterDuels.ts';
import { runs } from '../support/runs.ts';
import { contest } from './contest.ts';

const properties = [...priorityProperties, ...chanceProperties];

/** Duels take long on a busy machine. */
const MOST_TIME = 300_000;

/** How many contests are played for the counts below. */
const CONTESTS = 150;

/**
 * How often each property must at least be put to the test in the contests: a property that nothing could go against says
 * nothing.
 */
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
  it(
    'holds in contests, and each property is put to the test there',
    () => {
      const counts: Record<string, number> = {};
      checkDuel(contest, [...properties, counting(counts)], { numRuns: runs(CONTESTS), seed: 20_020_530 });
      const tooFew = Object.entries(LEAST).filter(([name, least]) => (counts[name] ?? 0) < least * runs(1));
      expect({ tooFew, counts: tooFew.length === 0 ? undefined : counts }).toEqual({
        tooFew: [],
        counts: undefined,
      });
      expect(Object.keys(counts).sort()).toEqual(Object.keys(LEAST).sort());
    },
    MOST_TIME,
  );

  it(
    'holds in contests by any seed',
    () => {
      checkDuel(contest, properties, { numRuns: runs(100) });
    },
    MOST_TIME,
  );

  it(
    'holds in duels with generated cards',
    () => {
      checkDuel(duelArbitrary(), properties, { numRuns: runs(100) });
    },
    MOST_TIME,
  );

  it(
    'holds in duels between decks of any registered cards, to their end',
    () => {
      for (let seed = 0; seed < runs(30); seed++) {
        const course = playMixed(seed);
        for (const property of properties)
          expect([seed, property.name, property.check(course)]).toEqual([seed, property.name, undefined]);
      }
    },
    MOST_TIME,
  );
});

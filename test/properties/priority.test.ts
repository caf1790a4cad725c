import {
  chanceProperties,
  checkDuel,
  type DuelHistory,
  type DuelProperty,
  duelArbitrary,
  playDuel,
  priorityProperties,
} from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';
import { agentsFor } from '../support/starterDuels.ts';
import { contest } from './contest.ts';

const properties = [...priorityProperties, ...chanceProperties];

/** The number of contests for which the counts below hold. */
const COUNTED = 150;

/** The minimum number of occasions for each property in the contests, so that none is vacuously true. */
const MIN_OCCASIONS: { readonly [name: string]: number } = {
  apEffectsFirst: 187,
  shieldUsesFirst: 7,
  returnToActivePlayer: 9,
  oneAtATime: 76,
  freeOrder: 63,
  stepsWaitForStandby: 353,
  everyEffectEnds: 529,
  triggersAnswerEvents: 436,
  triggersOncePerEvent: 350,
  everyDeclarationIsOffered: 123,
  declaredInTheirStep: 74,
  noDeclarationAfterFirstEffect: 74,
  napDeclaresLast: 200,
  napSilentAfterEarlyEnd: 33,
  declaredResolvesOrMisfires: 87,
  misfireKeepsCardInPlace: 14,
  effectOutlivesSource: 5,
  replacedTriggersNothing: 14,
  replacedOnce: 14,
  skippedTurnLeavesNothing: 9,
  pendingEndsWithTheTurn: 1659,
};

/** A property that always holds, and counts the occasions of the others. */
function counting(counts: Record<string, number>): DuelProperty {
  return {
    name: 'counting',
    rule: undefined,
    says: 'Counts occasions.',
    check: (history) => {
      for (const { name, occasions } of priorityProperties)
        counts[name] = (counts[name] ?? 0) + occasions(history);
      return undefined;
    },
  };
}

/** A complete duel between decks of random registered cards. */
function playMixed(seed: number): DuelHistory {
  const [p1, p2] = mixedDecks(seed);
  const agents = agentsFor(seed);
  return playDuel({ decks: { p1, p2 }, seed }, (decision, duel) =>
    agents[decision.player](duel.view(decision.player), decision),
  );
}

describe('who may act when', () => {
  it('holds in contests, with enough occasions for each property', () => {
    const contests = runs(8);
    const counts: Record<string, number> = {};
    checkDuel(contest, [...properties, counting(counts)], { numRuns: contests, seed: 20_020_530 });
    const tooFew = Object.entries(MIN_OCCASIONS).filter(
      ([name, least]) => (counts[name] ?? 0) < least * Math.floor(contests / COUNTED),
    );
    expect({ tooFew, counts: tooFew.length === 0 ? undefined : counts }).toEqual({
      tooFew: [],
      counts: undefined,
    });
    expect(Object.keys(counts).sort()).toEqual(Object.keys(MIN_OCCASIONS).sort());
  });

  it('holds in contests of any seed', () => {
    checkDuel(contest, properties, { numRuns: runs(5) });
  });

  it('holds in duels with generated cards', () => {
    checkDuel(duelArbitrary(), properties, { numRuns: runs(5) });
  });

  it('holds in complete duels between decks of random registered cards', () => {
    for (let seed = 0; seed < runs(2); seed++) {
      const history = playMixed(seed);
      for (const property of properties)
        expect([seed, property.name, property.check(history)]).toEqual([seed, property.name, undefined]);
    }
  });
});

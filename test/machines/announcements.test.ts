import type { Fact } from 'taiki';
import { describe, expect, test } from 'vitest';
import { type Announcing, announcements } from '../../effects/events/substepDeclarations.ts';
import { duel } from '../support/machines.ts';
import { agentsFor, playOn, starterDuel } from '../support/starterDuels.ts';
import { nodesOf, pathOfNode } from './chartProblems.ts';

const announcing = Object.keys(announcements) as readonly Announcing[];

/** The states of the chart that run a procedure on entry. */
const statesRunning = (procedure: Announcing) =>
  nodesOf(duel.root).filter(({ entry }) =>
    entry.some((action) => typeof action === 'object' && action.type === procedure),
  );

describe('501.2, 506.3b, 507.3, 511.1b a point at which the active player declares in a substep', () => {
  test.each(announcing)('is announced once, before a window with that substep: %s', (procedure) => {
    const states = statesRunning(procedure);
    expect(states).toHaveLength(1);
    const targets = states.flatMap(({ always = [] }) => always[0]?.target ?? []);
    expect(targets.map(pathOfNode)).toEqual([expect.stringMatching(/\.arbitrating$/)]);
    expect([...(targets[0]?.transitions.keys() ?? [])]).toContain('standby.apDeclares');
  });

  test('is where its facts happen in duels, and nowhere else', () => {
    const facts: Fact[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const one = starterDuel(seed);
      playOn(one, agentsFor(seed));
      facts.push(...one.log);
    }
    const statesOf = (kind: Fact['kind']) => [
      ...new Set(facts.flatMap((fact) => (fact.kind === kind ? [fact.state] : []))),
    ];
    for (const procedure of announcing) {
      const there = statesRunning(procedure).map(pathOfNode);
      for (const kind of announcements[procedure]) expect([kind, statesOf(kind)]).toEqual([kind, there]);
    }
  });
});

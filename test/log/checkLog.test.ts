import fc from 'fast-check';
import type { Fact } from 'taiki';
import { playDuel } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { runScenario, scenarios } from '../../rulings/index.ts';
import { checkLog, logChecks } from '../../testing/log/checkLog.ts';
import { parseLog } from '../../testing/log/parseLog.ts';
import { contest, playContest } from '../properties/contest.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';
import { agentsFor } from '../support/starterDuels.ts';
import { lies } from './lies.ts';

function playMixed(seed: number): readonly Fact[] {
  const [p1, p2] = mixedDecks(seed);
  const agents = agentsFor(seed);
  return playDuel({ decks: { p1, p2 }, seed }, (decision, duel) =>
    agents[decision.player](duel.view(decision.player), decision),
  ).log;
}

/** As a program that reads the log has it. */
const asJson = (log: readonly Fact[]): string => log.map((fact) => JSON.stringify(fact)).join('\n');

const contests = (count: number, seed: number): readonly (readonly Fact[])[] =>
  fc.sample(contest, { numRuns: count, seed }).map((one) => playContest(one).log);

describe('checkLog finds nothing in true logs', () => {
  it('of contests', () => {
    for (const log of contests(runs(20), 7)) expect(checkLog(parseLog(asJson(log)))).toEqual([]);
  });

  it('of complete duels between decks of random registered cards', () => {
    for (let seed = 1; seed <= runs(2, 200); seed++) {
      const log = playMixed(seed);
      expect([seed, checkLog(log)]).toEqual([seed, []]);
    }
  });

  it('of rulings', () => {
    const every = Math.max(1, Math.round(10 / runs(1)));
    for (const [index, scenario] of scenarios.entries()) {
      if (index % every !== 0) continue;
      for (const play of scenario.plays)
        expect([scenario.id, checkLog(runScenario(scenario, play).log)]).toEqual([scenario.id, []]);
    }
  });
});

describe('checkLog finds a lie: ', () => {
  const logs = [...contests(60, 20_020_530), playMixed(1), playMixed(2)];

  it('more than forty of them, found by every check', () => {
    expect(lies.length).toBeGreaterThan(40);
    const found = new Set(
      lies.flatMap(({ tell }) =>
        logs.flatMap((log) => checkLog(tell(log)?.log ?? []).map(({ check }) => check)),
      ),
    );
    expect([...found].sort()).toEqual(logChecks.map(({ name }) => name).sort());
  });

  it.each(lies)('$says ($rule)', ({ rule, tell }) => {
    const told = logs.flatMap((log) => tell(log) ?? []).slice(0, 3);
    expect(told.length).toBeGreaterThan(0);
    for (const { log, at } of told) {
      const found = checkLog(parseLog(asJson(log))).filter(({ fact }) => fact === at);
      expect(found.map((one) => one.rule)).toContain(rule);
    }
  });
});

describe('parseLog', () => {
  it.each([
    ['nonsense', 'Line 1 of the log: expected a fact as JSON.'],
    ['{}', 'Line 1 of the log: expected a fact with its "kind", not {}.'],
    [
      '{"kind":{"toString":1}}',
      'Line 1 of the log: expected a fact with its "kind", not {"kind":{"toString":1}}.',
    ],
    [
      '{"kind":"turnEnded","player":"p1","state":"turn.end","rule":"512.1"}\n[]',
      'Line 2 of the log: expected a fact, a JSON object.',
    ],
    [
      '{"kind":"turnEnded","player":"p3","state":"turn.end","rule":"512.1"}',
      'Line 1 of the log: "player" of "turnEnded" is "p3", expected "p1" or "p2".',
    ],
    [
      '{"kind":"attackDeclared","player":"p1","object":1,"name":"A","nth":1,"state":"x","rule":"1"}',
      'Line 1 of the log: "target" of "attackDeclared" is undefined, expected an object.',
    ],
  ])('names the line and what was expected: %s', (text, message) => {
    expect(() => parseLog(text)).toThrow(message);
  });
});

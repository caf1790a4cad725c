import { OptionsError } from 'taiki';
import { everydayWords, rulebook, rulesCalled } from 'taiki/rulebook';
import {
  assertFacts,
  assertNoFacts,
  assertStandby,
  assertZones,
  ExpectationError,
  type FactLine,
  factLine,
  findScenario,
  type Moment,
  narrate,
  type Play,
  runScenario,
  type Scenario,
  ScenarioError,
  scenarios,
  searchScenarios,
  standbyLanes,
  standbyLines,
  zoneLines,
} from 'taiki/rulings';
import { describe, expect, it } from 'vitest';

const RIAS = 'Mist Rias, Sonic Guardian';
const LULUFENS = 'Lulufens, Sun Dragon Elemental';

const playOf = ({ plays }: Scenario, name: string): Play => {
  const found = plays.find((play) => play.name === name);
  if (found === undefined) throw new Error(`There is no play "${name}".`);
  return found;
};

/** The moments of a play at which somebody is asked this. */
function momentsOf(id: string, name: string, asked: string): readonly Moment[] {
  const scenario = findScenario(id);
  const moments: Moment[] = [];
  runScenario(scenario, playOf(scenario, name), {
    watch: (moment) => {
      const { decision } = moment.duel;
      if (decision !== undefined && `${decision.player} ${decision.kind}` === asked)
        moments.push({ ...moment, duel: moment.duel.fork() });
    },
  });
  return moments;
}

describe('scenarios are found', () => {
  it('by id, in any spelling', () => {
    expect(findScenario('DU-003').id).toBe('DU-003');
    expect(findScenario(' du-3 ').id).toBe('DU-003');
    expect(findScenario('sb032').id).toBe('SB-032');
  });

  it('and what is not there is refused with the ids near it', () => {
    expect(() => findScenario('DU-999')).toThrow(
      new OptionsError('Unknown scenario "DU-999". Nearest: DU-086, DU-085, DU-084.'),
    );
    expect(() => findScenario('redzone')).toThrow(
      new OptionsError(
        'Unknown scenario "redzone". Expected an id that begins with DU-, US-, BL-, SB-, TR-.',
      ),
    );
  });

  it('by rule, card and text', () => {
    expect(searchScenarios({})).toEqual(scenarios);
    expect(searchScenarios({ text: 'slayer' }).map(({ id }) => id)).toContain('DU-077');
    const breaking = searchScenarios({ rule: '509.3' }).map(({ id }) => id);
    expect(searchScenarios({ text: 'Double breaker' }).map(({ id }) => id)).toEqual(
      expect.arrayContaining(breaking),
    );
    expect(everydayWords.flatMap(rulesCalled).filter((number) => rulebook[number] === undefined)).toEqual([]);
    expect(searchScenarios({ text: 'BLOCKING IS OPTIONAL' }).map(({ id }) => id)).toEqual(['BL-001']);
    expect(searchScenarios({ rule: '603.2' })).toEqual(
      scenarios.filter(({ rules }) => rules.some((rule) => /^603\.2[a-z]?$/.test(rule))),
    );
    expect(searchScenarios({ rule: '605.1', card: 'redzone z' }).map(({ id }) => id)).toContain('DU-003');
    expect(searchScenarios({ card: 'redzone z', text: 'blocking is not a must' })).toEqual([]);
  });
});

describe('what is on standby', () => {
  it('is listed in lanes, in the order in which it is taken', () => {
    const [first] = momentsOf('SB-032', 'Lulufens first', 'p1 confirm');
    if (first === undefined) throw new Error('nobody was asked');
    expect(standbyLanes(first.duel)).toEqual([
      {
        player: 'p1',
        action: 'resolves',
        rule: '101.4a',
        entries: [{ name: RIAS, text: expect.stringContaining(RIAS) }],
      },
      {
        player: 'p2',
        action: 'resolves',
        rule: '101.4c',
        entries: [{ name: RIAS, text: expect.stringContaining(RIAS) }],
      },
    ]);
    expect(standbyLines(first.duel)).toEqual([
      `p1 resolving ${LULUFENS}`,
      `p1 resolves ${RIAS}`,
      `p2 resolves ${RIAS}`,
    ]);
  });

  it('is asserted as a whole and in order', () => {
    const [first] = momentsOf('SB-032', 'Lulufens first', 'p1 confirm');
    if (first === undefined) throw new Error('nobody was asked');
    const lines = standbyLines(first.duel);
    expect(() => assertStandby(first.duel, lines)).not.toThrow();
    for (const wrong of [[], lines.slice(1), [...lines].reverse(), [...lines, lines[0] ?? 'p1 resolves X']])
      expect(() => assertStandby(first.duel, wrong)).toThrow(ExpectationError);
    expect(() => assertStandby(first.duel, [])).toThrow(
      `expected on standby: nothing; found: p1 resolving ${LULUFENS} | p1 resolves ${RIAS} | p2 resolves ${RIAS}`,
    );
  });

  it('has a point of declaration once for each player, and shield uses before everything else', () => {
    const [declaring] = momentsOf('DU-032', 'both declare', 'p1 declareUsage');
    expect(declaring && standbyLines(declaring.duel)).toEqual([
      'p1 declares attackDeclared The Red, Lightning Sonic',
      'p2 declares attackDeclared The Red, Lightning Sonic',
    ]);
    expect(declaring && standbyLanes(declaring.duel)[0]?.entries[0]?.text).toBe(
      "p1's The Red, Lightning Sonic attacks p2",
    );
  });
});

describe('what happened', () => {
  const scenario = findScenario('SB-032');
  const duel = runScenario(scenario, playOf(scenario, 'Mist Rias first'));
  const line = (text: FactLine): FactLine => text;

  it('is asserted in its order', () => {
    assertFacts(duel.log, [line(`p1 effectTriggered ${RIAS}`), line(`p1 effectBegan ${LULUFENS}`)]);
    expect(() => assertFacts(duel.log, [`p1 effectBegan ${LULUFENS}`, `p1 effectTriggered ${RIAS}`])).toThrow(
      new ExpectationError(`expected the fact "p1 effectTriggered ${RIAS}" in this order, found none`),
    );
    expect(() => assertFacts(duel.log, ['p2 shieldBroken'])).toThrow(
      new ExpectationError('expected the fact "p2 shieldBroken", found none'),
    );
  });

  it('is asserted not to have happened', () => {
    assertNoFacts(duel.log, ['shieldBroken', 'p2 cardPut']);
    expect(() => assertNoFacts(duel.log, ['shieldBroken', 'p1 cardPut'])).toThrow(
      new ExpectationError('expected no fact "p1 cardPut", found one'),
    );
  });

  it('is asserted by the line that a fact is written as', () => {
    for (const fact of duel.log) {
      const [, player] = /^(p[12]) /.exec(factLine(fact)) ?? [];
      expect(player).toBe('player' in fact ? fact.player : undefined);
      assertFacts([fact], [factLine(fact) as FactLine]);
    }
  });

  it('is refused where it is not a fact line', () => {
    const text = '(cardDrawn)';
    expect(() => assertFacts(duel.log, [text as FactLine])).toThrow(OptionsError);
    expect(() => assertNoFacts(duel.log, [text as FactLine])).toThrow(/^Invalid fact line ".*"\. Expected/);
  });

  it('lies in zones, which are asserted as far as they are named', () => {
    expect(zoneLines(duel, 'p2', 'battleZone')).toEqual([RIAS, 'Aqua Soldier']);
    assertZones(duel, 'p2', { battleZone: ['Aqua Soldier', RIAS], shieldCount: 5 });
    expect(() => assertZones(duel, 'p2', { battleZone: [RIAS], shieldCount: 4 })).toThrow(
      new ExpectationError(
        `p2 battleZone: expected ${RIAS}, found ${RIAS} | Aqua Soldier\n  p2 shieldCount: expected 4, found 5`,
      ),
    );
  });
});

describe('a narration', () => {
  const scenario = findScenario('DU-003');
  const play = playOf(scenario, 'Redzone first');

  it('tells a play as lines without margins and colours', () => {
    const { lines, failure } = narrate(scenario, play);
    expect(failure).toBeUndefined();
    expect(
      lines.filter(({ kind }) => ['play', 'decision', 'end'].includes(kind)).map(({ text }) => text),
    ).toEqual([
      'Play 1 of 2: Redzone first',
      expect.stringMatching(/^1 · p1 attack · turn\.attack\.declaration\.choosing · 506\.1$/),
      expect.stringMatching(/^2 · p1 declareUsage · turn\.attack\.declaration\.apDeclare · 603\.2e$/),
      expect.stringMatching(/^3 · p1 standby · /),
      expect.stringMatching(/^4 · p1 standby · /),
      expect.stringMatching(/^End: p1 shields · /),
    ]);
    expect(lines).toContainEqual({
      kind: 'fact',
      label: '',
      text: "p1's Redzone, Roaring Invasion is revealed",
      rule: '603.2f',
    });
    expect(lines).toContainEqual({
      kind: 'next',
      label: 'standby',
      text: 'p1 declares ← next',
      rule: undefined,
    });
  });

  it('of every scenario that holds has no failure, in each way the same lines', () => {
    for (const one of scenarios.filter(({ status }) => status === 'firm').slice(0, 10))
      for (const each of one.plays) {
        const { lines, failure } = narrate(one, each);
        expect(failure).toBeUndefined();
        expect(narrate(one, each, { way: 'restored' }).lines).toEqual(lines);
      }
  });

  it('ends where the play does not go as the scenario says', () => {
    const wrong: Play = {
      ...play,
      steps: [{ asked: 'p1 attack', standby: ['p2 resolves Nothing'], choose: 'pass' }],
    };
    const { lines, failure } = narrate({ ...scenario, plays: [wrong] }, wrong);
    expect(lines.map(({ kind }) => kind)).toEqual(['play']);
    expect(failure).toBeInstanceOf(ScenarioError);
    expect(failure?.cause).toBeInstanceOf(ExpectationError);
    expect(failure?.message).toMatch(
      /^DU-003, "Redzone first" \(as written\), step 1 of 1: expected on standby: p2 resolves Nothing; found: nothing\n {2}open decision: p1 attack/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  type End,
  type Moment,
  type Play,
  runScenario,
  type Scenario,
  type Step,
  WAYS,
} from '../../rulings/index.ts';

const attack: Step = { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] };
const block: Step = { asked: 'p2 block', choose: ['p2 King Coral'] };
const end: End = {
  asked: 'p1 attack',
  facts: ['attackBlocked', 'p2 cardDestroyed King Coral > graveyard'],
  factsNot: ['shieldBroken', 'p1 cardDestroyed'],
  p1: { battleZone: ['Fear Fang (tapped)', 'King Coral'], hand: 2, graveyard: [] },
  p2: { battleZone: [], hand: [], graveyard: ['King Coral'], shieldCount: 5 },
};
const play: Play = { name: 'blocked', steps: [attack, block], end };

const scenario: Scenario = {
  id: 'XX-001',
  rules: ['507.1'],
  status: 'firm',
  asks: 'What happens when a creature is blocked?',
  says: 'A creature is blocked and there is a battle.',
  begin: {
    step: 'attack',
    p1: { battleZone: ['Fear Fang', 'King Coral'], hand: 2 },
    p2: { battleZone: ['King Coral'] },
  },
  plays: [play],
};

const failure = (changed: Partial<Play>): string => {
  try {
    runScenario(scenario, { ...play, ...changed });
    return 'it holds';
  } catch (error) {
    return String(error);
  }
};

const withBlock = (changes: Partial<Step>): string => failure({ steps: [attack, { ...block, ...changes }] });
const withEnd = (changes: Partial<End>): string => failure({ end: { ...end, ...changes } as End });

describe('runScenario', () => {
  it.each(WAYS)('runs a play to its end (%s)', (way) => {
    const duel = runScenario(scenario, play, { way });
    expect(duel.decision?.kind).toBe('attack');
  });

  it('says which step failed, what was expected, and where the duel stands', () => {
    expect(withBlock({ asked: 'p1 shields' })).toBe(
      [
        'ScenarioError: XX-001, "blocked" (as written), step 2 of 2: expected the decision "p1 shields", found "p2 block"',
        '  open decision: p2 block in turn.attack.block.choosing',
        '  options: Block with King Coral (0 to 1)',
        '  facts since the previous step:',
        '    p1 choiceMade @506.1',
        '    p1 cardTapped Fear Fang @506.1',
        '    p1 attackDeclared Fear Fang @506.3',
      ].join('\n'),
    );
  });

  it.each([
    [
      { state: 'turn.attack.block' },
      'expected the state turn.attack.block, found turn.attack.block.choosing',
    ],
    [{ facts: ['attackDeclared Fear Fang @506.1'] }, 'expected the fact "attackDeclared Fear Fang @506.1"'],
    [{ facts: ['attackDeclared', 'cardTapped'] }, 'expected the fact "cardTapped" in this order'],
    [{ factsNot: ['p1 attackDeclared'] }, 'expected no fact "p1 attackDeclared", found one'],
    [{ offers: ['Block with Fear Fang'] }, 'expected an option "Block with Fear Fang", found none'],
    [{ offers: ['King Coral', 'King Coral'] }, 'expected another option "King Coral", found none'],
    [{ offers: [], only: true }, 'expected no other options, found Block with King Coral'],
    [{ lacks: ['Coral'] }, 'expected no option "Coral", found "Block with King Coral"'],
    [{ mayPass: false }, 'expected passing to be forbidden, but it is allowed'],
    [{ forbids: ['King Coral @507.1'] }, 'expected "King Coral @507.1" to be forbidden'],
    [{ standby: ['p2 resolves King Coral'] }, 'expected on standby: p2 resolves King Coral; found: nothing'],
    [{ choose: ['p1 King Coral'] }, 'expected an option "p1 King Coral", found none'],
    [{ choose: ['King Coral (hand)'] }, 'expected an option "King Coral (hand)", found none'],
    [{ choose: ['King Coral #2'] }, 'expected another option "King Coral #2", found none'],
  ] satisfies [Partial<Step>, string][])('fails for a step with %j', (changes, message) => {
    expect(withBlock(changes)).toContain(`step 2 of 2: ${message}`);
  });

  it.each([
    [{ facts: ['shieldBroken'] }, 'expected the fact "shieldBroken"'],
    [{ factsNot: ['cardDestroyed King Coral'] }, 'expected no fact "cardDestroyed King Coral"'],
    [{ p1: { ...end.p1, hand: 1 } }, 'p1 hand: expected exactly 1 filler, found Filler | Filler'],
    [
      { p1: { ...end.p1, battleZone: ['Fear Fang', 'King Coral'] } },
      'p1 battleZone: expected Fear Fang | King Coral',
    ],
    [{ p2: { ...end.p2, graveyard: 1 } }, 'p2 graveyard: expected exactly 1 filler, found King Coral'],
    [{ p2: { ...end.p2, shieldCount: 4 } }, 'p2 shieldCount: expected 4, found 5'],
    [{ asked: 'p2 charge' }, 'expected the decision "p2 charge", found "p1 attack"'],
    [
      { asked: undefined, result: { winner: 'p1', reason: 'directAttack' } },
      'expected the duel to end (p1 directAttack), found "p1 attack"',
    ],
  ] as [Partial<End>, string][])('fails for an end with %j', (changes, message) => {
    expect(withEnd(changes)).toContain(`end: ${message}`);
  });

  it('tells apart what is alike by owner, zone and number', () => {
    const begin = {
      step: 'main',
      p1: {
        hand: ['Spiral Gate', 'Fear Fang'],
        manaZone: { water: 2 },
        battleZone: ['Fear Fang', 'Fear Fang'],
      },
      p2: { battleZone: ['Fear Fang', { name: 'Burning Mane', tapped: true }] },
    } as const;
    const returned = (label: string) => {
      const steps: Step[] = [
        { asked: 'p1 main', choose: ['Cast Spiral Gate'] },
        { asked: 'p1 choose', choose: [label] },
      ];
      const quiet: Play = { name: 'returned', steps, end: { ...end, facts: [], factsNot: [] } };
      let last: readonly number[] = [];
      const keep = ({ answer = [], by }: Moment) => {
        if (by === steps[1]) last = answer;
      };
      expect(() => runScenario({ ...scenario, begin }, quiet, { watch: keep })).toThrow('end: ');
      return last;
    };
    expect(returned('Fear Fang')).toEqual(returned('p1 Fear Fang'));
    expect(returned('p2 Fear Fang')).not.toEqual(returned('p1 Fear Fang'));
    expect(returned('Fear Fang (battleZone)')).toEqual(returned('Fear Fang #1'));
    expect(returned('p1 Fear Fang #2')).not.toEqual(returned('p1 Fear Fang #1'));
  });

  it('passes on the way to a decision, and says what cannot be passed', () => {
    const shields: Step = { asked: 'p1 shields', choose: ['Shield 1'] };
    const passed: Play['steps'] = [attack, { until: 'p1 shields', passing: true }, shields];
    const broken: End = {
      ...end,
      facts: ['shieldBroken'],
      factsNot: [],
      p2: { battleZone: ['King Coral'], hand: 1, graveyard: 0, shieldZone: 4 },
    };
    expect(failure({ steps: passed, end: broken })).toBe('it holds');
    expect(failure({ steps: [attack, { until: 'p1 attack', passing: 'orFirst' }], end: broken })).toBe(
      'it holds',
    );
    expect(failure({ steps: [attack, { until: 'p1 attack', passing: true }], end: broken })).toContain(
      'expected to pass until "p1 attack", but "p1 shields" cannot be passed',
    );
  });

  it('plays to the end of a duel', () => {
    const won: Play = {
      name: 'won',
      begin: { p2: { shieldZone: 0, battleZone: [] } },
      steps: [attack],
      end: {
        result: { winner: 'p1', reason: 'directAttack' },
        p1: { battleZone: ['Fear Fang (tapped)', 'King Coral'], hand: 2, graveyard: 0 },
        p2: { battleZone: 0, hand: 0, graveyard: 0 },
      },
    };
    expect(runScenario(scenario, won).result?.winner).toBe('p1');
  });

  it('shows each decision before it is answered, and the end', () => {
    const seen: string[] = [];
    runScenario(scenario, play, {
      way: 'restored',
      watch: ({ duel, answer }) =>
        seen.push(`${duel.decision?.player} ${duel.decision?.kind} ${answer ?? 'end'}`),
    });
    expect(seen).toEqual(['p1 attack 0', 'p2 block 0', 'p1 attack end']);
  });
});

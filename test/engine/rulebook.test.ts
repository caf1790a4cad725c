import { allCards } from 'taiki';
import {
  countStatuses,
  coverageBySection,
  missingRules,
  numberedRules,
  OUTSIDE_REASONS,
  ruleAndAbove,
  rulebook,
  ruleIndex,
  ruleNumbers,
  ruleStatus,
  ruleText,
} from 'taiki/rulebook';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../rulings/index.ts';
import { compareRules } from '../../rulings/rulebook/rulebook.ts';
import {
  chartStates,
  citations,
  citationsIn,
  index,
  numbersIn,
  outOfDate,
  shownBy,
} from '../../tools/rules.ts';

const isKnown = (number: string): boolean => Object.hasOwn(rulebook, number);

const unknown = (cited: readonly { readonly rule: string; readonly by: string }[]): readonly string[] =>
  cited.filter(({ rule }) => !isKnown(rule)).map(({ rule, by }) => `${rule} in ${by}`);

const implementedBySomething = (number: string): boolean => {
  const found = index.get(number);
  return found !== undefined && found.states.length + found.functions.length > 0;
};

describe('the rulebook', () => {
  it('has every number that a state implements', () => {
    expect(chartStates.length).toBeGreaterThan(100);
    expect(unknown(chartStates.map(({ rule, path }) => ({ rule, by: path })))).toEqual([]);
  });

  it('has every number that a fact, a decision or a refusal gives', () => {
    const given = citations.filter(({ inText }) => inText);
    expect(given.length).toBeGreaterThan(100);
    expect(unknown(given.map(({ rule, file, name }) => ({ rule, by: `${file} ${name}` })))).toEqual([]);
  });

  it('has every number that a comment cites', () => {
    expect(unknown(citations.map(({ rule, file, name }) => ({ rule, by: `${file} ${name}` })))).toEqual([]);
  });

  it('has every number that a scenario shows, and what is missing', () => {
    const shown = scenarios.flatMap(({ id, rules }) =>
      rules.flatMap((text) => numbersIn(text).map((rule) => ({ rule, by: id }))),
    );
    expect(unknown(shown)).toEqual([]);
    expect(unknown(missingRules.map(({ rule, what }) => ({ rule, by: what })))).toEqual([]);
  });

  it('has numbers of the right shape, the section of each, and whole sentences', () => {
    for (const number of ruleNumbers) {
      expect(number).toMatch(/^\d{3}(\.\d+[a-z]?)?$/);
      expect(ruleAndAbove(number).at(-1)).toSatisfy(isKnown);
      expect(rulebook[number]).toMatch(/^[A-Z].*\.$/);
    }
    expect(ruleNumbers).toEqual(Object.keys(rulebook).sort(compareRules));
  });

  it('is found from a number upward', () => {
    expect(ruleText('506.3d')).toBe(rulebook['506.3d']);
    expect(ruleText('506.3z')).toBe(rulebook['506.3']);
    expect(ruleText('506.99a')).toBe(rulebook['506']);
    expect(ruleText('603.3a (1.28)')).toBe(rulebook['603.3a']);
    expect([ruleText('999.1'), ruleText('50'), ruleText(''), ruleText('constructor')]).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it('is ordered by number', () => {
    expect(['506.10', '506.3d', '506', '506.3', '99', '506.3a'].sort(compareRules)).toEqual([
      '99',
      '506',
      '506.3',
      '506.3a',
      '506.3d',
      '506.10',
    ]);
  });

  it('does not have what a card says', () => {
    for (const { name } of allCards) expect(Object.values(rulebook).join(' ')).not.toContain(name);
  });
});

describe('the numbered rules of Ver. 1.49', () => {
  const withStatus = (...wanted: readonly string[]): readonly string[] =>
    numberedRules.filter((number) => wanted.includes(ruleStatus(number)?.status ?? 'none'));

  it('are 766, each once and in order', () => {
    expect(numberedRules).toHaveLength(766);
    expect(new Set(numberedRules).size).toBe(766);
    expect(numberedRules).toEqual([...numberedRules].sort(compareRules));
    for (const number of numberedRules) expect(number).toMatch(/^\d{3}\.\d+[a-m]?$/);
  });

  it('leave out no number between two others', () => {
    const before = (number: string): string | undefined => {
      const [, rule = '', letter = ''] = /^(.*\d)([b-m])$/.exec(number) ?? [];
      if (letter !== '') return `${rule}${String.fromCharCode(letter.charCodeAt(0) - 1)}`;
      const [, section = '', of = ''] = /^(\d{3})\.(\d+)a?$/.exec(number) ?? [];
      if (number.endsWith('a')) return `${section}.${of}`;
      return of === '1' ? undefined : `${section}.${Number(of) - 1}`;
    };
    const gaps = numberedRules.flatMap((number) => before(number) ?? []);
    expect(gaps.length).toBeGreaterThan(600);
    expect(gaps.filter((number) => !numberedRules.includes(number))).toEqual([]);
  });

  it('are all in the rulebook, with a status', () => {
    expect(numberedRules.filter((number) => !isKnown(number))).toEqual([]);
    expect(numberedRules.filter((number) => ruleStatus(number) === undefined)).toEqual([]);
    for (const section of new Set(numberedRules.map((number) => number.slice(0, 3))))
      expect(rulebook[section], section).toBeDefined();
  });

  it('have at most one status, and no other number has one', () => {
    const listed = missingRules.map(({ rule }) => rule);
    expect(listed.filter((number, at) => listed.indexOf(number) !== at)).toEqual([]);
    expect(listed.filter((number) => !numberedRules.includes(number))).toEqual([]);
    const outside = withStatus('outside');
    expect(outside.filter((number) => listed.includes(number))).toEqual([]);
    for (const number of ['506', '104.3', '507.1c', '603.3b', '999.1', 'constructor'])
      expect(ruleStatus(number), number).toBeUndefined();
  });

  it('are counted', () => {
    const all = countStatuses('all', numberedRules);
    expect(all.implemented + all.partly + all.outside + all.missing).toBe(766);
    const sections = coverageBySection();
    for (const one of ['rules', 'implemented', 'partly', 'outside', 'missing'] as const)
      expect(sections.reduce((sum, counts) => sum + counts[one], 0)).toBe(all[one]);
    expect(all.partly + all.missing).toBe(missingRules.length);
  });

  it('say why they are outside, and what is missing', () => {
    for (const number of numberedRules) {
      const status = ruleStatus(number);
      if (status?.status === 'outside')
        expect(OUTSIDE_REASONS[status.reason], number).toMatch(/^[A-Z].{20,}\.$/);
      else if (status?.status !== 'implemented') expect(status?.missing, number).toMatch(/^["A-Z].{10,}\.$/);
    }
  });

  it('are named by a state, a function or a scenario if anything of them is implemented', () => {
    const followed = withStatus('implemented', 'partly');
    expect(followed.length).toBeGreaterThan(450);
    expect(
      followed.filter((number) => !implementedBySomething(number) && shownBy(number).length === 0),
    ).toEqual([]);
  });

  it('are named by no state and no function if nothing of them is', () => {
    expect(withStatus('missing', 'outside').filter(implementedBySomething)).toEqual([]);
  });
});

describe('where rules are implemented', () => {
  it('is written down as it is: else run "npm run rules"', () => {
    expect(outOfDate()).toEqual([]);
  });

  it('is known for every rule that a scenario shows, or the rule that it is part of', () => {
    const shown = [...new Set(scenarios.flatMap(({ rules }) => rules.flatMap(numbersIn)))];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((number) => !ruleAndAbove(number).slice(0, 2).some(implementedBySomething))).toEqual(
      [],
    );
  });

  it('can be looked up', () => {
    expect(ruleIndex['506.3d']?.states).toEqual([
      'turn.attack.declaration.napDeclare',
      'standby.napDeclaration',
    ]);
    expect(ruleIndex['506.3d']?.scenarios).toContain('DU-032');
    expect(index.get('115.3')?.functions).toContain('effects/actions/battle.ts compareBattle');
    expect(ruleIndex['605.1']?.states).toContain('(every window).apResolve.ordering');
    expect(Object.keys(ruleIndex).filter((number) => !isKnown(number))).toEqual([]);
  });

  it('names states and scenarios to a user of the package, and no source file', () => {
    const ids = new Set(scenarios.map(({ id }) => id));
    const entries = Object.values(ruleIndex);
    expect(entries.flatMap((entry) => entry.scenarios).filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(entries.flatMap((entry) => entry.scenarios)).size).toBe(ids.size);
    expect(JSON.stringify(ruleIndex)).not.toMatch(/\.ts\b|\//);
  });
});

describe('numbers are read', () => {
  it.each([
    ['603.2f', ['603.2f']],
    ['506.3b-d', ['506.3b', '506.3c', '506.3d']],
    ['506.3b, d and 115.2', ['506.3b', '506.3d', '115.2']],
    ['100.2-100.4', ['100.2', '100.3', '100.4']],
    ['604.4a, 703', ['604.4a', '703']],
    ['603.3a (1.28)', ['603.3a']],
    ['at most 100 characters, 1.50, 5.33.3, x603.2', ['100']],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  it('where they stand', () => {
    const source = [
      '/** 101.2. A ban. */',
      'export type Ban =',
      '  /** 101.3. One of them. */',
      "  | { readonly do: 'attack' };",
      '',
      'interface Attack {',
      '  /** 507.1d. Stays. */',
      '  readonly blocked: boolean;',
      '}',
      '',
      '/**',
      ' * 115.3. Compares.',
      ' */',
      'export function* fight() {',
      "  yield ask({ rule: '509.2' });",
      '}',
    ].join('\n');
    expect(
      citationsIn('effects/a.ts', source).map(({ rule, name, kind, inText }) => [rule, name, kind, inText]),
    ).toEqual([
      ['101.2', 'Ban', 'type', false],
      ['101.3', 'Ban.attack', 'type', false],
      ['507.1d', 'Attack.blocked', 'type', false],
      ['115.3', 'fight', 'function', false],
      ['509.2', 'fight', 'function', true],
    ]);
  });
});

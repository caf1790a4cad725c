import { allCards } from 'taiki';
import { missingRules, ruleAndAbove, rulebook, ruleIndex, ruleNumbers, ruleText } from 'taiki/rulebook';
import { describe, expect, it } from 'vitest';
import { compareRules } from '../../engine/rulebook/rulebook.ts';
import { scenarios } from '../../rulings/index.ts';
import { chartStates, citations, citationsIn, index, numbersIn, outOfDate } from '../../tools/rules.ts';

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

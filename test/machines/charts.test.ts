import { describe, expect, test } from 'vitest';
import { type AnyStateNode, assign, raise, setup } from 'xstate';
import { announcements } from '../../effects/events/substepDeclarations.ts';
import { STANDBY_LANES } from '../../effects/standby/nextOnStandby.ts';
import { procedures } from '../../machines/duel/procedures.ts';
import { duel, standby } from '../support/machines.ts';
import { chartProblems, nodesOf, pathOfNode, unreachable } from './chartProblems.ts';

const RESOLVE = ['ordering', 'resolving'];

/** 501.2, 506.3b, 507.3, 511.1b. Where the charts announce the event, the active player declares in a substep (603.2e). */
const ANNOUNCED = ['turn.startOfTurn', 'turn.attack.declaration', 'turn.attack.block', 'turn.end'];

/** The states of a window below a path. */
const windowAt = (at: string): readonly string[] => [
  `${at}.arbitrating`,
  ...(ANNOUNCED.includes(at) ? [`${at}.apDeclare`] : []),
  `${at}.napDeclare`,
  ...['ap', 'nap'].flatMap((side) => [
    `${at}.${side}Resolve`,
    ...RESOLVE.map((inner) => `${at}.${side}Resolve.${inner}`),
  ]),
];

/** A state that has own substates and a window. */
const stepAt = (at: string, ...own: readonly string[]): readonly string[] => [
  at,
  ...own.map((state) => `${at}.${state}`),
  ...windowAt(at),
];

const DUEL_STATES: readonly string[] = [
  ...stepAt('arriving', 'settling', 'beginning'),
  'opening',
  'opening.shuffling',
  'opening.placingShields',
  'opening.takingHands',
  'turn',
  ...stepAt('turn.startOfTurn', 'untapping', 'announcing'),
  ...stepAt('turn.draw', 'drawing'),
  ...stepAt('turn.charge', 'choosing'),
  ...stepAt('turn.main', 'choosing', 'use', 'galaxyshield', 'cross', 'crossFree'),
  ...['declaring', 'paying', 'placing'].map((state) => `turn.main.galaxyshield.${state}`),
  ...['paying', 'crossing'].map((state) => `turn.main.cross.${state}`),
  ...['declaring', 'paying', 'announcing', 'choosingBase', 'puttingOrCasting'].map(
    (state) => `turn.main.use.${state}`,
  ),
  'turn.attack',
  ...stepAt('turn.attack.declaration', 'choosing', 'declaring'),
  ...stepAt('turn.attack.block', 'choosing', 'announcing'),
  ...stepAt('turn.attack.battle', 'fighting'),
  ...stepAt('turn.attack.battle.beginning', 'announcing'),
  ...stepAt('turn.attack.directAttack', 'winning', 'choosingBreaker', 'breaking'),
  ...stepAt('turn.attack.directAttack.beforeBreak', 'choosingShields'),
  ...stepAt('turn.attack.endOfAttack', 'announcing'),
  ...stepAt('turn.attack.endOfAttack.ending', 'lapsing'),
  ...stepAt('turn.end', 'announcing', 'ending'),
  'over',
];

describe('the chart of a duel', () => {
  test('keeps to the design', () => {
    expect(chartProblems(duel, Object.keys(procedures))).toEqual([]);
  });

  test('can be entered everywhere', () => {
    expect(unreachable(duel)).toEqual([]);
  });

  test('has the steps and substeps of the rulebook', () => {
    const states = new Set(nodesOf(duel.root).map(pathOfNode));
    expect(DUEL_STATES.filter((path) => !states.has(path))).toEqual([]);
  });

  test('has the same window wherever something may wait', () => {
    const states = nodesOf(duel.root).map(pathOfNode);
    const windows = states.filter((path) => path.endsWith('.arbitrating')).map((path) => path.slice(0, -12));
    expect(windows.length).toBeGreaterThan(10);
    for (const at of windows) {
      const below = new RegExp(`^${at}\\.(arbitrating|(ap|nap)(Declare|Resolve)(\\..*)?)$`);
      expect(states.filter((path) => below.test(path)).sort()).toEqual([...windowAt(at)].sort());
    }
  });

  test('has a window with a substep for each point at which the active player declares in one', () => {
    const declaring = nodesOf(duel.root)
      .map(pathOfNode)
      .filter((path) => path.endsWith('.apDeclare'));
    expect(declaring).toEqual(ANNOUNCED.map((at) => `${at}.apDeclare`));
    expect(declaring).toHaveLength(Object.keys(announcements).length);
  });

  test('goes through the steps and substeps in the order of the rulebook', () => {
    /** Where one leaves a state's children to, by key, with what lies outside left out. */
    const waysBetween = (parent: string) => {
      const ways = new Map<string, Set<string>>();
      for (const node of nodesOf(duel.root)) {
        const path = pathOfNode(node);
        for (const { target } of node.always ?? []) addWays(path, target);
        for (const transitions of node.transitions.values())
          for (const { target } of transitions) addWays(path, target);
      }
      function addWays(path: string, targets: readonly AnyStateNode[] = []) {
        const keyBelow = (one: string) =>
          one.startsWith(`${parent}.`) ? one.slice(parent.length + 1).split('.')[0] : undefined;
        const from = keyBelow(path);
        for (const to of targets.map((target) => keyBelow(pathOfNode(target)))) {
          if (from !== undefined && to !== undefined && from !== to)
            ways.set(from, (ways.get(from) ?? new Set()).add(to));
        }
      }
      return Object.fromEntries([...ways].map(([from, to]) => [from, [...to].sort()]));
    };
    // 500.1, 500.6: the first player does not draw in the first turn.
    expect(waysBetween('turn')).toEqual({
      startOfTurn: ['charge', 'draw'],
      draw: ['charge'],
      charge: ['main'],
      main: ['attack'],
      attack: ['end'],
      end: ['startOfTurn'],
    });
    // 505, 505.6a: an attack that has ended early goes on at its end.
    expect(waysBetween('turn.attack')).toEqual({
      beginning: ['declaration'],
      declaration: ['block', 'endOfAttack'],
      block: ['battle', 'directAttack', 'endOfAttack'],
      battle: ['endOfAttack'],
      directAttack: ['endOfAttack'],
      endOfAttack: ['declaration'],
    });
  });

  test('spawns the standby actor once, by name and with a fixed id', () => {
    const entries = nodesOf(duel.root).flatMap(({ entry }) => entry);
    expect(entries.filter((action) => action === 'spawnStandby')).toHaveLength(1);
    expect(duel.root.entry).toEqual(['spawnStandby']);
    expect({ ...duel.implementations.actions['spawnStandby'] }).toMatchObject({
      type: 'xstate.spawnChild',
      src: 'standby',
      id: 'standby',
    });
    expect(Object.keys(duel.implementations.actors)).toEqual(['standby']);
  });
});

describe('the chart of what waits', () => {
  test('keeps to the design', () => {
    expect(chartProblems(standby)).toEqual([]);
  });

  test('can be entered everywhere', () => {
    expect(unreachable(standby)).toEqual([]);
  });

  test('answers for each lane of 101.4 in a state of its own, with the rule of the lane', () => {
    const lanes = Object.entries(STANDBY_LANES);
    const order = standby.states['arbitrating']?.always?.map(({ guard, target }) => [
      guard,
      target?.[0]?.key,
    ]);
    expect(order).toEqual([...lanes.map(([name]) => [`${name}IsNext`, name]), [undefined, 'empty']]);
    expect(lanes.map(([name]) => standby.root.states[name]?.meta?.['rule'])).toEqual(
      lanes.map(([, { rule }]) => rule),
    );
  });
});

describe('what the design forbids is noticed', () => {
  const meta = { rule: '100' };
  const { createMachine } = setup({
    guards: { holds: () => true },
    actions: { act: () => {}, later: raise({ type: 'soon' }, { delay: 5 }) },
  });
  const whole = { meta, entry: ['act', 'later'], on: { go: { guard: 'holds' } } } as const;
  const known = 'the action later is delayed';

  test.each([
    ['nothing', createMachine(whole), []],
    ['no rule', createMachine({ ...whole, meta: {} }), ['(root): has no meta.rule']],
    ['no number', createMachine({ ...whole, meta: { rule: '5.1' } }), ['(root): "5.1" is no rule number']],
    [
      'an inline guard',
      createMachine({ ...whole, on: { go: [{ guard: 'holds' }, { guard: () => true }] } }),
      ['(root): has an unnamed guard'],
    ],
    ['an inline action', createMachine({ ...whole, exit: () => {} }), ['(root): has an unnamed action']],
    ['an inline assign', createMachine({ ...whole, exit: assign({}) }), ['(root): has an unnamed action']],
    [
      'a parallel state',
      createMachine({ ...whole, type: 'parallel', states: { a: { meta }, b: { meta } } }),
      ['(root): is parallel'],
    ],
    [
      'a history state',
      createMachine({ ...whole, initial: 'a', states: { a: { meta }, b: { type: 'history', meta } } }),
      ['b: is history'],
    ],
    [
      'a delayed transition',
      createMachine({ ...whole, initial: 'a', states: { a: { meta, after: { 5: 'b' } }, b: { meta } } }),
      ['a: is delayed', 'a: has an unnamed action', 'a: has an unnamed action'],
    ],
    ['an idle action', createMachine({ ...whole, entry: 'later' }), ['no state uses the action act']],
    ['an idle guard', createMachine({ ...whole, on: {} }), ['no state uses the guard holds']],
  ])('%s', (_, machine, problems) => {
    expect(chartProblems(machine)).toEqual([...problems, known]);
  });

  test('a procedure that is told another state, or none', () => {
    const machine = createMachine({
      ...whole,
      initial: 'a',
      states: { a: { meta, entry: { type: 'act', params: { state: 'b', rule: '100' } } } },
    });
    expect(chartProblems(machine, ['act'])).toEqual([
      '(root): act is told undefined',
      'a: act is told {"state":"b","rule":"100"}',
      known,
    ]);
  });

  test('an unknown target is refused when the machine is created', () => {
    expect(() => createMachine({ ...whole, on: { go: { target: '.nowhere' } } })).toThrow('nowhere');
  });

  test('a state that nothing leads to', () => {
    expect(
      unreachable(createMachine({ ...whole, initial: 'a', states: { a: { meta }, b: { meta } } })),
    ).toEqual(['b']);
  });
});

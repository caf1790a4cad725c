import fc from 'fast-check';
import type { DuelHistory, Moment } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import type { StandbyEffect } from '../../effects/state/game.ts';
import type { ChartState } from '../../machines/chart.ts';
import { duel as duelChart } from '../../machines/duel/duel.ts';
import { runScenario, scenarios } from '../../rulings/index.ts';
import { opponentOf, PLAYERS, ZONES } from '../../table/nouns.ts';
import { type ConditionName, conditionNamed, conditions } from '../../testing/contracts/conditions.ts';
import { stateContracts } from '../../testing/contracts/stateContracts.ts';
import { MomentRecorder } from '../../testing/momentRecorder.ts';
import { brokenContract, contractsHold } from '../../testing/properties/contracts.ts';
import { directedPlays } from '../charts/directedPlays.ts';
import { runs } from '../support/runs.ts';
import { contest, playContest } from './contest.ts';
import { playExample } from './playExample.ts';

interface StateAt {
  readonly path: string;
  readonly rule: string;
  readonly isOuter: boolean;
}

const statesBelow = ({ states = {} }: ChartState, above = ''): readonly StateAt[] =>
  Object.entries(states).flatMap(([key, state]) => [
    { path: above + key, rule: state.meta.rule, isOuter: state.states !== undefined },
    ...statesBelow(state, `${above}${key}.`),
  ]);

const states = statesBelow(duelChart.config);

/** The broken contracts of everything that `play` plays, which may be several duels. */
function brokenIn(play: (inspect: MomentRecorder['observe']) => void): readonly string[] {
  const recorders = new Map<string, MomentRecorder>();
  play((event) => {
    const recorder = recorders.get(event.rootId) ?? new MomentRecorder();
    recorders.set(event.rootId, recorder);
    recorder.observe(event);
  });
  expect(recorders.size).toBeGreaterThan(0);
  return [...recorders.values()].flatMap(({ moments }) => brokenContract(moments)?.problem ?? []);
}

describe('the contracts of the states', () => {
  it('are complete: each state of the duel chart has one, with its rule, and each without inner states says who is asked', () => {
    expect(Object.keys(stateContracts).sort()).toEqual(states.map(({ path }) => path).sort());
    for (const { path, rule, isOuter } of states) {
      const terms = stateContracts[path];
      expect([path, terms?.rule, terms?.asks === undefined]).toEqual([path, rule, isOuter]);
    }
  });

  it('hold in duels directed to states that are rarely reached', () => {
    for (const { name, play } of directedPlays) expect([name, brokenIn(play)]).toEqual([name, []]);
  });

  it('hold in rulings', () => {
    const every = Math.max(1, Math.round(10 / runs(1)));
    for (const [index, scenario] of scenarios.entries()) {
      if (index % every !== 0) continue;
      for (const play of scenario.plays) {
        const broken = brokenIn((inspect) =>
          runScenario({ ...scenario, begin: { ...scenario.begin, inspect } }, play),
        );
        expect([scenario.id, broken]).toEqual([scenario.id, []]);
      }
    }
  });
});

type Break = (moment: Moment) => Moment;

const withGame =
  (change: (moment: Moment) => Partial<Moment['game']>): Break =>
  (moment) => ({ ...moment, game: { ...moment.game, ...change(moment) } });

const effectOf = (player: 'p1' | 'p2'): StandbyEffect => ({
  kind: 'shieldUse',
  id: 99_999,
  player,
  source: { object: 0, name: 'Some Creature' },
  event: 'cardPut',
  use: { way: 'guardStrike', face: 0 },
});

const waits =
  (effect: (active: 'p1' | 'p2') => StandbyEffect): Break =>
  (moment) => ({
    ...moment,
    standby: {
      ...moment.standby,
      effects: [...moment.standby.effects, effect(moment.game.turn.active)],
    },
  });

const resolves =
  (effect: (active: 'p1' | 'p2') => StandbyEffect | undefined): Break =>
  (moment) => ({ ...moment, standby: { ...moment.standby, resolving: effect(moment.game.turn.active) } });

const attackOn = (target: 'player' | 'creature'): Break =>
  withGame(({ game }) => ({
    attack: {
      attacker: 0,
      target: target === 'player' ? { player: opponentOf(game.turn.active) } : { creature: 1 },
      blocked: false,
      blocker: undefined,
      named: false,
      ended: false,
      breaks: 0,
      shields: [],
    },
  }));

const pending: Break = withGame(({ game: { zones } }) => ({
  zones: { ...zones, p1: { ...zones.p1, deck: zones.p1.deck.map((one) => ({ ...one, pending: true })) } },
}));

const nothingPending: Break = withGame(({ game: { zones } }) => {
  const settled = (player: 'p1' | 'p2') =>
    Object.fromEntries(
      ZONES.map((zone) => [zone, zones[player][zone].map((one) => ({ ...one, pending: false }))]),
    );
  return { zones: { p1: settled('p1'), p2: settled('p2') } as unknown as Moment['game']['zones'] };
});

const withShields: Break = withGame(({ game: { zones } }) => ({
  zones: Object.fromEntries(
    PLAYERS.map((player) => [
      player,
      { ...zones[player], shieldZone: zones[player].deck, hand: zones[player].deck },
    ]),
  ) as unknown as Moment['game']['zones'],
}));

const turn = (change: object): Break => withGame(({ game }) => ({ turn: { ...game.turn, ...change } }));

/** Per condition, a change of one moment after which it does not hold. */
const breaks: { readonly [N in ConditionName]: Break } = {
  nothingOnStandby: waits(effectOf),
  nothingResolving: resolves(effectOf),
  apResolving: resolves((active) => effectOf(opponentOf(active))),
  napResolving: resolves(() => undefined),
  apDeclaresNext: waits((active) => effectOf(opponentOf(active))),
  apResolvesNext: waits((active) => effectOf(opponentOf(active))),
  napDeclaresNext: waits(effectOf),
  napResolvesNext: waits(effectOf),
  noAttack: attackOn('creature'),
  attackInProgress: withGame(() => ({ attack: undefined })),
  attackOnPlayer: attackOn('creature'),
  attackOnCreature: attackOn('player'),
  noShields: withShields,
  nobodyBlocks: withGame(({ game: { attack } }) =>
    attack === undefined ? {} : { attack: { ...attack, blocked: true, named: true } },
  ),
  noBattle: withGame(() => ({ battle: [0, 1] })),
  nothingInUse: withGame(({ game }) => ({
    use: { object: 0, face: 0, player: game.turn.active, alternative: -1, onto: [], way: 'use' },
  })),
  cardInUse: withGame(() => ({ use: undefined })),
  usedByActivePlayer: withGame(({ game: { use, turn: now } }) =>
    use === undefined ? {} : { use: { ...use, player: opponentOf(now.active) } },
  ),
  usedCardPending: nothingPending,
  nothingPending: pending,
  noTapAbility: withGame(() => ({ tapAbility: {} as Moment['game']['tapAbility'] })),
  tapAbilityInPlay: withGame(() => ({
    tapAbility: { creature: 0, source: 0 } as Moment['game']['tapAbility'],
  })),
  tableBare: withShields,
  noTurnYet: turn({ number: 1 }),
  sameTurn: turn({ number: 77 }),
  nextTurn: turn({ number: 77 }),
  duelIsOver: withGame(() => ({ result: undefined })),
};

const brokenBy = (moments: readonly Moment[], change: Break, name: ConditionName): number | undefined => {
  const { says } = conditionNamed(name);
  const at = moments.findIndex((moment, index) => {
    const around = [
      ...moments.slice(Math.max(0, index - 1), index),
      change(moment),
      ...moments.slice(index + 1, index + 2),
    ];
    return brokenContract(around)?.problem.includes(`: ${says} (`);
  });
  return at < 0 ? undefined : at;
};

describe('contracts can be broken', () => {
  const histories: readonly DuelHistory[] = [
    playExample(),
    ...fc.sample(contest, { numRuns: 40, seed: 20_020_530 }).map(playContest),
  ];

  it('by none of these histories as they are', () => {
    for (const history of histories) expect(contractsHold.check(history)).toBeUndefined();
  });

  it.each(Object.keys(conditions) as ConditionName[])('%s', (name) => {
    expect(histories.some(({ moments }) => brokenBy(moments, breaks[name], name) !== undefined)).toBe(true);
  });

  it('by a next turn of the player whose turn it was', () => {
    const { moments } = playExample();
    const next = moments.findIndex(
      ({ state, game }) => state === 'turn.startOfTurn.untapping' && game.turn.number > 1,
    );
    const [before, moment] = moments.slice(next - 1, next + 1);
    if (before === undefined || moment === undefined) throw new Error('There is no second turn.');
    const again = turn({ active: before.game.turn.active })(moment);
    expect(brokenContract([before, again])?.problem).toMatch(
      /the next turn has begun, of the player who is next/,
    );
    expect(brokenContract([before, moment])).toBeUndefined();
  });

  it('by a duel that goes on after its end', () => {
    const { moments } = playExample();
    const after = moments.findIndex(({ state }) => state.startsWith('turn.charge'));
    const result = { winner: 'p1', reason: 'cardEffect', turn: 1 } as const;
    const wrong = moments.map((moment, index) =>
      index < after ? moment : { ...moment, game: { ...moment.game, result } },
    );
    expect(brokenContract(wrong)?.problem).toMatch(/^The duel was over in turn\.charge\..* and went on to /);
  });

  it('by asking the wrong player, in every state', () => {
    const seen = new Set<string>();
    for (const { moments, choices } of histories) {
      const [{ decision } = { decision: undefined }] = choices;
      if (decision === undefined) continue;
      for (const moment of moments) {
        if (seen.has(moment.state) || moment.game.result !== undefined) continue;
        seen.add(moment.state);
        const asked = { ...decision, kind: 'charge', player: opponentOf(moment.game.turn.active) } as const;
        expect(brokenContract([{ ...moment, decision: asked }])?.problem).toMatch(
          /does not allow to ask the non-active player for "charge"|^Expected/,
        );
      }
    }
    expect(seen.size).toBeGreaterThan(60);
  });

  it('by a state that has none', () => {
    const { moments } = playExample();
    const [first] = moments;
    expect(first && brokenContract([{ ...first, state: 'turn.pause' }])?.problem).toBe(
      'The state turn.pause has no contract.',
    );
  });
});

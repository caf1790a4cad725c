import { describe, expect, test } from 'vitest';
import type { Opportunity } from '../../effects/state/game.ts';

import { guards } from '../../machines/duel/guards.ts';
import type { Paused } from '../../machines/duel/paused.ts';
import { emptyStandby, type StandbyContext } from '../../machines/standby/arbiter.ts';
import { guards as standbyGuards } from '../../machines/standby/guards.ts';
import { standbyEffectOf } from '../support/standbyEffects.ts';
import { contextWith } from './contexts.ts';

const { game, limits } = contextWith();
const paused: Paused = {
  procedure: 'chargeMana',
  place: { state: 'turn.charge.choosing', rule: '503.1' },
  start: game,
  answers: [],
  reported: 0,
  triggered: [],
  opened: [],
};

/** The names of the guards that hold. */
const holding = <C>(
  table: Readonly<Record<string, (context: C) => boolean>>,
  context: C,
): readonly string[] => Object.entries(table).flatMap(([name, guard]) => (guard(context) ? [name] : []));

describe('the guards of the duel chart', () => {
  test('say where a duel starts', () => {
    const starts = (startAt: 'opening' | 'main' | 'end') =>
      holding(guards, contextWith({ startAt })).filter((name) => name.startsWith('startsAt'));
    expect(starts('opening')).toEqual([]);
    expect(starts('main')).toEqual(['startsAtMain']);
    expect(starts('end')).toEqual(['startsAtEnd']);
  });

  test.each([
    ['use', 'usesCard'],
    ['cross', 'crossesGear'],
    ['attack', 'attacks'],
  ] as const)('read the outcome "%s" once the procedure is done', (outcome, guard) => {
    const done = contextWith({ outcome });
    const others = ['usesCard', 'crossesGear', 'attacks'].filter((name) => name !== guard);
    expect(holding(guards, done)).toContain(guard);
    expect(holding(guards, done).filter((name) => others.includes(name))).toEqual([]);
    expect(guards[guard](contextWith({ outcome, paused }))).toBe(false);
    expect(guards[guard](contextWith({ outcome, stopped: 'duelOver' }))).toBe(false);
  });

  test('wait for the answer to a procedure that asks', () => {
    const turn = { ...game.turn, number: 1 };
    const asking = contextWith({ paused, game: { ...game, turn }, limits: { ...limits, turns: 1 } });
    expect(holding(guards, asking)).toEqual(['isAsking']);
    expect(holding(guards, { ...asking, paused: undefined })).toEqual(
      expect.arrayContaining(['isDone', 'isFirstTurn', 'turnLimitIsReached']),
    );
  });

  test('know that the duel is over, or the rest of the turn is skipped', () => {
    const result = { winner: 'p1', reason: 'concession', turn: 1 } as const;
    expect(guards.duelIsOver(contextWith({ game: { ...game, result } }))).toBe(true);
    expect(guards.duelIsOver(contextWith())).toBe(false);
    expect(guards.restOfTurnIsSkipped(contextWith({ stopped: 'turnSkipped' }))).toBe(true);
    expect(guards.restOfTurnIsSkipped(contextWith({ stopped: 'duelOver' }))).toBe(false);
  });
});

const effect = standbyEffectOf(1, 'p1');
const opportunity: Opportunity = {
  player: 'p1',
  event: { kind: 'turnBegan', player: 'p1', turn: 1 },
  ofAttack: false,
};

describe('what has triggered', () => {
  test('is an effect or an opportunity to declare', () => {
    expect(guards.somethingTriggered(contextWith())).toBe(false);
    expect(guards.somethingTriggered(contextWith({ triggered: [effect] }))).toBe(true);
    expect(guards.somethingTriggered(contextWith({ opened: [opportunity] }))).toBe(true);
    expect(guards.somethingTriggered(contextWith({ opened: [opportunity], paused }))).toBe(false);
  });
});

describe('the guards of the standby chart', () => {
  const shieldUse = standbyEffectOf(1, 'p1', 'shieldUse');
  const waiting = (change: Partial<StandbyContext>) => holding(standbyGuards, { ...emptyStandby, ...change });

  test.each([
    ['p1', 'ap'],
    ['p2', 'nap'],
  ] as const)('see what the active player and the other have, while %s is active', (active, side) => {
    expect(waiting({ active })).toEqual([]);
    expect(waiting({ active, effects: [effect] })).toEqual([`${side}EffectIsNext`]);
    expect(waiting({ active, effects: [shieldUse] })).toEqual([`${side}ShieldUseIsNext`]);
    expect(waiting({ active, opportunities: [opportunity] })).toEqual([`${side}DeclarationIsNext`]);
  });
});

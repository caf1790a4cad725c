import { describe, expect, test } from 'vitest';
import type { Place } from '../../effects/play/play.ts';
import { actions, type InPlaceAction, inPlaceActions, messages } from '../../machines/duel/actions.ts';
import { type ChartContext, type DuelEvent, savedContext } from '../../machines/duel/context.ts';
import { actions as standbyActions, messages as standbyMessages } from '../../machines/standby/actions.ts';
import { emptyStandby } from '../../machines/standby/arbiter.ts';
import { standbyEffectOf } from '../support/standbyEffects.ts';
import { contextWith } from './contexts.ts';

const choose = (...answer: readonly number[]): DuelEvent => ({ type: 'choose', answer });
const nothing = choose();
const charging = { state: 'turn.charge.choosing', rule: '503.1' };

const effectOf = (id: number) => standbyEffectOf(id, 'p2');

/** A copy of a context, changed by an action. */
function changedBy(
  action: InPlaceAction,
  context: ChartContext,
  event: DuelEvent = nothing,
  place?: Place,
): ChartContext {
  const copy = { ...context };
  action(copy, event, place);
  return copy;
}

/** The context after the start of the duel (103). */
function afterOpening(): ChartContext {
  const place = { state: 'opening', rule: '103' };
  let context = contextWith();
  for (const name of ['shuffleDecks', 'placeShields', 'takeHands'] as const)
    context = changedBy(inPlaceActions[name], context, nothing, place);
  return context;
}

describe('an action that runs a procedure', () => {
  test('gives what changes, with the place in each fact', () => {
    const change = changedBy(inPlaceActions.shuffleDecks, contextWith(), nothing, {
      state: 'opening.shuffling',
      rule: '103.2',
    });
    expect(change.paused).toBeUndefined();
    expect(change.unchosen).toBe(1);
    expect(change.facts.map(({ kind, state, rule }) => [kind, state, rule])).toEqual([
      ['deckShuffled', 'opening.shuffling', '103.2'],
      ['deckShuffled', 'opening.shuffling', '103.2'],
    ]);
  });

  test('does not run without its place', () => {
    expect(() => changedBy(inPlaceActions.shuffleDecks, contextWith())).toThrow('shuffleDecks');
  });

  test('asks, and goes on with the answer: resumed or run again, to the same end', () => {
    const asked = changedBy(inPlaceActions.chargeMana, afterOpening(), nothing, charging);
    expect(asked.decision).toMatchObject({ id: 1, player: 'p1', kind: 'charge' });
    const answered = (context: ChartContext) =>
      savedContext(changedBy(inPlaceActions.answer, context, choose(0)));
    const resumed = answered(asked);
    const rerun = answered({ ...asked, caches: asked.caches.fork() });
    // The live run was used up, so this one runs the procedure again too.
    const again = answered(asked);
    expect(resumed.game.zones.p1.manaZone).toHaveLength(1);
    expect(resumed.facts.map(({ kind }) => kind)).toEqual(['choiceMade', 'manaCharged']);
    expect([rerun, again]).toEqual([resumed, resumed]);
    expect(asked.game.zones.p1.manaZone).toHaveLength(0);
  });

  test('ends the duel instead once too many have run while nobody had a choice (104.1)', () => {
    const { limits } = contextWith();
    const context = contextWith({ unchosen: limits.steps });
    const change = changedBy(inPlaceActions.chargeMana, context, nothing, charging);
    expect(change).toMatchObject({ stopped: 'duelOver', game: { result: { reason: 'endlessLoop' } } });
    expect(change.facts).toMatchObject([{ kind: 'duelEnded', ...charging, rule: '104.1' }]);
  });
});

describe('an action of the duel chart', () => {
  test('changes nothing on an event that is not its own', () => {
    expect(actions.concede(contextWith(), choose(0))).toEqual({});
    const context = contextWith();
    expect(changedBy(inPlaceActions.answer, context, { type: 'concede', player: 'p1' })).toEqual(context);
  });

  test('makes the opponent of a player who concedes the winner (104.3)', () => {
    const context = contextWith();
    const { game } = actions.concede(context, { type: 'concede', player: 'p1' });
    expect(game?.result).toEqual({ winner: 'p2', reason: 'concession', turn: context.game.turn.number });
    expect(context.game.result).toBeUndefined();
  });

  test('keeps what the arbiter says is next', () => {
    const effects = [effectOf(3)];
    const event: DuelEvent = { type: 'standby.apResolves', effects };
    expect(actions.setApNext(contextWith(), event)).toEqual({
      next: { player: 'p1', opportunities: [], effects },
    });
    expect(actions.setNapNext(contextWith(), event)).toEqual({
      next: { player: 'p2', opportunities: [], effects },
    });
  });

  test('picks the effect that its player named first, and keeps the order of the others (605.1)', () => {
    const next = {
      player: 'p2',
      opportunities: [],
      effects: [effectOf(3), effectOf(4), effectOf(5)],
    } as const;
    expect(actions.pickEffect(contextWith({ next, outcome: [4, 5, 3] }))).toEqual({
      order: [5, 3],
      resolving: effectOf(4),
    });
  });
});

describe('a message is plain data', () => {
  test('to the arbiter', () => {
    const triggered = [effectOf(1)];
    expect(messages.askArbiter(contextWith({ triggered }))).toEqual({
      type: 'standby.next',
      active: 'p1',
      triggered,
      opened: [],
      attackEnded: false,
    });
    expect(messages.reportEffectBegun(contextWith({ resolving: effectOf(8) }))).toEqual({
      type: 'standby.begin',
      effect: 8,
    });
  });

  test('to the duel', () => {
    const effects = [effectOf(1)];
    const context = { ...emptyStandby, effects };
    expect(standbyMessages.answerNapEffect(context)).toEqual({ type: 'standby.napResolves', effects });
    expect(standbyMessages.answerApEffect(context)).toEqual({ type: 'standby.apResolves', effects: [] });
    expect(standbyMessages.answerEmpty()).toEqual({ type: 'standby.empty' });
  });
});

test('an action of the standby chart changes its context only on its own event', () => {
  const context = { ...emptyStandby, effects: [effectOf(1)] };
  expect(standbyActions.begin(context, { type: 'standby.begin', effect: 1 })).toMatchObject({ effects: [] });
  expect(standbyActions.begin(context, { type: 'standby.lapse' })).toEqual({});
  expect(standbyActions.take(context, { type: 'standby.close', player: 'p1' })).toEqual({});
});

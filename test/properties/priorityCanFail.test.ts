import fc from 'fast-check';
import type { Fact } from 'taiki';
import type { StandbyEffect } from 'taiki/inspect';
import type { DuelHistory, Moment } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { isZoneChange, type ZoneChanged } from '../../effects/state/reported/facts.ts';
import { opponentOf } from '../../table/nouns.ts';
import {
  type Beginning,
  type TrackedEffect,
  timelineOf,
  wasDeclared,
} from '../../testing/properties/priority/standbyTimeline.ts';
import { priorityProperties } from '../../testing/properties/priority.ts';
import { standbyEffectOf } from '../support/standbyEffects.ts';
import { contest, playContest } from './contest.ts';

const histories: readonly DuelHistory[] = fc
  .sample(contest, { numRuns: 150, seed: 20_020_530 })
  .map(playContest);

/** Changes a valid history so that it violates a property; undefined if the history gives no occasion. */
type Corruption = (history: DuelHistory) => DuelHistory | undefined;

const withLog = (history: DuelHistory, log: readonly Fact[]): DuelHistory => ({ ...history, log });

const without = (history: DuelHistory, isLeftOut: (fact: Fact, index: number) => boolean): DuelHistory =>
  withLog(
    history,
    history.log.filter((fact, index) => !isLeftOut(fact, index)),
  );

/** Inserts facts before the one at this index. */
const inserted = (history: DuelHistory, index: number, ...facts: readonly Fact[]): DuelHistory =>
  withLog(history, [...history.log.slice(0, index), ...facts, ...history.log.slice(index)]);

function swapped(history: DuelHistory, one: number, other: number): DuelHistory | undefined {
  const [a, b] = [history.log[one], history.log[other]];
  if (a === undefined || b === undefined) return undefined;
  return withLog(
    history,
    history.log.map((fact, index) => (index === one ? b : index === other ? a : fact)),
  );
}

/** Swaps the beginnings of an effect and of another one that waited meanwhile. */
function exchanged(
  history: DuelHistory,
  isFirst: (beginning: Beginning) => boolean,
  isOther: (effect: TrackedEffect, beginning: Beginning) => boolean,
): DuelHistory | undefined {
  for (const beginning of timelineOf(history).beginnings) {
    if (beginning.inside !== undefined || !isFirst(beginning)) continue;
    const other = beginning.waiting.find(
      (effect) => effect.began !== undefined && isOther(effect, beginning),
    );
    if (other?.began !== undefined) return swapped(history, beginning.index, other.began);
  }
  return undefined;
}

const effectOf = (fact: Fact): number | undefined =>
  'effect' in fact && typeof fact.effect === 'number' ? fact.effect : undefined;

const skips = ({ log }: DuelHistory): boolean => log.some(({ kind }) => kind === 'restOfTurnSkipped');

const declaredEffect = (
  history: DuelHistory,
): (TrackedEffect & { readonly triggered: number }) | undefined => {
  for (const effect of timelineOf(history).effects) {
    const { triggered, known, ended } = effect;
    if (triggered === undefined || ended === undefined) continue;
    if (known?.kind === 'ability' && known.declaredCard !== undefined) return { ...effect, triggered };
  }
  return undefined;
};

const effectBy = (player: 'p1' | 'p2', state: string) => {
  const about = { player, object: 0, name: 'Some Creature', effect: 99_999, state } as const;
  return {
    triggered: { ...about, kind: 'effectTriggered', event: 'cardPut', rule: '603.2' },
    began: { ...about, kind: 'effectBegan', rule: '605.1' },
    resolved: { ...about, kind: 'effectResolved', word: undefined, rule: '605.1' },
  } as const;
};

const firstIndex = (history: DuelHistory, is: (fact: Fact) => boolean): number | undefined => {
  const index = history.log.findIndex(is);
  return index < 0 ? undefined : index;
};

function someMove({ log }: DuelHistory): (ZoneChanged & Pick<Fact, 'state' | 'rule'>) | undefined {
  for (const fact of log) if (isZoneChange(fact)) return fact;
  return undefined;
}

const withMoments = (history: DuelHistory, change: (moment: Moment) => Moment): DuelHistory => ({
  ...history,
  moments: history.moments.map(change),
});

const corruptions: { readonly [name: string]: Corruption } = {
  apEffectsFirst: (history) =>
    exchanged(
      history,
      ({ effect, active, shieldUse }) => effect.player === active && !shieldUse,
      (effect, { active }) => effect.player !== active && effect.known?.kind !== 'shieldUse',
    ),
  shieldUsesFirst: (history) => {
    const waited = timelineOf(history).beginnings.find(
      ({ inside, shieldUse, waiting }) => inside === undefined && !shieldUse && waiting.length > 0,
    );
    const [first] = waited?.waiting ?? [];
    if (first === undefined) return undefined;
    const asShield = (effect: StandbyEffect): StandbyEffect =>
      effect.id === first.id ? standbyEffectOf(effect.id, effect.player, 'shieldUse') : effect;
    return withMoments(history, (moment) => ({
      ...moment,
      standby: { ...moment.standby, effects: moment.standby.effects.map(asShield), resolving: undefined },
    }));
  },
  returnToActivePlayer: (history) => {
    for (const { effect, active, inside } of timelineOf(history).beginnings) {
      const { began, ended } = effect;
      if (inside !== undefined || effect.player === active || began === undefined || ended === undefined)
        continue;
      const back = timelineOf(history).effects.some(
        (other) =>
          other.player === active &&
          (other.triggered ?? 0) > began &&
          (other.triggered ?? ended) < ended &&
          (other.began ?? 0) > ended,
      );
      if (!back) continue;
      const { state = '' } = history.log[ended] ?? {};
      const about = { player: effect.player, object: 0, name: 'Some Creature', state } as const;
      return inserted(history, ended + 1, {
        ...about,
        kind: 'usageDeclared',
        ability: 'zero',
        rule: '603.2f',
      });
    }
    return undefined;
  },
  oneAtATime: (history) => {
    const [first, second] = timelineOf(history).beginnings.filter(({ inside }) => inside === undefined);
    return first?.effect.ended === undefined || second === undefined
      ? undefined
      : swapped(history, first.effect.ended, second.index);
  },
  freeOrder: (history) => {
    const asked = history.choices.find(
      ({ decision, moment }) =>
        decision.kind === 'standby' &&
        history.moments[moment]?.state.endsWith('.ordering') &&
        new Set(decision.options.map(({ label }) => label)).size === decision.options.length,
    );
    if (asked === undefined) return undefined;
    const hidden = { ...asked.decision, options: asked.decision.options.slice(1) };
    return {
      ...history,
      choices: history.choices.map((choice) => (choice === asked ? { ...choice, decision: hidden } : choice)),
    };
  },
  stepsWaitForStandby: (history) => {
    if (skips(history)) return undefined;
    const { effects, boundaries } = timelineOf(history);
    const waits = effects.find(
      ({ triggered, ended, known }) =>
        known !== undefined &&
        triggered !== undefined &&
        boundaries.some(({ index }) => index > (ended ?? Infinity)),
    );
    return waits === undefined
      ? undefined
      : without(history, (fact) => fact.kind !== 'effectTriggered' && effectOf(fact) === waits.id);
  },
  everyEffectEnds: (history) => {
    const ended = timelineOf(history).effects.find(
      (effect) => effect.ended !== undefined && effect.triggered !== undefined,
    );
    if (ended?.ended === undefined) return undefined;
    const again = history.log[ended.ended];
    return again === undefined ? undefined : inserted(history, ended.ended + 1, again);
  },
  triggersAnswerEvents: (history) => {
    const effect = timelineOf(history).effects.find(
      ({ known, triggered }) =>
        triggered !== undefined &&
        known?.kind === 'ability' &&
        known.declaredCard === undefined &&
        'that' in known.bound,
    );
    return effect === undefined ? undefined : without(history, ({ kind }) => kind === effect.known?.event);
  },
  triggersOncePerEvent: (history) => {
    const effect = timelineOf(history).effects.find(
      ({ known, object }) =>
        known?.kind === 'ability' &&
        known.event === 'cardPut' &&
        known.bound['that']?.[0] === object &&
        known.declaredCard === undefined,
    );
    return effect === undefined ? undefined : without(history, (fact) => effectOf(fact) === effect.id);
  },
  everyDeclarationIsOffered: (history) => {
    const effect = declaredEffect(history);
    if (effect?.known?.event !== 'attackDeclared' && effect?.known?.event !== 'turnEnding') return undefined;
    if (history.log.some((fact) => fact.kind === 'attackEnded' && fact.early)) return undefined;
    return without(
      history,
      (fact) =>
        fact.kind === 'usageDeclared' || (fact.kind === 'choiceMade' && fact.decision === 'declareUsage'),
    );
  },
  declaredInTheirStep: (history) => {
    const effect = declaredEffect(history);
    return effect === undefined ? undefined : without(history, (_, index) => index === effect.triggered - 1);
  },
  noDeclarationAfterFirstEffect: (history) => {
    const effect = declaredEffect(history);
    if (effect === undefined || !history.log[effect.triggered]?.state.endsWith('Declare')) return undefined;
    const { began, resolved } = effectBy(effect.player, 'turn.main.napResolve.resolving');
    return inserted(history, effect.triggered - 1, began, resolved);
  },
  napDeclaresLast: (history) => {
    const declared = timelineOf(history).declarations.find(({ player, active }) => player !== active);
    if (declared === undefined) return undefined;
    const { state = '' } = history.log[declared.index] ?? {};
    return inserted(history, declared.index, effectBy(declared.active, state).triggered);
  },
  napSilentAfterEarlyEnd: (history) => {
    const late = timelineOf(history).effects.some(
      ({ known, player, triggered }) =>
        wasDeclared(known) &&
        known?.event === 'attackDeclared' &&
        triggered !== undefined &&
        timelineOf(history).active[triggered] === opponentOf(player),
    );
    return late
      ? withMoments(history, (moment) =>
          moment.game.attack === undefined
            ? moment
            : { ...moment, game: { ...moment.game, attack: { ...moment.game.attack, ended: true } } },
        )
      : undefined;
  },
  declaredResolvesOrMisfires: (history) => {
    const effect = declaredEffect(history);
    if (effect === undefined || history.duel.result !== undefined || skips(history)) return undefined;
    if (!timelineOf(history).boundaries.some(({ index }) => index > (effect.ended ?? Infinity)))
      return undefined;
    return without(history, (fact) => fact.kind !== 'effectTriggered' && effectOf(fact) === effect.id);
  },
  misfireKeepsCardInPlace: (history) => {
    const misfired = firstIndex(history, ({ kind }) => kind === 'effectMisfired');
    const effect = timelineOf(history).effects.find(
      ({ ended }) => ended === misfired && misfired !== undefined,
    );
    const move = someMove(history);
    if (misfired === undefined || effect === undefined || !wasDeclared(effect.known) || move === undefined)
      return undefined;
    return inserted(history, misfired, { ...move, was: effect.object });
  },
  effectOutlivesSource: (history) => {
    for (const { id, object, triggered, began, ended, known } of timelineOf(history).effects) {
      if (triggered === undefined || began === undefined || ended === undefined || known?.kind !== 'ability')
        continue;
      if (known.declaredCard !== undefined || known.ability.kind === 'keyword') continue;
      if (known.ability.condition !== undefined || known.ability.limit !== undefined) continue;
      const left = history.log.some(
        (fact, index) =>
          index > triggered &&
          index < began &&
          isZoneChange(fact) &&
          fact.was === object &&
          fact.object !== object,
      );
      if (!left) continue;
      const misfire = (fact: Fact): Fact => {
        if (fact.kind !== 'effectResolved' || fact.effect !== id) return fact;
        const { word: _, ...rest } = fact;
        return { ...rest, kind: 'effectMisfired', why: 'its source has left' };
      };
      return withLog(history, history.log.map(misfire));
    }
    return undefined;
  },
  replacedTriggersNothing: (history) => {
    const index = firstIndex(
      history,
      (fact) => fact.kind === 'eventReplaced' && fact.event === 'cardDestroyed' && fact.instead === 'move',
    );
    const replaced = index === undefined ? undefined : history.log[index];
    const move = someMove(history);
    if (index === undefined || replaced?.kind !== 'eventReplaced' || move === undefined) return undefined;
    return inserted(history, index + 1, {
      ...move,
      kind: 'cardDestroyed',
      was: replaced.object,
      rule: '701.6a',
    });
  },
  replacedOnce: (history) => {
    const index = firstIndex(history, ({ kind }) => kind === 'eventReplaced');
    const replaced = history.log[index ?? -1];
    return index === undefined || replaced === undefined ? undefined : inserted(history, index, replaced);
  },
  skippedTurnLeavesNothing: (history) => {
    const skipped = firstIndex(history, ({ kind }) => kind === 'restOfTurnSkipped');
    const drawn = history.log.find(({ kind }) => kind === 'cardDrawn') ?? history.log[0];
    return skipped === undefined || drawn === undefined ? undefined : inserted(history, skipped + 1, drawn);
  },
  pendingEndsWithTheTurn: (history) => {
    const free = history.moments.find(
      ({ decision, game }) => decision?.kind === 'main' && game.zones.p1.hand.length > 0,
    );
    return free === undefined
      ? undefined
      : withMoments(history, (moment) => {
          if (moment !== free) return moment;
          const hand = moment.game.zones.p1.hand.map((card) => ({ ...card, pending: true }));
          const zones = { ...moment.game.zones, p1: { ...moment.game.zones.p1, hand } };
          return { ...moment, game: { ...moment.game, zones } };
        });
  },
};

describe('each priority property can fail', () => {
  it('has a corrupted history for each property', () => {
    expect(Object.keys(corruptions).sort()).toEqual(priorityProperties.map(({ name }) => name).sort());
  });

  it.each(priorityProperties)('$name fails on a corrupted history', (property) => {
    const corrupt = corruptions[property.name];
    const corrupted = histories.flatMap((history) => corrupt?.(history) ?? []);
    expect(corrupted.length).toBeGreaterThan(0);
    const found = corrupted.map((history) => property.check(history));
    expect(found.filter((violation) => violation === undefined)).toEqual([]);
    for (const violation of found) {
      expect(violation?.message).toMatch(/\S+ .*\.$/);
      expect(violation?.facts.every((index) => Number.isInteger(index) && index >= 0)).toBe(true);
    }
  });

  it.each(priorityProperties)('$name holds in the valid histories', (property) => {
    for (const history of histories) expect(property.check(history)).toBeUndefined();
  });
});

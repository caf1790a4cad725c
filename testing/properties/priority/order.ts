import { effectOf } from '../../../effects/language/activatedEffect.ts';
import type { StandbyEffect } from '../../../effects/state/game.ts';
import type { Fact } from '../../../effects/state/reported/facts.ts';
import type { DuelHistory, HistoryChoice } from '../../playDuel.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';
import {
  type Beginning,
  isShieldDeclaration,
  labelOf,
  type TrackedEffect,
  timelineOf,
} from './standbyTimeline.ts';

const isShieldUse = ({ known }: TrackedEffect): boolean => known?.kind === 'shieldUse';

/**
 * The effects that could have begun instead: inside a battle of an effect, only those triggered by that battle; in place of what triggered
 * before a break, nothing else (509.4).
 */
const rivalsOf = ({ effect, waiting, inside, battle }: Beginning): readonly TrackedEffect[] =>
  waiting.filter(
    ({ triggered = -1, beforeBreak }) =>
      (inside === undefined || triggered > (battle ?? Infinity)) && (beforeBreak || !effect.beforeBreak),
  );

export const apEffectsFirst: PriorityProperty = priorityProperty({
  name: 'apEffectsFirst',
  rule: '101.4a',
  says: 'No effect of the non-active player begins while one of the active player waits, except for shield uses.',
  occasions: (history) =>
    timelineOf(history)
      .beginnings.filter(({ effect, active, shieldUse }) => effect.player !== active && !shieldUse)
      .map((beginning) => {
        const { effect, index, active } = beginning;
        const first = rivalsOf(beginning).find(({ player }) => player === active);
        return occasion(
          [first?.triggered, index],
          first !== undefined &&
            `${labelOf(effect, index)} began while ${labelOf(first, first.triggered)} waited.`,
        );
      }),
});

export const shieldUsesFirst: PriorityProperty = priorityProperty({
  name: 'shieldUsesFirst',
  rule: '101.4a',
  says: 'Shield uses come before all other waiting effects, those of the active player first.',
  occasions: (history) =>
    timelineOf(history)
      .beginnings.filter(
        ({ inside, shieldUse, waiting }) =>
          inside === undefined && waiting.some((other) => shieldUse !== isShieldUse(other) || shieldUse),
      )
      .map(({ effect, index, active, shieldUse, waiting }) => {
        const first = waiting.find(
          (other) =>
            isShieldUse(other) && (!shieldUse || (other.player === active && effect.player !== active)),
        );
        return occasion(
          [first?.triggered, index],
          first !== undefined &&
            `${labelOf(effect, index)} began while the shield use ${labelOf(first, first.triggered)} waited.`,
        );
      }),
});

export const returnToActivePlayer: PriorityProperty = priorityProperty({
  name: 'returnToActivePlayer',
  rule: '101.4c',
  says: 'An effect of the active player that triggers while the non-active player resolves one is next.',
  occasions: (history) => {
    const { beginnings, effects, declarations } = timelineOf(history);
    const turns = beginnings.filter(({ inside }) => inside === undefined);
    return turns.flatMap(({ effect, active }, nth): readonly Occasion[] => {
      const { began, ended } = effect;
      if (effect.player === active || began === undefined || ended === undefined) return [];
      const back = effects.find(
        ({ player, triggered = -1, began: at = Infinity }) =>
          player === active && triggered > began && triggered < ended && at > ended,
      );
      if (back === undefined) return [];
      const next = turns[nth + 1];
      const until = next?.index ?? Infinity;
      const interrupts =
        next !== undefined &&
        next.effect.player !== active &&
        !next.shieldUse &&
        (back.beforeBreak || !next.effect.beforeBreak);
      const declared = declarations.find(
        ({ index, player }) => player !== active && index > ended && index < until,
      );
      return [
        occasion(
          [back.triggered, ended, declared?.index ?? next?.index],
          declared !== undefined
            ? `${declared.player} declared (fact ${declared.index}) while ${labelOf(back, back.triggered)} waited to return to ${active}.`
            : interrupts &&
                `${labelOf(next.effect, next.index)} began before ${labelOf(back, back.triggered)}.`,
        ),
      ];
    });
  },
});

/** 113.6, 509.5e. Whether the player of an effect has declared a shield use since a fact. */
const wasDeclaredSince = (log: readonly Fact[], since: number, { effect, index }: Beginning): boolean =>
  log
    .slice(since, index)
    .some((fact) => isShieldDeclaration(fact) && 'player' in fact && fact.player === effect.player);

/** 101.4d-f. Whether an effect may begin while something else is in progress. */
function mayInterrupt(log: readonly Fact[], beginning: Beginning, since: number): boolean {
  const { shieldUse, battle, effect } = beginning;
  if (shieldUse) return wasDeclaredSince(log, since, beginning);
  return battle !== undefined && effect.triggered !== undefined && effect.triggered > battle;
}

export const oneAtATime: PriorityProperty = priorityProperty({
  name: 'oneAtATime',
  rule: '101.4d',
  says: 'No effect begins while something else is in progress, except for shield uses declared meanwhile (113.6) and effects triggered by a battle (101.4f) or before a break (603.7) inside an effect.',
  occasions: (history) => {
    const { beginnings, anomalies } = timelineOf(history);
    const overlapping = anomalies.map(({ index, what }) => occasion([index], `${what}.`));
    const nested = beginnings.flatMap((beginning): readonly Occasion[] => {
      const { inside, effect, index } = beginning;
      if (inside === undefined) {
        const hadToWait = beginnings.some(
          (other) =>
            other.effect !== effect &&
            other.index < (effect.triggered ?? -1) &&
            (other.effect.ended ?? Infinity) > (effect.triggered ?? -1),
        );
        return hadToWait ? [occasion([index], undefined)] : [];
      }
      const what =
        inside.effect === undefined
          ? `the procedure of ${history.log[index]?.state}`
          : labelOf(inside.effect, inside.since);
      return [
        occasion(
          [inside.since, index],
          !mayInterrupt(history.log, beginning, inside.since) &&
            `${labelOf(effect, index)} began inside ${what}.`,
        ),
      ];
    });
    return [...overlapping, ...nested];
  },
});

const textOf = (effect: StandbyEffect): string =>
  JSON.stringify(effect.kind === 'shieldUse' ? effect.use.way : [effect.ability, effect.mode]);

/** Whether two effects differ visibly, so that their order can matter. */
function isDistinguishable(one: StandbyEffect, other: StandbyEffect): boolean {
  if (one.source.name !== other.source.name || textOf(one) !== textOf(other)) return true;
  if (one.kind !== 'ability' || other.kind !== 'ability') return false;
  const { ability } = one;
  const condition = ability.kind === 'triggered' ? ability.condition : undefined;
  return (
    JSON.stringify([effectOf(ability), condition]).includes('"ref"') &&
    (one.source.object !== other.source.object || JSON.stringify(one.bound) !== JSON.stringify(other.bound))
  );
}

const isLabelOf = (label: string | undefined, { name }: TrackedEffect): boolean =>
  label === name || (label?.startsWith(`${name}: `) ?? false);

/** A decision about which effect is next. */
interface OrderDecision {
  readonly index: number;
  readonly choice: HistoryChoice;
}

function orderDecisions({ choices, moments }: DuelHistory): readonly OrderDecision[] {
  return choices.flatMap((choice) => {
    const moment = moments[choice.moment];
    return choice.decision.kind === 'standby' && moment?.state.endsWith('.ordering')
      ? [{ index: moment.facts, choice }]
      : [];
  });
}

/** Why the player did not choose this effect to be next; undefined if they did. */
function orderProblem(
  asked: OrderDecision | undefined,
  beginning: Beginning,
  own: readonly TrackedEffect[],
  begunSince: number,
): string | undefined {
  const { effect, index } = beginning;
  const others = own.map((one) => labelOf(one, one.triggered)).join(' and ');
  if (asked === undefined)
    return `${labelOf(effect, index)} began before ${others}, but ${effect.player} was not asked for the order.`;
  const { options } = asked.choice.decision;
  const { answer } = asked.choice;
  const all = [effect, ...own];
  if (begunSince === 0) {
    const left = all.find(
      (one) =>
        options.filter(({ label }) => isLabelOf(label, one)).length <
        all.filter(({ name }) => name === one.name).length,
    );
    if (left !== undefined)
      return `${labelOf(left, left.triggered)} waited but was not offered (fact ${asked.index}).`;
    if (options.length !== all.length)
      return `${options.length} effects were offered (fact ${asked.index}), but ${all.length} waited.`;
  } else if (answer.length !== options.length || options.length !== all.length + begunSince) {
    return `${labelOf(effect, index)} began by an order that does not name all waiting effects (fact ${asked.index}).`;
  }
  return isLabelOf(options[answer[begunSince] ?? -1]?.label, effect)
    ? undefined
    : `${effect.player} chose another effect to be next, not ${labelOf(effect, index)} (fact ${asked.index}).`;
}

export const freeOrder: PriorityProperty = priorityProperty({
  name: 'freeOrder',
  rule: '605.1',
  says: 'A player with several distinguishable effects on standby chooses which one is next, among all of them.',
  occasions: (history) => {
    const { beginnings, effects } = timelineOf(history);
    const orders = orderDecisions(history);
    return beginnings.flatMap((beginning): readonly Occasion[] => {
      const { effect, index, inside, shieldUse } = beginning;
      const { known } = effect;
      if (inside !== undefined || known === undefined) return [];
      const isOwn = (other: TrackedEffect): boolean =>
        other.player === effect.player &&
        isShieldUse(other) === shieldUse &&
        other.beforeBreak === effect.beforeBreak;
      const own = beginning.waiting.filter(isOwn);
      if (!own.some((other) => other.known !== undefined && isDistinguishable(known, other.known))) return [];
      const asked = orders.findLast(
        (one) =>
          one.index < index &&
          one.choice.decision.player === effect.player &&
          !effects.some(
            (other) => isOwn(other) && (other.triggered ?? -1) > one.index && (other.triggered ?? -1) < index,
          ),
      );
      const since = asked?.index ?? index;
      const begun = beginnings.filter(
        (other) =>
          other.inside === undefined && other.index > since && other.index < index && isOwn(other.effect),
      ).length;
      return [occasion([asked?.index, index], orderProblem(asked, beginning, own, begun))];
    });
  },
});

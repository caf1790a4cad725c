import type { Game } from '../../../effects/state/game.ts';
import { type Fact, isZoneChange } from '../../../effects/state/reported/facts.ts';
import { PLAYERS, ZONES } from '../../../table/nouns.ts';
import type { DuelHistory } from '../../playDuel.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';
import {
  asAbility,
  labelOf,
  momentAfter,
  stepOf,
  type TrackedEffect,
  timelineOf,
  wasDeclared,
} from './standbyTimeline.ts';

export const stepsWaitForStandby: PriorityProperty = priorityProperty({
  name: 'stepsWaitForStandby',
  rule: '500.2',
  says: 'No step or substep ends, and the active player takes no new action in it, while an effect is on standby or being resolved.',
  occasions: (history) =>
    timelineOf(history)
      .boundaries.filter(({ busy, waiting, resolving }) => busy || waiting.length + resolving.length > 0)
      .map(({ index, waiting, resolving }) => {
        const [left] = waiting;
        const running = resolving.at(-1);
        const where = history.log[index]?.state;
        const what =
          left !== undefined
            ? `${labelOf(left, left.triggered)} waited`
            : running?.effect !== undefined && `${labelOf(running.effect, running.since)} was being resolved`;
        return occasion(
          [left?.triggered ?? running?.since, index],
          what !== false && `${what} when ${where} began or continued (fact ${index}).`,
        );
      }),
});

export const everyEffectEnds: PriorityProperty = priorityProperty({
  name: 'everyEffectEnds',
  rule: '603.3',
  says: 'Every effect that goes on standby begins once and ends once, unless the rest of the turn is skipped.',
  occasions: (history) => {
    const { effects, boundaries, anomalies } = timelineOf(history);
    const last = boundaries.at(-1)?.index ?? -1;
    return [
      ...anomalies.map(({ index, what }) => occasion([index], `${what}.`)),
      ...effects.flatMap((effect): readonly Occasion[] => {
        const { triggered, began, ended, lapsed } = effect;
        if (triggered === undefined || lapsed !== undefined) return [];
        const due = last > triggered;
        const wrong =
          began === undefined
            ? due && `${labelOf(effect, triggered)} never began.`
            : ended === undefined && last > began && `${labelOf(effect, began)} began and never ended.`;
        return [occasion([triggered, began, ended], wrong)];
      }),
    ];
  },
});

/** The fact with which the source of an effect left its zone while the effect waited. */
const leftWhile = (
  { log }: DuelHistory,
  { object, triggered = -1, began = log.length }: TrackedEffect,
): number | undefined => {
  for (let index = triggered + 1; index < began; index++) {
    const fact = log[index];
    if (fact !== undefined && isZoneChange(fact) && fact.was === object && fact.object !== object)
      return index;
  }
  return undefined;
};

export const effectOutlivesSource: PriorityProperty = priorityProperty({
  name: 'effectOutlivesSource',
  rule: '110.5a',
  says: 'An effect begins even if its source left while it waited, and then misfires only if its own condition or limit says so.',
  occasions: (history) => {
    const { effects, boundaries } = timelineOf(history);
    return effects.flatMap((effect): readonly Occasion[] => {
      const { known, triggered, began, ended, lapsed } = effect;
      if (triggered === undefined || lapsed !== undefined || known === undefined || wasDeclared(known))
        return [];
      const left = leftWhile(history, effect);
      if (left === undefined) return [];
      const lost = `${labelOf(effect, triggered)} lost its source (fact ${left})`;
      if (began === undefined)
        return boundaries.some(({ index }) => index > left)
          ? [occasion([triggered, left], `${lost} and never began.`)]
          : [];
      const ability = asAbility(known)?.ability;
      const isUnconditional =
        ability?.kind !== 'triggered' || (ability.condition === undefined && ability.limit === undefined);
      const misfired = ended !== undefined && history.log[ended]?.kind === 'effectMisfired';
      return [
        occasion([triggered, left, began, ended], misfired && isUnconditional && `${lost} and misfired.`),
      ];
    });
  },
});

const pendingIn = ({ zones }: Game): readonly string[] =>
  PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) =>
      zones[player][zone].flatMap(({ id, pending }) =>
        pending ? [`${player}'s object ${id} in ${zone}`] : [],
      ),
    ),
  );

/** 511.2, 512.1. Whether a fact may follow the skip of the rest of a turn: at once, or after others that may. */
const isOfSkippedTurn = ({ rule, state }: Fact, isFirst: boolean): boolean =>
  rule === '512.1' || (isFirst ? state === 'turn.end.lapsing' : state.startsWith('turn.end.'));

/** What remains of a skipped turn; undefined if nothing does. */
function remainder(history: DuelHistory, ended: number): string | undefined {
  const moment = momentAfter(history, ended);
  if (moment === undefined) return undefined;
  const { game, standby } = moment;
  const [effect] = standby.effects;
  if (effect !== undefined) return `effect ${effect.id} of ${effect.source.name} is still on standby`;
  if (standby.resolving !== undefined) return `effect ${standby.resolving.id} is still being resolved`;
  if (standby.opportunities.length > 0) return 'an opportunity to declare is still open';
  if (game.attack !== undefined || game.use !== undefined || game.battle !== undefined)
    return 'an attack, a battle or a use is still in progress';
  const [pending] = pendingIn(game);
  return pending === undefined ? undefined : `${pending} is still pending`;
}

export const skippedTurnLeavesNothing: PriorityProperty = priorityProperty({
  name: 'skippedTurnLeavesNothing',
  rule: '512.1',
  says: 'When the rest of a turn is skipped, its effects end and nothing stays on standby or pending.',
  occasions: (history) =>
    history.log.flatMap((fact, index): readonly Occasion[] => {
      if (fact.kind !== 'restOfTurnSkipped') return [];
      const ended = history.log.findIndex(
        (one, at) =>
          at > index &&
          (one.kind === 'turnEnded' || one.kind === 'duelEnded' || !isOfSkippedTurn(one, at === index + 1)),
      );
      const last = history.log[ended];
      if (last === undefined || last.kind === 'duelEnded') return [];
      if (last.kind !== 'turnEnded')
        return [occasion([index, ended], `${last.kind} (fact ${ended}) happened in a skipped turn.`)];
      const late = timelineOf(history).effects.find(
        ({ lapsed, began = -1 }) => lapsed === index && began > index,
      );
      const left = late === undefined ? remainder(history, ended) : `${labelOf(late, late.began)} began`;
      return [occasion([index, ended], left !== undefined && `The turn was skipped, but ${left}.`)];
    }),
});

export const pendingEndsWithTheTurn: PriorityProperty = priorityProperty({
  name: 'pendingEndsWithTheTurn',
  rule: '409.1c',
  says: 'No card is pending when a player is asked to charge, to use a card, or to attack.',
  occasions: (history) =>
    history.moments.flatMap(({ decision, game, facts, state }): readonly Occasion[] => {
      if (decision?.kind !== 'main' && decision?.kind !== 'charge' && decision?.kind !== 'attack') return [];
      const [pending] = pendingIn(game);
      return [
        occasion(
          [facts === 0 ? undefined : facts - 1],
          pending !== undefined && `${pending} is pending in ${stepOf(state)}.`,
        ),
      ];
    }),
});

import { type Fact, isZoneChange } from '../../../effects/state/facts.ts';
import type { DuelHistory } from '../../playDuel.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';
import { labelOf, timelineOf } from './standbyTimeline.ts';
import { poolOf } from './triggers.ts';

type Replaced = Extract<Fact, { kind: 'eventReplaced' }>;

const declines = (fact: Fact): boolean =>
  fact.kind === 'choiceMade' && fact.decision === 'replace' && fact.chose.includes('Do not replace');

/** Whether a fact belongs to the same replacement. A declined replacement may concern another event already. */
const isReplacing = (fact: Fact): boolean =>
  fact.kind === 'eventReplaced' ||
  (fact.kind === 'choiceMade' && fact.decision === 'replace' && !declines(fact));

/** The facts simultaneous with a replacement: other replacements, then zone changes from `moves` on, and what they trigger. */
function instantOf({ log }: DuelHistory, index: number): { readonly moves: number; readonly end: number } {
  let at = index + 1;
  const skip = (isPart: (fact: Fact) => boolean): void => {
    for (let fact = log[at]; fact !== undefined && isPart(fact); fact = log[at]) at++;
  };
  skip(isReplacing);
  const moves = at;
  skip(isZoneChange);
  skip(({ kind }) => kind === 'effectTriggered');
  return { moves, end: at };
}

/**
 * Whether a fact is not the replaced event itself: it happens instead, or is a state-based action that follows what happened
 * instead, which is a separate event (703.3).
 */
const isAnotherEvent = ({ rule }: Fact, { instead }: Replaced): boolean =>
  rule === '609.1' || (instead !== 'move' && rule.startsWith('703'));

/** The same kind of event about the same object. */
const isSameEvent = (fact: Fact, { event, object }: Replaced): boolean =>
  isZoneChange(fact) && fact.kind === event && fact.was === object;

/** The replaced event, if it happened regardless. */
function findReplacedEvent(
  { log }: DuelHistory,
  replaced: Replaced,
  from: number,
  to: number,
): number | undefined {
  for (let index = from; index < to; index++) {
    const fact = log[index];
    if (fact !== undefined && isSameEvent(fact, replaced) && !isAnotherEvent(fact, replaced)) return index;
  }
  return undefined;
}

/** Whether what a replacement does instead leaves the object of the event alone. */
function leavesObjectAlone(history: DuelHistory, { by }: Replaced): boolean {
  const text = JSON.stringify(poolOf(history).get(by) ?? '');
  return text.includes('"kind":"replacement"') && !/"(that|in|gains)"/.test(text);
}

/**
 * If what happens instead may repeat the replaced event on the same object, the log does not tell the two apart. Such events are
 * not checked.
 */
export const replacedTriggersNothing: PriorityProperty = priorityProperty({
  name: 'replacedTriggersNothing',
  rule: '603.2d',
  says: 'A replaced event does not happen and triggers nothing.',
  occasions: (history) =>
    history.log.flatMap((fact, index): readonly Occasion[] => {
      if (fact.kind !== 'eventReplaced' || fact.event === 'shieldBroken') return [];
      const { moves, end } = instantOf(history, index);
      if (fact.instead === 'do' && !leavesObjectAlone(history, fact)) return [];
      const what = `The ${fact.event} of ${fact.name} was replaced by ${fact.by} (fact ${index})`;
      const happened = findReplacedEvent(history, fact, moves, end);
      if (happened !== undefined)
        return [occasion([index, happened], `${what} but happened regardless (fact ${happened}).`)];
      // What happens instead may be an event of the same kind, and cause the trigger.
      const hasSubstitute = history.log
        .slice(moves, end)
        .some((other) => isSameEvent(other, fact) && isAnotherEvent(other, fact));
      const answering = timelineOf(history).effects.find(
        ({ known, triggered = -1 }) =>
          !hasSubstitute &&
          triggered >= moves &&
          triggered < end &&
          known?.event === fact.event &&
          fact.instead === 'move' &&
          (known.bound['was'] ?? known.bound['that'])?.[0] === fact.object,
      );
      return [
        occasion(
          [index, answering?.triggered],
          answering !== undefined && `${what} but triggered ${labelOf(answering, answering.triggered)}.`,
        ),
      ];
    }),
});

/** A second replacement of a replaced event, or of the move that was to happen instead. */
function replacedAgain({ log }: DuelHistory, replaced: Replaced, index: number): number | undefined {
  for (let at = index + 1; at < log.length; at++) {
    const fact = log[at];
    if (fact === undefined || !isReplacing(fact)) return undefined;
    if (fact.kind !== 'eventReplaced' || fact.object !== replaced.object) continue;
    if (fact.occurrence === replaced.occurrence) return at;
    if (replaced.instead === 'move' && replaced.event !== 'shieldBroken') return at;
  }
  return undefined;
}

export const replacedOnce: PriorityProperty = priorityProperty({
  name: 'replacedOnce',
  rule: '609.3',
  says: 'An event is replaced at most once.',
  occasions: (history) =>
    history.log.flatMap((fact, index): readonly Occasion[] => {
      if (fact.kind !== 'eventReplaced') return [];
      const again = replacedAgain(history, fact, index);
      return [
        occasion(
          [index, again],
          again !== undefined &&
            `The ${fact.event} of ${fact.name} was replaced by ${fact.by} (fact ${index}) and again (fact ${again}).`,
        ),
      ];
    }),
});

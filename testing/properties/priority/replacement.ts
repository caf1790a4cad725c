import { type Fact, isZoneChange } from '../../../effects/state/facts.ts';
import type { Course } from '../../course.ts';
import { accountOf, told } from './account.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';
import { poolOf } from './triggers.ts';

type Replaced = Extract<Fact, { kind: 'eventReplaced' }>;

const declines = (fact: Fact): boolean =>
  fact.kind === 'choiceMade' && fact.decision === 'replace' && fact.chose.includes('Do not replace');

/** What else is replaced at the same instant. Where somebody declines it may be another event already. */
const isReplacing = (fact: Fact): boolean =>
  fact.kind === 'eventReplaced' ||
  (fact.kind === 'choiceMade' && fact.decision === 'replace' && !declines(fact));

/** Facts of the same instant: what else is replaced, what moves all the same, and what that triggers. */
function instantOf({ log }: Course, index: number): { readonly moves: number; readonly end: number } {
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
 * What happens instead, or what the substitute has brought about: a state-based action that comes right after what was done
 * instead is an event of its own (703.3).
 */
const isAnotherEvent = ({ rule }: Fact, { instead }: Replaced): boolean =>
  rule === '609.1' || (instead !== 'move' && rule.startsWith('703'));

/** The same kind of event, about the same object. */
const isLike = (fact: Fact, { event, object }: Replaced): boolean =>
  isZoneChange(fact) && fact.kind === event && fact.was === object;

/** The event that was replaced, where it happened all the same. */
function happenedAnyway({ log }: Course, replaced: Replaced, from: number, to: number): number | undefined {
  for (let index = from; index < to; index++) {
    const fact = log[index];
    if (fact !== undefined && isLike(fact, replaced) && !isAnotherEvent(fact, replaced)) return index;
  }
  return undefined;
}

/** A card whose replacement speaks of itself only: what it does instead does not move what the event was about. */
function doesSomethingElse(course: Course, { by }: Replaced): boolean {
  const text = JSON.stringify(poolOf(course).get(by) ?? '');
  return text.includes('"kind":"replacement"') && !/"(that|in|gains)"/.test(text);
}

/**
 * Where a substitute may do to the same object what was replaced, nobody can tell from the log what happened all the same: such
 * events are left out.
 */
export const replacedTriggersNothing: PriorityProperty = priorityProperty({
  name: 'replacedTriggersNothing',
  rule: '603.2d',
  says: 'An event that was replaced does not happen, and triggers nothing.',
  occasions: (course) =>
    course.log.flatMap((fact, index): readonly Occasion[] => {
      if (fact.kind !== 'eventReplaced' || fact.event === 'shieldBroken') return [];
      const { moves, end } = instantOf(course, index);
      if (fact.instead === 'do' && !doesSomethingElse(course, fact)) return [];
      const what = `The ${fact.event} of ${fact.name} was replaced by ${fact.by} (fact ${index})`;
      const happened = happenedAnyway(course, fact, moves, end);
      if (happened !== undefined)
        return [occasion([index, happened], `${what} and happened all the same (fact ${happened}).`)];
      // What happens instead may be an event of the same kind: what triggers then answers that one.
      const hasSubstitute = course.log
        .slice(moves, end)
        .some((other) => isLike(other, fact) && isAnotherEvent(other, fact));
      const answering = accountOf(course).lives.find(
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
          answering !== undefined && `${what} and triggered ${told(answering, answering.triggered)}.`,
        ),
      ];
    }),
});

/** Another replacement of what was replaced already: of the same event, or of the move that was to happen instead. */
function replacedAgain({ log }: Course, replaced: Replaced, index: number): number | undefined {
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
  says: 'One event is replaced once at most.',
  occasions: (course) =>
    course.log.flatMap((fact, index): readonly Occasion[] => {
      if (fact.kind !== 'eventReplaced') return [];
      const again = replacedAgain(course, fact, index);
      return [
        occasion(
          [index, again],
          again !== undefined &&
            `The ${fact.event} of ${fact.name} was replaced by ${fact.by} (fact ${index}), and then again (fact ${again}).`,
        ),
      ];
    }),
});

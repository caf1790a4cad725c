import type { Fact, ObjectId } from 'taiki';
import type { Cause } from './cause.ts';
import { effectInLane } from './effectInLane.ts';
import type { FactOf, FactStory } from './factStory.ts';

/**
 * 603.2. The event that triggered an effect. Events of one instant come first in the log, then all that they triggered. The lanes tell
 * which of several events it was; for an effect that never reached them, all are alternatives.
 */
export function triggeringEvent(
  story: FactStory,
  index: number,
  { effect, event }: FactOf<'effectTriggered'>,
): Cause | undefined {
  const events = eventsBefore(story, index, event);
  const last = events.at(-1);
  if (last === undefined || events.length === 1)
    return last === undefined ? undefined : { index: last, how: 'triggered' };
  const about = effectInLane(story.reader, story.at(index)?.seq ?? 0, effect)?.about;
  const told = events.find((at) => isAbout(story.at(at)?.fact, about));
  return told === undefined
    ? { index: last, how: 'triggered', alternatives: events.slice(0, -1) }
    : { index: told, how: 'triggered' };
}

const isAbout = (fact: Fact | undefined, object: ObjectId | undefined): boolean =>
  object !== undefined && fact !== undefined && 'object' in fact && fact.object === object;

/** The facts of a kind at the instant before a trigger, in order. */
function eventsBefore(story: FactStory, index: number, kind: string): readonly number[] {
  const last = story.lastBefore(index, (fact) => fact.kind === kind);
  if (last === undefined) return [];
  const seq = story.at(last)?.seq;
  const events = [last];
  for (let at = last - 1; story.at(at)?.seq === seq; at--) {
    const fact = story.at(at)?.fact;
    if (fact === undefined || ENDS_INSTANT.has(fact.kind)) break;
    if (fact.kind === kind) events.unshift(at);
  }
  return events;
}

/** Facts that only come after all events of an instant. */
const ENDS_INSTANT: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'effectTriggered',
  'effectBegan',
  'effectResolved',
  'choiceMade',
]);

import type { Fact, ObjectId } from 'taiki';
import type { Cause } from './cause.ts';
import type { FactStory } from './factStory.ts';

/**
 * 505.6. What ended an attack early: an effect that says so, or the move with which the attacking creature, or the attacked one of an attack
 * that is not blocked, left the battle zone. Undefined if the log has no such fact.
 */
export function attackEndedBy(story: FactStory, index: number): Cause | undefined {
  const declared = story.lastOfKind(index, 'attackDeclared');
  const attack = declared === undefined ? undefined : story.at(declared)?.fact;
  if (declared === undefined || attack?.kind !== 'attackDeclared') return undefined;
  let attacked: ObjectId | undefined = 'creature' in attack.target ? attack.target.creature : undefined;
  for (let at = declared + 1; at < index; at++) {
    const fact = story.at(at)?.fact;
    if (fact === undefined) return undefined;
    if (fact.kind === 'attackRedirected') attacked = fact.to;
    if (fact.kind === 'attackBlocked') attacked = undefined;
    if (fact.kind === 'attackStopped' || leaves(fact, attack.object) || leaves(fact, attacked))
      return { index: at, how: 'endedBy' };
  }
  return undefined;
}

const leaves = (fact: Fact, object: ObjectId | undefined): boolean =>
  'was' in fact && fact.was === object && fact.from === 'battleZone';

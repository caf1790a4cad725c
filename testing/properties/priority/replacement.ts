import type { Effect } from '../../../effects/language/vocabulary.ts';
import { type Fact, isZoneChange } from '../../../effects/state/reported/facts.ts';
import type { DuelHistory } from '../../playDuel.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';
import { asAbility, labelOf, timelineOf } from './standbyTimeline.ts';
import { poolOf } from './triggers.ts';

type Replaced = Extract<Fact, { kind: 'eventReplaced' }>;

/** Replacements of one instant are noted together, right before what moves. */
const isReplacing = (fact: Fact): boolean =>
  fact.kind === 'eventReplaced' || (fact.kind === 'cardRevealed' && fact.rule === '400.2f');

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
const isAnotherEvent = (fact: Fact, { instead }: Replaced): boolean =>
  (isZoneChange(fact) && fact.insteadOf !== undefined) || (instead !== 'move' && fact.rule.startsWith('703'));

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
      const answering = timelineOf(history).effects.find(({ known, triggered = -1 }) => {
        const bound = asAbility(known)?.bound;
        return (
          !hasSubstitute &&
          triggered >= moves &&
          triggered < end &&
          known?.event === fact.event &&
          fact.instead === 'move' &&
          (bound?.['was'] ?? bound?.['that'])?.[0] === fact.object
        );
      });
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
  let isSameInstant = true;
  for (let at = index + 1; at < log.length; at++) {
    const fact = log[at];
    if (fact === undefined) return undefined;
    if (fact.kind === 'eventReplaced') {
      if (fact.occurrence === replaced.occurrence) return at;
      const isSameCard = fact.object === replaced.object && replaced.event !== 'shieldBroken';
      if (isSameInstant && isSameCard && replaced.instead === 'move') return at;
    } else if (!isReplacing(fact)) isSameInstant = false;
  }
  return undefined;
}

/** Moves the card that has the ability, or the card of the event: 609.4 makes sure that it can. */
const surelyMoves = (effect: Effect): boolean =>
  effect.do === 'inOrder'
    ? effect.effects[0] !== undefined && surelyMoves(effect.effects[0])
    : (effect.do === 'move' || effect.do === 'destroy' || effect.do === 'discard') &&
      'ref' in effect.what &&
      (effect.what.ref === 'this' || effect.what.ref === 'that');

/** Whether a card moves something instead of an event, whichever of its replacement effects applied. */
function mustMove(history: DuelHistory, { by, instead }: Replaced): boolean {
  const card = poolOf(history).get(by);
  if (card === undefined || instead !== 'do' || JSON.stringify(card).includes('"replaceUntil"')) return false;
  const printed = [card, card.otherFace].flatMap((face) => face?.abilities ?? []);
  const own = printed.flatMap((ability) => (ability.kind === 'replacement' ? [ability.instead] : []));
  return own.length > 0 && own.every((one) => one.kind === 'do' && surelyMoves(one.effect));
}

const substituteHappened = ({ log }: DuelHistory, { occurrence }: Replaced, index: number): boolean =>
  log.slice(index).some((fact) => isZoneChange(fact) && fact.insteadOf === occurrence);

/** A move can take the place of an event that was replaced before, and of no other. */
function substituteOccasion({ log }: DuelHistory, occurrence: number, index: number): Occasion {
  const replaced = log
    .slice(0, index)
    .findLast((fact) => fact.kind === 'eventReplaced' && fact.occurrence === occurrence);
  return occasion(
    [index],
    replaced === undefined &&
      `Fact ${index} happened instead of event ${occurrence}, which was not replaced.`,
  );
}

export const replacedOnce: PriorityProperty = priorityProperty({
  name: 'replacedOnce',
  rule: '609.3',
  says: 'An event is replaced at most once, and what is done instead happens: nothing replaces that.',
  occasions: (history) =>
    history.log.flatMap((fact, index): readonly Occasion[] => {
      if (isZoneChange(fact) && fact.insteadOf !== undefined)
        return [substituteOccasion(history, fact.insteadOf, index)];
      if (fact.kind !== 'eventReplaced') return [];
      const what = `The ${fact.event} of ${fact.name} was replaced by ${fact.by} (fact ${index})`;
      const again = replacedAgain(history, fact, index);
      if (again !== undefined) return [occasion([index, again], `${what} and again (fact ${again}).`)];
      const isMissing =
        history.duel.result === undefined &&
        mustMove(history, fact) &&
        !substituteHappened(history, fact, index);
      return [occasion([index], isMissing && `${what}, but what is done instead did not happen.`)];
    }),
});

import type { Fact, ObjectId } from 'taiki';

/** An effect that is resolving, or a card that is being used. */
interface Frame {
  /** The index of the fact with which it began. */
  readonly index: number;
  readonly effect: number | undefined;
  /** The card that is being used. */
  readonly object: ObjectId | undefined;
  /** The state around the one in which it began. A fact outside of it is not part of this. */
  readonly around: string;
}

/**
 * For each fact, the index of the `effectBegan` or the `cardUsed` inside which it happened; undefined outside of both. The end of an
 * effect belongs to it, and so does the move with which a used card reaches its place.
 */
export function enclosingFacts(facts: readonly Fact[]): readonly (number | undefined)[] {
  let open: readonly Frame[] = [];
  return facts.map((fact, index) => {
    open = open.filter(({ around }) => fact.state.startsWith(around));
    const ending = open.findLastIndex((frame) => endsWith(frame, fact));
    const inside = open.at(ending)?.index;
    if (ending >= 0) open = open.slice(0, ending);
    if (fact.kind === 'effectBegan') open = [...open, frameOf(index, fact, fact.effect)];
    if (fact.kind === 'cardUsed') open = [...open, frameOf(index, fact, undefined)];
    return inside;
  });
}

const frameOf = (index: number, fact: Fact, effect: number | undefined): Frame => ({
  index,
  effect,
  object: effect === undefined && 'object' in fact ? fact.object : undefined,
  around: fact.state.replace(/[^.]*$/, ''),
});

function endsWith(frame: Frame, fact: Fact): boolean {
  if (fact.kind === 'effectResolved' || fact.kind === 'effectMisfired') return frame.effect === fact.effect;
  return frame.object !== undefined && 'was' in fact && frame.object === fact.was;
}

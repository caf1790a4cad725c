import type { Fact, ObjectId } from 'taiki';
import type { DrawnCard, DrawnTable } from '../../trace.ts';
import type { Moment } from '../moment.ts';
import type { TraceReader } from '../reader.ts';
import { ENGLISH } from './english.ts';
import type { Telling } from './telling.ts';

/** One thing that happened to a card. */
export interface StoryLine {
  /** The record in which it happened. */
  readonly seq: number;
  readonly text: string;
  /** The rule of a fact; undefined for a change of power. */
  readonly rule: string | undefined;
  /** A fact, with its index among all of the trace, or a change of the power of this object. */
  readonly about: { readonly fact: number } | { readonly power: ObjectId };
}

/** Everything that happened to a card in the trace: facts about any of its objects (400.5), and each change of its power. */
export function storyOf(
  reader: TraceReader,
  object: ObjectId,
  telling: Telling = ENGLISH,
): readonly StoryLine[] {
  const objects = objectsOfCard(reader, object);
  const facts = reader.facts.flatMap(({ fact, seq }, index): readonly StoryLine[] =>
    fact.kind !== 'effectTriggered' && subjectsOf(fact).some((id) => objects.has(id))
      ? [{ seq, text: telling.fact(fact), rule: fact.rule, about: { fact: index } }]
      : [],
  );
  return [...facts, ...powerChanges(reader, objects, telling)].toSorted((one, other) => one.seq - other.seq);
}

/** 400.5. The objects that the card has been, and will be: each zone change makes a new one. */
function objectsOfCard({ facts }: TraceReader, object: ObjectId): ReadonlySet<ObjectId> {
  const objects = new Set([object]);
  for (const { fact } of facts.toReversed())
    if ('was' in fact && objects.has(fact.object)) objects.add(fact.was);
  for (const { fact } of facts) if ('was' in fact && objects.has(fact.was)) objects.add(fact.object);
  return objects;
}

/** The object whose effect resolves at a moment, as which it lies on the table now, if anywhere: its card may have changed zones since (400.5). */
export function resolvingObject(
  { standby, facts: count }: Pick<Moment, 'standby' | 'facts'>,
  { facts }: Pick<TraceReader, 'facts'>,
): ObjectId | undefined {
  const { ap = [], nap = [] } = standby?.effects ?? {};
  let object = [...ap, ...nap].find(({ stage }) => stage === 'resolving')?.object;
  if (object === undefined) return undefined;
  for (const { fact } of facts.slice(0, count))
    if ('was' in fact && fact.was === object) object = fact.object;
  return object;
}

const subjectsOf = (fact: Fact): readonly ObjectId[] => [
  ...('object' in fact ? [fact.object] : []),
  ...('was' in fact ? [fact.was] : []),
  ...('attacker' in fact ? [fact.attacker] : []),
  ...('blocker' in fact ? [fact.blocker] : []),
  ...('against' in fact ? [fact.against] : []),
];

function powerChanges(
  { records }: TraceReader,
  objects: ReadonlySet<ObjectId>,
  { power }: Telling,
): readonly StoryLine[] {
  const before = new Map<ObjectId, DrawnCard>();
  return records.flatMap((record): readonly StoryLine[] => {
    if (record.kind !== 'table') return [];
    const cards = 'whole' in record ? cardsOf(record.whole, objects) : (record.patch.cards ?? []);
    return cards
      .filter(({ id, zone }) => objects.has(id) && zone === 'battleZone')
      .flatMap((card): readonly StoryLine[] => {
        const was = before.get(card.id);
        before.set(card.id, card);
        if (was === undefined || was.power === card.power) return [];
        const text = power.change(was.power, card.power);
        return [{ seq: record.seq, text, rule: undefined, about: { power: card.id } }];
      });
  });
}

const cardsOf = ({ cards }: DrawnTable, objects: ReadonlySet<ObjectId>): readonly DrawnCard[] =>
  [...objects].flatMap((id) => cards[id] ?? []);

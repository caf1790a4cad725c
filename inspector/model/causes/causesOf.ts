import type { TraceRecord } from '../../trace.ts';
import type { TraceReader } from '../reader.ts';
import { ENGLISH } from '../telling/english.ts';
import { recordText } from '../telling/recordText.ts';
import type { Telling } from '../telling/telling.ts';
import type { Cause, CauseRelation } from './cause.ts';
import { causeOf } from './causeOf.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import { effectInLane } from './effectInLane.ts';
import { FactStory } from './factStory.ts';

/** One link of a chain of causes. */
export interface CauseLink {
  /** The record to look at: that of the fact, or that of the decision in which a choice was made. */
  readonly seq: number;
  readonly text: string;
  readonly rule: string;
  /** How it explains the link before it; undefined for the first. */
  readonly how: CauseRelation | undefined;
  /** The text of the effect that began. */
  readonly ability: string | undefined;
  /** Other facts of the same instant, from which the log does not tell it. */
  readonly alternatives: readonly { readonly seq: number; readonly text: string }[];
  readonly allowedBy: readonly Condition[];
}

/**
 * Why a fact happened: itself, its cause, the cause of that, and so on back to the choice that a player made of their own accord.
 * @param index among `reader.facts`.
 */
export const causesOf = (
  reader: TraceReader,
  index: number,
  telling: Telling = ENGLISH,
): readonly CauseLink[] => chainFrom(new FactStory(reader, telling), index);

/** The chain that begins with a fact. @param from how the fact itself explains something else. */
export function chainFrom(story: FactStory, index: number, from?: Cause): readonly CauseLink[] {
  const links: CauseLink[] = [];
  const shown = new Set<number>();
  let cause = from;
  for (let at: number | undefined = index; at !== undefined; at = cause?.index) {
    const link = linkAt(story, at, cause);
    if (link === undefined) return links;
    links.push({ ...link, allowedBy: link.allowedBy.filter(({ seq }) => !shown.has(seq)) });
    for (const { seq } of link.allowedBy) shown.add(seq);
    cause = causeOf(story, at);
  }
  const concession = story.concession(index);
  return concession === undefined ? links : [...links, concessionLink(story, concession)];
}

/** A concession is a choice that ends a chain, without a fact of its own. */
const concessionLink = ({ reader, telling }: FactStory, concession: TraceRecord): CauseLink => ({
  seq: concession.seq,
  text: recordText(concession, reader.charts, telling),
  rule: '104.3',
  how: 'chosen',
  ability: undefined,
  alternatives: [],
  allowedBy: [],
});

function linkAt(story: FactStory, index: number, cause: Cause | undefined): CauseLink | undefined {
  const placed = story.at(index);
  if (placed === undefined) return undefined;
  const { fact, seq } = placed;
  const answered = story.answered(index);
  const { telling } = story;
  const text = telling.fact(fact);
  const ability =
    fact.kind === 'effectBegan' ? effectInLane(story.reader, seq, fact.effect)?.text : undefined;
  return {
    seq: answered?.seq ?? seq,
    text: answered === undefined ? text : telling.cause.inDecision(text, answered.decision.id),
    rule: fact.rule,
    how: cause?.how,
    ability: ability === undefined ? undefined : telling.words(ability),
    alternatives: (cause?.alternatives ?? []).flatMap((other) => {
      const one = story.at(other);
      return one === undefined ? [] : [{ seq: one.seq, text: telling.fact(one.fact) }];
    }),
    allowedBy: conditionsOf(story, index),
  };
}

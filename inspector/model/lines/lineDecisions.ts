import type { Decision, Fact } from 'taiki';
import type { ChoiceRecord } from '../../trace.ts';
import type { TraceReader } from '../reader.ts';
import { ENGLISH } from '../telling/english.ts';
import { factText } from '../telling/sentences.ts';
import type { Telling } from '../telling/telling.ts';

/** A fact after a decision. `text`: in English, by which facts are compared. */
export interface DecisionFact {
  readonly seq: number;
  readonly fact: Fact;
  readonly text: string;
}

/** A decision of a line, its answer, and what happened up to the next decision. */
export interface LineDecision {
  /** The record of the decision. */
  readonly seq: number;
  readonly turn: number;
  readonly decision: Decision;
  /** The labels of the chosen options, or the concession; undefined while nobody has answered. */
  readonly chose: string | undefined;
  readonly choice: ChoiceRecord | undefined;
  readonly facts: readonly DecisionFact[];
}

/** A decision whose answer and facts are still to be read. */
interface OpenDecision extends LineDecision {
  chose: string | undefined;
  choice: ChoiceRecord | undefined;
  readonly facts: DecisionFact[];
}

/** The decisions of a line, in order, each once. */
export function lineDecisions(reader: TraceReader): readonly LineDecision[] {
  const { timeline } = reader;
  const decisions: OpenDecision[] = [];
  let turn = 0;
  for (const record of reader.records.map((one) => reader.told(one))) {
    while (timeline.turns[turn + 1] !== undefined && (timeline.turns[turn + 1]?.from ?? 0) <= record.seq)
      turn++;
    const last = decisions.at(-1);
    if (record.kind === 'decision') {
      const { seq, decision } = record;
      // A fork records the open decision again.
      if (last?.decision.id === decision.id) decisions.pop();
      decisions.push({
        seq,
        turn: timeline.turns[turn]?.turn ?? 0,
        decision,
        chose: undefined,
        choice: undefined,
        facts: [],
      });
    } else if (record.kind === 'choice' && last !== undefined) {
      last.choice = record;
      last.chose = chosenText(record);
    } else if (record.kind === 'facts' && last?.chose !== undefined)
      for (const fact of record.facts)
        if (fact.kind !== 'choiceMade') last.facts.push({ seq: record.seq, fact, text: factText(fact) });
  }
  return decisions;
}

/** What was chosen: the labels of the options, or the concession. */
export const chosenText = (choice: ChoiceRecord, { label, record }: Telling = ENGLISH): string =>
  'concedes' in choice ? record.concedes(choice.player) : record.chosen(choice.chose.map(label));

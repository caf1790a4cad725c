import type { Decision } from 'taiki';
import type { TraceReader } from '../reader.ts';
import { factText } from '../telling/sentences.ts';

/** A fact after a decision. */
export interface DecisionFact {
  readonly seq: number;
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
  readonly facts: readonly DecisionFact[];
}

/** The decisions of a line, in order, each once. */
export function lineDecisions({ records, timeline }: TraceReader): readonly LineDecision[] {
  const decisions: (LineDecision & { chose: string | undefined; readonly facts: DecisionFact[] })[] = [];
  let turn = 0;
  for (const record of records) {
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
        facts: [],
      });
    } else if (record.kind === 'choice' && last !== undefined)
      last.chose = 'concedes' in record ? `${record.player} concedes` : record.chose.join(' · ') || 'nothing';
    else if (record.kind === 'facts' && last?.chose !== undefined)
      for (const fact of record.facts)
        if (fact.kind !== 'choiceMade') last.facts.push({ seq: record.seq, text: factText(fact) });
  }
  return decisions;
}

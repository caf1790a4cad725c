import type { MicrostepRecord, TraceRecord } from '../../trace.ts';
import { arbitrationAt } from '../arbiter.ts';
import { edgeText } from '../telling/recordText.ts';
import type { FactStory } from './factStory.ts';

/** What allowed a fact to happen when it did: a guard that said yes, an answer of the arbiter, an order that was chosen. */
export interface Condition {
  /** Its record. */
  readonly seq: number;
  readonly text: string;
  readonly rule: string | undefined;
}

/** What allowed a fact. */
export function conditionsOf(story: FactStory, index: number): readonly Condition[] {
  const placed = story.at(index);
  if (placed === undefined || story.concession(index) !== undefined) return [];
  const { fact, seq } = placed;
  const guards = guardsInto(story, `duel.${fact.state}`, seq);
  if (fact.kind === 'cardUsed') return [...guards, ...payment(story, index, fact.object)];
  if (fact.kind !== 'effectBegan' || story.enclosing(index) !== undefined) return guards;
  return [...guards, ...arbiterAnswer(story, seq), ...chosenOrder(story, index, fact)];
}

type Seq<R> = R & { readonly seq: number };

/** The guards that decided the transition into a state, the last time before a record. */
function guardsInto({ reader, telling }: FactStory, state: string, before: number): readonly Condition[] {
  const { records, charts } = reader;
  const step = lastRecord(
    records,
    before,
    (record): record is Seq<MicrostepRecord> => record.kind === 'microstep' && record.entered.includes(state),
  );
  if (step === undefined) return [];
  const yes: Condition[] = [];
  for (let seq = step.seq - 1; ; seq--) {
    const record = records[seq];
    if (record?.kind !== 'guard') return yes;
    const { answer, edge, guard } = record;
    if (answer && edge !== undefined && step.edges.includes(edge))
      yes.unshift({
        seq,
        text: telling.cause.guard(guard, edgeText(edge, charts, telling)),
        rule: undefined,
      });
  }
}

function lastRecord<R extends TraceRecord>(
  records: readonly TraceRecord[],
  before: number,
  isIt: (record: TraceRecord) => record is R,
): R | undefined {
  for (let seq = before - 1; seq >= 0; seq--) {
    const record = records[seq];
    if (record !== undefined && isIt(record)) return record;
  }
  return undefined;
}

/** 101.4. Whose turn it was to resolve. */
function arbiterAnswer({ reader, telling }: FactStory, seq: number): readonly Condition[] {
  const asked = arbitrationAt(reader, seq, telling);
  const yes = asked.answers.find(({ answer }) => answer === 'yes');
  return asked.seq === undefined || yes === undefined
    ? []
    : [{ seq: asked.seq, text: telling.cause.arbiter(yes.label), rule: yes.rule }];
}

/** 101.4a. The player of several effects on standby chose this one. */
function chosenOrder(
  story: FactStory,
  index: number,
  { effect, name, player }: { readonly effect: number; readonly name: string; readonly player: string },
): readonly Condition[] {
  const since = story.lastBefore(index, (fact) => fact.kind === 'effectTriggered' && fact.effect === effect);
  const chosen = story.lastBefore(
    index,
    (fact) =>
      fact.kind === 'choiceMade' &&
      fact.decision === 'standby' &&
      fact.player === player &&
      fact.chose.includes(name),
    since,
  );
  const seq = chosen === undefined ? undefined : story.answered(chosen)?.seq;
  const fact = chosen === undefined ? undefined : story.at(chosen)?.fact;
  return seq === undefined || fact?.kind !== 'choiceMade'
    ? []
    : [
        {
          seq,
          text: story.telling.cause.order(player, fact.chose.map(story.telling.label)),
          rule: fact.rule,
        },
      ];
}

/** 601.1f. What was paid to use a card. */
function payment(story: FactStory, index: number, object: number): readonly Condition[] {
  const declared = story.lastBefore(index, (fact) => fact.kind === 'useDeclared' && fact.object === object);
  const paid = story.lastBefore(
    index,
    (fact) => fact.kind === 'costPaid' && fact.object === object,
    declared,
  );
  const placed = paid === undefined ? undefined : story.at(paid);
  if (placed?.fact.kind !== 'costPaid') return [];
  const { mana, player, cost, rule } = placed.fact;
  const { cause, name } = story.telling;
  const text = cause.paid(player, cost, mana.map(name));
  return [{ seq: placed.seq, text, rule }];
}

import type { TraceRecord } from '../../trace.ts';
import type { ChartIndex } from '../chartIndex.ts';
import { ENGLISH } from './english.ts';
import type { Telling } from './telling.ts';

const shortId = (id: string): string => id.split('.').slice(-2).join('.');

/** A record as one line of text, for the record list and for search. */
export function recordText(record: TraceRecord, charts: ChartIndex, telling: Telling = ENGLISH): string {
  const texts = telling.record;
  switch (record.kind) {
    case 'actor':
      return texts.actor(record.name);
    case 'event':
      return record.from === undefined ? texts.fromPlayer(record.event) : record.event;
    case 'guard':
      return texts.guard(record.guard, record.answer);
    case 'microstep':
      return record.edges.length === 0
        ? texts.noTransition(record.event)
        : record.edges.map((id) => edgeText(id, charts, telling)).join('; ');
    case 'action':
      return texts.action(record.action, record.when, shortId(record.node));
    case 'facts':
      return record.facts.map(telling.fact).join(' · ');
    case 'standby':
      return record.standby.next === undefined ? texts.standby : telling.next(record.standby.next);
    case 'table':
      return 'whole' in record ? texts.wholeTable : texts.tableChanged;
    case 'decision':
      return texts.mustChoose(record.decision.player, telling.prompt(record.decision.prompt));
    case 'explain':
      return texts.explanations(record.explanations.length);
    case 'choice':
      return 'concedes' in record
        ? texts.concedes(record.player)
        : texts.chooses(record.player, texts.chosen(record.chose.map(telling.label)));
    case 'settled':
      return texts.settled(record.state);
    case 'cards':
      return record.cards.map(({ name }) => telling.name(name)).join(' · ');
    case 'origin':
      return texts.origin;
    case 'end':
      return record.result === undefined ? texts.endOfRecording : texts.wins(record.result);
  }
}

/** A transition as one line of text: `main.choosing → main.use [usesCard]`. */
export function edgeText(id: string, charts: ChartIndex, telling: Telling = ENGLISH): string {
  const edge = charts.edge(id);
  if (edge === undefined) return id;
  const guard = edge.guard === undefined ? '' : ` [${edge.guard}]`;
  return edge.targetless
    ? `${telling.record.actionsOnly(shortId(edge.source))}${guard}`
    : `${shortId(edge.source)} → ${shortId(edge.target)}${guard}`;
}

import type { Fact } from 'taiki';
import type { TraceRecord } from '../trace.ts';
import type { ChartIndex } from './chartIndex.ts';
import { zoneWords } from './table.ts';

/** `shieldTrigger` as `shield trigger`. */
export const spaced = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const short = (id: string): string => id.split('.').slice(-2).join('.');

/** A fact in a line: what happened, to which card, whose. */
export function factText(fact: Fact): string {
  const name = 'name' in fact ? ` ${fact.name}` : '';
  const whose = 'player' in fact ? `${fact.player}: ` : '';
  return `${whose}${spaced(fact.kind)}${name}${detailsOf(fact)}`;
}

function detailsOf(fact: Fact): string {
  switch (fact.kind) {
    case 'cardMoved':
    case 'cardPut':
    case 'cardDiscarded':
    case 'cardDestroyed':
      return `, ${zoneWords(fact.from)} → ${zoneWords(fact.to)}`;
    case 'attackDeclared':
      return 'player' in fact.target
        ? `, attacks ${fact.target.player}`
        : `, attacks creature ${fact.target.creature}`;
    case 'battleBegan':
      return ` against ${fact.againstName}`;
    case 'attackRedirected':
      return ` to ${fact.toName}`;
    case 'costPaid':
      return `, ${fact.cost} mana`;
    case 'effectTriggered':
      return ` by ${spaced(fact.event)}`;
    case 'effectMisfired':
      return `: ${fact.why}`;
    case 'eventReplaced':
      return `, ${spaced(fact.event)}, by ${fact.by}`;
    case 'turnBegan':
      return ` ${fact.turn}`;
    case 'choiceMade':
      return ` ${fact.chose.join(' · ') || 'nothing'}${fact.forced ? ' (the only answer)' : ''}`;
    case 'attackEnded':
      return fact.early ? ' early' : '';
    case 'duelEnded':
      return `: ${fact.result.winner ?? 'nobody'} wins, ${spaced(fact.result.reason)}`;
    default:
      return '';
  }
}

/** A record in a line, for lists and for search. */
export function recordText(record: TraceRecord, charts: ChartIndex): string {
  switch (record.kind) {
    case 'actor':
      return `actor ${record.name} starts`;
    case 'event':
      return `${record.event}${record.from === undefined ? ' from outside' : ''}`;
    case 'guard':
      return `${record.guard}? ${record.answer ? 'yes' : 'no'}`;
    case 'microstep':
      return record.edges.length === 0
        ? `${record.event}: no transition`
        : record.edges.map((id) => edgeText(id, charts)).join('; ');
    case 'action':
      return `${record.action} (${record.when} ${short(record.node)})`;
    case 'facts':
      return record.facts.map(factText).join(' · ');
    case 'standby':
      return record.standby.next === undefined ? 'standby' : record.standby.next.why;
    case 'table':
      return 'whole' in record ? 'the whole table' : 'the table changes';
    case 'decision':
      return `${record.decision.player} is asked: ${record.decision.prompt}`;
    case 'explain':
      return `${record.explanations.length} why-nots`;
    case 'choice':
      return 'concedes' in record
        ? `${record.player} concedes`
        : `${record.player} chooses ${record.chose.join(' · ') || 'nothing'}`;
    case 'settled':
      return `at rest in ${record.state}`;
    case 'cards':
      return record.cards.map(({ name }) => name).join(' · ');
    case 'origin':
      return 'where the duel came from';
    case 'end':
      return record.result === undefined
        ? 'the recording ends'
        : `${record.result.winner ?? 'nobody'} wins: ${spaced(record.result.reason)}`;
  }
}

/** A transition in a line: `main.choosing → main.use [usesCard]`. */
export function edgeText(id: string, charts: ChartIndex): string {
  const edge = charts.edge(id);
  if (edge === undefined) return id;
  const guard = edge.guard === undefined ? '' : ` [${edge.guard}]`;
  return edge.targetless
    ? `${short(edge.source)} acts${guard}`
    : `${short(edge.source)} → ${short(edge.target)}${guard}`;
}

import type { Fact } from 'taiki';
import type { TraceRecord } from '../../trace.ts';
import type { ChartIndex } from '../chartIndex.ts';
import { zoneLabel } from '../table.ts';

/** `shieldTrigger` as `shield trigger`. */
export const spacedWords = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const shortId = (id: string): string => id.split('.').slice(-2).join('.');

/** A fact as one line of text: the player, what happened, and to which card. */
export function factText(fact: Fact): string {
  const name = 'name' in fact ? ` ${fact.name}` : '';
  const whose = 'player' in fact ? `${fact.player}: ` : '';
  return `${whose}${spacedWords(fact.kind)}${name}${detailsOf(fact)}`;
}

function detailsOf(fact: Fact): string {
  switch (fact.kind) {
    case 'cardMoved':
    case 'cardPut':
    case 'cardDiscarded':
    case 'cardDestroyed':
      return `, ${zoneLabel(fact.from)} → ${zoneLabel(fact.to)}`;
    case 'attackDeclared':
      return 'player' in fact.target
        ? `, attacks ${fact.target.player}`
        : `, attacks creature ${fact.target.creature}`;
    case 'battleBegan':
      return ` against ${fact.againstName}`;
    case 'attackRedirected':
      return ` to ${fact.toName}`;
    case 'attackStopped':
      return `, attack of ${fact.attackerName}`;
    case 'costPaid':
      return `, ${fact.cost} mana`;
    case 'effectTriggered':
      return ` by ${spacedWords(fact.event)}`;
    case 'effectMisfired':
      return `: ${fact.why}`;
    case 'eventReplaced':
      return `, ${spacedWords(fact.event)}, by ${fact.by}`;
    case 'turnBegan':
      return ` ${fact.turn}`;
    case 'choiceMade':
      return ` ${fact.chose.join(' · ') || 'nothing'}${fact.forced ? ' (the only answer)' : ''}`;
    case 'attackEnded':
      return fact.early ? ' early' : '';
    case 'duelEnded':
      return `: ${fact.result.winner ?? 'nobody'} wins, ${spacedWords(fact.result.reason)}`;
    default:
      return '';
  }
}

/** A record as one line of text, for the record list and for search. */
export function recordText(record: TraceRecord, charts: ChartIndex): string {
  switch (record.kind) {
    case 'actor':
      return `actor ${record.name} started`;
    case 'event':
      return `${record.event}${record.from === undefined ? ' from a player' : ''}`;
    case 'guard':
      return `${record.guard}? ${record.answer ? 'yes' : 'no'}`;
    case 'microstep':
      return record.edges.length === 0
        ? `${record.event}: no transition`
        : record.edges.map((id) => edgeText(id, charts)).join('; ');
    case 'action':
      return `${record.action} (${record.when} ${shortId(record.node)})`;
    case 'facts':
      return record.facts.map(factText).join(' · ');
    case 'standby':
      return record.standby.next === undefined ? 'standby' : record.standby.next.why;
    case 'table':
      return 'whole' in record ? 'full table' : 'table changed';
    case 'decision':
      return `${record.decision.player} must choose: ${record.decision.prompt}`;
    case 'explain':
      return record.explanations.length === 1
        ? '1 explanation'
        : `${record.explanations.length} explanations`;
    case 'choice':
      return 'concedes' in record
        ? `${record.player} concedes`
        : `${record.player} chooses ${record.chose.join(' · ') || 'nothing'}`;
    case 'settled':
      return `settled in ${record.state}`;
    case 'cards':
      return record.cards.map(({ name }) => name).join(' · ');
    case 'origin':
      return 'origin of the duel';
    case 'end':
      return record.result === undefined
        ? 'end of recording'
        : `${record.result.winner ?? 'nobody'} wins: ${spacedWords(record.result.reason)}`;
  }
}

/** A transition as one line of text: `main.choosing → main.use [usesCard]`. */
export function edgeText(id: string, charts: ChartIndex): string {
  const edge = charts.edge(id);
  if (edge === undefined) return id;
  const guard = edge.guard === undefined ? '' : ` [${edge.guard}]`;
  return edge.targetless
    ? `${shortId(edge.source)}, actions only${guard}`
    : `${shortId(edge.source)} → ${shortId(edge.target)}${guard}`;
}

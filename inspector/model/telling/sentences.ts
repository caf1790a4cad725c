import type { Fact } from 'taiki';
import { zoneLabel } from '../zones.ts';

/** `shieldTrigger` as `shield trigger`. */
export const spacedWords = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

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

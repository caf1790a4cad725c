import type { Result } from 'taiki';
import { isolated } from '../isolated.ts';
import { zoneLabel } from '../zones.ts';
import { clauseOf } from './clauses.ts';
import { powerText } from './powerText.ts';
import { factText, spacedWords } from './sentences.ts';
import type { Duration, NamedPlayer, Telling, ToldAttack } from './telling.ts';

const same = (text: string): string => text;

const named = ({ player, side }: NamedPlayer): string => `${player} (${side})`;

const asClause = (prompt: string): string => isolated(prompt.replace(/^./, (letter) => letter.toLowerCase()));

const creatureOf = (name: string | undefined): string => isolated(name ?? 'a creature that has left');

function attackText({ active, attacker, target, blocked, ended }: ToldAttack): string {
  const what = 'player' in target ? target.player : creatureOf(target.creature);
  const block = blocked === undefined ? '' : `, blocked by ${creatureOf(blocked.by)}`;
  const early = ended ? ', ended early' : '';
  return attacker === undefined
    ? `${active} attacks ${what} with a creature that has left${block}${early}`
    : `${active}'s ${isolated(attacker)} attacks ${what}${block}${early}`;
}

const LASTS: { readonly [D in Duration]: string } = {
  turn: 'in this turn',
  attack: 'in this attack',
  battle: 'in this battle',
  yourNextTurn: 'until your next turn',
  opponentsNextTurn: "until the opponent's next turn",
  endOfYourNextTurn: 'until the end of your next turn',
  endOfOpponentsNextTurn: "until the end of the opponent's next turn",
  whileThere: 'while its source is there',
  duel: 'for the rest of the duel',
  step: 'in this step',
  nextDrawStep: 'until the next draw step',
  nextChargeStep: 'until the next mana charge step',
  nextMainStep: 'until the next main step',
  nextAttackStep: 'until the next attack step',
};

const winner = (result: Result): string => result.winner ?? 'nobody';

export const ENGLISH: Telling = {
  name: same,
  zone: zoneLabel,
  prompt: same,
  label: same,
  words: same,
  reason: same,
  deed: same,
  state: spacedWords,
  decision: spacedWords,
  event: spacedWords,
  ability: spacedWords,
  question: (guard) => spacedWords(guard).replace(/^(n?ap)\b/, (side) => side.toUpperCase()),
  end: spacedWords,
  rule: (_, text) => text,
  next: ({ why }) => why,
  fact: factText,
  clause: clauseOf,
  happened: (clauses, more) =>
    `${clauses.join('; ').replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase())}${more === 0 ? '' : `; and ${more} more`}.`,
  headline: {
    beforeDuel: 'Before the duel',
    turn: (turn) => `Turn ${turn}`,
    attack: attackText,
    over: (result) => `the duel is over: ${winner(result)} wins by ${spacedWords(result.reason)}`,
    resolves: (who, card, use, prompt) => {
      const kind = use === undefined ? '' : `, a ${spacedWords(use)}`;
      const asks = prompt === undefined ? '' : `: ${asClause(prompt)}`;
      return `${named(who)} resolves ${isolated(card)}${kind}${asks}`;
    },
    decides: (who, prompt) => `${named(who)}: ${asClause(prompt)}`,
    mayDeclare: (who) => `${named(who)} may declare`,
    isNext: (who) => `${named(who)} is next on standby`,
    turnIsOver: (player, next) => `the turn of ${player} is over, ${next}'s turn is next`,
    at: (states) => states.map(spacedWords).join('.'),
    doing: (who, states) => `${named(who)} · ${states.map(spacedWords).join(', ')}`,
  },
  where: {
    betweenTurns: (next) => `between two turns, ${next} is next`,
    turnOf: (player) => `${player}'s turn`,
    numbered: (step, rule) => `${step} (${rule})`,
    joined: (parts) => parts.join(', '),
  },
  window: {
    arbiter: 'the arbiter',
    cell: (side, does) => `${side} ${does}`,
    back: 'back to AP',
  },
  record: {
    actor: (name) => `actor ${name} started`,
    fromPlayer: (event) => `${event} from a player`,
    guard: (guard, answer) => `${guard}? ${answer ? 'yes' : 'no'}`,
    noTransition: (event) => `${event}: no transition`,
    actionsOnly: (state) => `${state}, actions only`,
    action: (action, when, state) => `${action} (${when} ${state})`,
    standby: 'standby',
    wholeTable: 'full table',
    tableChanged: 'table changed',
    mustChoose: (player, prompt) => `${player} must choose: ${prompt}`,
    explanations: (count) => (count === 1 ? '1 explanation' : `${count} explanations`),
    concedes: (player) => `${player} concedes`,
    chooses: (player, chose) => `${player} chooses ${chose}`,
    chosen: (labels) => labels.join(' · ') || 'nothing',
    settled: (state) => `settled in ${state}`,
    origin: 'origin of the duel',
    endOfRecording: 'end of recording',
    wins: (result) => `${winner(result)} wins: ${spacedWords(result.reason)}`,
  },
  cause: {
    inDecision: (fact, decision) => `${fact}, in decision ${decision}`,
    guard: (guard, edge) => `${guard}: yes, ${edge}`,
    arbiter: (question) => `the arbiter: ${question}`,
    order: (player, cards) => `${player} chose the order: ${cards.join(', ')}`,
    paid: (player, cost, mana) =>
      `${player} paid ${cost}${mana.length === 0 ? '' : ` with ${mana.join(', ')}`}`,
  },
  power: {
    change: (before, after) =>
      `power ${before === undefined ? 'none' : powerText(before)} → ${after === undefined ? 'none' : powerText(after)}`,
    ofCard: (owner, card, change) => `${owner}: ${card}, ${change}`,
    lasts: (duration) => LASTS[duration],
    joined: (parts) => parts.join(', '),
  },
  table: {
    entered: (card, zone) => `${card} entered the ${zoneLabel(zone)}`,
    left: (card, zone) => `${card} left the ${zoneLabel(zone)}`,
    moved: (card, from, to) => `${card}: ${zoneLabel(from)} → ${zoneLabel(to)}`,
    changed: (card, change) => `${card}: ${change}`,
    hiddenCard: 'a card',
    marks: {
      tapped: 'tapped',
      untapped: 'untapped',
      faceUp: 'turned face up',
      faceDown: 'turned face down',
      sealed: 'sealed',
      unsealed: 'no longer sealed',
      flipped: 'turned upside down',
      pending: 'pending',
      notPending: 'no longer pending',
      reattached: 'reattached',
    },
    under: (count) => `${count} cards underneath`,
    linked: (cards) => `linked with ${cards.join(', ') || 'nothing'}`,
    knownTo: (reader) => `known to ${reader}`,
    count: (player, zone, had, has) => `${player}: ${zoneLabel(zone)} ${had} → ${has}`,
    turn: (turn, player) => `turn ${turn} of ${player}`,
    attackBegan: 'an attack has begun',
    attackOver: 'the attack is over',
    attackEndedEarly: 'the attack has ended early',
    wins: (result) => `${winner(result)} wins: ${result.reason}`,
  },
};

import { describeFact, describeResult, type Player } from 'taiki';
import { listed, spaced } from '../printed/wording.ts';
import type { Speech } from './speech.ts';

const does = (who: Player | undefined, verb: string): string => (who === undefined ? verb : `${who} ${verb}`);

const VERBS = {
  summoned: 'summons',
  cast: 'casts',
  generated: 'generates',
  fortified: 'fortifies with',
  expanded: 'expands',
  executed: 'executes',
} as const;

const HOW = { paid: '', byShieldTrigger: ' by shield trigger', unpaid: ' without paying' } as const;

export const english: Speech = {
  name: (card) => card,
  prompt: (text) => text,
  label: (text) => text,
  fact: describeFact,
  result: describeResult,
  headings: {
    turn: (turn, player) => `Turn ${turn} · ${player}`,
    opening: 'Opening',
    position: 'Position',
    unfinished: (state) => `Result: none yet, the duel is in ${state}`,
    ending: (result) => `Result: ${describeResult(result)} in turn ${result.turn}`,
    facts: (count) => `${count} facts`,
    seats: (seed, p1, p2) => `Seed ${seed}: p1 is ${p1[0]} with ${p1[1]}, p2 is ${p2[0]} with ${p2[1]}`,
    recorded: (path) => `Recorded in ${path}. To replay it:`,
    everyStep: 'To see every step of this duel, with its rule:',
    again: 'To repeat this duel:',
  },
  clauses: {
    charges: (who, card) => `${does(who, 'charges')} ${card}`,
    uses: (who, verb, card, how) => `${does(who, VERBS[verb])} ${card}${HOW[how]}`,
    crosses: (who, gear, onto) => `${does(who, 'crosses')} ${gear} onto ${onto}`,
    puts: (who, card) => `${does(who, 'puts')} ${card} into the battle zone`,
    draws: (who, count) => `${does(who, 'draws')} ${count === 1 ? 'a card' : `${count} cards`}`,
    discards: (who, cards) => `${does(who, 'discards')} ${listed(cards)}`,
    destroyed: (cards) => `${listed(cards)} ${cards.length === 1 ? 'is' : 'are'} destroyed`,
    breaks: (player, count) =>
      count === 1 ? `a shield of ${player} breaks` : `${count} shields of ${player} break`,
    attacks: (card, target) => `${card} attacks ${'player' in target ? target.player : target.card}`,
    creatureOf: (player) => `a creature of ${player}`,
    blocks: (card) => `${card} blocks`,
    goesTo: (card, zone) => `${card} goes to the ${spaced(zone)}`,
    gainsTurn: (who) => `${does(who, 'gains')} an extra turn`,
    between: '; ',
    head: 'turn     shields',
    moreLines: (count) => `${count} more lines`,
    ending: (result) => `${describeResult(result)} in turn ${result.turn}.`,
  },
};

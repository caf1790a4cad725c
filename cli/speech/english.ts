import { describeFact, describeResult, type Player } from 'taiki';
import { helpFor } from '../help.ts';
import { ENGLISH_BOARD } from '../printed/board.ts';
import { cardText, summaryOf } from '../printed/cardFacts.ts';
import { listed, spaced } from '../printed/wording.ts';
import { englishScreen } from './englishScreen.ts';
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
  screen: englishScreen,
  fact: describeFact,
  result: describeResult,
  board: ENGLISH_BOARD,
  asking: {
    help: 'Help',
    read: 'Read a card',
    concede: 'Concede',
    nothing: 'Nothing',
    done: 'Done',
    next: (message) => `Next: ${message}`,
    about: (card, said) => `${card}: ${said}`,
    between: ', ',
    opponents: " (the opponent's)",
    summary: summaryOf,
    howMany: (min, max) => {
      if (min === max) return `choose ${min}`;
      return min === 0 ? `choose up to ${max}` : `choose ${min} to ${max}`;
    },
    tooFew: (count, min) => `You chose ${count}. Choose at least ${min}.`,
    tooMany: (count, max) => `You chose ${count}. Choose at most ${max}.`,
    tooMuch: (sum, max) => `Your choices add up to ${sum}. The maximum is ${max}.`,
    onlyOne: (labels) => `Choose only one of ${listed(labels)}.`,
    must: (label) => `You must choose ${label}.`,
    mustBefore: (label, before) => `You must choose ${label} before ${before}.`,
  },
  playing: {
    welcome: (player, agent, seed) =>
      `You are ${player}, against the ${agent} agent.${seed === undefined ? '' : ` Seed ${seed}.`} Press ? for help.`,
    again: (seed) => `To play it again: --seed ${seed}`,
    left: (turn) => `You left the duel in turn ${turn}. There is no winner.`,
    recorded: (path) => `Recorded in ${path}. To replay it: taiki replay ${path}`,
    whichCard: 'Which card?',
    reallyConcede: 'Concede? The opponent wins.',
    help: helpFor,
    card: cardText,
    often: (sentence, count) => `${sentence} (${count} times)`,
  },
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

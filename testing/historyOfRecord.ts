import { IllegalChoiceError, RecordError } from '../boundary/errors.ts';
import { messageOf } from '../boundary/formatValue.ts';
import type { DuelOptions, PositionOptions } from '../engine/duel/duelOptions.ts';
import { checkPosition } from '../engine/records/position.ts';
import { type DuelRecord, parseRecord, printRecord } from '../engine/records/record.ts';
import { checkFirstPlayer, checkRules, checkSeed } from '../engine/runtime/settings.ts';
import { checkDeck } from '../library/deck.ts';
import { fullLibrary } from '../library/fullLibrary.ts';
import { poolWith } from '../library/pool.ts';
import { PLACES, PROBLEMS } from '../table/sentences/problems.ts';
import { type Chooser, type DuelHistory, playDuel } from './playDuel.ts';

/** The options of `createDuel` that start the duel of a record. */
export function duelOptionsOf({
  seed,
  beginning,
  asking,
  rules,
  limits,
  cards,
}: DuelRecord): DuelOptions | PositionOptions {
  const settings = {
    seed,
    rules: rulesFrom(rules),
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
    ...(cards.length === 0 ? {} : { cards }),
    ...(asking.everything ? { askEverything: true } : {}),
    ...(asking.concealed ? { concealDecisions: true } : {}),
  };
  return { ...settings, ...beginning };
}

function rulesFrom(text: string) {
  try {
    return checkRules(JSON.parse(text));
  } catch (cause) {
    throw new RecordError(PROBLEMS.at(PLACES.rulesOfRecord, messageOf(cause)), { cause });
  }
}

/** Answers with the choices of a record, and checks that each one still fits the decision. */
export function chooserFrom({ choices }: DuelRecord): Chooser {
  let next = 0;
  return ({ kind, player }) => {
    const choice = choices[next++];
    if (choice === undefined) return undefined;
    if ('concedes' in choice) return { concedes: choice.player };
    if (choice.kind === kind && choice.player === player) return choice.answer;
    throw new RecordError(PROBLEMS.noLongerAsked(String(next), choice.kind, choice.player, player, kind));
  };
}

/**
 * Plays the duel of a record up to its last choice. Unlike `replay` it does not compare the log with the recorded checksum:
 * the record of a fixed bug has a different log by now.
 * @throws {RecordError} if the text is not a record, or its choices no longer fit the decisions.
 */
export function historyOfRecord(text: string): DuelHistory {
  const record = parseRecord(text);
  try {
    return playDuel(duelOptionsOf(record), chooserFrom(record));
  } catch (cause) {
    throw cause instanceof IllegalChoiceError ? noLongerLegal(cause) : cause;
  }
}

export const noLongerLegal = (cause: IllegalChoiceError): RecordError =>
  new RecordError(PROBLEMS.at(PLACES.legality, cause.message), { cause });

/** The record of a duel that failed before its first choice. */
export function recordWithoutChoices(options: DuelOptions | PositionOptions): string {
  const seed = checkSeed(options.seed);
  const asking = {
    everything: options.askEverything ?? false,
    concealed: options.concealDecisions ?? false,
  };
  const { cards = [], limits = {} } = options;
  const rules = JSON.stringify(checkRules(options.rules));
  const common = {
    seed,
    asking,
    rules,
    limits,
    cards,
    engine: undefined,
    choices: [],
    checks: [],
    facts: 0,
    checksum: '0'.repeat(16),
    result: undefined,
  };
  if ('position' in options)
    return printRecord({ ...common, beginning: { position: checkPosition(options.position) } });
  const pool = poolWith(fullLibrary, cards);
  const { p1, p2 } = options.decks;
  const decks = { p1: checkDeck(p1, pool, 'p1'), p2: checkDeck(p2, pool, 'p2') };
  return printRecord({
    ...common,
    beginning: { decks, firstPlayer: checkFirstPlayer(options.firstPlayer) },
  });
}

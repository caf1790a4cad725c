import { checkDeck } from '../engine/deck.ts';
import type { DuelOptions, PositionOptions } from '../engine/duel.ts';
import { IllegalChoiceError, RecordError } from '../engine/errors.ts';
import { fullLibrary } from '../engine/fullEngine.ts';
import { poolWith } from '../engine/pool.ts';
import { checkPosition } from '../engine/position.ts';
import { type DuelRecord, parseRecord, printRecord } from '../engine/record.ts';
import { checkFirstPlayer, checkRules, checkSeed } from '../engine/settings.ts';
import { type Chooser, type Course, playCourse } from './course.ts';

/** What `createDuel` is given for the duel of a record. */
export function optionsOf({
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
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new RecordError(`The rules of the record cannot be read: ${message}`, { cause });
  }
}

/** Answers as a record has them; what is asked must be what was asked then. */
function chooserFrom({ choices }: DuelRecord): Chooser {
  let next = 0;
  return ({ kind, player }) => {
    const choice = choices[next++];
    if (choice === undefined) return undefined;
    if ('concedes' in choice) return { concedes: choice.player };
    if (choice.kind === kind && choice.player === player) return choice.answer;
    throw new RecordError(
      `Choice ${next} of the record answers "${choice.kind}" of ${choice.player}, but "${kind}" is asked of ${player}: the rules have changed since; record it anew.`,
    );
  };
}

/**
 * The duel of a record as a course, to where the record ends. How its log came out then is not looked at: a record that is
 * kept because it failed once comes out otherwise ever since.
 * @throws {RecordError} for text that is no record, or whose choices no longer fit what is asked.
 */
export function courseOfRecord(text: string): Course {
  const record = parseRecord(text);
  try {
    return playCourse(optionsOf(record), chooserFrom(record));
  } catch (cause) {
    if (!(cause instanceof IllegalChoiceError)) throw cause;
    throw new RecordError(`A choice of the record is no longer one: ${cause.message}`, { cause });
  }
}

/** A duel that cannot even begin, as a record without choices. */
export function recordOfBeginning(options: DuelOptions | PositionOptions): string {
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
    choices: [],
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

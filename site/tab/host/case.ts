import { type Answer, type Engine, RULES_REVISION, TaikiError } from 'taiki';
import { TAB_PROBLEMS } from '../problems.ts';
import { isOpponent, type SettledSetup, type TabBeginning, type TabDeck } from './setup.ts';
import { type TabAnswer, TabDuel } from './tabDuel.ts';

/** A duel so far, as plain data: it can be played again elsewhere. */
export interface Case {
  readonly version: typeof CASE_VERSION;
  /** The revision of the rules by which it was played. */
  readonly revision: number;
  readonly setup: SettledSetup;
  /** `2`, `0,3`, `-` for nothing, or `p1 concedes`. */
  readonly answers: readonly string[];
  /** The number of facts and a checksum of the log, as in a record. */
  readonly log: string;
}

export const CASE_VERSION = 1;

/** A case that cannot be opened; says why. */
class CaseError extends Error {
  readonly code = 'BAD_CASE';
}

const printAnswer = (answer: TabAnswer): string =>
  'concedes' in answer ? `${answer.concedes} concedes` : answer.join(',') || '-';

/** What the log of a duel comes to: in its record this is one line. */
const logLine = ({ duel }: TabDuel): string => /^log: (.+)$/m.exec(duel.record())?.[1] ?? '';

export const caseOf = (duel: TabDuel): Case => ({
  version: CASE_VERSION,
  revision: RULES_REVISION,
  setup: duel.setup,
  answers: duel.answers.map(({ answer }) => printAnswer(answer)),
  log: logLine(duel),
});

/**
 * Plays a case to its last answer.
 * @throws {CaseError} if it is malformed, or its duel differs by the rules and cards of today.
 */
export function openCase(token: string, engine: Engine, input: unknown): TabDuel {
  const { setup, answers, log, revision } = checkCase(input);
  const made = (problem: string): CaseError =>
    new CaseError(
      revision === RULES_REVISION
        ? problem
        : TAB_PROBLEMS.otherRevision(problem, `${revision}`, `${RULES_REVISION}`),
    );
  const duel = begin(token, engine, setup);
  answers.forEach((text, index) => {
    try {
      duel.answer(parseAnswer(text, index));
    } catch (error) {
      if (!(error instanceof TaikiError)) throw error;
      throw made(TAB_PROBLEMS.answerIllegal(`${index + 1}`, `${answers.length}`, error.message));
    }
  });
  if (logLine(duel) !== log) throw made(TAB_PROBLEMS.caseDiffers(logLine(duel), log));
  return duel;
}

function begin(token: string, engine: Engine, setup: SettledSetup): TabDuel {
  try {
    return new TabDuel(token, engine, setup);
  } catch (error) {
    if (error instanceof TaikiError) throw new CaseError(TAB_PROBLEMS.caseCannotBegin(error.message));
    throw error;
  }
}

function parseAnswer(text: string, index: number): TabAnswer {
  const [, player] = /^(p1|p2) concedes$/.exec(text) ?? [];
  if (player === 'p1' || player === 'p2') return { concedes: player };
  if (text === '-') return [];
  if (/^\d+(,\d+)*$/.test(text)) return text.split(',').map(Number) satisfies Answer;
  throw new CaseError(TAB_PROBLEMS.answerFormat(`${index}`, JSON.stringify(text)));
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(value: unknown, at: string): Fields {
  if (isFields(value)) return value;
  throw new CaseError(TAB_PROBLEMS.fieldNot(at, 'an object', JSON.stringify(value)));
}

function checkCase(input: unknown): Omit<Case, 'version'> {
  const { version, revision, setup, answers, log } = fieldsOf(input, 'case');
  if (version !== CASE_VERSION)
    throw new CaseError(TAB_PROBLEMS.fieldNot('version', `${CASE_VERSION}`, JSON.stringify(version)));
  if (typeof revision !== 'number') throw new CaseError(TAB_PROBLEMS.fieldExpected('revision', 'a number'));
  if (!Array.isArray(answers) || !answers.every((answer) => typeof answer === 'string'))
    throw new CaseError(TAB_PROBLEMS.fieldExpected('answers', 'a list of texts'));
  if (typeof log !== 'string') throw new CaseError(TAB_PROBLEMS.fieldExpected('log', 'a text'));
  return { revision, setup: checkSetup(setup), answers, log };
}

/** The engine checks the seed, the position, the decks, the cards and the rules themselves. */
function checkSetup(input: unknown): SettledSetup {
  const { opponent, begin, seed, cards, rules } = fieldsOf(input, 'setup');
  if (!isOpponent(opponent))
    throw new CaseError(
      TAB_PROBLEMS.fieldNot('setup.opponent', 'both, greedy or search', JSON.stringify(opponent)),
    );
  if (typeof seed !== 'number' && typeof seed !== 'string')
    throw new CaseError(TAB_PROBLEMS.fieldNot('setup.seed', 'a seed', JSON.stringify(seed)));
  if (cards !== undefined && !Array.isArray(cards))
    throw new CaseError(TAB_PROBLEMS.fieldExpected('setup.cards', 'a list of cards'));
  return {
    opponent,
    begin: checkBeginning(fieldsOf(begin, 'setup.begin')),
    seed: seed as SettledSetup['seed'],
    ...(cards === undefined ? {} : { cards }),
    ...(rules === undefined ? {} : { rules: rules as NonNullable<SettledSetup['rules']> }),
  };
}

function checkBeginning({ position, decks }: Fields): TabBeginning {
  if (typeof position === 'string') return { position };
  const { p1, p2 } = fieldsOf(decks, 'setup.begin.decks');
  return { decks: { p1: checkDeck(p1, 'p1'), p2: checkDeck(p2, 'p2') } };
}

function checkDeck(input: unknown, player: string): TabDeck {
  const { starter, text } = fieldsOf(input, `setup.begin.decks.${player}`);
  if (typeof starter === 'string') return { starter };
  if (typeof text === 'string') return { text };
  throw new CaseError(TAB_PROBLEMS.fieldExpected(`setup.begin.decks.${player}`, '{ starter } or { text }'));
}

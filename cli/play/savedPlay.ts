import { type CardDefinition, CardError, type Duel, type Player, parseCard, replay, SENTENCES } from 'taiki';
import { Failure } from '../failure.ts';
import { readText, writeText } from '../files.ts';
import { addCustomCards } from '../printed/cardFacts.ts';
import { FAILURES, SAVED_PARTS } from '../speech/failures/failures.ts';

/** A duel that was left, with who played it. */
export interface SavedPlay {
  /** The player whom the person plays; undefined for two people. */
  readonly person: Player | undefined;
  /** The name or the file of the agent; undefined for two people. */
  readonly against: string | undefined;
  /** The custom cards of the duel. */
  readonly cards: readonly CardDefinition[];
  /** Of `duel.record()`. */
  readonly record: string;
}

const FORMAT = 'taiki play 1';

export function printSavedPlay({ person, against, cards, record }: SavedPlay): string {
  const who = person === undefined || against === undefined ? { hotseat: true } : { as: person, against };
  return `${JSON.stringify({ format: FORMAT, ...who, cards, record: record.split('\n') }, null, 1)}\n`;
}

export const savePlay = (path: string, saved: SavedPlay): void => writeText(path, printSavedPlay(saved));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function cardsIn(cards: unknown, path: string): readonly CardDefinition[] {
  if (!Array.isArray(cards)) throw new Failure(FAILURES.savedNotAPlay(path, SAVED_PARTS.cards));
  try {
    return cards.map(parseCard);
  } catch (cause) {
    if (cause instanceof CardError)
      throw new Failure(SENTENCES.problems.at(path, cause.message), 1, { cause });
    throw cause;
  }
}

/**
 * Reads what `printSavedPlay` has written.
 * @throws {Failure} if the text is not a saved duel.
 */
export function parseSavedPlay(text: string, path: string): SavedPlay {
  const data = parsed(text);
  const refuse = (expected: string): Failure => new Failure(FAILURES.savedNotAPlay(path, expected));
  if (!isRecord(data) || data['format'] !== FORMAT) throw refuse(SAVED_PARTS.format(FORMAT));
  const { record: lines, as: person, against, hotseat } = data;
  if (!Array.isArray(lines) || !lines.every((one) => typeof one === 'string'))
    throw refuse(SAVED_PARTS.record);
  const common = { cards: cardsIn(data['cards'], path), record: lines.join('\n') };
  if (hotseat === true) return { person: undefined, against: undefined, ...common };
  if ((person !== 'p1' && person !== 'p2') || typeof against !== 'string') throw refuse(SAVED_PARTS.seats);
  return { person, against, ...common };
}

/** A saved duel, and the duel that goes on from it. */
export function resumePlay(path: string): { readonly saved: SavedPlay; readonly duel: Duel } {
  const saved = parseSavedPlay(readText(path), path);
  addCustomCards(saved.cards);
  return { saved, duel: replay(saved.record, { runtime: 'compiled' }) };
}

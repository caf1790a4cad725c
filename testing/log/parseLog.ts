import { RecordError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../../table/sentences/problems.ts';
import { isZoneChangeKind } from './zonesInLog.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type FieldType = 'text' | 'number' | 'list' | 'object' | 'player';

const isOf: { readonly [T in FieldType]: (value: unknown) => boolean } = {
  text: (value) => typeof value === 'string',
  number: Number.isInteger,
  list: Array.isArray,
  object: isRecord,
  player: (value) => value === 'p1' || value === 'p2',
};

const WORDS: { readonly [T in FieldType]: string } = {
  text: 'a text',
  number: 'a whole number',
  list: 'a list',
  object: 'an object',
  player: '"p1" or "p2"',
};

type Fields = Readonly<Record<string, FieldType>>;

const EVERY_FACT: Fields = { kind: 'text', state: 'text', rule: 'text' };
const CARD: Fields = { player: 'player', object: 'number', name: 'text' };
const EFFECT: Fields = { ...CARD, effect: 'number' };
const BATTLE: Fields = { ...CARD, against: 'number' };

/** The fields that the checks read. */
const FIELDS: Readonly<Record<string, Fields>> = {
  duelBegan: { player: 'player' },
  deckShuffled: { player: 'player' },
  shieldsRearranged: { player: 'player', shields: 'list' },
  turnBegan: { player: 'player', turn: 'number' },
  stepBegan: { player: 'player', step: 'text' },
  turnEnding: { player: 'player' },
  turnEnded: { player: 'player' },
  turnGained: { player: 'player' },
  cardTapped: CARD,
  cardUntapped: CARD,
  cardTurned: CARD,
  cardPutUnder: CARD,
  cardTurnedOver: CARD,
  cardSealed: { ...CARD, count: 'number' },
  cardUnsealed: { ...CARD, left: 'number' },
  useDeclared: CARD,
  costPaid: { ...CARD, mana: 'list' },
  cardUsed: CARD,
  attackDeclared: { ...CARD, target: 'object', nth: 'number' },
  attackRedirected: CARD,
  creatureAttacked: CARD,
  creatureBlocked: { ...CARD, attacker: 'number' },
  attackBlocked: { ...CARD, blocker: 'number' },
  attackNotBlocked: CARD,
  battleBegan: BATTLE,
  battleWon: BATTLE,
  battleLost: BATTLE,
  shieldsChosen: { ...CARD, shields: 'list' },
  attackEnded: { player: 'player' },
  usageDeclared: { ...CARD, ability: 'text' },
  effectTriggered: EFFECT,
  effectBegan: EFFECT,
  effectResolved: EFFECT,
  effectMisfired: EFFECT,
  eventReplaced: { ...CARD, occurrence: 'number', by: 'text' },
  choiceMade: { player: 'player', decision: 'text' },
  duelEnded: { result: 'object' },
};

const MOVE: Fields = { ...CARD, was: 'number', from: 'text', to: 'text' };

function refusal(value: unknown, where: string): string | undefined {
  if (!isRecord(value)) return PROBLEMS.expectedOnly(where, EXPECTATIONS.factObject);
  const { kind } = value;
  if (typeof kind !== 'string') return PROBLEMS.expected(where, EXPECTATIONS.factKind, formatValue(value));
  const fields = { ...EVERY_FACT, ...(isZoneChangeKind(kind) ? MOVE : FIELDS[kind]) };
  for (const [field, type] of Object.entries(fields))
    if (!isOf[type](value[field]))
      return PROBLEMS.factField(where, field, kind, String(JSON.stringify(value[field])), WORDS[type]);
  return undefined;
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new RecordError(PROBLEMS.expectedOnly(PLACES.lineOfLog(String(number)), EXPECTATIONS.factLine), {
      cause,
    });
  }
}

/**
 * Reads a log as `taiki run --json` and `taiki replay --json` print it: one fact a line, then the result, which is optional.
 * @throws {RecordError} if a line is not a fact; it names the line and what was expected.
 */
export function parseLog(text: string): readonly Fact[] {
  const log: Fact[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line, index + 1);
    if (isRecord(value) && 'result' in value && !('kind' in value)) continue;
    const wrong = refusal(value, PLACES.lineOfLog(String(index + 1)));
    if (wrong !== undefined) throw new RecordError(wrong);
    log.push(value as Fact);
  }
  return log;
}

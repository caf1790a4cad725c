import { CardError, RecordError, TaikiError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { withoutMark } from '../../boundary/withoutMark.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { type DuelLimits, defaultLimits } from '../../effects/state/limits.ts';
import type { Answer } from '../../effects/state/reported/decisions.ts';
import { parseCard } from '../../library/cards.ts';
import { type Deck, parseDeck, printDeckInOrder } from '../../library/deck.ts';
import { DUEL_ENDS, PLAYERS, type Player, type Result, type Seed } from '../../table/nouns.ts';
import { isSecretSeed } from '../../table/random.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../../table/sentences/problems.ts';
import { type Position, parsePosition, printPosition } from './position.ts';

/** A card of a duel, and a digest of its definition when the duel was recorded. */
export interface RecordedDefinition {
  readonly name: string;
  /** 16 hexadecimal digits. */
  readonly digest: string;
}

/** One answer, or a concession, in a record. */
export type RecordedChoice =
  | { readonly player: Player; readonly kind: string; readonly answer: Answer }
  | { readonly player: Player; readonly concedes: true };

/** How a duel started: from decks or from a position. */
export type Beginning =
  | { readonly decks: { readonly [P in Player]: Deck }; readonly firstPlayer: Player }
  | { readonly position: Position };

/** The rules and cards of the engine that recorded a duel. */
export interface RecordedEngine {
  /** The revision of its rules, as in `RULES_REVISION`. */
  readonly revision: number;
  /** The cards with which the duel starts, except for the custom cards of the record. */
  readonly definitions: readonly RecordedDefinition[];
}

/** The contents of a record: how the duel started, all choices, and the length and checksum of the log. */
export interface DuelRecord {
  readonly seed: Seed;
  readonly beginning: Beginning;
  readonly asking: { readonly everything: boolean; readonly concealed: boolean };
  readonly rules: string;
  /** Limits that differ from the defaults. */
  readonly limits: Partial<DuelLimits>;
  /** All custom cards of the duel, and cards that replace one of the engine's: an effect may name any of them. */
  readonly cards: readonly CardDefinition[];
  /** The engine that recorded the duel; undefined in records made before it was noted. */
  readonly engine: RecordedEngine | undefined;
  readonly choices: readonly RecordedChoice[];
  /** For each answer, the checksum of the log up to it, as in `logChecks`; empty if they were not noted. */
  readonly checks: readonly string[];
  readonly facts: number;
  readonly checksum: string;
  readonly result: Result | undefined;
  /** What players wrote down for themselves, such as standing answers. Nothing is played by it. */
  readonly notes?: readonly RecordNote[] | undefined;
}

/** One line of a player. */
export interface RecordNote {
  readonly player: Player;
  readonly text: string;
}

const HEADER = 'taiki record 1';

const printChoice = (choice: RecordedChoice): string =>
  'concedes' in choice
    ? `${choice.player} concedes`
    : `${choice.player} ${choice.kind} ${choice.answer.join(',') || '-'}`;

const indent = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);

function printBeginning(beginning: Beginning): readonly string[] {
  if ('position' in beginning) return ['position:', ...indent(printPosition(beginning.position))];
  const { decks, firstPlayer } = beginning;
  return [
    `first: ${firstPlayer}`,
    'deck p1:',
    ...indent(printDeckInOrder(decks.p1)),
    'deck p2:',
    ...indent(printDeckInOrder(decks.p2)),
  ];
}

const CHECKS_PER_LINE = 10;

function printEngine(engine: RecordedEngine | undefined): readonly string[] {
  if (engine === undefined) return [];
  const { revision, definitions } = engine;
  return [
    `engine: revision ${revision}, definitions ${definitions.length}`,
    ...definitions.map(({ name, digest }) => `  ${digest} ${name}`),
  ];
}

function printChecks(checks: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (let from = 0; from < checks.length; from += CHECKS_PER_LINE)
    lines.push(`  ${checks.slice(from, from + CHECKS_PER_LINE).join(' ')}`);
  return checks.length === 0 ? [] : [`checks: ${checks.length}`, ...lines];
}

const printNotes = (notes: readonly RecordNote[]): readonly string[] =>
  notes.length === 0
    ? []
    : [`notes: ${notes.length}`, ...notes.map(({ player, text }) => `  ${player} ${text}`)];

/** A record as text for `parseRecord`, with one line for each choice and each custom card. */
export function printRecord(record: DuelRecord): string {
  const { seed, beginning, asking, rules, limits, cards, engine, choices, checks } = record;
  const { facts, checksum, result, notes = [] } = record;
  return [
    HEADER,
    `seed: ${seed}`,
    `rules: ${rules}`,
    ...(asking.everything ? ['asks: everything'] : []),
    ...(asking.concealed ? ['asks: concealed'] : []),
    ...Object.entries(limits).map(([name, limit]) => `limit: ${name} ${limit}`),
    ...(cards.length === 0 ? [] : [`cards: ${cards.length}`]),
    ...cards.map((card) => `  ${JSON.stringify(card)}`),
    ...printBeginning(beginning),
    ...printEngine(engine),
    `choices: ${choices.length}`,
    ...choices.map((choice) => `  ${printChoice(choice)}`),
    `result: ${result === undefined ? 'open' : `${result.winner ?? 'nobody'} ${result.reason} ${result.turn}`}`,
    `log: ${facts} ${checksum}`,
    ...printChecks(checks),
    ...printNotes(notes),
    'end',
    '',
  ].join('\n');
}

class Lines {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#lines = withoutMark(text).split(/\r?\n/);
  }

  get number(): number {
    return this.#next;
  }

  peek(): string | undefined {
    return this.#lines[this.#next];
  }

  take(expected: string): string {
    const line = this.#lines[this.#next++];
    if (line === undefined) throw new RecordError(PROBLEMS.recordEnds(String(this.#next), expected));
    return line;
  }

  match(pattern: RegExp, expected: string): readonly string[] {
    const line = this.take(expected);
    const found = pattern.exec(line);
    if (found === null) throw this.refused(expected, formatValue(line));
    return found;
  }

  indented(): string {
    const lines: string[] = [];
    while (this.peek()?.startsWith('  ')) lines.push(this.take(EXPECTATIONS.indentedLine).slice(2));
    return lines.join('\n');
  }

  get place(): string {
    return PLACES.lineOfRecord(String(this.#next));
  }

  refused(expected: string, found: string): RecordError {
    return new RecordError(PROBLEMS.expected(this.place, expected, found));
  }
}

const playerOf = (text: string | undefined): Player => (text === 'p2' ? 'p2' : 'p1');

/** Parses an indented part with the parser of its own format. */
function parsePart<T>(lines: Lines, what: string, parse: (text: string) => T): T {
  const from = lines.number;
  try {
    return parse(lines.indented());
  } catch (cause) {
    if (!(cause instanceof TaikiError) || cause instanceof RecordError) throw cause;
    throw new RecordError(PROBLEMS.at(PLACES.partOfRecord(what, String(from)), cause.message), { cause });
  }
}

const isLimit = (name: string | undefined): name is keyof DuelLimits =>
  name !== undefined && Object.hasOwn(defaultLimits, name);

function parseLimits(lines: Lines): Partial<DuelLimits> {
  let limits: Partial<DuelLimits> = {};
  while (lines.peek()?.startsWith('limit: ')) {
    const [, name, limit] = lines.match(/^limit: (\w+) (\d+)$/, EXPECTATIONS.limitLine);
    if (!isLimit(name))
      throw new RecordError(
        PROBLEMS.unknown(lines.place, 'limit', `"${name}"`, Object.keys(defaultLimits).join(', ')),
      );
    limits = { ...limits, [name]: Number(limit) };
  }
  return limits;
}

/** Records without custom cards do not have this part. */
function parseCards(lines: Lines): readonly CardDefinition[] {
  if (!lines.peek()?.startsWith('cards:')) return [];
  const [, count] = lines.match(/^cards: (\d+)$/, EXPECTATIONS.customCardCount);
  const cards: CardDefinition[] = [];
  while (cards.length < Number(count)) {
    const [, json] = lines.match(/^ {2}(\S.*)$/, EXPECTATIONS.customCardLine);
    cards.push(cardOf(lines, json));
  }
  return cards;
}

function cardOf(lines: Lines, json: string | undefined): CardDefinition {
  try {
    return parseCard(json);
  } catch (cause) {
    if (!(cause instanceof CardError)) throw cause;
    throw new RecordError(PROBLEMS.at(lines.place, cause.message), { cause });
  }
}

function parseBeginning(lines: Lines): Beginning {
  if (lines.peek() === 'position:') {
    lines.take('position:');
    return { position: parsePart(lines, 'position', parsePosition) };
  }
  const [, first] = lines.match(/^first: (p1|p2)$/, EXPECTATIONS.firstLine);
  lines.match(/^deck p1:$/, '"deck p1:"');
  const p1 = parsePart(lines, 'deck', parseDeck);
  lines.match(/^deck p2:$/, '"deck p2:"');
  const p2 = parsePart(lines, 'deck', parseDeck);
  return { decks: { p1, p2 }, firstPlayer: playerOf(first) };
}

function parseEngine(lines: Lines): RecordedEngine | undefined {
  if (!lines.peek()?.startsWith('engine:')) return undefined;
  const [, revision, count] = lines.match(
    /^engine: revision (\d+), definitions (\d+)$/,
    EXPECTATIONS.engineLine,
  );
  const definitions: RecordedDefinition[] = [];
  while (definitions.length < Number(count)) {
    const [, digest = '', name = ''] = lines.match(
      /^ {2}([0-9a-f]{16}) (\S.*)$/,
      EXPECTATIONS.definitionLine,
    );
    definitions.push({ digest, name });
  }
  return { revision: Number(revision), definitions };
}

/** Records made before there were checks do not have this part, nor do those of duels without a choice. */
function parseChecks(lines: Lines): readonly string[] {
  if (!lines.peek()?.startsWith('checks:')) return [];
  const [, count] = lines.match(/^checks: (\d+)$/, EXPECTATIONS.checkCount);
  const checks: string[] = [];
  while (checks.length < Number(count)) {
    const [, line = ''] = lines.match(/^ {2}([0-9a-f]{8}(?: [0-9a-f]{8})*)$/, EXPECTATIONS.checkDigits);
    checks.push(...line.split(' '));
  }
  if (checks.length > Number(count))
    throw lines.refused(EXPECTATIONS.checks(String(count)), String(checks.length));
  return checks;
}

/** Records without notes do not have this part. */
function parseNotes(lines: Lines): readonly RecordNote[] | undefined {
  if (!lines.peek()?.startsWith('notes:')) return undefined;
  const [, count] = lines.match(/^notes: ([1-9]\d*)$/, EXPECTATIONS.noteCount);
  const notes: RecordNote[] = [];
  while (notes.length < Number(count)) {
    const [, player, text = ''] = lines.match(/^ {2}(p1|p2) (\S.*)$/, EXPECTATIONS.noteLine);
    notes.push({ player: playerOf(player), text });
  }
  return notes;
}

/** A number is the seed of another generator than a text, so a record says by which one it is replayed. */
function parseSeed(lines: Lines): Seed {
  const [, seed = ''] = lines.match(/^seed: (\d+|chacha20:[0-9a-f]{64})$/, EXPECTATIONS.seedLine);
  return isSecretSeed(seed) ? seed : Number(seed);
}

function parseChoice(lines: Lines): RecordedChoice {
  const [, player, kind, answer] = lines.match(
    /^ {2}(p1|p2) (\w+)(?: (-|\d+(?:,\d+)*))?$/,
    EXPECTATIONS.choiceLine,
  );
  if (kind === 'concedes' && answer === undefined) return { player: playerOf(player), concedes: true };
  if (kind === undefined || answer === undefined)
    throw new RecordError(PROBLEMS.expectedOnly(lines.place, EXPECTATIONS.choiceLine));
  return { player: playerOf(player), kind, answer: answer === '-' ? [] : answer.split(',').map(Number) };
}

/**
 * Reads a record from text.
 * @throws {RecordError} if a line cannot be parsed or the text is truncated; the message names the line.
 */
export function parseRecord(text: string): DuelRecord {
  if (typeof text !== 'string')
    throw new RecordError(PROBLEMS.expected(PLACES.record, EXPECTATIONS.text, formatValue(text)));
  const lines = new Lines(text);
  const header = lines.take(`"${HEADER}"`);
  if (header !== HEADER)
    throw new RecordError(PROBLEMS.notARecord(lines.place, `"${HEADER}"`, formatValue(header)));
  const seed = parseSeed(lines);
  const [, rules = ''] = lines.match(/^rules: (.+)$/, EXPECTATIONS.rulesLine);
  let asking = { everything: false, concealed: false };
  while (lines.peek()?.startsWith('asks: ')) {
    const [, what] = lines.match(/^asks: (everything|concealed)$/, EXPECTATIONS.asks);
    asking = { ...asking, ...(what === 'everything' ? { everything: true } : { concealed: true }) };
  }
  const limits = parseLimits(lines);
  const cards = parseCards(lines);
  const beginning = parseBeginning(lines);
  const engine = parseEngine(lines);
  const [, count] = lines.match(/^choices: (\d+)$/, EXPECTATIONS.choiceCount);
  const choices: RecordedChoice[] = [];
  while (choices.length < Number(count)) choices.push(parseChoice(lines));
  const [, end] = lines.match(/^result: (open|(?:p1|p2|nobody) \w+ \d+)$/, EXPECTATIONS.resultLine);
  const result = parseResult(lines, end);
  const [, facts, checksum = ''] = lines.match(/^log: (\d+) ([0-9a-f]{16})$/, EXPECTATIONS.logLine);
  const checks = parseChecks(lines);
  const notes = parseNotes(lines);
  lines.match(/^end$/, '"end"');
  while (lines.peek() !== undefined) lines.match(/^\s*$/, EXPECTATIONS.nothingAfterEnd);
  return {
    seed,
    rules,
    asking,
    limits,
    cards,
    beginning,
    engine,
    choices,
    checks,
    notes,
    result,
    facts: Number(facts),
    checksum,
  };
}

function parseResult(lines: Lines, text: string | undefined): Result | undefined {
  if (text === undefined || text === 'open') return undefined;
  const [winner, word, turn] = text.split(' ');
  const reason = DUEL_ENDS.find((one) => one === word);
  if (reason === undefined)
    throw new RecordError(PROBLEMS.unknownEnd(lines.place, `"${word}"`, DUEL_ENDS.join(', ')));
  return { winner: PLAYERS.find((player) => player === winner), reason, turn: Number(turn) };
}

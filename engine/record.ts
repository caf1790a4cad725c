import type { CardDefinition } from '../effects/language/vocabulary.ts';
import type { Answer } from '../effects/state/decisions.ts';
import type { Fact } from '../effects/state/facts.ts';
import { type DuelLimits, defaultLimits } from '../effects/state/limits.ts';
import type { Player, Result } from '../table/nouns.ts';
import { parseCard } from './cards.ts';
import { type Deck, parseDeck, printDeckAsLaid } from './deck.ts';
import { CardError, RecordError, TaikiError } from './errors.ts';
import { type Position, parsePosition, printPosition } from './position.ts';
import { shown } from './shown.ts';

/** One answer as it stands in a record. */
export type RecordedChoice =
  | { readonly player: Player; readonly kind: string; readonly answer: Answer }
  | { readonly player: Player; readonly concedes: true };

/** How a duel began. */
export type Beginning =
  | { readonly decks: { readonly [P in Player]: Deck }; readonly firstPlayer: Player }
  | { readonly position: Position };

/** A duel as text holds it: how it began, what was chosen, and how the log came out. */
export interface DuelRecord {
  readonly seed: number;
  readonly beginning: Beginning;
  readonly asking: { readonly everything: boolean; readonly concealed: boolean };
  readonly rules: string;
  /** Limits that are not the usual ones. */
  readonly limits: Partial<DuelLimits>;
  /** Cards that do not come with the engine, or not so: all that the duel was given, since any of them may be named. */
  readonly cards: readonly CardDefinition[];
  readonly choices: readonly RecordedChoice[];
  readonly facts: number;
  readonly checksum: string;
  readonly result: Result | undefined;
}

const HEADER = 'taiki record 1';

/** FNV-1a, 53 bits wide in two halves. */
export class Checksum {
  #a = 0x811c9dc5;
  #b = 0x01000193;
  #count = 0;

  add(fact: Fact): void {
    this.#count++;
    const text = JSON.stringify(fact);
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      this.#a = Math.imul(this.#a ^ code, 0x01000193);
      this.#b = Math.imul(this.#b ^ code, 0x85ebca6b) + this.#a;
    }
  }

  get count(): number {
    return this.#count;
  }

  get value(): string {
    return [this.#a, this.#b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

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
    ...indent(printDeckAsLaid(decks.p1)),
    'deck p2:',
    ...indent(printDeckAsLaid(decks.p2)),
  ];
}

/** A record as text, one choice a line, one own card a line. What `parseRecord` reads. */
export function printRecord(record: DuelRecord): string {
  const { seed, beginning, asking, rules, limits, cards, choices, facts, checksum, result } = record;
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
    `choices: ${choices.length}`,
    ...choices.map((choice) => `  ${printChoice(choice)}`),
    `result: ${result === undefined ? 'open' : `${result.winner ?? 'nobody'} ${result.reason} ${result.turn}`}`,
    `log: ${facts} ${checksum}`,
    'end',
    '',
  ].join('\n');
}

class Lines {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#lines = text.split(/\r?\n/);
  }

  get number(): number {
    return this.#next;
  }

  peek(): string | undefined {
    return this.#lines[this.#next];
  }

  take(expected: string): string {
    const line = this.#lines[this.#next++];
    if (line === undefined)
      throw new RecordError(`The record breaks off at line ${this.#next}: expected ${expected}.`);
    return line;
  }

  match(pattern: RegExp, expected: string): readonly string[] {
    const line = this.take(expected);
    const found = pattern.exec(line);
    if (found === null) throw this.error(`expected ${expected}, not "${line}"`);
    return found;
  }

  indented(): string {
    const lines: string[] = [];
    while (this.peek()?.startsWith('  ')) lines.push(this.take('an indented line').slice(2));
    return lines.join('\n');
  }

  error(message: string): RecordError {
    return new RecordError(`Line ${this.#next} of the record: ${message}.`);
  }
}

const playerOf = (text: string | undefined): Player => (text === 'p2' ? 'p2' : 'p1');

/** A part of the record that has a form of its own. */
function parsePart<T>(lines: Lines, what: string, parse: (text: string) => T): T {
  const from = lines.number;
  try {
    return parse(lines.indented());
  } catch (cause) {
    if (!(cause instanceof TaikiError) || cause instanceof RecordError) throw cause;
    throw new RecordError(`The ${what} after line ${from} of the record: ${cause.message}`, { cause });
  }
}

const isLimit = (name: string | undefined): name is keyof DuelLimits =>
  name !== undefined && Object.hasOwn(defaultLimits, name);

function parseLimits(lines: Lines): Partial<DuelLimits> {
  let limits: Partial<DuelLimits> = {};
  while (lines.peek()?.startsWith('limit: ')) {
    const [, name, limit] = lines.match(/^limit: (\w+) (\d+)$/, 'a limit such as "limit: turns 100"');
    if (!isLimit(name)) throw lines.error(`expected a limit of ${Object.keys(defaultLimits).join(', ')}`);
    limits = { ...limits, [name]: Number(limit) };
  }
  return limits;
}

/** Records of duels without own cards, and those written before there were any, have no such part. */
function parseCards(lines: Lines): readonly CardDefinition[] {
  if (!lines.peek()?.startsWith('cards:')) return [];
  const [, count] = lines.match(/^cards: (\d+)$/, 'the number of own cards such as "cards: 2"');
  const cards: CardDefinition[] = [];
  while (cards.length < Number(count)) {
    const [, json] = lines.match(/^ {2}(\S.*)$/, 'an own card as JSON, indented');
    cards.push(cardOf(lines, json));
  }
  return cards;
}

function cardOf(lines: Lines, json: string | undefined): CardDefinition {
  try {
    return parseCard(json);
  } catch (cause) {
    if (!(cause instanceof CardError)) throw cause;
    throw new RecordError(`Line ${lines.number} of the record: ${cause.message}`, { cause });
  }
}

function parseBeginning(lines: Lines): Beginning {
  if (lines.peek() === 'position:') {
    lines.take('position:');
    return { position: parsePart(lines, 'position', parsePosition) };
  }
  const [, first] = lines.match(/^first: (p1|p2)$/, '"first: p1" or "first: p2"');
  lines.match(/^deck p1:$/, '"deck p1:"');
  const p1 = parsePart(lines, 'deck', parseDeck);
  lines.match(/^deck p2:$/, '"deck p2:"');
  const p2 = parsePart(lines, 'deck', parseDeck);
  return { decks: { p1, p2 }, firstPlayer: playerOf(first) };
}

function parseChoice(lines: Lines): RecordedChoice {
  const [, player, kind, answer] = lines.match(
    /^ {2}(p1|p2) (\w+)(?: (-|\d+(?:,\d+)*))?$/,
    'a choice such as "p1 main 3"',
  );
  if (kind === 'concedes' && answer === undefined) return { player: playerOf(player), concedes: true };
  if (kind === undefined || answer === undefined) throw lines.error('expected a choice such as "p1 main 3"');
  return { player: playerOf(player), kind, answer: answer === '-' ? [] : answer.split(',').map(Number) };
}

/**
 * A record from text.
 * @throws {RecordError} with the number of the line that cannot be read; also for one that breaks off.
 */
export function parseRecord(text: string): DuelRecord {
  if (typeof text !== 'string') throw new RecordError(`A record is text, not ${shown(text)}.`);
  const lines = new Lines(text);
  const header = lines.take(`"${HEADER}"`);
  if (header !== HEADER)
    throw lines.error(`expected "${HEADER}", not "${header}": this is no record, or one of another version`);
  const [, seed] = lines.match(/^seed: (\d+)$/, 'a seed such as "seed: 7"');
  const [, rules = ''] = lines.match(/^rules: (.+)$/, 'the rules such as "rules: current"');
  let asking = { everything: false, concealed: false };
  while (lines.peek()?.startsWith('asks: ')) {
    const [, what] = lines.match(/^asks: (everything|concealed)$/, '"asks: everything" or "asks: concealed"');
    asking = { ...asking, ...(what === 'everything' ? { everything: true } : { concealed: true }) };
  }
  const limits = parseLimits(lines);
  const cards = parseCards(lines);
  const beginning = parseBeginning(lines);
  const [, count] = lines.match(/^choices: (\d+)$/, 'the number of choices such as "choices: 120"');
  const choices: RecordedChoice[] = [];
  while (choices.length < Number(count)) choices.push(parseChoice(lines));
  const [, end] = lines.match(/^result: (open|(?:p1|p2|nobody) \w+ \d+)$/, 'a result');
  const [, facts, checksum = ''] = lines.match(
    /^log: (\d+) ([0-9a-f]{16})$/,
    'the log such as "log: 900 0123456789abcdef"',
  );
  lines.match(/^end$/, '"end"');
  while (lines.peek() !== undefined) lines.match(/^\s*$/, 'nothing after "end"');
  return {
    seed: Number(seed),
    rules,
    asking,
    limits,
    cards,
    beginning,
    choices,
    result: parseResult(end),
    facts: Number(facts),
    checksum,
  };
}

function parseResult(text: string | undefined): Result | undefined {
  if (text === undefined || text === 'open') return undefined;
  const [winner, reason, turn] = text.split(' ');
  return {
    winner: winner === 'p1' || winner === 'p2' ? winner : undefined,
    reason: reason as Result['reason'],
    turn: Number(turn),
  };
}

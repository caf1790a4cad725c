import { NotationError, TaikiError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { suggestion } from '../../boundary/names/nearest.ts';
import { withoutMark } from '../../boundary/withoutMark.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { DECISION_KINDS, type DecisionKind } from '../../effects/state/reported/decisions.ts';
import {
  fillers,
  namesOfPlaced,
  type PlacedCard,
  parseTurnLine,
  parseZoneLine,
} from '../../engine/records/position.ts';
import { checkRules } from '../../engine/runtime/settings.ts';
import { defineCard } from '../../library/cards.ts';
import { fullLibrary } from '../../library/fullLibrary.ts';
import { type IndexedPool, namesIn, poolWith } from '../../library/pool.ts';
import { PLAYERS, type Player, ZONES, type Zone } from '../../table/nouns.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../../table/sentences/problems.ts';
import { emptyZones } from '../../table/setUp.ts';
import { zoneName } from '../../table/zones.ts';
import type { Asked } from '../scenario.ts';
import type { Case, CaseAnswer, CaseSkip } from './case.ts';

/** The play of a case that does not name any. */
const ONLY_PLAY = 'as given';

/** 703.4b. A player with no cards in the deck loses at once, so the deck of a player about which a case says nothing is not empty. */
const SOME_DECK: readonly PlacedCard[] = Array.from({ length: 20 }, () => ({ name: 'Filler' }));

interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** The lines of a text that are neither blank nor comments. */
const linesOf = (text: string): readonly NumberedLine[] =>
  withoutMark(text)
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !/^(#|\/\/)/.test(line.text));

const placeOf = ({ number }: NumberedLine): string => PLACES.line(`${number}`);

/** What a line is: its word before the colon, if that is one of these. */
const HEAD = /^(case|rules|card|play):\s*(.*)$/;
const SKIP = /^until (?:(p1|p2) (\w+)|over): ?(pass|first)$/;
const ANSWER = /^(p1|p2) (\w+): *(.*)$/;

const isKind = (word: string | undefined): word is DecisionKind => DECISION_KINDS.some((one) => one === word);
const isZone = (word: string): boolean => ZONES.some((zone) => zoneName(zone) === word);

class CaseParser {
  #title: string | undefined;
  #rules: Case['rules'];
  readonly #cards: CardDefinition[] = [];
  #turn: NumberedLine | undefined;
  readonly #zones: NumberedLine[] = [];
  readonly #shared: (CaseAnswer | CaseSkip)[] = [];
  readonly #plays: { readonly name: string; readonly answers: (CaseAnswer | CaseSkip)[] }[] = [];

  constructor(cards: readonly CardDefinition[]) {
    this.#cards.push(...cards);
  }

  read(line: NumberedLine): void {
    const [, word, rest = ''] = HEAD.exec(line.text) ?? [];
    if (word === 'play') this.#play(line, rest);
    else if (word !== undefined) this.#head(line, word, rest);
    else if (/^until\b/.test(line.text)) this.#answers.push(skipIn(line));
    else if (/^turn\b/.test(line.text)) this.#turnLine(line);
    else this.#zoneOrAnswer(line);
  }

  /** @throws {NotationError} if there is no position, or a card of it is unknown. */
  get case(): Case {
    if (this.#turn === undefined) throw new NotationError(PROBLEMS.caseNeedsPosition);
    const turn = parseTurnLine(this.#turn.text, this.#turn.number);
    const plays = this.#plays.length === 0 ? [{ name: ONLY_PLAY, answers: [] }] : this.#plays;
    return {
      title: this.#title,
      rules: this.#rules,
      cards: this.#cards,
      position: { ...turn, players: this.#players(poolWith(fullLibrary, this.#cards, fillers)) },
      plays: plays.map(({ name, answers }) => ({ name, answers: [...this.#shared, ...answers] })),
    };
  }

  /** Where the next answer belongs. Answers before the first play are those of all plays. */
  get #answers(): (CaseAnswer | CaseSkip)[] {
    return this.#plays.at(-1)?.answers ?? this.#shared;
  }

  get #isAnswering(): boolean {
    return this.#plays.length > 0 || this.#shared.length > 0;
  }

  #play(line: NumberedLine, name: string): void {
    if (name === '') throw new NotationError(PROBLEMS.expectedOnly(placeOf(line), EXPECTATIONS.playName));
    if (this.#plays.some((one) => one.name === name))
      throw new NotationError(PROBLEMS.playTwice(placeOf(line), formatValue(name)));
    this.#plays.push({ name, answers: [] });
  }

  #head(line: NumberedLine, word: string, rest: string): void {
    this.#mustComeFirst(line);
    if (word === 'case') this.#title = rest;
    else if (word === 'rules') this.#rules = rulesIn(line, rest);
    else this.#cards.push(this.#newCard(line, cardIn(line, rest)));
  }

  #newCard(line: NumberedLine, card: CardDefinition): CardDefinition {
    if (this.#cards.some(({ name }) => name === card.name))
      throw new NotationError(PROBLEMS.sameCard(placeOf(line), formatValue(card.name)));
    return card;
  }

  #turnLine(line: NumberedLine): void {
    this.#mustComeFirst(line);
    if (this.#turn !== undefined)
      throw new NotationError(
        PROBLEMS.turnTwice(placeOf(line), `${this.#turn.number}`, formatValue(line.text)),
      );
    parseTurnLine(line.text, line.number);
    this.#turn = line;
  }

  #zoneOrAnswer(line: NumberedLine): void {
    const [, player, kind, text = ''] = ANSWER.exec(line.text) ?? [];
    if (isKind(kind)) this.#answers.push({ line: line.number, asked: `${player as Player} ${kind}`, text });
    else if (isZone(/^p[12] ([\w ]+):/.exec(line.text)?.[1] ?? '')) {
      this.#mustComeFirst(line);
      this.#zones.push(line);
    } else
      throw new NotationError(
        `${PROBLEMS.expected(placeOf(line), EXPECTATIONS.answerLines, formatValue(line.text))}${nearLine(line.text)}`,
      );
  }

  #mustComeFirst(line: NumberedLine): void {
    if (this.#isAnswering)
      throw new NotationError(PROBLEMS.positionFirst(placeOf(line), formatValue(line.text)));
  }

  #players(pool: IndexedPool): Case['position']['players'] {
    const players: Record<Player, Record<Zone, readonly PlacedCard[]>> = {
      p1: emptyZones<PlacedCard>(),
      p2: emptyZones<PlacedCard>(),
    };
    const seen = new Map<string, number>();
    for (const line of this.#zones) {
      const { player, zone, cards } = parseZoneLine(line.text, line.number);
      const before = seen.get(`${player} ${zone}`);
      if (before !== undefined)
        throw new NotationError(
          PROBLEMS.zoneTwice(placeOf(line), `${player} ${zoneName(zone)}`, `${before}`),
        );
      seen.set(`${player} ${zone}`, line.number);
      for (const name of cards.flatMap(namesOfPlaced))
        if (!pool.has(name))
          throw new NotationError(
            `${PROBLEMS.unknownCardAt(placeOf(line), formatValue(name))}${namesIn(pool).suggestion(name)}`,
          );
      players[player][zone] = cards;
    }
    for (const player of PLAYERS) if (!seen.has(`${player} deck`)) players[player].deck = SOME_DECK;
    return players;
  }
}

/** The zone or the kind of decision that a line probably means. */
function nearLine(text: string): string {
  const [, word = ''] = /^(?:p1|p2) ([\w ]+):/.exec(text) ?? [];
  return word === '' ? '' : suggestion(word, [...ZONES.map(zoneName), ...DECISION_KINDS]);
}

function skipIn(line: NumberedLine): CaseSkip {
  const [whole, player, kind, by] = SKIP.exec(line.text) ?? [];
  if (whole === undefined || (player !== undefined && !isKind(kind)))
    throw new NotationError(
      `${PROBLEMS.expected(placeOf(line), EXPECTATIONS.until, formatValue(line.text))}${kind === undefined ? '' : suggestion(kind, DECISION_KINDS)}`,
    );
  const until: Asked | 'over' =
    PLAYERS.some((one) => one === player) && isKind(kind) ? `${player as Player} ${kind}` : 'over';
  return { line: line.number, until, by: by === 'first' ? 'first' : 'pass' };
}

/** Runs a check of the engine, whose error gets the number of the line. */
function onLine<T>(line: NumberedLine, body: () => T): T {
  try {
    return body();
  } catch (cause) {
    if (!(cause instanceof TaikiError)) throw cause;
    throw new NotationError(PROBLEMS.at(placeOf(line), cause.message), { cause });
  }
}

function jsonIn(line: NumberedLine, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NotationError(PROBLEMS.notJson(placeOf(line), (cause as SyntaxError).message), {
      cause,
    });
  }
}

const cardIn = (line: NumberedLine, text: string): CardDefinition => {
  const card = jsonIn(line, text);
  return onLine(line, () => defineCard(card as CardDefinition));
};

function rulesIn(line: NumberedLine, text: string): Case['rules'] {
  const rules = (text.startsWith('{') ? jsonIn(line, text) : text) as Case['rules'];
  onLine(line, () => checkRules(rules));
  return rules;
}

/**
 * Reads a case from text: a position, then the answers of the players, one a line.
 * @param cards custom cards that it may name, beside those of its own.
 * @throws {NotationError} if a line cannot be read; names the line, the value and what was expected.
 * @throws {PositionError} if a line of the position cannot be read.
 */
export function parseCase(text: string, cards: readonly CardDefinition[] = []): Case {
  if (typeof text !== 'string')
    throw new NotationError(PROBLEMS.expected(PLACES.case, EXPECTATIONS.text, formatValue(text)));
  const parser = new CaseParser(cards);
  for (const line of linesOf(text)) parser.read(line);
  return parser.case;
}

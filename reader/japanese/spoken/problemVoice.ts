import { type DecisionKind, SENTENCES } from 'taiki';
import { READ_PROBLEMS } from '../../readProblems.ts';
import { TYPE_NAMES } from '../regular/nouns.ts';
import { DECISION_NAMES } from './decisions.ts';
import { saidBy, type Texts, understanding } from './pattern.ts';
import {
  expectationsInJapanese,
  hintsInJapanese,
  type ProblemParts,
  placesInJapanese,
  problemsInJapanese,
  QUERY_PROBLEMS_IN_JAPANESE,
  REFUSALS_IN_JAPANESE,
} from './problems.ts';
import { readProblemsInJapanese } from './readProblems.ts';
import { zoneNamed } from './sentences.ts';

const understood = {
  hints: understanding(SENTENCES.hints, 'longest'),
  problems: understanding(SENTENCES.problems, 'shortest'),
  refusals: understanding(SENTENCES.refusals, 'shortest'),
  queryProblems: understanding(SENTENCES.queryProblems, 'shortest'),
  places: understanding(SENTENCES.places, 'shortest'),
  expectations: understanding(SENTENCES.expectations, 'shortest'),
  readProblems: understanding(READ_PROBLEMS, 'longest'),
} as const;

const decisionNamed = (kind: string): string => DECISION_NAMES[kind as DecisionKind] ?? kind;

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPE_NAMES).map(([type, name]) => [type.toLowerCase(), name]),
);

/** A type of card, as it is called after its article: `a psychic creature`, `a G-NEO creature`. */
const typeNamed = (type: string): string =>
  TYPES.get(type.replace(/^an? /u, '').replace(/[ -]/gu, '').toLowerCase()) ?? type;

/** Where more words fit than a message names. */
const OTHER_WORDS = / Many other words fit there\.$/u;

/** A colon that stands between places, not in a quoted name. */
const BETWEEN = /: (?=(?:[^"]*"[^"]*")*[^"]*$)/u;

/** Says in Japanese what is wrong with what somebody has written. */
export class ProblemVoice {
  readonly #hints: Texts;
  readonly #problems: Texts;
  readonly #places: Texts;
  readonly #expectations: Texts;
  readonly #readProblems: Texts;

  constructor(name: ProblemParts['name'], prompt: ProblemParts['prompt']) {
    const parts: ProblemParts = {
      name,
      prompt,
      place: (where) => this.#place(where),
      expected: (expected) => saidBy(this.#expectations, understood.expectations(expected)) ?? expected,
      problem: (problem) => this.problem(problem),
      zone: zoneNamed,
      type: typeNamed,
    };
    this.#places = placesInJapanese(name, decisionNamed);
    this.#expectations = expectationsInJapanese(typeNamed);
    this.#hints = hintsInJapanese(parts);
    this.#problems = problemsInJapanese(parts);
    this.#readProblems = readProblemsInJapanese((problem) => this.readProblem(problem));
  }

  /** @param message what is no sentence of the engine stays as it is. */
  problem(message: string): string {
    return (
      saidBy(this.#hints, understood.hints(message)) ??
      saidBy(QUERY_PROBLEMS_IN_JAPANESE, understood.queryProblems(message)) ??
      this.#refusal(message) ??
      this.#wholeAfterPlace(message) ??
      this.#sentence(message) ??
      message
    );
  }

  /** Why a text cannot be read, as the message of a `ReadError`. */
  readProblem(message: string): string {
    return (
      saidBy(this.#readProblems, understood.readProblems(message.replace(OTHER_WORDS, ''))) ??
      this.problem(message)
    );
  }

  /** Why an answer is refused, after its place. */
  #refusal(message: string): string | undefined {
    const [, where = '', refusal = ''] = /^(?:(.+): )?(.+)\.$/su.exec(message) ?? [];
    const said = saidBy(REFUSALS_IN_JAPANESE, understood.refusals(refusal));
    if (said === undefined) return undefined;
    return where === '' ? `${said}。` : `${this.#place(where)}：${said}。`;
  }

  /** A sentence without parts after its place: its own "expected" is no part of another sentence. */
  #wholeAfterPlace(message: string): string | undefined {
    for (let at = message.indexOf(': '); at >= 0; at = message.indexOf(': ', at + 1)) {
      const said = this.#whole(message.slice(at + 2));
      if (said !== undefined) return `${this.#place(message.slice(0, at))}：${said}`;
    }
    return undefined;
  }

  #whole(text: string): string | undefined {
    const query = understood.queryProblems(text);
    if (query?.parts.length === 0) return saidBy(QUERY_PROBLEMS_IN_JAPANESE, query);
    const problem = understood.problems(text);
    return problem?.parts.length === 0 ? saidBy(this.#problems, problem) : undefined;
  }

  #sentence(message: string): string | undefined {
    const found = understood.problems(message);
    return found?.key === 'at' && !this.#isUnderstood(found.parts)
      ? undefined
      : saidBy(this.#problems, found);
  }

  /** Whether a text with a colon is the sentence of an error after its place. */
  #isUnderstood([where = '', problem = '']: readonly string[]): boolean {
    return this.#place(where) !== where || this.problem(problem) !== problem;
  }

  /** A place within others: `duel.txt: Line 3`, `Card "Vorg": cost`. */
  #place(where: string): string {
    return where
      .split(BETWEEN)
      .map((one) => ({ one, said: saidBy(this.#places, understood.places(one)) }))
      .reduce((all, { one, said }, index, pieces) => {
        if (index === 0) return said ?? one;
        const isOfCard = pieces[index - 1]?.one.startsWith('Card ') && !one.startsWith('Card ');
        return `${all}${isOfCard ? 'の' : '：'}${said ?? one}`;
      }, '');
  }
}

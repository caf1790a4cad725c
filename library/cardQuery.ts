import { QueryError } from '../boundary/errors.ts';
import { QUERY_PROBLEMS } from '../table/sentences/problems.ts';

/** What a condition of a query compares. */
export const QUERY_FIELDS = [
  'any',
  'name',
  'text',
  'civ',
  'race',
  'type',
  'cost',
  'power',
  'set',
  'keyword',
] as const;
export type QueryField = (typeof QUERY_FIELDS)[number];

/** Other names of fields that a query may use. */
const FIELD_NAMES: ReadonlyMap<string, QueryField> = new Map<string, QueryField>([
  ...QUERY_FIELDS.filter((field) => field !== 'any').map((field) => [field, field] as const),
  ['civilization', 'civ'],
  ['kw', 'keyword'],
  ['has', 'keyword'],
]);

/** Longest first, since the parser takes the first one that fits. */
const OPERATORS = ['<=', '>=', '!=', ':', '=', '<', '>'] as const;
export type QueryOperator = (typeof OPERATORS)[number];

/** A value and where it begins in the query. */
export interface QueryValue {
  readonly text: string;
  readonly offset: number;
}

/** A condition; one of the values must fit. */
export interface QueryTerm {
  readonly kind: 'term';
  readonly field: QueryField;
  readonly operator: QueryOperator;
  readonly values: readonly QueryValue[];
}

/** A query as a tree of conditions. */
export type CardQuery =
  | QueryTerm
  | { readonly kind: 'not'; readonly query: CardQuery }
  | { readonly kind: 'both' | 'either'; readonly queries: readonly CardQuery[] };

/**
 * Parses a query such as `race:dragon cost<=6 civ:fire,nature -text:"draw a card"`.
 * @throws {QueryError} if it cannot be parsed; the message gives the column and what was expected there.
 */
export function parseCardQuery(text: string): CardQuery {
  if (typeof text !== 'string') throw new QueryError(QUERY_PROBLEMS.text, 0);
  return new QueryParser(text).parse();
}

const ENDS_WORD = /[\s()"]/;
const MAX_DEPTH = 100;

class QueryParser {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): CardQuery {
    const query = this.#either();
    if (this.#at < this.#text.length) throw this.#error(QUERY_PROBLEMS.closesNothing);
    return query;
  }

  #error(message: string, offset = this.#at): QueryError {
    return new QueryError(message, offset);
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #either(): CardQuery {
    const queries = [this.#both()];
    while (this.#take(/\||OR(?=[\s(]|$)/y) !== undefined) queries.push(this.#both());
    const [only] = queries;
    return only !== undefined && queries.length === 1 ? only : { kind: 'either', queries };
  }

  #both(): CardQuery {
    const queries: CardQuery[] = [];
    for (this.#skipSpace(); this.#begins(); this.#skipSpace()) queries.push(this.#one());
    const [only] = queries;
    if (only === undefined) throw this.#error(QUERY_PROBLEMS.condition);
    return queries.length === 1 ? only : { kind: 'both', queries };
  }

  /** Whether a condition begins here. */
  #begins(): boolean {
    const rest = this.#text.slice(this.#at);
    return rest !== '' && !/^[)|]|^OR(?=[\s(]|$)/.test(rest);
  }

  #one(): CardQuery {
    if (++this.#depth > MAX_DEPTH) throw this.#error(QUERY_PROBLEMS.tooNested(`${MAX_DEPTH}`));
    const query = this.#oneWithin();
    this.#depth--;
    return query;
  }

  #oneWithin(): CardQuery {
    if (this.#take(/-/y) !== undefined) return { kind: 'not', query: this.#one() };
    if (this.#text[this.#at] !== '(') return this.#term();
    const opened = this.#at++;
    const query = this.#either();
    if (this.#text[this.#at] !== ')') throw this.#error(QUERY_PROBLEMS.neverClosed, opened);
    this.#at++;
    return query;
  }

  #term(): QueryTerm {
    const from = this.#at;
    const head = this.#take(/[\p{L}\d]+(?:<=|>=|!=|:|=|<|>)/uy);
    if (head === undefined)
      return { kind: 'term', field: 'any', operator: ':', values: [this.#value(ENDS_WORD)] };
    const operator = OPERATORS.find((one) => head.endsWith(one)) ?? ':';
    const name = head.slice(0, -operator.length);
    const field = FIELD_NAMES.get(name.toLowerCase());
    if (field === undefined)
      throw this.#error(QUERY_PROBLEMS.unknownField(name, [...FIELD_NAMES.keys()].join(', ')), from);
    const values = [this.#value(/[\s()",]/)];
    while (this.#take(/,/y) !== undefined) values.push(this.#value(/[\s()",]/));
    return { kind: 'term', field, operator, values };
  }

  #value(end: RegExp): QueryValue {
    const offset = this.#at;
    if (this.#text[offset] === '"') {
      const close = this.#text.indexOf('"', offset + 1);
      if (close < 0) throw this.#error(QUERY_PROBLEMS.quoteNeverClosed);
      this.#at = close + 1;
      return { text: this.#text.slice(offset + 1, close), offset };
    }
    while (this.#at < this.#text.length && !end.test(this.#text[this.#at] ?? '')) this.#at++;
    if (this.#at === offset) throw this.#error(QUERY_PROBLEMS.value);
    return { text: this.#text.slice(offset, this.#at), offset };
  }
}

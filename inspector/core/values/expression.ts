/** What an expression is at a moment; undefined where it has no value, as the power of a card that is not in the battle zone. */
export type Value = number | boolean | string | undefined;

/** What the names of an expression stand for. */
export interface Names {
  /** A name alone: `turn`, `standby.length`. */
  readonly name: (name: string) => Value;
  /** A name with something in brackets: `power(#12)`. */
  readonly call: (name: string, argument: string) => Value;
}

/** Reads the value of an expression from names. */
export type Expression = (names: Names) => Value;

/** The text is no expression. */
export class ExpressionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExpressionError';
  }
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|([A-Za-z_#][\w.#]*)|(<=|>=|!=|[=<>+\-*()]))/y;

interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign';
  readonly text: string;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null)
      throw new ExpressionError(
        `"${text.slice(at).trim().slice(0, 20)}" in "${text}" is no part of an expression; expected a number, a name or an operator.`,
      );
    const [, number, quoted, name, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

const COMPARISONS: Readonly<Record<string, (one: Value, other: Value) => boolean>> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': (one, other) => typeof one === 'number' && typeof other === 'number' && one < other,
  '<=': (one, other) => typeof one === 'number' && typeof other === 'number' && one <= other,
  '>': (one, other) => typeof one === 'number' && typeof other === 'number' && one > other,
  '>=': (one, other) => typeof one === 'number' && typeof other === 'number' && one >= other,
};

const ARITHMETIC: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
};

/** Nesting that a person may write; deeper text is refused rather than overflowing the stack. */
const MAX_DEPTH = 50;

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  whole(): Expression {
    const expression = this.#or();
    if (this.#next !== undefined) this.#refuse('an operator or the end');
    return expression;
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #refuse(expected: string): never {
    const found = this.#next === undefined ? 'the end' : `"${this.#next.text}"`;
    throw new ExpressionError(`The expression "${this.#text}" has ${found} where ${expected} was expected.`);
  }

  #takes(kind: Token['kind'], texts: readonly string[]): string | undefined {
    const token = this.#next;
    if (token?.kind !== kind || !texts.includes(token.text)) return undefined;
    this.#at++;
    return token.text;
  }

  #or(): Expression {
    let left = this.#and();
    while (this.#takes('name', ['or']) !== undefined) {
      const [one, other] = [left, this.#and()];
      left = (names) => [one(names), other(names)].includes(true);
    }
    return left;
  }

  #and(): Expression {
    let left = this.#comparison();
    while (this.#takes('name', ['and']) !== undefined) {
      const [one, other] = [left, this.#comparison()];
      left = (names) => [one(names), other(names)].every((value) => value === true);
    }
    return left;
  }

  #comparison(): Expression {
    if (++this.#depth > MAX_DEPTH)
      throw new ExpressionError(`The expression nests deeper than ${MAX_DEPTH} levels.`);
    const read = this.#takes('name', ['not']) === undefined ? this.#compared() : this.#negated();
    this.#depth--;
    return read;
  }

  #negated(): Expression {
    const inner = this.#comparison();
    return (names) => inner(names) !== true;
  }

  #compared(): Expression {
    const left = this.#sum();
    const sign = this.#takes('sign', Object.keys(COMPARISONS));
    const compare = COMPARISONS[sign ?? ''];
    if (compare === undefined) return left;
    const right = this.#sum();
    return (names) => compare(left(names), right(names));
  }

  #sum(): Expression {
    return this.#combined(['+', '-'], () => this.#combined(['*'], () => this.#factor()));
  }

  #combined(signs: readonly string[], part: () => Expression): Expression {
    let left = part();
    for (let sign = this.#takes('sign', signs); sign !== undefined; sign = this.#takes('sign', signs)) {
      const combine = ARITHMETIC[sign];
      const [one, other] = [left, part()];
      left = (names) => {
        const [a, b] = [one(names), other(names)];
        return typeof a === 'number' && typeof b === 'number' ? combine?.(a, b) : undefined;
      };
    }
    return left;
  }

  #factor(): Expression {
    if (this.#takes('sign', ['(']) !== undefined) {
      const inner = this.#or();
      if (this.#takes('sign', [')']) === undefined) this.#refuse('")"');
      return inner;
    }
    const token = this.#next;
    if (token === undefined || token.kind === 'sign') return this.#refuse('a number or a name');
    this.#at++;
    if (token.kind === 'number') return () => Number(token.text);
    if (token.kind === 'text') return () => token.text;
    if (token.text === 'true' || token.text === 'false') return () => token.text === 'true';
    return this.#named(token.text);
  }

  #named(name: string): Expression {
    if (this.#takes('sign', ['(']) === undefined) return (names) => names.name(name);
    const argument = this.#next;
    if (argument === undefined || argument.kind === 'sign') return this.#refuse(`what ${name}() is of`);
    this.#at++;
    if (this.#takes('sign', [')']) === undefined) this.#refuse('")"');
    return (names) => names.call(name, argument.text);
  }
}

/**
 * Reads an expression: numbers, names and calls with `+ - *`, comparisons (`= != < <= > >=`), `and`, `or`, `not` and brackets.
 * @throws {ExpressionError} if the text is none.
 */
export const parseExpression = (text: string): Expression => new Parser(text).whole();
